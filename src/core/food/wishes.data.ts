import type { Meaning } from './restrictionLexicon.js'
import type { Role } from './restrictionRole.js'

/**
 * What stands before a word in the text in which wishes are looked for. A word of any other role, such as "allergic", rules
 * out a wish in its clause.
 */
export const SIGNS: Readonly<Partial<Record<Role | Meaning['kind'], string>>> = {
  ...{ filler: '', unknown: '', comma: '', or: '', free: '', stop: ';', and: '&', no: '-', positive: '+' },
  ...{ fine: '+', affirm: '+', food: '#', diet: '@', macro: '@', condition: '@' },
}

// Nobody wishes for these: "extra salt" says what is avoided. "Chicken only" leaves out other meat, "fruit and veg" all meat.
const FOOD =
  '(?:fresh )?#(?![^|]*(?:only|gluten|wheat|lactose|sugar|salt|sodium|oil|alcohol|spic|processed|veg(?!e|gies)))[^|]+'
// "Or" and a comma may go on with what is refused: "no gluten, lots of dairy or eggs".
const WISHED = `(?:${FOOD}|protein|fib(?:er|re)|iron|calcium)`
const FOODS = `${WISHED}(?: &and ${WISHED})*`
// "High in dairy" may say what is avoided.
const MUCH =
  '(?:extra|(?:a |whole )*(?:lots?|plenty|loads?|tons?) of|as (?:much|many)|cheap|affordable|(?:(?:rich|high) in|(?:go )?heavy on(?: the)?)(?= #(?:veg|fruit|bean|lentil|fish)))'
const ORIGIN = '(?:free range|grass fed|pasture raised|wild caught)'
const OFTEN =
  '(?:(?:every|each) (?:day|morning|week)|everyday|daily|(?:once|twice|(?:\\d|two|three|four|(?:a )?few) times) (?:a|per) (?:day|week)|with every meal|as (?:often|much) as possible)'
const wish = `^(?:(?:please|pls|if possible|with|&and|we|i|need) )*(?:${MUCH} ${FOODS}(?: ${OFTEN}| as possible)?|${OFTEN} ${FOODS}|${FOODS} ${OFTEN}|(?:\\+only )?${ORIGIN} ${FOODS}(?: \\+only)?|(?:organic|wild|fresh) ${FOODS} \\+only)(?: (?:please|pls|thanks|if possible))*$`
// Each word of the text has a sign before it and `|` behind it.
const bars = (pattern: string) => pattern.replaceAll(' ', '\\|')

const POULTRY = 'chicken|turkey|poultry'
// "Only chicken" is one phrase.
const LIGHT = `#(?:only\\s)?(?:${POULTRY}|fish|seafood|salmon|tuna|shrimp)(?:\\sonly)?`
// In "only chicken, fish" and "but eggs, milk are fine" the comma may end what is eaten.
const LAST_JOINT = '(?:, )?(?:&[^|]+|or)'
const listOf = (food: string) => `${food}(?: (?:${LAST_JOINT}|,) ${food})*`
const LIST = `${listOf(LIGHT)} ${LAST_JOINT} ${LIGHT}`
const WE = '(?:(?:please|i|we) ){0,3}(?:\\+eat )?'
// "No chicken, fish and turkey only" and "peanuts, chicken and fish only" may refuse all of them.
const EATEN = `${WE}(?:(?=[#+]only)(?:\\+only )?${LIST}|(?<=^${WE}|;[^|]* ${WE})(?:${LIST}(?: \\+only|(?<=only))|${listOf(LIGHT)} (?:is|are) the \\+only #meats? (?:that )?(?:i|we) \\+eat))(?: please)?`
// No word fits two of its parts: long texts would take minutes.
const REFUSED_BEFORE =
  '(?<=^(?:(?:[^|~#@,;][^|~#]* )*(?:-no #|~(?:dont|never) \\+eat #|@)[^|]+(?: [^|~,;]+)*(?: [,;][^|]*)+ )*)'
const FINE = `(?<=;but )${listOf('#[^|]+')} , #[^|]+ ${LAST_JOINT} #[^|]+ are \\+(?:fine|ok|okay|allowed|good)`
// Nothing behind them may be said of them, such as "they kill me".
const END = '(?= [,;]|$)(?![^]*(?:~(?!(?:allerg[^|]*\\sto|hate) #)|-(?!no #)))'

