"""Where the code holds the rules that it does not name in a docstring or comment: place -> ids.

Many rules follow from the shape of the code (counts have no limit, masks are never turned over) and are held
by the function that has that shape. A test checks that every place exists.
"""

PLACES = {
    "discoveries": {
        "actions.py Place": "D-ACT-2 RULING-44 RULING-56",
        "check.py _check_discovery": "RULING-99",
        "check.py _check_prerequisites": "RULING-57",
        "check.py _check_runs": "D-CARD-1 D-CARD-14 D-CARD-22 D-CARD-27",
        "check.py _check_tribe": "D-CARD-34 D-CARD-35 D-CARD-36 D-CARD-37f",
        "check.py _check_board": "D-EXPL-8 D-EXPL-9 D-EXPL-10",
        "journey.py flipped": "D-CARD-32b D-CARD-32c D-CARD-32d RULING-60 RULING-62",
        "journey.py reach": "D-EXPL-17 D-EXPL-19 D-EXPL-21 RULING-43 RULING-65",
        "journey.py _crossings": "D-CARD-34d D-CARD-34e D-EXPL-20 RULING-42 RULING-63 RULING-64 RULING-108",
        "tables.py crossings": "D-EXPL-16 D-EXPL-24 RULING-50",
        "tables.py _set_masks": "RULING-02",
        "state.py stock": "D-TURN-4",
        "state.py gray_count": "RULING-72 RULING-106",
        "state.py controlled": "RULING-95 RULING-102",
        "state.py actions_of": "D-CARD-1b RULING-18",
        "phases/setup.py first_state": "D-SETUP-2 RULING-08",
        "phases/setup.py _needs_redraw": "RULING-01",
        "phases/flow.py draw_to": "D-SETUP-4 D-SETUP-8",
        "phases/flow.py refill": "D-INV-5 RULING-90 RULING-101",
        "phases/flow.py finish_turn": "D-END-2 RULING-93 RULING-94",
        "phases/explore.py resolve": "D-CARD-37c",
        "phases/explore.py zone_candidates": "D-END-6 D-INV-6",
        "phases/explore.py take_dice_back": "D-EXPL-30 D-INV-3 RULING-47",
        "phases/explore.py after_roll": "D-EXPL-31 RULING-14",
        "phases/turn.py legal": (
            "D-ACT-5 D-ACT-7 D-ACT-8 D-ACT-12 D-EXPL-5 D-EXPL-7 D-EXPL-11 D-TURN-5 RULING-10 RULING-11 RULING-12 "
            "RULING-13 RULING-19 RULING-34 RULING-45 RULING-46 RULING-49 RULING-79"
        ),
        "phases/turn.py first_cards": "D-CARD-37d RULING-59",
        "phases/turn.py why_not_place": "RULING-20 RULING-32",
        "phases/turn.py why_not_explore": "RULING-40",
        "phases/trigger.py legal": "D-CARD-34f RULING-41",
        "phases/trigger.py legal_second": "RULING-51",
        "phases/pay.py begin": "D-ACT-13",
        "phases/pay.py payable": "D-CARD-39c RULING-66 RULING-67 RULING-68",
        "phases/pay.py may_mix": "D-CARD-47b D-CARD-47d RULING-69 RULING-70 RULING-71 RULING-107",
        "phases/pay.py _candidates": "D-CARD-43c",
        "phases/tribe.py takeable": "D-TRIBE-5 RULING-73 RULING-74",
        "phases/tribe.py begin": "D-TRIBE-4",
        "phases/tribe.py take": "D-CARD-37e RULING-77",
        "phases/tribe.py gain_gray": "D-GRAY-7 RULING-21 RULING-27 RULING-28",
        "phases/tribe.py discard_cost": "D-INV-4",
        "phases/change.py legal": "RULING-16 RULING-31 RULING-104",
        "phases/change.py most_dice": "RULING-75",
        "phases/change.py same_face_only": "RULING-76",
        "phases/change.py swap": "D-PLAN-4",
        "phases/rest.py advance_rest": "D-REST-4",
        "phases/rest.py _places": "RULING-87 RULING-88",
        "phases/rest.py _take": "RULING-48",
        "scoring.py scores": "D-SCORE-1 D-SCORE-3 RULING-97",
        "scoring.py tepee_points": "D-SCORE-6 RULING-98 RULING-100",
        "view.py view": "D-INFO-1 D-INFO-3 RULING-05",
        "view.py _player": "D-INFO-2",
    }
}
