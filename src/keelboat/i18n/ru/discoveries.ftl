# Discoveries: every sentence and name of the game.

discoveries-name = Открытия

## Words of closed sets

captain = { $colour ->
    [blue] Льюис
    [orange] Кларк
    [yellow] Гасс
   *[green] Ордуэй
}
face = { $face ->
    [walk] Идти
    [ride] Ехать верхом
    [negotiate] Переговоры
   *[journal] Запись
}
from-face = { $from ->
    [walk] Идти
    [ride] Ехать верхом
    [negotiate] Переговоры
   *[journal] Запись
}
to-face = { $to ->
    [walk] Идти
    [ride] Ехать верхом
    [negotiate] Переговоры
   *[journal] Запись
}
attitude = { $attitude ->
    [friendly] дружелюбное
   *[wary] недоверчивое
}
terrain = { $terrain ->
    [R] река
   *[M] гора
}
species = { $species ->
    [plant] растение
    [mammal] млекопитающее
    [bird] птица
   *[fish] рыба
}

# A card's action is [card], one of its further slots [slot].
place = { $place ->
    [friendly] Дружелюбное племя
    [wary] Недоверчивое племя
    [change] Сменить грань
    [plans] Поменять маршрут
    [horse-ride] Поездка верхом
    [hike] Поход
    [mountain] Горная экспедиция
    [bank-left] Левый берег
    [bank-right] Правый берег
    [slot] { $place-name } (ячейка { $place-slot })
   *[card] { $place-name }
}
place-quoted = { $place ->
    [slot] «{ $place-name }» (ячейка { $place-slot })
   *[other] «{ place }»
}
from-place = { $place ->
    [bank-left] с Левого берега
    [bank-right] с Правого берега
   *[other] с действия { place-quoted }
}
to-place = { $place ->
    [bank-left] на Левый берег
    [bank-right] на Правый берег
   *[other] на действие { place-quoted }
}
at-place = { $place ->
    [bank-left] на Левом берегу
    [bank-right] на Правом берегу
   *[other] на действии { place-quoted }
}

## Dice, steps and terrains counted

# How many dice show a face, in the list of a roll.
n-face = «{ face }» ×{ $n }
n-same-dice = { $n ->
    [1] { $n } любой кубик
    [one] { $n } кубик с одинаковыми гранями
    [few] { $n } кубика с одинаковыми гранями
    [many] { $n } кубиков с одинаковыми гранями
   *[other] { $n } кубика с одинаковыми гранями
}
n-face-dice = { $face ->
    [same] { n-same-dice }
   *[other] { n-dice } «{ face }»
}
colour-die = { colour } кубик
# Accusative, the same as nominative here.
a-colour-die = { colour } кубик
n-colour-dice = { $colour ->
    [blue] { $n ->
        [one] { $n } синий кубик
        [few] { $n } синих кубика
        [many] { $n } синих кубиков
       *[other] { $n } синих кубика
    }
    [orange] { $n ->
        [one] { $n } оранжевый кубик
        [few] { $n } оранжевых кубика
        [many] { $n } оранжевых кубиков
       *[other] { $n } оранжевых кубика
    }
    [yellow] { $n ->
        [one] { $n } жёлтый кубик
        [few] { $n } жёлтых кубика
        [many] { $n } жёлтых кубиков
       *[other] { $n } жёлтых кубика
    }
    [green] { $n ->
        [one] { $n } зелёный кубик
        [few] { $n } зелёных кубика
        [many] { $n } зелёных кубиков
       *[other] { $n } зелёных кубика
    }
    [purple] { $n ->
        [one] { $n } фиолетовый кубик
        [few] { $n } фиолетовых кубика
        [many] { $n } фиолетовых кубиков
       *[other] { $n } фиолетовых кубика
    }
   *[gray] { $n ->
        [one] { $n } серый кубик
        [few] { $n } серых кубика
        [many] { $n } серых кубиков
       *[other] { $n } серых кубика
    }
}
n-colour-dice-of = { $n ->
    [one] { $colour ->
        [blue] { $n } синего кубика
        [orange] { $n } оранжевого кубика
        [yellow] { $n } жёлтого кубика
        [green] { $n } зелёного кубика
        [purple] { $n } фиолетового кубика
       *[gray] { $n } серого кубика
    }
   *[other] { $colour ->
        [blue] { $n } синих кубиков
        [orange] { $n } оранжевых кубиков
        [yellow] { $n } жёлтых кубиков
        [green] { $n } зелёных кубиков
        [purple] { $n } фиолетовых кубиков
       *[gray] { $n } серых кубиков
    }
}
n-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}
n-steps-of = { $n ->
    [one] { $n } шага
   *[other] { $n } шагов
}
# After “at most”: genitive.
n-terrain = { $terrain ->
    [R] { $n ->
        [one] { $n } реки
       *[other] { $n } рек
    }
   *[M] { $n ->
        [one] { $n } горы
       *[other] { $n } гор
    }
}
legs-then = { $leg }, затем { $next }
needs-on = { n-face-dice } на действие { place-quoted }

