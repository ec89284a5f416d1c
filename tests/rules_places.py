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
    },
    "expedition": {
        "tables.py Character": (
            "E-CARD-1 E-CARD-2 E-CARD-3 E-CARD-4 E-CARD-5 E-CARD-6 E-CARD-7 E-CARD-8 E-CARD-9 E-CARD-10 "
            "E-CARD-11 E-CARD-12 E-CARD-13 E-CARD-14 E-CARD-15 E-CARD-16 E-CARD-17 E-CARD-18 E-CARD-19 "
            "E-CARD-20 E-CARD-21 E-CARD-22 E-CARD-23 E-CARD-24 E-CARD-25 E-CARD-26 E-CARD-27 E-CARD-28 "
            "E-CARD-29 E-CARD-30 E-CARD-31 E-CARD-32 E-CARD-33 E-CARD-34 E-CARD-35 E-CARD-36 E-CARD-37 "
            "E-CARD-38 E-CARD-39 E-CARD-40 E-CARD-41 E-CARD-42 E-CARD-43 E-CARD-44 E-CARD-45 E-CARD-46 "
            "E-CARD-47 E-CARD-48 E-CARD-49 E-CARD-50 E-CARD-51 E-CARD-52 E-CARD-53 E-CARD-54 E-LEAD-1 "
            "E-SETUP-14"
        ),
        "tables.py Place": (
            "E-VILLAGE-HUNT E-VILLAGE-CRAFT E-VILLAGE-GIFT E-VILLAGE-DEPART E-VILLAGE-HORSE E-VILLAGE-CANOE "
            "E-VILLAGE-BOAT E-VILLAGE-SHAMAN E-SOLO-3"
        ),
        "tables.py ExpeditionTables": "E-TRACK-1 E-TRACK-3 E-TRACK-4 R-END-1",
        "state.py capacity": "E-BOAT-3 E-BOAT-4",
        "state.py gain": "R-BOAT-8 R-BOAT-9 E-SETUP-11",
        "state.py gain_companions": "E-BOAT-2 R-COMP-1",
        "state.py on_board": "R-COMP-6",
        "state.py can_act": "R-TURN-3 R-TURN-11",
        "state.py _trim_fresh": "R-LOCK-4",
        "counts.py badges": "E-COLLECT-2 R-COPY-5 R-SOLO-1 R-SOLO-2 R-SOLO-9",
        "counts.py steps": "R-COPY-6 R-COPY-7 E-COPY-3",
        "movement.py next_space": "E-MOVE-5 R-MOVE-6 R-TRACK-3",
        "movement.py possible_steps": (
            "E-MOVE-1 E-MOVE-6 E-TIME-1 E-TIME-3 E-TIME-4 R-MOVE-2 R-MOVE-4 R-MOVE-5 R-TRACK-1"
        ),
        "movement.py move": "E-MOVE-8 E-INV-6 R-TRACK-4 E-TIME-5",
        "movement.py advance_mackenzie": "R-SOLO-4 R-SOLO-7",
        "camp.py camp": (
            "E-CAMP-8 E-CAMP-9 E-END-2 R-BOAT-10 R-BOAT-11 R-END-2 R-END-3 R-END-4 R-SOLO-5 R-TURN-9 R-TURN-12 "
            "R-TURN-13 R-COPY-11"
        ),
        "camp.py hand_time": "R-TURN-2",
        "camp.py wins": "E-END-4",
        "possible.py divisible": "R-MOVE-3",
        "possible.py copy_targets": "R-COPY-2 R-COPY-4 R-COPY-12 R-SOLO-6",
        "possible.py open_places": "R-VILL-4 R-VILL-9",
        "effects.py push": "E-COPY-4 R-COPY-10",
        "effects.py pow_wow": "E-INT-5 E-INT-6 R-COMP-7 R-COMP-9 R-COPY-8",
        "effects.py take_aboard": "E-INT-7 R-COMP-10",
        "effects.py newcomer": "R-COMP-2 R-COMP-3",
        "effects.py take_hire": "E-HIRE-2 R-CARDS-11",
        "effects.py discard": "R-CARDS-6 R-CARDS-13",
        "effects.py discards": "R-CARDS-7",
        "effects.py renew_journal": "R-CARDS-9 R-VILL-7",
        "effects.py boat_tile": "E-UPGRADE-3 R-BOAT-4 R-VILL-6",
        "phases/setup.py first_state": "E-SETUP-12 E-SETUP-13 E-SOLO-1 E-SOLO-8 R-SOLO-8",
        "phases/turn.py legal": "E-TURN-4 E-ACT-12 R-TURN-1 R-TURN-5 R-TURN-7",
        "phases/turn.py support": "E-ACT-7 E-ACT-8 R-ACT-5 R-ACT-10 R-ACT-11",
        "phases/turn.py village": "E-VILLAGE-3 R-VILL-1 R-VILL-2",
        "phases/recruit.py price": "E-JOURNAL-3 E-RECRUIT-3",
        "phases/recruit.py discount": "E-RECRUIT-4 E-RECRUIT-5",
        "phases/journal.py reshuffle": "R-CARDS-3",
        "phases/activate.py activate": "R-VILL-8 R-BOAT-3",
        "phases/activate.py stop": "R-ACT-6",
        "phases/activate.py end": "R-ACT-7",
        "phases/gains.py finish": "E-COLLECT-5",
        "phases/gains.py _make_room": "R-ACT-4 R-BOAT-2",
        "view.py view": "R-TURN-10",
    },
}
