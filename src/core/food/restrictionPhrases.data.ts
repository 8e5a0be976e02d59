import type { Diet } from './diets.js'

/** The macro split that a visitor asks for (specification, section 9). */
export type MacroStyle = 'standard' | 'keto' | 'low_carb' | 'high_protein'

/** The phrases for one diet. Hyphens, capitals and plurals do not matter. */
interface DietPhrases {
  readonly names?: readonly string[]
  /** Only "not" denies an adjective: "no gluten free" may mean "No. Gluten free". */
  readonly adjectives?: readonly string[]
}

/** The type asks for an entry when `diets.ts` gains a diet. */
export const DIET_PHRASES: Readonly<Record<Diet, DietPhrases>> = {
  vegan: { names: ['vegan', 'veganism', 'plant based', 'plantbased', 'no animal product', 'strict vegan'] },
  vegetarian: {
    names: [
      ...['vegetarian', 'vegetarianism', 'veggie', 'veg', 'vegitarian', 'vegeterian', 'vegiterian'],
      ...['lacto ovo', 'ovo lacto', 'ovo lacto vegetarian', 'lacto ovo vegetarian'],
    ],
  },
  pescatarian: {
    names: ['pescatarian', 'pescetarian', 'pescaterian', 'piscatarian', 'pesco vegetarian'],
  },
  halal: { names: ['halal', 'halaal'] },
  kosher: { names: ['kosher'] },
  gluten_free: {
    names: ['celiac', 'coeliac', 'celiac disease', 'coeliac disease', 'gluten intolerance'],
    adjectives: ['gluten free', 'wheat free', 'gf', 'gluten intolerant', 'gluten sensitive'],
  },
  dairy_free: {
    names: ['lactose intolerance', 'dairy intolerance'],
    adjectives: ['dairy free', 'milk free', 'lactose free', 'df', 'lactose intolerant', 'dairy intolerant'],
  },
  nut_free: { adjectives: ['nut free'] },
  egg_free: { adjectives: ['egg free'] },
  soy_free: { adjectives: ['soy free', 'soya free'] },
}

/** Diets whose name tells what else is left out, as a term of the food vocabulary. */
export const NARROWED_DIETS: readonly (readonly [phrase: string, Diet, avoided: string])[] = [
  ['lacto vegetarian', 'vegetarian', 'eggs'],
  ['ovo vegetarian', 'vegetarian', 'dairy'],
]

/** Of several styles in a text, the first in this order counts (specification, section 9). */
export const MACRO_PHRASES: readonly (readonly [
  Exclude<MacroStyle, 'standard'>,
  string,
  readonly string[],
])[] = [
  ['keto', 'keto', ['keto', 'ketogenic', 'ketosis', 'keto diet']],
  ['low_carb', 'low carb', ['low carb', 'lowcarb', 'low carbohydrate', 'low in carb', 'low in carbohydrate']],
  ['high_protein', 'high protein', ['high protein', 'highprotein', 'high in protein', 'protein rich']],
]

