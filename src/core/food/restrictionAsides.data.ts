import type { Condition } from './restrictionPhrases.data.js'

// Each word of the text has a sign before it and `|` behind it, as in `wishes.data.ts`: `my|baby|~cant|have|#milk`.

// "Since I was a toddler", "no toddlers", "I don't have a baby", "trying for a baby".
const NOT = String.raw`(?<![^|]|-(?:no|non|without)\|(?:(?:kids?|children)\|(?:or|&and)\|)?(?:an?\|)?|~(?:not|dont have|do not have|doesnt have|does not have|havent)\|(?!baby\|\+?(?:safe|friendly))(?:any\|)?(?:an?\|)?|\b(?:was|were|since|like|want|wants|wanting|(?:trying|hoping|hope|wishing|planning)\|for|as\|an?)\|(?:an?\|)?(?:little\|)?)`

// "Baby spinach", "baby weight" and "baby back ribs" are no child: what may follow one is listed, and what may come before.
const BEFORE_BABY = String.raw`(?<=(?:^|[,;&@~+][^|]*\||\b(?:my|our|his|her|their|your|an?|the|this|for|to|with|have|has|had|of|or|one|two|three|twin|little|new|newborn|young|feed|feeding|\d+|(?:years?|months?|weeks?)(?:[ |]old)?)\|))`
const AFTER_BABY = String.raw`(?=$|\|(?:[,;&~@+-]|(?:is|are|has|have|can|will|should|would|must|may|does|needs?|gets?|got|eats?|likes?|drinks?|reacts?|vomits?|throws|breaks|spits|suffers|who|that|with|at|on|in|too|as|also|or|to|from|for|of|foods?|formula|girls?|boys?|son|daughter|sister|brother|twins?|old|aged?|now|just|still|so|sick|ill|safe|friendly|led|both|under|turning|starting|today|here|each|\d+)(?![^|])))`
// What a baby has, such as the milk allergy of "my baby's milk allergy", may be a food.
const BABY = String.raw`(?:babys(?=\|)|${BEFORE_BABY}bab(?:ys?|ies)${AFTER_BABY})`

const FEW_MONTHS = String.raw`(?:[1-9]|[1-3]\d|4[0-7])\|(?:months?|weeks?)`
// "2 year old cheddar" and "parmesan 24 months old" are none.
const AGE = String.raw`(?<!#[^|]*\|(?:aged\|)?)(?:(?:[0-3]|one|two|three)\|years?|${FEW_MONTHS})[ |]olds?(?!\|(?:#|@(?:preg|post|nurs|breast)))(?:\|(?:baby|infant|toddler))?`
const CHILD = String.raw`\b(?:son|daughter|child|children|kid|boy|girl|twin|grandson|granddaughter|grandchild|youngest|little\|one)s?\|`
const AGED = String.raw`(?:(?:is|are|aged?|turned|will\|be|who|whos|hes|shes|\+?only|just|now|about|almost|nearly|,|;\()\|)`
// In "my girl is 3 months pregnant" and "my son, 2 eggs" the number is another one.
const AGE_BEHIND = String.raw`(?<=(?:${CHILD}${AGED}{1,4}|\b(?:my|our)\|(?:son|daughter)s?\|)(?:\d+\|(?:&and|,|or)\|){0,3})(?:[0-3]|one|two|three)(?=$|\|(?:[^\w#]|(?:years?|or|now|who|with|has|is|too|both|so|he|she|this|next|today|tomorrow|soon)(?![^|])))`
const TURNED = String.raw`(?<=(?:${CHILD}|\b(?:she|he|they)\|)${AGED}{0,3}turn(?:ed|s|ing)\|)(?:[0-3]|one|two|three)(?!\|#)`
const BIRTHDAY = String.raw`(?<=${CHILD})(?:1st|2nd|3rd|first|second|third)\|birthday`
const MONTHS_BEHIND = String.raw`(?<=${CHILD}${AGED}{0,4})${FEW_MONTHS}(?!\|(?:[@#]|(?:ago|along|in|into|to|of|from|until|after|before|left|old|plan)(?![^|])))`
const AGE_OF_MANY = String.raw`(?:[0-3]|one|two|three)(?=\|(?:&and|or|,)\|\d+\|years?[ |]olds?)`
const UNDER = String.raw`(?:kids?|child|children|boys?|girls?|ones?)\|under\|(?:the\|)?(?:age\|(?:of\|)?)?(?:[1-5]|two|three|four|five)(?!\|(?:feet|ft))`
// "My child cannot have honey, he's 10 months".
const SUBJECT = String.raw`\b(?:(?:he|she)\|is|hes|shes)\|(?:(?:only|\+only|just|now|about|almost|nearly)\|)*`
const SUBJECT_AGED = String.raw`(?<=${SUBJECT})(?:(?:[0-3]|one|two|three)(?=$|\|(?:[,;&]|years?(?![^|])))|${FEW_MONTHS}(?=$|\|(?:[,;&]|old)))`
const EDAD = String.raw`(?<=\b(?:hij[oa]s?|nin[oa]s?|nietos?|nietas?)\|(?:(?:de|tiene|cumplio|mi|y|,)\|)*)(?:[0-3]|un|dos|tres)\|anos?`
// "Bebe" alone may be Spanish for "drinks".
const BEBE = String.raw`(?<=(?:^|\|)(?:mi|mis|un|nuestro|para)\|)bebes?`

