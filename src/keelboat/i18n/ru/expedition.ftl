### Слова игры «Льюис и Кларк. Экспедиция»

## Names: the game, kinds of goods, terrain, places, roles

expedition-name = Экспедиция

kind = { $kind ->
    [wood] древесина
    [fur] мех
    [food] еда
    [equipment] снаряжение
    [canoe] каноэ
   *[horse] лошадь
}
# After “клетка —”, too.
terrain = { $terrain ->
    [river] река
    [mountain] горы
    [mixed] смешанная
   *[start] старт
}
on-terrain = { $terrain ->
    [river] по реке
   *[mountain] по горам
}
role = { $role ->
    [leader] командир
    [interpreter] переводчик
    [lumberjack] лесоруб
    [hunter] охотник
    [blacksmith] кузнец
   *[trapper] траппер
}
place = { $place ->
    [hunting] Охота
    [crafting] Ремесло
    [gift] Подарок
    [departure] Прощание
    [horse_trade] Торговля лошадьми
    [canoe_building] Постройка каноэ
    [boat_upgrade] Новая лодка
   *[shamanism] Шаманизм
}
# A boat tile by the side that lies up; nominative and accusative.
tile = { $side ->
    [front] тайл лодки для груза
   *[back] тайл лодки для спутника
}