## The log: set-up

card-removed = Карта { $card } выходит из игры.
deck-top = Верхняя карта колоды: { $card }.
redrawn = Среди трёх карт Племени нет карты Исследования: карты открывают заново.
meeting-new = Новая карта в области Переговоров: «{ $card-name }».
recon-new = Новая карта на Неизведанных территориях: { $card }.
zone-chosen = { $seat } выбирает новую цель: карту { $card }.
rolled = { $seat } бросает { n-colour-dice }: { $faces }.

## The log: playing dice

placed = { $seat } кладёт { n-face-dice } на действие { place-quoted }.
discarded = Сброшено { to-place }: { n-dice }.
die-turned = { $seat } разыгрывает { a-colour-die } «{ from-face }» как «{ to-face }» (карта «{ $card-name }»).
die-changed = { $seat } переворачивает { a-colour-die } «{ from-face }» гранью «{ to-face }» вверх.
die-left = { $seat } оставляет { a-colour-die } «{ face }» как есть.
plans-changed = { $seat } меняет маршрут: карта { $new } вместо карты { $old }.
turn-ended = { $seat } завершает ход.

## The log: tribes and grey dice

tribe-taken = { $seat } берёт карту «{ $card-name }» ({ attitude } племя).
reserved = { $seat } резервирует карту { $card } на карте «Миннетари».
gray-gained = { $seat } получает серый кубик из общего запаса; выпало «{ face }».
gray-given = Общий запас пуст: { $other } отдаёт серый кубик игроку { $seat }.
gray-off-slot = { $seat } снимает этот кубик с действия { place-quoted }: ячейка снова пуста.
gray-none = Общий запас пуст, и никто не обязан отдавать серый кубик игроку { $seat }.

## The log: exploring

triggered = { $seat } запускает: { $places }.
explored = { $seat } исследует карту { $card }: { n-points }.
explored-two = { $seat } исследует карты { $first } и { $second } за один ход и получает дополнительный ход.
rolled-back = Снова в резерве после броска: { n-colour-dice } ({ $faces }).
bonus-turn = У игрока { $seat } дополнительный ход.
bonus-declined = { $seat } отказывается от дополнительного хода.

## The log: rest and end

rest-bank = { $seat } отдыхает и забирает { n-dice } { from-place }.
rest-own = { $seat } отдыхает и отзывает { n-dice } своего цвета.
recalled-from = { $seat } отзывает кубик у игрока { $other }.
recalled-off-slot = { $seat } отзывает у игрока { $other } кубик с действия { place-quoted }.
finished = { $seat } остаётся без новой карты: у всех остальных по одному последнему ходу.
game-over = Партия окончена.
stalled = { n-turns } без исследований: партия заканчивается.

## Reasons: dice and faces

