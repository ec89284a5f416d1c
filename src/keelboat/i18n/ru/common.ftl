# What both games and the terminal share. One file per language, the same keys in each.
# How numbers, names and places reach a sentence: docs of keelboat.i18n.

## Counts: any sentence may pick one. -of stands after a preposition (genitive), -acc after a verb.
## Fractions take *[other], the form of [few].

n-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}
n-dice-of = { $n ->
    [one] { $n } кубика
   *[other] { $n } кубиков
}
n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
n-cards-of = { $n ->
    [one] { $n } карты
   *[other] { $n } карт
}
n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
n-points-of = { $n ->
    [one] { $n } очка
   *[other] { $n } очков
}
n-tepees = { $n } типи
n-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
n-turns-of = { $n ->
    [one] { $n } хода
   *[other] { $n } ходов
}
n-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
n-tokens = { $n ->
    [one] { $n } жетон времени
    [few] { $n } жетона времени
    [many] { $n } жетонов времени
   *[other] { $n } жетона времени
}
n-tokens-of = { $n ->
    [one] { $n } жетона времени
   *[other] { $n } жетонов времени
}
n-companions = { $n ->
    [one] { $n } спутник
    [few] { $n } спутника
    [many] { $n } спутников
   *[other] { $n } спутника
}
n-companions-acc = { $n ->
    [one] { $n } спутника
   *[other] { $n } спутников
}
n-companions-of = { $n ->
    [one] { $n } спутника
   *[other] { $n } спутников
}
n-spaces = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
}
n-spaces-of = { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
}
n-badges = { $n ->
    [one] { $n } значок
    [few] { $n } значка
    [many] { $n } значков
   *[other] { $n } значка
}

## Lists, joined step by step

list-comma = { $before }, { $next }
list-and = { $before } и { $next }
list-or = { $before } или { $next }
# What a list without members says.
nothing = ничего

## Players and colours

player = Игрок { $n }
colour = { $colour ->
    [blue] синий
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [purple] фиолетовый
   *[gray] серый
}

## The log and buttons of any game

start-player = Начинает { $seat }.
label-first = Начинает { $seat }
label-end-turn = Завершить ход

## Reasons that any game may give

why-over = Партия окончена.
why-chance = Это решает случай, а не игрок.
why-chance-to-move = Сначала решает случай: ещё предстоит бросок или новая карта.
why-not-yours = Сейчас ходит { $seat }.
why-not-now = Сначала нужно принять другое решение.
why-ascending = Выбирайте в порядке списка: этот вариант уже пройден.

## What is wrong in a data file

data-not-object = Здесь ожидается объект в фигурных скобках.
data-not-list = Здесь ожидается список в квадратных скобках.
data-missing = Не хватает: { $name }.
data-unknown = Неизвестно: { $name }.
data-number = Ожидается целое число от { $low } до { $high }; найдено: { $found }.
data-word = Ожидается одно из слов: { $words }; найдено: { $found }.
data-fact = По правилам здесь { $wanted }; найдено: { $found }.
data-twice = Эта строка записана дважды.
data-code = Ожидается код из заглавных латинских букв и цифр, каждый код один раз; найдено: { $found }.
data-space = Каждая клетка входит ровно в один участок; участков с клеткой { $space }: { $found }.
data-either = Здесь может стоять только одно из слов: { $words }.
data-alone = { $word } должно быть единственным эффектом варианта.
data-needs-cost = Если эффект — { $word }, цена не может быть пустой.
data-one-choice = Если эффект — { $word }, цена оставляет на выбор не больше одного ресурса.

### Terminal

## The questions before a game

terminal-welcome = Добро пожаловать в Keelboat: настольные игры о путешествии Льюиса и Кларка.
terminal-which-language = Какой язык?
terminal-which-game = Какая игра?
terminal-your-name = Ваше имя (Enter: { $offered }):
terminal-how-many-rivals = Сколько соперников, от { $low } до { $high } (Enter: { $offered }):
terminal-which-bots = Как они будут играть?
terminal-bot-guided = guided: стараются вырваться вперёд
terminal-bot-random = random: ходят наугад, но по правилам
terminal-enter-takes = Номер (Enter: { $number }):

## A game in the terminal