// "Skin type 2", "type 1 peanut allergy" and "never diagnosed with type 1" are no diabetes.
const DIAGNOSED = String.raw`\b(?:diagnosed|dx)\|(?:(?:as|with)\|(?:an?\|)?)?`
const TYPE = String.raw`(?<!~[^|]*\|(?:been\|)?${DIAGNOSED})(?:(?<=(?:^|[,;&@][^|]*\||\b(?:i|im|am|is|are|has|have|with|a|got|my|our|being)\||${DIAGNOSED}))type\|(?:1|2|one|two)(?=$|\|(?:[,;&~@-]|(?:on|with|so|who|please)(?![^|])))|(?<=${DIAGNOSED})type\|(?:1|2|one|two)(?=\|(?:last|this|in|at|an?|years?|when|recently|back|as|for|\d+|two|three|few|yesterday|today|now)(?![^|])))`

// In "allergic to salmon, tuna is fine" the tuna is part of the fish that is left out, and in "allergic to shellfish, fish
// and eggs are fine" the fish and eggs may be: the visitor has to be told.
const JOINT = String.raw`\|(?:&[^|]+|or)\|#[^|]+`
const SAID_TO_BE_FINE = new RegExp(
  String.raw`(?<=~(?!used|former|ex\b)[^|]*\|(?:[^|;]*\|)*,\|#)[^|#]+(?:(?:\|,\|#[^|]+)*(?:\|,)?${JOINT})?(?=\|(?:(?:is|are|would|be|still|totally|perfectly)\|)*\+(?:fine|ok|okay|allowed|good|alright|safe)(?![^|]))`,
  'g',
)

/** What is listed and, if it asks for a caution, its condition. It is no phrase: what is avoided may be said beside it. */
export const ASIDES: readonly (readonly [Condition | undefined, RegExp])[] = [
  // A child who may choke on what adults eat, or who may not have honey.
  [
    'young_child',
    new RegExp(
      `${NOT}(?:toddlers?|infants?|newborns?|preschoolers?|weaning|little\\|ones?|${BABY}|${AGE}|${AGE_BEHIND}|${TURNED}|${BIRTHDAY}|${MONTHS_BEHIND}|${UNDER}|${AGE_OF_MANY}|${SUBJECT_AGED}|${EDAD}|${BEBE})(?![^|])`,
      'g',
    ),
  ],
  ['diabetes', new RegExp(`${NOT}${TYPE}`, 'g')],
  [undefined, SAID_TO_BE_FINE],
]

// "Traces are fine", "may contain nuts is ok" and "fine with traces".
const NO_MATTER = String.raw`(?!(?:\|(?:of|#[^|]+|nuts?|or|&and|is|are|would|be|it|them|that|this|food|totally|completely|perfectly|absolutely|for|me|us|all|products?|labels?)){0,8}\|\+(?:fine|ok|okay|allowed|good|alright|acceptable|safe)(?![^|]))`
const MATTERS = String.raw`(?<!\+(?:fine|ok|okay|cool with)\|(?:with\|)?(?:a\|)?|~mind\|)`
const ON_LABEL = String.raw`(?<!\b(?:i|we|you)\|)may\|contains?(?!\|(?:my|our|your)(?![^|]))|(?:shared|same)\|(?:facilit(?:y|ies)|equipment|line|factory|kitchen)`

// Even little of a food harms, so that the label counts. "Trace minerals" are no food.
const TRACES = String.raw`(?<![^|])${MATTERS}(?:traces?(?: amounts?)?(?!\|(?:of\|)?(?:mineral|element|nutrient|metal|vitamin))|${ON_LABEL}|trazas?|pueden?\|contener)(?![^|])${NO_MATTER}`

// "I am allergic, so no milk", but not "egg allergy, no milk" and "no allergies, no milk".
const SO_NO = String.raw`^(?:(?!nobody|none)[^|#@~-][^|]*\|)*~(?:allerg|intoler|anaphyl)(?!\w+ to)[^|]*\|(?:(?:,|;[^|]*|&and|~:|~[:?]|so|that|means|therefore|hence|please|i|we|eat|\+eat|have|can)\|)*(?:(?:-(?!none|nope|na\b)\w+|~(?:avoid|cant|cannot|dont|never|leave|skip|exclude)[^|]*)\|(?:[^|~#@;,&+-][^|]*\|){0,2}(?:\+eat\|)?#|@[^|]*free)`

/** Says that what is left out is an allergy. */
export const STRICT = new RegExp(`${TRACES}|${SO_NO}`)

const HATE =
  '~(?:hate|dislike|detest|loathe|despise|(?:dont|do not|doesnt|does not|not) like|cant stand|cannot stand)'
/** What is only disliked behind a strict refusal, if only plain lists follow: "no nuts, not even traces, I hate shrimp". */
export const DISLIKED = new RegExp(
  String.raw`\|[,;][^|]*(?<=(?:-(?:no|zero|without)\|(?:[a-z]+\|){0,2}#|~allerg[^|]* to\|#)[^]*)\|(?:(?:i|we|&also|just|really)\|)*${HATE}\|#[^|]+(?:\|(?:&[^|]+|or|,)\|#[^|]+)*(?=(?:\|(?:[,;&][^|]*|-no|#[^|]+|@[^|]+|i|we|or|really|please|thanks|${HATE}))*$)`,
  'g',
)

/** Words of an illness, if none of the text says what it is or that there is none. */
export const ILLNESS =
  /^(?:[^-~+][^|]*\|)*(?:sick|ill|stomach|severe|severely|(?:medical|health)\|(?:reason|condition|requirement|restriction)s?|conditions?|disease|diagnosed|syndrome)(?:\|[^-~+][^|]*)*$/