why-other-face = В этот ход вы разыгрываете кубики «{ face }»; другие грани ждут.
why-locked = Этот кубик заблокирован до конца вашего хода.
why-used = Действие { place-quoted } в этот ход уже выполнено.
why-wrong-face = Для действия { place-quoted } нужно: { n-face-dice }.
why-dice-short = Для действия { place-quoted } нужно: { n-face-dice }. { $have ->
    [0] У вас ни одного
   *[other] У вас { $have }
}.
why-in-one-go = Эта ячейка оплачивается целиком: { n-face-dice }. { $have ->
    [0] У вас ни одного
   *[other] У вас { $have }
}.
why-slot-full = В этой ячейке уже лежит кубик.
why-no-slot = Такой ячейки нет. Ячеек у действия { place-quoted }: { $n }.
why-no-such-die = В вашем резерве нет такого кубика ({ colour }, «{ face }»).
why-no-locked-die = В вашем резерве нет такого заблокированного кубика ({ colour }, «{ face }»).
why-one-face = Все кубики переворачивают на одну и ту же грань: «{ face }».
why-nothing-to-change = Чтобы сменить грань, в резерве нужен ещё один кубик.
why-at-least-one = Выберите хотя бы один кубик.
why-nothing-played = Разыграйте хотя бы один кубик или отдохните.

## Reasons: cards

why-not-owned = Карты «{ $card-name }» нет в вашей области Действия.
why-card-used = Карта «{ $card-name }» в этот ход уже использована.
why-already-shows = На этом кубике уже грань «{ face }».
why-card-face = Карта «{ $card-name }» переворачивает кубик только гранью «{ face }» вверх.
why-card-takes = Карта «{ $card-name }» действует только на кубик «{ face }».
why-face-not-set = Нужен хотя бы ещё один кубик, разыгранный как «{ face }».
why-not-with-flathead = В ход с картой «Флэтхэд» карта «{ $card-name }» не помогает: каждую грань разыгрывают один раз.
why-flathead-over = Ход с картой «Флэтхэд» — это два кубика с разными гранями (с двумя картами — три), не больше.
why-flathead-late = С картой «Флэтхэд» вторая грань возможна только сразу после первого кубика; вы уже разыграли { n-dice }.
why-flathead-one = За ход с картой «Флэтхэд» разыгрывают по одному кубику с каждой гранью; здесь нужно { n-dice }.
why-no-tribe = В области Переговоров нет { $attitude ->
    [friendly] дружелюбных
   *[wary] недоверчивых
} племён.
why-not-in-meeting = Карты «{ $card-name }» нет в области Переговоров.
why-attitude = «{ $card-name }» — { attitude } племя: для него нужно другое действие.
why-not-in-recon = Карты { $card } нет на Неизведанных территориях.
why-recon-empty = На Неизведанных территориях нет карт: менять не на что.
why-held-card = Карта { $card } остаётся на карте «Миннетари», пока её не исследуют.
why-donor-self = Нельзя отдать серый кубик себе.
why-donor-fewer = У других серых кубиков больше, чем у игрока { $seat } ({ $n }).
why-no-gray-there = Там нет вашего серого кубика.
why-no-such-seat = Такого места нет. Игроков: { $n }.

## Reasons: exploring and resting

why-none-prepared = Ни одно ваше действие не готово принять кубик «Запись».
why-not-prepared = Кубик «Запись» кладут последним: у действия { place-quoted } ещё есть пустая ячейка.
why-no-journal-die = У вас нет кубика «Запись», чтобы запустить действие.
why-journal-dice-short = Нужно кубиков «Запись»: { $n }. У вас { $have }.
why-not-first-card = Путь начинают с текущей или зарезервированной карты, а не с карты { $card }.
why-explored = В этот ход вы уже провели исследование.
why-no-crossing = Ваши подготовленные действия не пересекают карту { $card }.
why-no-crossing-with = Действие { place-quoted } не помогает пересечь карту { $card }.
why-not-enough = Эти действия ещё не пересекают карту { $card }.
why-no-second = Ваши действия пересекают карту { $first }, но не идут дальше по карте { $second }.
why-no-bonus = У вас нет дополнительного хода, от которого можно отказаться.
why-already-acting = Отдых занимает весь ход, а вы уже разыграли кубики.
why-bank-empty = Кубиков { at-place } нет.
why-no-own-die = Там нет кубика вашего цвета.

