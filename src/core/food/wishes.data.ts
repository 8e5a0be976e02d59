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
const written = wish.replaceAll(' ', '\\|')

/** Nothing but a wish: "lots of #spinach". */
export const WISH = new RegExp(written)

/** A wish, or what leaves those beside it clear: neither a refusal nor a food alone. So does "no allergies". */
export const CLEAR = new RegExp(
  `${written}|^-[^#@~]*~[^|]*$|^(?!or\\b|.*(?:~|(?:^|\\|)-[^|]*$))(?:[^#]*$|.*(?:^|\\|)[-+])`,
)

/** Words that we do not know otherwise and that tell of no harm. */
export const HARMLESS = /^(?:protein|fiber|fibre|carbs?|calories|iron|calcium)$/
/** Words that say little alone and may tell of harm. */
export const MAY_HARM = /^(?:ill|sick|stomach|severe|react|threatening)/

/** A clause that names nothing belongs to those beside it: "Can't eat ; # daily". */
export const CLAUSE_STARTS =
  /\|(?=;[^;]*[#@])(?<=[#@][^;]*)|\|(?=,\|(?:i\|am\||im\|)?~allerg[^|]* to\|#)(?<=(?:^|;)[^;~]*)/
export const ITEM_ENDS = /\|(?=[,;])|(?<=(?:^|\|)(?:,|;[^|]*|@[^|]*))\|/
