import type { Diet } from './diets.js'

/** The macro split that a visitor asks for (specification, section 9). */
export type MacroStyle = 'standard' | 'keto' | 'low_carb' | 'high_protein'

/** The phrases for one diet. Hyphens, capitals and plurals do not matter. */
export interface DietPhrases {
  readonly names?: readonly string[]
  /** Only "not" denies an adjective: "no gluten free" may mean "No. Gluten free". */
  readonly adjectives?: readonly string[]
}

/** The type asks for an entry when `diets.ts` gains a diet. */
export const DIET_PHRASES: Readonly<Record<Diet, DietPhrases>> = {
  vegan: {
    names: [
      ...['vegan', 'veganism', 'plant based', 'plantbased', 'no animal product', 'strict vegan', 'wfpb'],
      ...[
        'whole food plant based',
        'whole foods plant based',
        'plants only',
        'only plants',
        'plant diet',
        'only eat plants',
      ],
    ],
  },
  vegetarian: {
    names: [
      ...['vegetarian', 'vegetarianism', 'veggie', 'veg', 'vegitarian', 'vegeterian', 'vegiterian'],
      ...[
        'lacto ovo',
        'ovo lacto',
        'ovo lacto vegetarian',
        'lacto ovo vegetarian',
        'meatless',
        'meat free',
        'eggetarian',
        'veggo',
      ],
    ],
  },
  pescatarian: {
    names: [
      'pescatarian',
      'pescetarian',
      'pescaterian',
      'piscatarian',
      'pesco vegetarian',
      'pesco',
      'pesce vegetarian',
    ],
  },
  halal: {
    names: [
      'halal',
      'halaal',
      'muslim',
      'moslem',
      'islam',
      'islamic',
      'zabiha',
      'no haram',
      'nothing haram',
      'haram free',
      'avoid haram',
      'not haram',
    ],
  },
  kosher: { names: ['kosher', 'kashrut', 'jewish', 'kosher style'] },
  hindu: { names: ['hindu', 'hinduism'] },
  jain: { names: ['jain', 'jainism', 'jain vegetarian', 'jain vegan'] },
  sattvic: {
    names: [
      'sattvic',
      'satvik',
      'hare krishna',
      'krishna devotee',
      'iskcon',
      'vaishnava',
      'swaminarayan',
      'yogic diet',
    ],
  },
  adventist: { names: ['adventist', 'seventh day adventist', '7th day adventist', 'sda'] },
  gluten_free: {
    names: [
      'celiac',
      'coeliac',
      'celiac disease',
      'coeliac disease',
      'gluten intolerance',
      'gluten sensitivity',
      'coeliacs',
      'sprue',
    ],
    adjectives: [
      'gluten free',
      'wheat free',
      'gf',
      'gluten intolerant',
      'gluten sensitive',
      'gluten less',
      'glutenless',
    ],
  },
  dairy_free: {
    names: ['lactose intolerance', 'dairy intolerance', 'galactosemia', 'lactose malabsorption'],
    adjectives: ['dairy free', 'milk free', 'lactose free', 'df', 'lactose intolerant', 'dairy intolerant'],
  },
  nut_free: { adjectives: ['nut free'] },
  egg_free: { adjectives: ['egg free'] },
  soy_free: { adjectives: ['soy free', 'soya free'] },
  paleo: { names: ['paleo', 'paleolithic', 'caveman diet', 'primal'] },
  whole30: { names: ['whole30', 'whole 30', 'whole thirty'] },
  aip: { names: ['aip', 'autoimmune protocol', 'autoimmune paleo', 'auto immune protocol'] },
  alpha_gal: {
    names: ['alpha gal', 'alphagal', 'alpha gal syndrome', 'alpha gal allergy', 'red meat allergy'],
  },
  low_fodmap: {
    names: [
      'low fodmap',
      'fodmap diet',
      'fodmap',
      'no fodmap',
      'fodmap free',
      'fodmap intolerance',
      'fodmap friendly',
    ],
  },
  diabetic: {
    names: [
      ...[
        'diabetic',
        'diabetes',
        'type 1 diabetes',
        'type 2 diabetes',
        'type 1 diabetic',
        'type 2 diabetic',
        'prediabetic',
      ],
      ...[
        'pre diabetic',
        'prediabetes',
        'pre diabetes',
        'gestational diabetes',
        't1d',
        't2d',
        'type one diabetic',
      ],
      ...[
        'type two diabetic',
        'type one diabetes',
        'type two diabetes',
        'diabetes type 1',
        'diabetes type 2',
        'diabetes tipo 2',
      ],
    ],
  },
  mediterranean: { names: ['mediterranean', 'mediterranean diet', 'mediterranean style'] },
  low_sodium: {
    names: [
      ...[
        'low sodium',
        'low salt',
        'no salt',
        'less salt',
        'low in sodium',
        'low in salt',
        'no added salt',
        'reduced sodium',
      ],
      ...[
        'reduced salt',
        'dash diet',
        'no sodium',
        'less sodium',
        'lower sodium',
        'limit sodium',
        'limit salt',
        'cardiac diet',
      ],
    ],
    adjectives: ['salt free', 'sodium free'],
  },
}