/** Before a diet or an allergy these deny it; before a food they avoid it. */
// biome-ignore format: a list, many words a line
export const NOT = [
  ...['not', 'nor', 'neither', 'isnt', 'arent', 'aint', 'wasnt', 'dont have', 'do not have', 'doesnt have'],
  ...['havent', 'no longer', 'used to be', 'formerly', 'former', 'ex', 'stopped being', 'quit being'],
  ...['dont need', 'do not need'],
]
/** Like {@link NOT} before nouns ("no vegan", "no nut allergy"), but not before adjectives ("no gluten free"). */
export const NO = ['no', 'non', 'without', 'nothing', 'none', 'zero', 'minus']
/** Foods after these are avoided. They never deny an allergy ("can't eat eggs allergy"). */
// biome-ignore format: a list, many words a line
export const CANNOT = [
  ...['dont', 'do not', 'doesnt', 'does not', 'cant', 'cannot', 'can not', 'couldnt', 'wont', 'will not'],
  ...['never', 'shouldnt', 'should not', 'wouldnt', 'must not', 'may not', 'not allowed', 'unable to'],
]
/** Before a food: it is avoided, unless a negation stands before them ("no problem with dairy"). */
// biome-ignore format: a list, many words a line
export const AVOID = [
  ...['avoid', 'avoiding', 'avoidance', 'exclude', 'excluding', 'hate', 'dislike', 'disliking', 'skip', 'omit'],
  ...['problem', 'issue', 'trouble', 'mind', 'detest', 'loathe', 'restrict', 'eliminate', 'leave out', 'leaves out', 'stay away'],
  ...['keep away', 'cut out', 'give up', 'gave up', 'free of', 'free from', 'averse to', 'aversion', 'banned'],
]
/** After a food: it is avoided ("peanuts kill me", "pork is forbidden"). Before a food: like {@link AVOID}. */
// biome-ignore format: a list, many words a line
export const HARM = [
  ...['kill', 'hurt', 'upset', 'bother', 'disagree', 'cause', 'trigger', 'make me', 'made me', 'give me', 'gave me'],
  ...['forbidden', 'off limits', 'off the table', 'no go', 'no gos', 'no goes', 'no good', 'bad', 'deadly', 'toxic'],
  ...['poison', 'poisonous', 'is not allowed', 'are not allowed', 'isnt allowed', 'arent allowed', 'not permitted'],
  ...['not ok', 'not okay', 'not fine', 'not good', 'not alright', 'not acceptable', 'isnt ok', 'isnt okay'],
  ...['isnt fine', 'isnt good', 'arent ok', 'arent okay', 'arent fine', 'arent good'],
]
/** An allergy or intolerance, before the food ("allergic to nuts") or after it ("nut allergy"). */
export const ALLERGY_NOUNS = ['allergy', 'intolerance', 'sensitivity', 'anaphylaxis']
export const ALLERGY_ADJECTIVES = ['allergic', 'intolerant', 'sensitive', 'anaphylactic', 'allergen']
/** Before a food: it is eaten. "Like" alone is missing because of "foods like peanuts". */
// biome-ignore format: a list, many words a line
export const POSITIVE = [
  ...['love', 'enjoy', 'eat', 'want', 'prefer', 'only', 'favorite', 'favourite', 'tolerate'],
  ...['can eat', 'can have', 'add', 'happy with', 'i like', 'we like'],
  ...['would like', 'id like', 'also like', 'really like'],
]
/** Before or after a food: it is eaten. */
export const FINE = ['ok', 'okay', 'fine', 'allowed', 'good', 'alright', 'acceptable', 'permitted']
/** Before a food: it is an exception to what was said before. */
export const EXCEPT = [
  'except',
  'except for',
  'excepting',
  'other than',
  'apart from',
  'aside from',
  'besides',
]
/** These begin a new clause. */
export const BUT = ['but', 'however', 'though', 'although', 'yet', 'while', 'then']
export const OR = ['or']
export const AND = ['and', 'plus', 'also', 'n']
export const FREE = ['free']