# Counts: -acc stands after a verb, -of after a preposition (genitive).
n-good = { $kind ->
    [wood] { $n ->
        [one] { $n } древесина
       *[other] { $n } древесины
    }
    [fur] { $n ->
        [one] { $n } мех
        [few] { $n } меха
        [many] { $n } мехов
       *[other] { $n } меха
    }
    [food] { $n ->
        [one] { $n } еда
       *[other] { $n } еды
    }
    [equipment] { $n ->
        [one] { $n } снаряжение
       *[other] { $n } снаряжения
    }
    [canoe] { $n } каноэ
   *[horse] { $n ->
        [one] { $n } лошадь
        [few] { $n } лошади
        [many] { $n } лошадей
       *[other] { $n } лошади
    }
}
n-good-acc = { $kind ->
    [wood] { $n ->
        [one] { $n } древесину
       *[other] { $n } древесины
    }
    [food] { $n ->
        [one] { $n } еду
       *[other] { $n } еды
    }
    [horse] { $n ->
        [one] { $n } лошадь
       *[other] { $n } лошадей
    }
   *[other] { n-good }
}
n-goods = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}
n-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
    [many] { $n } любых ресурсов
   *[other] { $n } любых ресурса
}
n-distinct = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } разных ресурса
    [many] { $n } разных ресурсов
   *[other] { $n } разных ресурса
}
n-choice = { $n ->
    [one] { $n } первичный ресурс на выбор
    [few] { $n } первичных ресурса на выбор
    [many] { $n } первичных ресурсов на выбор
   *[other] { $n } первичных ресурса на выбор
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

# ---- end: Names: the game, kinds of goods, terrain, places, roles ----

## Names of cards

expedition-card-1 = Сено
expedition-card-2 = Маленький Ворон
expedition-card-3 = Целебный Бизон
expedition-card-4 = Эбенезер Таттл
expedition-card-5 = Рене Жессом
expedition-card-6 = Большой Конь
expedition-card-7 = Мозес Б. Рид
expedition-card-8 = Джон Робертсон
expedition-card-9 = Джозеф Бартер
expedition-card-10 = Ж. Батист Дешан
expedition-card-11 = Джон Ньюман
expedition-card-12 = Чарльз Маккензи
expedition-card-13 = Джон Дейм
expedition-card-14 = Кускалар
expedition-card-15 = Туссен Шарбонно
expedition-card-16 = Ф. Антуан Ларок
expedition-card-17 = Жозеф Гравлин
expedition-card-18 = Джон Боли
expedition-card-19 = Джон Хэй
expedition-card-20 = Большой Белый
expedition-card-21 = Диксон и Хэнкок
expedition-card-22 = Чёрный Мокасин
expedition-card-23 = Йеллепт
expedition-card-24 = П. Антуан Табо
expedition-card-25 = Три Орла
expedition-card-26 = Ястребиное Перо
expedition-card-27 = Человек-Ворон
expedition-card-28 = Катсахнем
expedition-card-29 = Чёрный Бизон
expedition-card-30 = Получеловек
expedition-card-31 = Ричард Уорфингтон
expedition-card-32 = Джеймс Маккей
expedition-card-33 = Веуче
expedition-card-34 = Пьер Дорион
expedition-card-35 = Партизан
expedition-card-36 = Николя Жарро
expedition-card-37 = Режи Луазель
expedition-card-38 = Хью Хини
expedition-card-39 = Чёрный Кот
expedition-card-40 = Витые Волосы
expedition-card-41 = Камеавейт
expedition-card-42 = Сломанная Рука
expedition-card-43 = Комкомли
expedition-card-44 = Маленький Вор
expedition-card-45 = Ваткувейс
expedition-card-46 = Дэниел Бун
expedition-card-47 = Старый Тоби
expedition-card-48 = Кобоуэй
expedition-card-49 = Отдыхающий Ворон
expedition-card-50 = Джордж Друйяр
expedition-card-51 = Тетохарски
expedition-card-52 = Одноглазый
expedition-card-53 = Сакагавея
expedition-card-54 = Рассечённый Нос
expedition-card-blue-leader = Мериуэзер Льюис
expedition-card-blue-interpreter = Пьер Крузатт
expedition-card-blue-lumberjack = Хью Макнил
expedition-card-blue-hunter = Симан
expedition-card-blue-blacksmith = Александр Х. Уиллард
expedition-card-blue-trapper = Ричард Уиндзор
expedition-card-orange-leader = Уильям Кларк
expedition-card-orange-interpreter = Франсуа Лабиш
expedition-card-orange-lumberjack = Джон Б. Томпсон
expedition-card-orange-hunter = Йорк
expedition-card-orange-blacksmith = Джозеф Уайтхаус
expedition-card-orange-trapper = Джозеф и Рубен Филд
expedition-card-yellow-leader = Джон Ордуэй
expedition-card-yellow-interpreter = Роберт Фрейзер
expedition-card-yellow-lumberjack = Томас П. Говард
expedition-card-yellow-hunter = Сайлас Гудрич
expedition-card-yellow-blacksmith = Джон Шилдс
expedition-card-yellow-trapper = Джордж Шеннон
expedition-card-green-leader = Натаниэл Прайор
expedition-card-green-interpreter = Джордж Гибсон
expedition-card-green-lumberjack = Патрик Гасс
expedition-card-green-hunter = Джон Колтер
expedition-card-green-blacksmith = Уильям Браттон
expedition-card-green-trapper = Питер Вайзер
expedition-card-purple-leader = Чарльз Флойд
expedition-card-purple-interpreter = Ж. Батист Лепаж
expedition-card-purple-lumberjack = Хью Холл
expedition-card-purple-hunter = Уильям Вернер
expedition-card-purple-blacksmith = Джон Поттс
expedition-card-purple-trapper = Джон Коллинз

# ---- end: Names of cards ----

## Cards and places in words

# One line per option of a card or place: what it costs, what it brings. The first letter of a line becomes a
# capital; an effect begins as it must after a cost.
effect-line = { $cost }, затем { $effect }.
effect-free = { $effect }.
effect-then = { $effect } и { $next }
effect-locks = То, что принесла одна активация, нельзя использовать в следующих активациях этого действия.

cost-pay = заплатите { $goods }
cost-send = отправьте { n-companions-acc } с лодок на пау-вау
cost-pay-send = заплатите { $goods } и отправьте { n-companions-acc } с лодок на пау-вау

effect-gain = получите { $goods }
effect-gain_choice = { $n ->
    [1] получите { n-choice }
   *[other] получите { n-choice }, одинаковых или разных
}
effect-collect = { $kind ->
    [wood] соберите столько древесины, сколько значков древесины у вас и у соседей
    [fur] соберите столько мехов, сколько значков меха у вас и у соседей
    [food] соберите столько еды, сколько значков еды у вас и у соседей
   *[equipment] соберите столько снаряжения, сколько значков снаряжения у вас и у соседей
}
effect-drop_time = сбросьте { n-tokens }
effect-hire = { $n ->
    [1] примите в отряд любую карту из журнала встреч без платы за наём
    [one] примите в отряд { $n } карту на выбор из журнала встреч без платы за наём
    [few] примите в отряд { $n } карты на выбор из журнала встреч без платы за наём
    [many] примите в отряд { $n } карт на выбор из журнала встреч без платы за наём
   *[other] примите в отряд { $n } карты на выбор из журнала встреч без платы за наём
}
effect-village_action = { $where ->
    [occupied] воспользуйтесь занятой локацией деревни, не ставя туда спутника (её цену нужно заплатить)
   *[any] воспользуйтесь любой локацией деревни, занятой или свободной, не ставя туда спутника (её цену нужно заплатить)
}
effect-copy_active = скопируйте с силой { $n } активного персонажа, своего или чужого (его цену нужно заплатить)
effect-pow_wow = соберите всех спутников с игрового поля на пау-вау и возьмите на борт сколько угодно из них; сбросьте нижнюю карту журнала встреч и пополните его; поставьте 1 спутника из запаса в зону «Новоприбывший»
effect-discard_hand = сбросьте с руки не больше { n-cards-of }
effect-renew_journal = замените все карты в журнале встреч
effect-boat_tile = добавьте { tile }
effect-companion_from_supply = возьмите на борт { n-companions-acc } из запаса

effect-move = пройдите { on-terrain } { n-steps }
effect-move-badges = { $kind ->
    [wood] пройдите { on-terrain } столько шагов, сколько значков древесины у вас и у соседей
    [fur] пройдите { on-terrain } столько шагов, сколько значков меха у вас и у соседей
    [food] пройдите { on-terrain } столько шагов, сколько значков еды у вас и у соседей
   *[equipment] пройдите { on-terrain } столько шагов, сколько значков снаряжения у вас и у соседей
}
effect-move-goods_on_boats = { $kind ->
    [wood] пройдите { on-terrain } столько шагов, сколько древесины на ваших лодках (она остаётся у вас)
    [fur] пройдите { on-terrain } столько шагов, сколько мехов на ваших лодках (они остаются у вас)
    [food] пройдите { on-terrain } столько шагов, сколько еды на ваших лодках (она остаётся у вас)
    [equipment] пройдите { on-terrain } столько шагов, сколько снаряжения на ваших лодках (оно остаётся у вас)
    [canoe] пройдите { on-terrain } столько шагов, сколько каноэ на ваших лодках (они остаются у вас)
   *[horse] пройдите { on-terrain } столько шагов, сколько лошадей на ваших лодках (они остаются у вас)
}
effect-move-companions_on_boats = пройдите { on-terrain } столько шагов, сколько спутников на ваших лодках
effect-move-companions_on_board = пройдите { on-terrain } столько шагов, сколько спутников на игровом поле
effect-move-active_characters = пройдите { on-terrain } столько шагов, сколько активных персонажей в вашей игровой зоне

# ---- end: Cards and places in words ----

## The log

n-activations = { $n ->
    [one] { $n } активация
    [few] { $n } активации
    [many] { $n } активаций
   *[other] { $n } активации
}

route-token = Жетон маршрута на клетке { $to }: теперь здесь { terrain }.
journal-new = Новая карта в журнале встреч: «{ $card-name }».
journal-dropped = Карта «{ $card-name }» уходит из журнала встреч.
journal-renewed = { $seat } обновляет весь журнал встреч.
reshuffled = Сброс перемешан и становится новой колодой: { n-cards }.

played = { $seat } разыгрывает карту «{ $card-name }» с силой { $strength } ({ n-companions }).
played-with = { $seat } разыгрывает карту «{ $card-name }» с силой { $strength } (поддержка: { $n ->
    [0] карта «{ $other-name }»
   *[other] карта «{ $other-name }» и { n-companions }
}).
village-visited = { $seat } отправляет { n-companions-acc } в деревню: «{ place }».
place-used = { $seat } использует локацию «{ place }», не отправляя туда спутников.
copied = { $seat } копирует карту «{ $card-name }».
stopped = { $seat } не использует { $n ->
    [one] { $n } активацию
    [few] { $n } активации
    [many] { $n } активаций
   *[other] { $n } активации
}.

paid = { $seat } платит: { $goods }.
sent-away = { $seat } отправляет { n-companions-acc } на пау-вау.
gained = { $seat } получает: { $goods }.
collected = { $seat } собирает: { $goods }.
jettisoned = { $seat } выбрасывает за борт: { $goods }.
tile-taken = { $seat } получает { tile }.
refused = { $seat } отказывается от тайла лодки.
gathered = { $seat } созывает пау-вау. { $n ->
    [0] Собирать некого
   *[other] Собралось: { n-companions }
}.
boarded = { $seat } берёт на борт { n-companions-acc }.
newcomer = Спутник из запаса становится Новоприбывшим.

moved = { $seat } идёт с { $from } до { $to }.
steps-lost = Потеряно: { n-steps }; следующая свободная клетка ({ $to }) — { terrain }.
steps-lost-at-sea = Потеряно: { n-steps }; впереди больше нет свободных клеток.
tokens-dropped = { $seat } сбрасывает { n-tokens }.
tokens-dropped-instead = { $seat } сбрасывает { n-tokens } вместо движения.

recruited = { $seat } нанимает: «{ $card-name }» ({ $goods }).
recruited-with = { $seat } нанимает: «{ $card-name }» ({ $goods }). Карта «{ $other-name }» уходит в сброс.
hired = { $seat } принимает в отряд: «{ $card-name }».
discarded = { $seat } сбрасывает карту «{ $card-name }».

camped = { $seat } разбивает лагерь: { n-tokens } (рука { $hand }, груз { $boats }, спутники { $crew }).
won = { $seat } разбивает лагерь на клетке { $to } и выигрывает гонку к океану.
mackenzie-moved = Маккензи доходит до клетки { $to }.
mackenzie-won = Маккензи первым доходит до клетки { $to } и выигрывает гонку к океану.
draw = { n-turns } у каждого: партия заканчивается вничью.

# The score sheet: the space reached, less the time tokens.

score-position = Достигнутая клетка
score-time = Жетоны времени

# ---- end: The log ----

## Refusals

# The turn.

why-must-camp = Выполнить действие нечем: этот ход начинается с лагеря.
why-acted = В этот ход вы уже выполнили действие.
why-no-strength = Действие невозможно: на борту нет спутников, а на руке не больше одной карты.
why-action-due = Вы ещё не выполнили действие.
why-camped = В этот ход вы уже разбивали лагерь.
why-recruited = В этот ход вы уже наняли персонажа.

# Characters and places.

why-played = Карта «{ $card-name }» уже разыграна и вернётся на руку, когда вы разобьёте лагерь.
why-supporting = Карта «{ $card-name }» уже служит поддержкой и вернётся на руку, когда вы разобьёте лагерь.
why-in-journal = Карта «{ $card-name }» ещё в журнале встреч.
why-in-draw-pile = Карта «{ $card-name }» ещё в колоде.
why-discarded = Карта «{ $card-name }» лежит в сбросе.
why-crew-out = Карта «{ $card-name }» не участвует в этой партии.
why-with-another = Карта «{ $card-name }» у другого игрока.
why-other-card = Персонаж не может поддержать сам себя: возьмите другую карту.
why-too-strong = Сила { $n } — это слишком много: предел 3.
why-companions-short = Нужно: { n-companions }. { $have ->
    [0] На борту ни одного
   *[other] На борту { $have }
}.
why-one-companion = На локацию «{ place }» за раз отправляют только одного спутника.
why-place-full = Локация «{ place }» занята до следующего пау-вау.
why-most-companions = На локацию «{ place }» за раз отправляют не больше { n-companions-of }.

# Activations.

why-no-option = Такого варианта здесь нет. Вариантов: { $n }.
why-whole = Это выполняют целиком или не выполняют вовсе.
why-nothing-less = Меньше здесь нельзя: всё или ничего.
why-that-is-do = Это уже весь вариант { $n }: выберите его целиком.
why-gain-locked = Только что полученное этим действием нельзя потратить на него же.
why-cost-short = Не хватает: { $goods }.
why-goods-short = Цена: { n-any }. Столько на борту нет.
why-kinds-short = Цена: { n-distinct }. Столько видов на борту нет.
why-pay-so-many = Цена: { n-any }, не больше и не меньше.
why-distinct = Цена: { n-distinct }, каждого вида по одному.
why-pay-leaves-nothing = После такой оплаты действие ничего не даст: заплатите чем-нибудь другим.

# Goods.

why-no-badge = Сейчас для вас не считается ни один значок { $kind ->
    [wood] древесины
    [fur] меха
    [food] еды
   *[equipment] снаряжения
}.
why-no-room = Всё на лодки не поместится: возьмите меньше или освободите место.
why-boats-hold = На лодки не поместится столько ресурсов. Мест: { $n }.
why-other-kind = Сначала решите, сколько взять: { kind }.
why-at-most = Больше здесь не взять: { n-good }.
why-none-aboard = Нет на борту: { kind }.
why-jettison-order = За борт выбрасывают в порядке списка; осталось выбросить: { $n }.
why-choose = Здесь берут: { n-choice }.
why-choose-first = Сначала выберите ресурсы.
why-no-tile = Тайлов лодки больше нет.

# The scout.

why-blocked = Следующая свободная клетка ({ $to }) — { $terrain ->
    [river] река: шаги по горам здесь бесполезны
   *[mountain] горы: шаги по реке здесь бесполезны
}.
why-track-ends = Перед вашим разведчиком больше нет свободных клеток.
why-count-nothing = Сейчас считать нечего: ни одного шага.
why-most-steps = Можно сделать не больше { n-steps-of }.
why-no-tokens = У вас нет жетонов времени.

# Cards, copies and the Pow-wow.

why-not-in-journal = Карты «{ $card-name }» нет в журнале встреч.
why-journal-empty = В журнале встреч нет карт.
why-fur-short = Цена карты «{ $card-name }» в этой строке: { $goods }. { $have ->
    [0] У вас ни одного
   *[other] У вас { $have }
}.
why-equipment-short = Для карты «{ $card-name }» нужно: { $goods }. У вас { $have }, и ни одна карта на руке не даёт достаточной скидки.
why-recruit-is-no-discount = Нанимаемая карта не может дать скидку на саму себя.
why-saves-too-little = Нужно сбросить карту, скидка которой покроет хотя бы: { $goods }.
why-enough-discarded = Больше карт сбрасывать нельзя.
why-pow-wow-holds = На пау-вау: { n-companions }, не больше.
why-no-target = Сейчас нет активного персонажа, которого можно скопировать.
why-not-active = Карты «{ $card-name }» нет среди активных персонажей.
why-face-down = Карта «{ $card-name }» лежит рубашкой вверх: копировать её нельзя.
why-loop = Карта «{ $card-name }» ещё действует: копировать её сейчас нельзя.
why-nothing-to-copy = Копировать карту «{ $card-name }» сейчас бесполезно.
why-no-place = Сейчас ни одну локацию деревни использовать нельзя.
why-not-occupied = На локации «{ place }» нет спутников.
why-place-idle = Локация «{ place }» сейчас ничего не даст.

# ---- end: Refusals ----

## Buttons

# What is paid stands last; an action without a cost says nothing of it.

for-cost = { $cost-n ->
    [0] {""}
   *[other] {" "}(цена: { $cost })
}

label-play = Разыграть карту «{ $card-name }»
label-support-card = Поддержка: «{ $card-name }», сила { $strength }
label-support-both = Поддержка: «{ $card-name }» и { n-companions }, сила { $strength }
label-support-companions = Поддержка: { n-companions }, сила { $strength }
label-village = «{ place }»: { n-companions }
label-recruit = Нанять: «{ $card-name }» ({ $goods })
label-recruit-discard = Нанять: «{ $card-name }» ({ $goods } и сброшенная карта)
label-recruit-any = Нанять: «{ $card-name }»
label-discard-and-pay = Сбросить карту «{ $card-name }» и заплатить: { $goods }
label-keep-and-pay = Ничего не сбрасывать и заплатить: { $goods }
label-camp = Лагерь за { $n }
label-camp-and-win = Лагерь за { $n } и победа

label-go = Идти до { $to }{ for-cost }
label-paddle = Плыть до { $to }{ for-cost }
label-ride = Верхом до { $to }{ for-cost }
label-go-by-terrain = { $terrain ->
    [river] По реке
   *[mountain] Через горы
} до { $to }{ for-cost }
label-stay = Остаться на { $to }
label-steps = Сделать { n-steps }
label-drop = { $n ->
    [0] Не сбрасывать жетоны времени
   *[other] Сбросить { n-tokens }
}{ for-cost }
label-collect = Собрать: { $goods }{ for-cost }
label-take = Взять: { $goods }{ for-cost }
label-take-none = Не брать: { kind }
label-take-nothing = Ничего не брать
label-take-and-jettison = Взять: { $goods }; за борт: { $n }
label-jettison = Выбросить за борт: { $goods }
label-pay = Заплатить: { $goods }
label-hire = Принять в отряд: «{ $card-name }»
label-hire-any = Принять в отряд карту из журнала встреч{ for-cost }
label-copy = Скопировать карту «{ $card-name }»
label-copy-any = Скопировать активного персонажа{ for-cost }
label-use-place = Использовать локацию «{ place }»
label-use-any = Использовать любую локацию деревни{ for-cost }
label-use-occupied = Использовать занятую локацию деревни{ for-cost }
label-pow-wow = Созвать пау-вау (спутники: { $n }){ for-cost }
label-board = { $n ->
    [0] Никого не брать на борт
   *[other] На борт: { $n }
}
label-depart = Сбросить не больше { n-cards-of } и обновить журнал встреч{ for-cost }
label-discard = Сбросить карту «{ $card-name }»
label-discard-no-more = Больше карт не сбрасывать
label-keep = Ничего не сбрасывать
label-tile = { $side ->
    [front] Тайл лодки для груза
   *[back] Тайл лодки для спутника
} и на борт: { $goods }{ for-cost }
label-tile-companion = Тайл лодки вместе со спутником
label-tile-alone = Тайл лодки без спутника
label-refuse-tile = Отказаться от тайла лодки

# Less than the whole of an option.

label-part-move = Пройти меньше{ for-cost }
label-part-move-by-terrain = { $terrain ->
    [river] Пройти меньше по реке
   *[mountain] Пройти меньше через горы
}{ for-cost }
label-part-take = Взять не всё ({ $goods }){ for-cost }
label-part-room = Освободить место или взять меньше ({ $goods }){ for-cost }
label-part-drop = Сбросить меньше жетонов времени{ for-cost }
label-part-tile = { $side ->
    [front] Тайл лодки для груза
   *[back] Тайл лодки для спутника
}: взять не всё{ for-cost }
label-only-pay = Только заплатить: { $cost }
label-leave-unused = { $n ->
    [1] Не использовать
    [one] Не использовать { $n } активацию
    [few] Не использовать { $n } активации
    [many] Не использовать { $n } активаций
   *[other] Не использовать { $n } активации
}
label-stop = Закончить
label-option = Использовать вариант { $n }
label-option-part = Использовать часть варианта { $n }

# What chance gives.

label-reveal = Открыть карту «{ $card-name }»
label-start-goods = Стартовые ресурсы: { $goods }
label-route = Жетон маршрута на { $to }: { terrain }

# ---- end: Buttons ----

## Forecasts

forecast-camp = Лагерь сейчас стоит { n-tokens }.
forecast-camp-parts = Из них: рука { $hand }, груз { $boats }, спутники { $crew }.
forecast-camp-after = После этого лагерь стоит { $after } вместо { $now }.
forecast-camp-wins = Лагерь сейчас приносит победу.
forecast-goods = Сейчас: { $goods }.
forecast-goods-with = Сила { $strength } сейчас: { $goods }.
forecast-choose = Сейчас: { n-choice }.
forecast-short = Места хватит на { $n } из { $total }: остальное остаётся в запасе.
forecast-badges = { $kind ->
    [wood] Значки древесины
    [fur] Значки меха
    [food] Значки еды
   *[equipment] Значки снаряжения
} ({ $n }): { $list }.
forecast-badge-card = «{ $card-name }» ({ $seat })
forecast-badge-place = «{ place }»
forecast-supports = +1 значок как карта поддержки: { $list }.
forecast-moves = { $terrain ->
    [river] Река
   *[mountain] Горы
} { $n }: с { $from } до { $to }.
forecast-stops = { $terrain ->
    [river] Река
   *[mountain] Горы
} { $steps }: остановка на { $to }. Потеряно: { n-steps }.
forecast-blocked = С { $from } ни шага: впереди { $terrain ->
    [river] горы
   *[mountain] река
}.
forecast-passes = На { $space } стоит { $other }: клетка пропускается.
forecast-passes-mackenzie = На { $space } стоит Маккензи: клетка пропускается.
forecast-drops = Сбросит { n-tokens }.
forecast-drops-then = Сбросит { n-tokens }, затем дойдёт до { $to }.
forecast-hires = Карт можно принять в отряд: { $n }.
forecast-boards = Спутников можно взять на борт: { $n }.
forecast-copies = Можно скопировать: { $list }.
forecast-uses = Локации на выбор: { $list }.
forecast-unpaid = Сейчас вы не можете это оплатить.
forecast-recruit = Сейчас стоит: { $cost }.
forecast-recruit-short = Ещё не хватает: { $cost }.
forecast-recruit-with = Хватит, если сбросить карту: { $list }.
forecast-cheaper = Строкой ниже она дешевле на 1 мех.
forecast-distance = До форта Клатсоп { n-spaces }: река { $river }, горы { $mountain }, смешанные { $mixed }.
forecast-tokens = Прежде чем разведчик пойдёт, нужно сбросить { n-tokens }.
forecast-allowance = Лагерь здесь приносит победу, если у вас не больше { n-tokens-of }.
forecast-turns = В лучшем случае { n-turns } до финиша, если никто не помешает.
forecast-turns-between = В лучшем случае финиш через { $least }–{ n-turns }, если никто не помешает.
forecast-turns-least = До финиша не меньше { n-turns-of }.
forecast-turns-none = Добраться до финиша раньше Маккензи уже нельзя.
forecast-mackenzie = До прибытия Маккензи: { n-turns }.

# ---- end: Forecasts ----

## The board in the terminal

captain = { $colour ->
    [blue] Льюис
    [orange] Кларк
    [yellow] Ордуэй
    [green] Прайор
   *[purple] Флойд
}
terminal-track = Маршрут
terminal-village = Деревня
terminal-encounters = Журнал встреч
terminal-piles = колода: { $n }, сброс: { $m }
terminal-journal-empty = Журнал пуст.
terminal-saint-louis = Сент-Луис
terminal-fort = форт Клатсоп
terminal-mixed = смешанная клетка
terminal-route-token = жетон маршрута
terminal-companion = спутник
terminal-circle = свободный круг
terminal-mackenzie = Маккензи
terminal-mackenzie-at = Маккензи на клетке { $at }; до форта Клатсоп ему остаётся: { n-turns }.
terminal-pow-wow = Пау-вау: { $n }
terminal-new-arrival = Новоприбывший: { $n }
terminal-supply-companions = Запас: { $n }
terminal-tiles-left = Тайлы лодок: { $n }
terminal-column-fur = Мех
terminal-column-card = Карта
terminal-column-strength = Сила
terminal-column-badge = Значок
terminal-column-action = За активацию
terminal-scout = Разведчик
terminal-boats = Лодки
terminal-crew = Спутники
terminal-camp-now = Цена лагеря
terminal-area = В игре
terminal-hand = Рука
terminal-scout-at = { $n ->
    [0] клетка { $at }
   *[other] клетка { $at }, { n-tokens }
}
terminal-scout-ahead = до форта Клатсоп
terminal-scout-home = лагерь здесь приносит победу, если жетонов времени не больше { $n }
terminal-load = { $n } из { $m }
terminal-goods = { $goods }
terminal-goods-locked = заблокировано: { $goods }
terminal-aboard = на борту: { $n }
terminal-on-cards = на картах: { $n }
terminal-tiles-front = тайлы для груза: { $n }
terminal-tiles-back = тайлы для спутников: { $n }
terminal-face-down = рубашкой вверх: { $what }
terminal-camp-cost = { n-tokens } (рука { $hand }, груз { $boats }, спутники { $crew }).
terminal-resolving = { $what }: ещё { n-activations }
terminal-fx-collect = собрать: { $what }
terminal-fx-count = { $what ->
    [badges] { $kind ->
        [wood] значки древесины
        [fur] значки меха
        [food] значки еды
       *[equipment] значки снаряжения
    }
    [companions_on_boats] спутники на борту
    [goods_on_boats] { $kind ->
        [fur] меха на борту
        [horse] лошади на борту
       *[other] { kind } на борту
    }
    [active_characters] ваши активные персонажи
   *[companions_on_board] спутники на поле
}
terminal-fx-drop = −{ n-tokens }
terminal-fx-hire = принять карту в отряд
terminal-fx-copy = скопировать активного персонажа
terminal-fx-pow-wow = все спутники на пау-вау, затем на борт
terminal-fx-renew = новый журнал
terminal-fx-place = { $where ->
    [occupied] занятая локация
   *[any] любая локация
}
terminal-fx-tile = { $side ->
    [front] тайл для груза
   *[back] тайл для спутника
}
terminal-fx-discard = сбросить не больше { n-cards-of }
terminal-counts-now = сейчас { $what }
terminal-now = { $option ->
    [0] Сейчас: { $what }.
   *[other] Вариант { $option }, сейчас: { $what }.
}
terminal-now-unpaid = { $option ->
    [0] Сейчас это нечем оплатить; это дало бы: { $what }.
   *[other] Вариант { $option } сейчас нечем оплатить; он дал бы: { $what }.
}
terminal-now-space = до клетки { $at }
terminal-now-lost = потеряно шагов: { $n }
terminal-now-short = не поместится: { $n }
terminal-group-play = Разыграть персонажа
terminal-group-village = Отправить спутников в деревню
terminal-group-recruit = Нанять персонажа (до или после действия)
terminal-group-part = Использовать не всё или выбросить груз за борт
terminal-strength = Сила { $n }
terminal-ask-act = разыграйте персонажа или отправьте спутников в деревню; ещё можно нанять персонажа и разбить лагерь.
terminal-ask-after = разбейте лагерь, наймите персонажа или завершите ход.
terminal-ask-support = что даёт силу персонажу?
terminal-ask-activate = на что потратить активацию?
terminal-ask-pay = какими ресурсами вы платите?
terminal-ask-amount = сколько вы берёте?
terminal-ask-jettison = что вы выбрасываете за борт?
terminal-ask-choose = какие ресурсы вы берёте?
terminal-ask-steps = сколько шагов вы делаете?
terminal-ask-board = сколько спутников вы берёте на борт?
terminal-ask-discard = какую карту вы сбрасываете навсегда?
terminal-ask-hire = кого вы принимаете в отряд?
terminal-ask-copy = какого активного персонажа вы копируете?
terminal-ask-place = какую локацию вы используете?
terminal-ask-discount = сбросить карту, чтобы сэкономить снаряжение?
terminal-ask-time = сколько жетонов времени вы сбрасываете?
terminal-ask-pawn = берёте ли вы спутника с тайла?
terminal-primer-race = Это гонка: побеждает тот, кто первым разобьёт лагерь за флагом форта Клатсоп, если у него при этом не слишком много жетонов времени.
terminal-primer-play = В свой ход разыграйте персонажа с силой от 1 до 3: силу дают другая карта рубашкой вверх, спутники или и то и другое. С силой 3 действие выполняется трижды.
terminal-primer-goods = Сбор приносит по ресурсу за каждый подходящий значок у вас и у ваших соседей; ресурсами оплачивают каноэ, лошадей и движение.
terminal-primer-companions = Или отправьте спутников в деревню. Они остаются там, пока переводчик не соберёт их на пау-вау и не возьмёт часть на борт.
terminal-primer-camp = Лагерь возвращает карты, но приносит жетоны времени за карты на руке, груз и спутников на борту. Шаги сначала идут на сброс жетонов, потом двигают разведчика.
terminal-primer-home = Шаги по реке ведут только на реку, шаги по горам — только в горы; через клетки с другими разведчиками вы перескакиваете.
terminal-solo-hint = 0: в одиночку против Маккензи
terminal-head-start = Фора Маккензи, от { $low } до { $high } (Enter: { $offered }):

terminal-help-home = показать, далеко ли до финиша и за сколько ходов поиск до него доходит

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = правила второго издания
source-T1 = опубликованная запись карт первого издания, все карты
source-T2 = вторая опубликованная запись карт первого издания, независимая от другой; 29 карт и стартовые персонажи
source-PH = фотография игрового поля первого издания
source-REC = восстановлено нами, источника нет

# ---- end: Data files ----