/** Lists of foods that are all eaten. In such a list each food and comma gets the sign `=`. */
export const EATEN_LISTS = new RegExp(bars(`(?:(?=${EATEN})${REFUSED_BEFORE}${EATEN}|${FINE})${END}`), 'g')

/** What the visitor is told as a whole: lists of what is eaten, and wishes, such as "lots of #spinach". */
export const TOLD: readonly (readonly [RegExp, Meaning])[] = [
  [
    new RegExp(`=(?=.*only).*(?:${POULTRY})|only.*=.*(?:${POULTRY})`),
    { kind: 'food', term: 'red meat', allergyTo: 'red meat' },
  ],
  [/=.*\+only\|=#meat/, { kind: 'food', term: 'meat', allergyTo: 'meat' }],
  [new RegExp(`=.*are\\|\\+|${bars(wish)}`), { kind: 'unknown' }],
]

// "No, I am allergic" denies none.
const NONE =
  '-(?:no|zero) (?:(?:known|other|food|dietary|real|special) )*(?:~(?:allerg|intoler|sensitiv|problem|issue)[^|]*|restrictions?|carbs?)'
/** A wish, or what leaves those beside it clear: neither a refusal nor a food alone. So does "no allergies". */
export const CLEAR = new RegExp(
  `=|${bars(wish)}|^${bars(NONE)}$|^[^#~]*#(?:only [^|]*|[^|]* only|(?:big )?meat eaters?)$|^(?!or\\b|.*~|(?:.*\\|)?-[^#@]*$)(?:[^#]*$|.*(?:^|\\|)[-+])`,
)

/** Words that we do not know otherwise and that tell of no harm. */
export const HARMLESS = /^(?:protein|fiber|fibre|carbs?|calories|iron|calcium)$/
/** Words that say little alone and may tell of harm. */
export const MAY_HARM = /^(?:ill|sick|stomach|severe|react|threatening)/

// What points back, and what is refused or said of no food, may be meant of all foods before: "allergic to eggs too".
const POINTS_BACK =
  '\\b(?:too|as\\|well|also|additionally|both|all|each|every\\w*|any\\w*|either|same|it|they|them|that|this|those|these|such)\\b|\\|[-~][^|]*(?![^|]|\\|(?:[^|#~,;]+\\|)?#)'

/**
 * A clause that names nothing belongs to those beside it: "Can't eat ; # daily". A new one may begin at "allergic to", even
 * behind a comma.
 */
export const CLAUSE_STARTS = new RegExp(
  `\\|(?=;[^;]*[#@])(?<=[#@][^;]*)|\\|(?=,\\|(?:i\\|am\\||im\\|)?~allerg[^|]* to\\|#(?![^]*(?:${POINTS_BACK})))(?<=(?:^|;)[^;~]*)`,
)
export const ITEM_ENDS = /\|(?=[,;])|(?<=(?:^|\|)(?:,|;[^|]*|@[^|]*))\|/

const FEW = 'hardly|rarely|seldom|barely|scarcely'
const AFTER_NO =
  '[-~+]?(?:(?:i|im|am|me|us|we|are|is|he|she|they|it|that|of|really|much|any|anymore|more|longer|at|all|way|no|not|never|sorry|ever|now|yet)(?:\\s|(?![^|])))+'
/** A meat eater whom the words before or behind deny: "Meat eater? No", "hardly a meat eater". */
export const NO_EATER = new RegExp(
  bars(
    `(?:^| )(?:${FEW}) [^#,;]*#[^|]*eater|#[^|]*eaters?(?: ${AFTER_NO})* (?:(?:~[:?]|[,;&][^|]*) )*(?:[^|#@~,;&+-]+ ){0,3}(?:-[^|]+|~(?!allerg|intoler|sensitiv|[:?])[^|]+|&n|${FEW}|false|negative|0)(?: ${AFTER_NO})*(?= [,;]|$)`,
  ),
)
/**
 * Behind "only chicken": a food that may be eaten as well, because no allergy or refusal is of it alone. "Only chicken and
 * fish kill me" may be said of both.
 */
export const EATEN_AS_WELL = new RegExp(
  bars(
    '^(?:(?:&[^|]+|or) #|(?:[^|#~-]|~[:?])[^|]* #[^|]+(?: (?!free|~(?:allerg|intoler|sensitiv)|[,;&-])[^|]+)*(?= [,;&]|$))',
  ),
)