## Buttons

label-friendly = Взять карту дружелюбного племени (цена: { n-face-dice })
label-wary = Взять карту недоверчивого племени (цена: { n-face-dice })
label-change = Сменить грань кубиков (цена: { n-face-dice })
label-plans = Поменять маршрут (цена: { n-face-dice })
label-slot = Положить { n-face-dice } на действие { place-quoted }
label-die = Заплатить: { colour-die } («{ face }»)
label-die-via = Заплатить: { colour-die }, «{ from-face }» как «{ to-face }» (карта «{ $card-name }»)
label-die-stays = Оставить в ячейке: { colour-die } («{ face }»)
label-die-stays-via = Оставить в ячейке: { colour-die }, «{ from-face }» как «{ to-face }» (карта «{ $card-name }»)
label-take = Взять «{ $card-name }»
label-pick-zone = Выбрать целью карту { $card }: { n-points }
label-pick-reserve = Зарезервировать карту { $card } на карте «Миннетари»: { n-points }
label-pick-swap = Обменять на карту { $card }: { n-points }
label-pick-second = Исследовать { $first } и { $card }: ещё { n-points } и дополнительный ход
label-alone = Исследовать только { $card }
label-turn = Перевернуть { a-colour-die } с грани «{ from-face }» на «{ to-face }»
label-turn-locked = Перевернуть заблокированный { a-colour-die } с грани «{ from-face }» на «{ to-face }»
label-turn-same = Оставить как есть: { colour-die } «{ face }» (будет заблокирован)
label-rest-bank = Отдых: забрать { n-dice } { from-place }
label-rest-all = Отдых: отозвать все кубики своего цвета ({ $n })
label-rest-some = Отдых: отозвать часть кубиков своего цвета
label-recall-bank = Отозвать кубик { from-place }
label-recall-stock = Отозвать кубик у игрока { $seat } («{ face }»)
label-recall-slot = Отозвать у игрока { $seat } кубик с действия { place-quoted }
label-explore = Исследовать { $card }: { n-points }
label-trigger = Запустить действие { place-quoted }
label-go = В путь: исследовать { $card }
label-go-two = В путь: исследовать { $first } и { $second }
label-donor = Попросить серый кубик у игрока { $seat }
label-give-stock = Отдать серый кубик из резерва («{ face }»)
label-give-slot = Отдать серый кубик с действия { place-quoted }
label-decline-bonus = Отказаться от дополнительного хода
label-stop = Больше кубиков не нужно
label-roll = { n-colour-dice }: { $faces }
label-remove = Убрать карту { $card }
label-reveal = Открыть карту { $card }

## Forecasts

forecast-crosses = Пересекает карту { $card }: { n-points }.
forecast-crosses-two = Пересекает карту { $first } и может пойти дальше по карте { $second }: дополнительный ход.
forecast-back = Вернётся в резерв после броска: { n-dice }.
forecast-at-least = Хотя бы { n-face-dice }: { $percent }.
forecast-mean = В среднем: { $faces }.
forecast-die-goes = Этот кубик уйдёт { to-place }.
forecast-one-stays = Один кубик останется здесь, { $n ->
    [1] другой уйдёт
   *[other] остальные ({ $n }) уйдут
} { to-place }.
forecast-ready = Действие { place-quoted } будет готово принять кубик «Запись».
forecast-missing = Для карты { $card } ещё нужно: { $missing }.
forecast-owed = { $seat } может отозвать у вас { n-dice }.
forecast-away = Кубики вашего цвета у игрока { $seat }: { $n }.
forecast-rest = Отдых { at-place } принесёт { n-dice }.
forecast-no-gray = Серого кубика не будет: у вас их больше, чем у других.