/** Diets whose name tells what else is left out, as a term of the food vocabulary. */
export const NARROWED_DIETS: readonly (readonly [phrase: string, Diet, avoided: string])[] = [
  ['lacto vegetarian', 'vegetarian', 'eggs'],
  ['ovo vegetarian', 'vegetarian', 'dairy'],
  ['pure vegetarian', 'vegetarian', 'eggs'],
  ['pure veg', 'vegetarian', 'eggs'],
  ['kosher for passover', 'kosher', 'gluten'],
  ['passover', 'kosher', 'gluten'],
  ['buddhist vegetarian', 'vegetarian', 'alliums'],
]

/** Of several styles in a text, the first in this order counts (specification, section 9). */
export const MACRO_PHRASES: readonly (readonly [
  Exclude<MacroStyle, 'standard'>,
  string,
  readonly string[],
])[] = [
  ['keto', 'keto', ['keto', 'ketogenic', 'ketosis', 'keto diet', 'keto friendly']],
  ['low_carb', 'low carb', ['low carb', 'lowcarb', 'low carbohydrate', 'low in carb', 'low in carbohydrate']],
  ['high_protein', 'high protein', ['high protein', 'highprotein', 'high in protein', 'protein rich']],
]

/** A state of health that asks for caution. */
export type Condition = 'pregnancy' | 'kidney_disease' | 'diabetes' | 'eating_disorder'

/** Diabetes is missing here because it is also a diet. */
export const CONDITION_PHRASES: Readonly<Record<Exclude<Condition, 'diabetes'>, readonly string[]>> = {
  pregnancy: [
    ...[
      'pregnant',
      'pregnancy',
      'expecting a baby',
      'expecting',
      'with child',
      'first trimester',
      'second trimester',
    ],
    ...['third trimester', 'trimester', 'gestational', 'preggo', 'preggers', 'prenatal'],
  ],
  kidney_disease: [
    ...[
      'kidney disease',
      'kidney failure',
      'kidney problem',
      'kidney issue',
      'kidney trouble',
      'kidney condition',
    ],
    ...[
      'kidney patient',
      'chronic kidney disease',
      'kidney',
      'ckd',
      'renal disease',
      'renal failure',
      'renal diet',
      'renal',
    ],
    ...['dialysis', 'kidney diet', 'bad kidney', 'weak kidney', 'kidney stone', 'nephropathy', 'one kidney'],
  ],
  eating_disorder: [
    ...[
      'eating disorder',
      'anorexia',
      'anorexic',
      'bulimia',
      'bulimic',
      'binge eating',
      'binge eater',
      'orthorexia',
    ],
    ...['disordered eating', 'arfid', 'binge eating disorder', 'anorexia nervosa', 'purging'],
  ],
}

