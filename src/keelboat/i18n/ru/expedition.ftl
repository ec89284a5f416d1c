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

# ---- end: The log ----

## Refusals

# ---- end: Refusals ----

## Buttons

# ---- end: Buttons ----

## Forecasts

forecast-camp = Лагерь сейчас стоит { n-tokens }.
forecast-camp-parts = Из них: рука { $hand }, груз { $boats }, спутники { $crew }.
forecast-camp-after = После этого лагерь стоит { $after } вместо { $now }.
forecast-camp-wins = Лагерь сейчас приносит победу.
forecast-goods = Сейчас: { $goods }.
forecast-goods-with = Сила { $strength } сейчас: { $goods }.
forecast-choose = Сейчас: { n-choice }.
forecast-short = Места хватит на { $n } из { $total }: остальное остаётся в запасе.
forecast-badges = { kind }, { n-badges }: { $list }.
forecast-badge-card = «{ $card-name }» ({ $seat })
forecast-badge-place = «{ place }»
forecast-supports = Карта поддержки, которая добавит значок: { $list }.
forecast-moves = { terrain } { $n }: с { $from } до { $to }.
forecast-stops = { terrain } { $steps }: остановка на { $to }. Потеряно: { n-steps }.
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
forecast-turns-between = В лучшем случае от { $least } до { n-turns-of } до финиша, если никто не помешает.
forecast-turns-least = До финиша не меньше { n-turns-of }.
forecast-turns-none = До прибытия Маккензи добраться уже нельзя.
forecast-mackenzie = До прибытия Маккензи: { n-turns }.

# ---- end: Forecasts ----

## The board in the terminal

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = правила второго издания
source-T1 = опубликованная запись карт первого издания, все карты
source-T2 = вторая опубликованная запись карт первого издания, независимая от другой; 29 карт и стартовые персонажи
source-PH = фотография игрового поля первого издания
source-REC = восстановлено нами, источника нет

# ---- end: Data files ----