## What a Tribe card does

effect-needs = Нужно: { $needs }, затем кубик «Запись».
effect-explore = Пересекает не больше { $runs }.
effect-swap_terrain = На вашем пути одну реку можно считать горой или одну гору — рекой.
effect-extend = { $terrain ->
    [R] Другое запущенное действие, которое пересекает реки, идёт на { n-steps } дальше.
   *[M] Другое запущенное действие, которое пересекает горы, идёт на { n-steps } дальше.
}
effect-reserve_discovery = Сразу положите сюда карту с Неизведанных территорий; её можно исследовать вместо текущей карты.
effect-any_die_as = Раз в ход можно разыграть любой кубик как «{ face }».
effect-face_as_chosen = Раз в ход один кубик «{ face }» можно разыграть с гранью, выбранной на этот ход.
effect-mixed_faces = За ход можно разыграть два кубика с разными гранями вместо кубиков с одинаковыми.
effect-hide_gray_die = Один ваш серый кубик не учитывается, когда решают, кто отдаёт серый кубик.
effect-ignore_attitude = Действиями «Дружелюбное племя» и «Недоверчивое племя» можно брать любые племена.
effect-change_to_any_faces = Когда вы меняете грань кубиков, новые грани могут быть разными.
effect-change_one_more = Когда вы меняете грань кубиков, можно перевернуть ещё один кубик.

## The score pad

score-map = Картография
score-species = Виды
score-tepees = Типи

## What is wrong in a data file

data-run = Ожидается от 1 до 9 шагов из R (река) и M (гора); найдено: { $found }.
data-family = Карта с этим номером пересекает { $wanted } (R — река, M — гора, + — или); найдено: { $found }.
data-no-path = Нужна хотя бы одна тропа.

## Cards by their Tribe side

discoveries-card-1 = Омаха
discoveries-card-2 = Ото
discoveries-card-3 = Шошоны
discoveries-card-4 = Миссури
discoveries-card-5 = Манданы
discoveries-card-6 = Кайюсы
discoveries-card-7 = Пауни
discoveries-card-8 = Чинуки
discoveries-card-9 = Канза
discoveries-card-10 = Палусы
discoveries-card-11 = Осейджи
discoveries-card-12 = Понка
discoveries-card-13 = Кроу
discoveries-card-14 = Ассинибойны
discoveries-card-15 = Шайенны
discoveries-card-16 = Валла-валла
discoveries-card-17 = Якама
discoveries-card-18 = Юматилла
discoveries-card-19 = Тилламук
discoveries-card-20 = Чехалис
discoveries-card-21 = Катламет
discoveries-card-22 = Вакиакум
discoveries-card-23 = Скиллут
discoveries-card-24 = Кликитат
discoveries-card-25 = Ватлала
discoveries-card-26 = Васко
discoveries-card-27 = Кёр-д’ален
discoveries-card-28 = Салиши
discoveries-card-29 = Кутенаи
discoveries-card-30 = Лемхи
discoveries-card-31 = Банноки
discoveries-card-32 = Клатсоп
discoveries-card-33 = Клатсоп
discoveries-card-34 = Тенино
discoveries-card-35 = Мултномах
discoveries-card-36 = Не-персе
discoveries-card-37 = Миннетари
discoveries-card-38 = Миннетари
discoveries-card-39 = Янктон-сиу
discoveries-card-40 = Янктон-сиу
discoveries-card-41 = Янктон-сиу
discoveries-card-42 = Янктон-сиу
discoveries-card-43 = Тетон-сиу
discoveries-card-44 = Тетон-сиу
discoveries-card-45 = Тетон-сиу
discoveries-card-46 = Тетон-сиу
discoveries-card-47 = Флэтхэд
discoveries-card-48 = Флэтхэд
discoveries-card-49 = Черноногие
discoveries-card-50 = Черноногие
discoveries-card-51 = Арикара
discoveries-card-52 = Вишрам
discoveries-card-53 = Вишрам
discoveries-card-54 = Ванапам
discoveries-card-55 = Ванапам