/** Before a diet or an allergy these deny it; before a food they avoid it. */
// biome-ignore format: a list, many words a line
export const NOT = [
  ...['tested negative for', 'test negative for', 'negative for'],
  ...['not', 'nor', 'neither', 'isnt', 'arent', 'aint', 'wasnt', 'dont have', 'do not have', 'doesnt have'],
  ...['havent', 'no longer', 'used to be', 'formerly', 'former', 'ex', 'stopped being', 'quit being'],
  ...['dont need', 'do not need'],
]
/** Like {@link NOT} before nouns ("no vegan", "no nut allergy"), but not before adjectives ("no gluten free"). */
export const NO = [
  'no',
  'non',
  'without',
  'nothing',
  'none',
  'zero',
  'minus',
  'nope',
  'nil',
  'na',
  'nada',
  'nix',
  'nka',
  'sans',
  'nkda',
  'nkfa',
  'nay',
  'w/o',
  'hold the',
  'leave off',
]
/** Foods after these are avoided. They never deny an allergy ("can't eat eggs allergy"). */
// biome-ignore format: a list, many words a line
export const CANNOT = [
  ...['dont', 'do not', 'doesnt', 'does not', 'cant', 'cannot', 'can not', 'couldnt', 'wont', 'will not'],
  ...['never', 'shouldnt', 'should not', 'wouldnt', 'must not', 'may not', 'not allowed', 'unable to', 'cnt', 'dnt', 'couldn t', 'not eat', 'not eating', 'not have', 'not be able'],
  ...['not able to', 'not supposed to', 'refuse', 'refuse to', 'stopped', 'stopped eating', 'quit', 'quit eating', 'not touch'],
]
/** Before a food: it is avoided, unless a negation stands before them ("no problem with dairy"). */
// biome-ignore format: a list, many words a line
export const AVOID = [
  ...['avoid', 'avoiding', 'avoidance', 'exclude', 'excluding', 'hate', 'dislike', 'disliking', 'skip', 'omit'],
  ...['problem', 'issue', 'trouble', 'mind', 'detest', 'loathe', 'restrict', 'eliminate', 'leave out', 'leaves out', 'stay away'],
  ...['keep away', 'cut out', 'cutting out', 'give up', 'gave up', 'giving up', 'despise', 'not like', 'not into', 'dont like', 'do not like', 'doesnt like', 'does not like', 'cant stand', 'cannot stand', 'no more', 'steer clear', 'stay clear', 'staying away', 'keeping away', 'ban', 'off', 'remove', 'leave out of', 'allergens to avoid', 'anything but', 'refrain', 'abstain', 'sick of', 'than eat', 'than have', 'tired of', 'when i eat', 'if i eat', 'whenever i eat', 'when i have', 'if i have', 'when i drink', 'after eating', 'after i eat', 'every time i eat', 'could do without', 'can do without', 'pass on', 'free of', 'free from', 'averse to', 'aversion', 'banned'],
]
/** After a food: it is avoided ("peanuts kill me", "pork is forbidden"). Before a food: like {@link AVOID}. */
// biome-ignore format: a list, many words a line
export const HARM = [
  ...['hurt', 'upset', 'bother', 'disagree', 'cause', 'trigger', 'make me', 'made me', 'give me', 'gave me'],
  ...['forbidden', 'off limits', 'off the table', 'no go', 'no gos', 'no goes', 'no good', 'bad'],
  ...['is not allowed', 'are not allowed', 'isnt allowed', 'arent allowed', 'not permitted'],
  ...['not ok', 'not okay', 'not fine', 'not good', 'not alright', 'not acceptable', 'isnt ok', 'isnt okay'],
  ...['isnt fine', 'isnt good', 'arent ok', 'arent okay', 'arent fine', 'arent good', 'gross', 'disgusting', 'yuck', 'nasty'],
  ...['make my', 'makes my', 'makes me', 'gives me', 'gives', 'no thanks', 'no thank you', 'prohibited', 'verboten', 'taboo'],
  ...['destroy', 'wreck', 'mess me up', 'mess up', 'ruin', 'irritate', 'inflame', 'bloat', 'bloated', 'get sick', 'constipated', 'not tolerated', 'not agree'],
]
/** Like {@link HARM}, and grave enough to count as an allergy. */
// biome-ignore format: a list, many words a line
export const DANGER = [
  ...['kill', 'deadly', 'lethal', 'fatal', 'poison', 'poisonous', 'toxic', 'die', 'death', 'could die', 'will die', 'dead'],
  ...['hives', 'hive', 'swell', 'swells', 'swelling', 'swell up', 'throat closes', 'throat swells', 'epipen', 'epi pen', 'itchy', 'itch'],
  ...['rash', 'rashes', 'break out', 'hospital', 'anaphylactic shock', 'life threatening', 'choke', 'shock', 'wheeze', 'asthma'],
]
/** An allergy or intolerance, before the food ("allergic to nuts") or after it ("nut allergy"). */
export const ALLERGY_NOUNS = [
  'allergy',
  'intolerance',
  'sensitivity',
  'anaphylaxis',
  'hypersensitivity',
  'allergic reaction',
]
export const ALLERGY_ADJECTIVES = [
  'allergic',
  'intolerant',
  'sensitive',
  'anaphylactic',
  'allergen',
  'hypersensitive',
]
/** An allergy whose food always follows: in "I eat fish, allergic to eggs" it does not look back at the fish. */
// biome-ignore format: a list, many words a line
export const ALLERGY_TO = [
  ...['allergic to', 'allergy to', 'allergic reaction to', 'allergic reactions to', 'intolerant to', 'intolerant of', 'intolerance to'],
  ...['intolerance of', 'sensitive to', 'sensitivity to', 'anaphylactic to', 'anaphylaxis to', 'anaphylaxis from', 'react to', 'reaction to', 'reacts to'],
  ...['react badly to', 'allergic too', 'anaphylactic reaction to', 'severe reaction to', 'bad reaction to'],
  ...['cant tolerate', 'cannot tolerate', 'can not tolerate', 'dont tolerate', 'do not tolerate'],
]
/** Before a food: it is eaten. "Like" alone is missing because of "foods like peanuts". */
// biome-ignore format: a list, many words a line
export const POSITIVE = [
  ...['love', 'enjoy', 'eat', 'want', 'prefer', 'only', 'favorite', 'favourite', 'tolerate'],
  ...['can eat', 'can have', 'add', 'happy with', 'i like', 'we like'],
  ...['would like', 'id like', 'also like', 'really like', 'like:', 'likes:', 'die for', 'yes to', 'crave', 'obsessed with'],
  ...['do eat', 'does eat', 'still eat', 'will eat', 'cool with', 'more', 'more of', 'eat more', 'want more', 'adore', 'eat lots of', 'eat plenty of'],
  ...['bring on', 'drink', 'i use', 'give me lots of', 'give me plenty of', 'give me more', 'cant live without', 'cannot live without', 'couldnt live without', 'cant do without', 'cant go without'],
  ...['cant get enough', 'cant get enough of', 'cannot get enough', 'never turn down', 'nothing against', 'never say no to'],
  ...['cant resist', 'addicted to', 'fan of', 'big fan of', 'huge fan of', 'happy to eat', 'fond of', 'live for', 'have no problem eating'],
]
/** Before or after a food: it is eaten. */
export const FINE = [
  'ok',
  'okay',
  'fine',
  'allowed',
  'good',
  'alright',
  'acceptable',
  'permitted',
  'safe',
  'great',
  'welcome',
  'lover',
  'never bother',
  'never bothered',
  'doesnt bother',
  'not a problem',
  'not an issue',
  'no worries',
]
/** After a food: it is eaten. Before one it says nothing: "Allergies? Yes, peanuts". */
export const AFFIRM = ['yes', 'yep', 'yeah', 'yup', 'sure']
/** Before a food: it is an exception to what was said before. */
export const EXCEPT = [
  'except',
  'except for',
  'excepting',
  'other than',
  'apart from',
  'aside from',
  'besides',
  'unless',
]
/** Between what is eaten and what is not: "almond milk instead of dairy". */
export const INSTEAD = ['instead of', 'in place of', 'rather than', 'in lieu of']
/** These begin a new clause. */
export const BUT = [
  'but',
  'however',
  'though',
  'although',
  'yet',
  'while',
  'whereas',
  'then',
  'because',
  'since',
  'otherwise',
]
export const OR = ['or']
export const AND = ['and', 'plus', 'also', 'n']
export const FREE = ['free', 'less']

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
  ...['threatening', 'hold', 'react', 'reaction', 'sick', 'stomach', 'include', 'including', 'thats', 'hence', 'other', 'item', 'there', 'its', 'them', 'these'],
  ...['sadly', 'hubby', 'unfortunately', 'alas', 'still', 'now', 'today', 'daughter', 'son', 'child', 'children', 'mother', 'father', 'mom', 'dad', 'partner', 'year', 'old'],
  ...['household', 'house', 'their', 'him', 'us', 'your', 'basically', 'absolutely', 'definitely', 'actually', 'honestly', 'super'],
  ...['highly', 'deathly', 'terribly', 'seriously', 'said', 'say', 'told', 'reason', 'religious', 'religion', 'ethical', 'belief'],
  ...['medically', 'guy', 'girl', 'man', 'woman', 'practicing', 'observant', 'raised', 'identify', 'help', 'bad case of', 'both of us'],
  ...['my gf', 'gf is', 'my bf', 'one more', 'one more thing', 'more info', 'once more', 'more or less', 'more allergies'],
  ...['history of', 'recovering from', 'whenever', 'when', 'if', 'cuz', 'bc', 'cause i', 'and i', 'even', 'trace', 'trace amounts'],
  ...['badly', 'violently', 'instantly', 'immediately', 'syndrome', 'issue with my', 'let', 'know', 'note', 'fyi', 'important', 'hey', 'ya'],
  ...['gonna', 'going', 'sort', 'form', 'every', 'kinds', 'avoidable', 'here', 'anyone', 'somebody', 'patient'],
]