terminal-hello = Введите номер варианта. «? 3» объясняет вариант 3, «help» перечисляет команды.
terminal-legend = Символы: { $what }
terminal-is-bot = бот: { $what }
terminal-is-first = первый игрок
terminal-has-turn = ходит
terminal-is-finished = больше не ходит
terminal-none = нет
terminal-empty = пусто
terminal-label = { $what }:
terminal-ask-only = остался один вариант; нажмите Enter.
terminal-ask-several = Введите сразу все номера, например «1 3»: после одного номера предлагаются уже не все остальные.
terminal-or = или
terminal-more-news = Более ранних строк: { $n } (их покажет «log»)
terminal-log-cut = Более ранних строк: { $n } (их покажет «log all»)
terminal-folded = варианты { $low }–{ $high }: для показа введите { $letter }
terminal-type-something = Введите номер варианта или «help».
terminal-no-number = Введите номер от 1 до { $n } или «help».
terminal-not-understood = «{ $typed }» — не вариант и не команда; «help» перечисляет команды.
terminal-not-legal = { $reason } (правило { $rule })
terminal-legal = Действие «{ $action }» сейчас разрешено.
terminal-why-what = Введите «why» и действие, например «why { $action }».
terminal-no-undo = Отменять нечего: бросок, открытую карту и завершённый ход отменить нельзя.
terminal-no-redo = Возвращать нечего.
terminal-undone = Отменено.
terminal-question-rules = Правила этого выбора: { $rules }.
terminal-how-to-answer = Введите номер; «?» с номером объясняет этот вариант.
terminal-typed = Можно ввести: «{ $action }». Правила: { $rules }.
terminal-save-where = Введите «save» и имя файла, например «save game.txt».
terminal-saved = Сохранено: { $file }
terminal-not-saved = Не сохранено: { $file } ({ $reason })
terminal-save-before-leaving = Сохранить партию? Имя файла или Enter, чтобы выйти без сохранения:
terminal-save-at-end = Сохранить запись партии? Имя файла или Enter, если не нужно:
terminal-goodbye = До встречи.
terminal-input-ended = Ввод закончился; партия останавливается здесь.
terminal-final = Итоговый счёт
terminal-total = Итог
terminal-place = Место
terminal-winners = { $n ->
    [0] Никто не побеждает.
    [1] Побеждает { $who }.
   *[other] Победу делят { $who }.
}

## Help

terminal-help-choose = выбрать вариант 3; подойдёт и текст действия
terminal-help-explain = объяснить вариант 3: правило, что произойдёт, шансы
terminal-help-why = назвать правило, запрещающее действие, например «why { $action }»
terminal-help-undo = отменить последний выбор или вернуть его
terminal-help-board = снова показать весь стол
terminal-help-log = показать, что произошло
terminal-help-score = показать ваши очки на данный момент
terminal-help-save = сохранить партию; «{ $command } play --resume FILE» продолжит её
terminal-help-quit = выйти из партии

## Commands and their errors

terminal-cannot-read = Не удалось прочитать файл { $file }: { $reason }
terminal-record-wrong = { $file }, строка { $line }: { $reason }
terminal-data-wrong = { $file }: { $first } Ошибок: { $n }; их перечислит «{ $command } data check { $file }».
terminal-data-problems = Ошибок в { $file }: { $n }
terminal-data-right = Файл { $file } в порядке: { $game }, данные { $data }.
terminal-data-no-game = В файле { $file } не сказано, для какой он игры; укажите её: --game ({ $games }).
terminal-seat-count = { $game }: игроков может быть { $counts }, а не { $n }.
terminal-resume-alone = --resume продолжает сохранённую партию: игра и параметры записаны в файле.
terminal-resume-seats = Мест в { $file }: { $n }; указано в --seats: { $m }.
terminal-seal-dropped = Дальше кубики определяет новое зерно: партию можно повторить, но проверить кубики уже нельзя.
terminal-option-form = --option пишется так: имя=значение, а не «{ $found }».
terminal-too-many-names = Имён: { $n }; мест: { $m }.
terminal-bot-count = Ботов: { $n }; мест: { $m }. Назовите бота для каждого места или одного для всех.
terminal-at-range = Для --at здесь нужно число от 0 до { $n }, а не { $at }.
terminal-replayed = Проверено записей: { $n } из { $m }, всё по правилам (данные { $data }).
terminal-verified = Проверено случайных событий: { $n }; каждое следует из запечатанного зерна.
terminal-verified-proves = Это доказывает, что после запечатывания зерна никто не менял ни кубиков, ни карт.
terminal-verified-skipped = Пропущено номеров событий: { $n } (впервые в строке { $line }). Если вы не договаривались о возврате ходов, хозяин стола мог выбрать выгодные для себя события.
terminal-verified-not = Это не доказывает, что хозяин стола, знавший зерно, не заглядывал вперёд.
terminal-sim-games = { $game }, игроков: { $m }, партий: { $n }, зерно: { $seed }
terminal-sim-seat = Место
terminal-sim-bot = Бот
terminal-sim-score = Средний счёт
terminal-sim-wins = Победы
terminal-sim-length = Ходов на игрока в среднем: { $turns }. Партий без естественного конца: { $n }.
terminal-sim-speed = Действий в секунду: { $applied }; решений в секунду: { $decisions } ({ $form }).
terminal-compiled = скомпилировано
terminal-plain = чистый Python
terminal-facts = В файле, с источником каждого факта:
terminal-fact-source = { $source ->
    [rulebook] { $value } (правила)
    [reconstructed] { $value } (восстановлено)
   *[other] { $value } ({ $source })
}