### Terminal

terminal-camp = Лагерь
terminal-meeting = Область Переговоров
terminal-recon = Неизведанные территории
terminal-no-cards = карт нет
terminal-deck = Колода: { n-cards }.
terminal-deck-top = Сверху:
terminal-supply = Общий запас серых кубиков: { $n }
terminal-zone = Текущая карта
terminal-held = На «Миннетари»
terminal-stock = Резерв
terminal-actions = Действия
terminal-tribes = Карты Племени
terminal-journal = Дневник
terminal-ready = готово
terminal-locked = заблокировано: { $n }
terminal-alike = { $n } одинаковых
terminal-tepee = типи
terminal-tepees = Типи: { $n }.
terminal-tie-break = Кубики игрока
terminal-turn-to = Перевернуть на грань: { $what }
terminal-die-stays = Кубик остаётся здесь, пока действие не запущено.
terminal-rest-some = Вы выбираете от 1 до { $most } своих кубиков, где бы они ни лежали. Если взять { $most }:
terminal-would-cross = Тогда ваши действия пересекут карту { $card }; нужно кубиков «Запись»: { $n }.
terminal-way = Действия: { $places }. { $back }
terminal-more-ways = Других способов: { $n }.
terminal-ready-to-cross = Готовые действия пересекают карту { $card }.
terminal-no-way = Ваши действия не пересекут карту { $card }, даже если подготовить их все.
terminal-side-tribe = Сторона Племени: { $marks }
terminal-side-discovery = Сторона Открытий
terminal-ask-pick-first = выберите первую карту для исследования.
terminal-ask-turn = разыграйте кубики с одинаковыми гранями или отдохните.
terminal-ask-more = разыграйте ещё кубики с этой гранью или завершите ход.
terminal-ask-die = каким кубиком вы платите?
terminal-ask-take = какое племя вы берёте?
terminal-ask-reserve = какую карту вы резервируете на карте «Миннетари»?
terminal-ask-donor = кто отдаёт вам серый кубик?
terminal-ask-give = какой серый кубик вы отдаёте?
terminal-ask-change = какой кубик вы переворачиваете?
terminal-ask-swap = на какую карту вы меняете текущую?
terminal-ask-recall = какой кубик вы отзываете?
terminal-ask-second = продолжить путь по второй карте?
terminal-ask-trigger = какое действие вы запускаете кубиком «Запись»?
terminal-ask-new-zone = выберите следующую карту для исследования.
terminal-primer-goal = Ваша цель — очки: за исследованные карты, за наборы видов на них и за типи.
terminal-primer-turn = В свой ход разыграйте кубики с одинаковыми гранями или отдохните: тогда кубики после броска вернутся в ваш резерв.
terminal-primer-explore = Заполните ячейки действия ({ $slot } — 2 кубика «Идти»). Затем запустите его кубиком «Запись»: его шаги пересекают вашу текущую карту слева направо, например { $path }.
terminal-primer-tribes = За кубики «Переговоры» берут карты Племени: каждая даёт новое действие или эффект, а также серый кубик.
terminal-primer-end = Когда кто-то остаётся без новой карты для исследования, каждый из остальных делает последний ход, и партия заканчивается.
terminal-does-friendly = Вы берёте карту дружелюбного племени из области Переговоров, затем серый кубик.
terminal-does-wary = Вы берёте карту недоверчивого племени из области Переговоров, затем серый кубик.
terminal-does-change = Вы переворачиваете один или два кубика из резерва на выбранную грань; до конца хода они заблокированы.
terminal-does-plans = Вы меняете текущую карту на одну из карт Неизведанных территорий.