/** Fillers that point at something. A denial with one of them means more than "none": "nothing from that". */
export const POINTING_WORDS: ReadonlySet<string> = new Set([
  'it',
  'that',
  'them',
  'these',
  'this',
  'from',
  'can',
  'ingredient',
  'ingredients',
  'made',
  'product',
  'products',
  'stuff',
])

/** Names of diets that mean an allergy or intolerance. */
export const ALLERGY_NAME = /intoler|celia[ck]|coeliac|sensitiv|allerg|galactos|malabsor|alpha ?gal/
/** Names of diets and conditions that nobody dislikes: "trouble with celiac disease" claims it. */
export const MEDICAL_NAME = new RegExp(
  `${ALLERGY_NAME.source}|diabet|kidney|renal|dialysis|pregnan|trimester|orexi|bulimi|disorder`,
)

/** Phrases with a food's word in them that mean something else. They are listed as not understood. */
export const OTHER_THINGS = [
  ...[
    'latex fruit',
    'cream of tartar',
    'cocoa butter',
    'shea butter',
    'body butter',
    'live in turkey',
    'in turkey',
  ],
  ...[
    'black pepper',
    'white pepper',
    'peppermint',
    'peppercorn',
    'peppercorns',
    'palm oil',
    'beef up',
    'chicken out',
  ],
  ...[
    'kidney stone',
    'big apple',
    'red herring',
    'egg plant parm',
    'butter lettuce',
    'water chestnut',
    'coffee bean',
    'vanilla bean',
  ],
  ...[
    'cocoa bean',
    'nutmeg',
    'horseradish',
    'lemongrass',
    'lemon grass',
    'ginger ale',
    'root beer',
    'milk thistle',
    'peanut gallery',
  ],
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
  ...['isolate', 'free', 'gf', 'kidney', 'rolled', 'lowfat', 'navy', 'pinto', 'long', 'grain', 'large', 'loin', 'purpose', 'cake', 'kernel', 'puree', 'sauce', 'juice', 'protein', 'groat', 'eyed'],
  ...['textured', 'mixed', 'sprout', 'fat', 'milk', 'butter', 'oil', 'meat', 'vegetable'],
]