/** Words without a restriction in them. They are skipped and never listed as not understood. */
// biome-ignore format: a list, many words a line
export const FILLERS = [
  ...['a', 'about', 'all', 'always', 'am', 'an', 'any', 'anything', 'are', 'as', 'at', 'be', 'because', 'been'],
  ...['being', 'bit', 'both', 'by', 'can', 'care', 'completely', 'condition', 'consume', 'contain', 'containing'],
  ...['currently', 'diagnosed', 'diet', 'dietary', 'digest', 'disease', 'dish', 'do', 'doctor', 'due', 'eater'],
  ...['eating', 'either', 'everything', 'everyone', 'extremely', 'family', 'fan', 'feel', 'follow', 'following'],
  ...['fond', 'food', 'for', 'friendly', 'from', 'full', 'fully', 'get', 'given', 'go', 'got', 'had', 'handle'],
  ...['has', 'have', 'having', 'health', 'her', 'hello', 'hi', 'his', 'husband', 'i', 'id', 'ill', 'im', 'in'],
  ...['ingredient', 'into', 'is', 'it', 'ive', 'just', 'keep', 'keen', 'kid', 'kind', 'known', 'lifestyle', 'like', 'made'],
  ...['make', 'makes', 'may', 'me', 'meal', 'medical', 'mild', 'much', 'must', 'my', 'myself', 'na'],
  ...['need', 'needs', 'nil', 'nope', 'not just', 'not only', 'of', 'on', 'one', 'option', 'our', 'people', 'plan'],
  ...['please', 'pls', 'preference', 'process', 'product', 'quite', 'really', 'recipe', 'recently', 'requirement'],
  ...['restriction', 'severe', 'severely', 'she', 'he', 'should', 'slightly', 'so', 'some', 'someone', 'stand'],
  ...['stick', 'strict', 'strictly', 'stuff', 'style', 'taste', 'thank', 'thank you', 'that', 'the', 'thing', 'they'],
  ...['this', 'to', 'too', 'totally', 'trying', 'type', 'very', 'was', 'way', 'we', 'well', 'were', 'which', 'who'],
  ...['whatsoever', 'wife', 'will', 'with', 'would', 'yes', 'you', 'special', 'specific', 'particular', 'at all'],
  ...['ever', 'anymore', 'any more', 'more', 'longer', 'person', 'such', 'suffer', 'suffering', 'related', 'life'],
  ...['threatening', 'hold', 'react', 'reaction', 'sick', 'stomach', 'include', 'including', 'thats', 'hence', 'since', 'other', 'item', 'there', 'its', 'them', 'these'],
]

/** Words before a food that leave what is avoided unchanged. On their own they are not understood. */
// biome-ignore format: a list, many words a line
export const DESCRIPTORS = [
  ...['raw', 'cooked', 'ground', 'minced', 'canned', 'tinned', 'frozen', 'fresh', 'dried', 'dry', 'smoked', 'whole'],
  ...['skinless', 'boneless', 'lean', 'fatty', 'organic', 'plain', 'shelled', 'roasted', 'baked', 'fried', 'boiled'],
  ...['sliced', 'white', 'brown', 'red', 'green', 'yellow', 'black', 'pink', 'sweet', 'extra', 'firm', 'split', 'top'],
  ...['heavy', 'reduced', 'fat', 'nonfat', 'mixed', 'american', 'all', 'purpose', 'enriched', 'pearled', 'textured'],
  ...['vital', 'greek', 'bell', 'cottage', 'whipping', 'soft', 'hard', 'cured', 'processed', 'refined'],
]
/** Words in food names that are no food by themselves: cuts, shapes and preparations. */
// biome-ignore format: a list, many words a line
export const NOT_A_FOOD = [
  ...['breast', 'thigh', 'drumstick', 'chuck', 'roast', 'stew', 'for', 'or', 'chop', 'loin', 'fillet', 'powder'],
  ...['isolate', 'free', 'gf', 'purpose', 'cake', 'kernel', 'puree', 'sauce', 'juice', 'protein', 'groat', 'eyed'],
  ...['textured', 'mixed', 'sprout', 'fat', 'milk', 'butter', 'oil', 'meat', 'vegetable'],
]

/** Common misspellings and what they mean, in the singular. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['alergic', 'allergic'],
  ['alergy', 'allergy'],
  ['allergys', 'allergy'],
  ['bannana', 'banana'],
  ['brocolli', 'broccoli'],
  ['diary', 'dairy'],
  ['eggz', 'egg'],
  ['glutin', 'gluten'],
  ['glutten', 'gluten'],
  ['intolerent', 'intolerant'],
  ['lactos', 'lactose'],
  ['mushroon', 'mushroom'],
  ['nutt', 'nut'],
  ['nutz', 'nut'],
  ['penut', 'peanut'],
  ['peanutt', 'peanut'],
  ['shelfish', 'shellfish'],
  ['shrimps', 'shrimp'],
  ['vegetarien', 'vegetarian'],
])
