// Each word of the text has a sign before it and `|` behind it, as in `wishes.data.ts`: `my|baby|~cant|have|#milk`.

// "Baby spinach" and "baby back ribs" are foods.
const BABY =
  'bab(?:y|ies)(?!\\|(?:#|(?:back|ribs?|bella|arugula|rocket|leaf|leaves|romaine|bok|beets?|gem|swiss|red|gold|golden|new|sweet|white)(?![^|])))'
// "2 year old cheddar" is none.
const AGE =
  '(?:(?:[0-3]|one|two|three)\\|years?|\\d+\\|(?:months?|weeks?))[ |]olds?(?!\\|#)(?:\\|(?:baby|infant|toddler))?'
const AGE_BEHIND =
  '(?<=\\b(?:son|daughter|child|kid|boy|girl|twin|grandson|granddaughter)s?\\|(?:(?:is|are|aged?)\\|){1,2})[0-3]'
// "Bebe" alone may be Spanish for "drinks".
const BEBE = '(?<=(?:^|\\|)(?:mi|mis|un|nuestro|para)\\|)bebes?'

/** A child who may choke on what adults eat, or who may not have honey. */
export const YOUNG_CHILD = new RegExp(
  `(?<![^|]|-no\\|)(?:toddlers?|infants?|newborns?|preschoolers?|weaning|little\\|ones?|${BABY}|${AGE}|${AGE_BEHIND}|${BEBE})(?![^|])`,
  'g',
)

/** Even little of a food harms, so that the label counts. "Trace minerals" are no food. */
export const TRACES =
  /(?<![^|])(?:traces?(?: amounts?)?(?![^|]|\|(?:of\|)?(?:mineral|element|nutrient|metal|vitamin))|may\|contains?(?![^|]))/

/**
 * Says that what is left out is an allergy: "I am allergic, so no milk". "Egg allergy, no milk" and "no allergies, no milk"
 * do not.
 */
export const SO_NO =
  /^(?:(?!nobody|none)[^|#@~-][^|]*\|)*~(?:allerg|intoler|anaphyl)(?!\w+ to)[^|]*\|(?:(?:,|;[^|]*|&and|~:|~[:?]|so|that|means|therefore|hence|please|i|we|eat|\+eat|have|can)\|)*(?:-(?!none|nope|na\b)\w+|~(?:avoid|cant|cannot|dont|never|leave|skip|exclude)[^|]*)\|(?:[^|~#@;,&+-][^|]*\|){0,2}(?:\+eat\|)?#/

/** Words of an illness, if none of the text says what it is or that there is none. */
export const ILLNESS =
  /^(?:[^-~+][^|]*\|)*(?:sick|ill|stomach|severe|severely|(?:medical|health)\|(?:reason|condition|requirement|restriction)s?|conditions?|disease|diagnosed|syndrome)(?:\|[^-~+][^|]*)*$/
