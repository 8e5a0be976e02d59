import type { Role } from './restrictionRole.js'

export const ALLERGY_ROLES: readonly Role[] = ['allergy', 'allergic', 'allergyTo', 'danger', 'ban']
export const HARM_ROLES: readonly Role[] = ['harm', 'danger', 'ban']
/** Roles in a plain denial: "no problem with eggs", "non-vegan is fine". */
export const PLAIN_ROLES: readonly Role[] = ['or', 'avoid', 'fine']
export const RESTRAINING: readonly Role[] = ['cannot', 'avoid', 'harm', 'danger', 'ban']
/** Before a diet or an allergy these deny it; before a food they avoid it. */
// biome-ignore format: a list, many words a line
export const NOT = [
  ...['tested negative for', 'test negative for', 'negative for', 'not', 'nor', 'neither', 'isnt', 'arent'],
  ...['aint', 'wasnt', 'dont have', 'do not have', 'doesnt have', 'havent', 'no longer', 'used to be'],
  ...['formerly', 'former', 'ex', 'stopped being', 'quit being', 'dont need', 'do not need', 'no need for', 'no need to be'],
]
/** Like {@link NOT} before nouns ("no vegan", "no nut allergy"), but not before adjectives ("no gluten free"). */
// biome-ignore format: a list, many words a line
export const NO = [
  ...['no', 'non', 'without', 'nothing', 'none', 'zero', 'minus', 'nope', 'nil', 'na', 'nada', 'nix', 'nka'],
  ...['sans', 'nkda', 'nkfa', 'nay', 'w/o', 'hold the', 'leave off'],
]
/** Foods after these are avoided. They never deny an allergy ("can't eat eggs allergy"). */
// biome-ignore format: a list, many words a line
export const CANNOT = [
  ...['dont', 'do not', 'doesnt', 'does not', 'cant', 'cannot', 'can not', 'couldnt', 'wont', 'will not'],
  ...['never', 'shouldnt', 'should not', 'wouldnt', 'must not', 'mustnt', 'may not', 'not allowed', 'unable to', 'cnt'],
  ...['dnt', 'couldn t', 'not eat', 'not eating', 'not have', 'not be able', 'not able to', 'not supposed to'],
  ...['refuse', 'refuse to', 'stopped', 'stopped eating', 'quit', 'quit eating', 'not touch', 'nobody eats'],
  ...['nobody here eats', 'nobody likes', 'nobody here likes', 'not yet able', 'not yet allowed', 'not yet ready', 'not yet eating'],
  // A doubt or a degree.
  ...['not sure', 'not certain', 'not very', 'not that', 'not too', 'not severely', 'not seriously'],
  ...['not deathly', 'not a mild', 'not a severe'],
]
/** Before a food: it is avoided, unless a negation comes before them ("no problem with dairy"). */
// biome-ignore format: a list, many words a line
export const AVOID = [
  ...['avoid', 'avoiding', 'avoidance', 'exclude', 'excluding', 'hate', 'dislike', 'disliking', 'skip', 'omit'],
  ...['problem', 'issue', 'trouble', 'mind', 'detest', 'loathe', 'restrict', 'eliminate', 'leave out'],
  ...['leaves out', 'stay away', 'keep away', 'cut out', 'cutting out', 'give up', 'gave up', 'giving up'],
  ...['despise', 'not like', 'not into', 'dont like', 'do not like', 'doesnt like', 'does not like'],
  ...['cant stand', 'cannot stand', 'no more', 'steer clear', 'stay clear', 'staying away', 'keeping away'],
  ...['ban', 'off', 'remove', 'leave out of', 'allergens to avoid', 'anything but', 'refrain', 'abstain'],
  ...['sick of', 'than eat', 'than have', 'tired of', 'when i eat', 'if i eat', 'whenever i eat'],
  ...['when i have', 'if i have', 'when i drink', 'after eating', 'after i eat', 'every time i eat'],
  ...['could do without', 'can do without', 'pass on', 'free of', 'free from', 'averse to', 'aversion'],
  ...['banned', 'want less', 'eat less', 'would like less', 'like less', 'less of'],
  ...['least favourite', 'least favorite', 'least liked'],
]
/** Those of them that say when something happens, which a negation before it does not deny. */
export const OCCASION = /^(?:when|if|after|every) /
/** After a food: it is avoided ("peanuts kill me", "pork is forbidden"). Before a food: like {@link AVOID}. */
// biome-ignore format: a list, many words a line
export const HARM = [
  ...['hurt', 'upset', 'bother', 'disagree', 'cause', 'trigger', 'make me', 'made me', 'give me', 'gave me'],
  ...['forbidden', 'off limits', 'off the table', 'no go', 'no gos', 'no goes', 'no good', 'bad'],
  ...['is not allowed', 'are not allowed', 'isnt allowed', 'arent allowed', 'not permitted', 'not ok'],
  ...['not okay', 'not fine', 'not good', 'not alright', 'not acceptable', 'isnt ok', 'isnt okay', 'isnt fine'],
  ...['isnt good', 'arent ok', 'arent okay', 'arent fine', 'arent good', 'gross', 'disgusting', 'yuck'],
  ...['nasty', 'make my', 'gives', 'no thanks', 'no thank you'],
  ...['prohibited', 'verboten', 'taboo', 'destroy', 'wreck', 'mess me up', 'mess up', 'ruin', 'irritate'],
  ...['inflame', 'bloat', 'bloated', 'get sick', 'constipated', 'not tolerated', 'not agree', 'vomit'],
  ...['make', 'made'].flatMap((make) =>
    ['him', 'her', 'them', 'us'].flatMap((whom) =>
      ['sick', 'ill', 'unwell', 'nauseous', 'feel', 'throw'].map((how) => `${make} ${whom} ${how}`),
    ),
  ),
  ...['not feel well', 'not feel good', 'dont feel well', 'dont feel good', 'do not feel well', 'doesnt feel well', 'never feel well'],
  ...['feel unwell', 'feel ill', 'feel sick', 'feel bad'],
  ...['gave him', 'gave her', 'gave them', 'gave us', 'least', 'wish i could'],
  ...['wish i could eat', 'wish i could have', 'wish i could be', 'wish i could go'],
  ...['is my least favourite', 'is my least favorite', 'are my least favourite', 'are my least favorite'],
]
/** Like {@link HARM}, and grave enough to count as an allergy. */
// biome-ignore format: a list, many words a line
export const DANGER = [
  ...['kill', 'deadly', 'lethal', 'fatal', 'poison', 'poisonous', 'toxic', 'die', 'death', 'could die'],
  ...['will die', 'dead', 'hives', 'hive', 'swell', 'swells', 'swelling', 'swell up', 'throat closes'],
  ...['throat swells', 'epipen', 'epi pen', 'itchy', 'itch', 'rash', 'rashes', 'break out', 'hospital'],
  ...['anaphylactic shock', 'life threatening', 'choke', 'shock', 'wheeze', 'asthma'],
  ...['hospitalized', 'hospitalised', 'to the er', 'cant breathe', 'cannot breathe', 'couldnt breathe', 'not breathe'],
  ...['stop breathing', 'stopped breathing', 'stops breathing', 'trouble breathing', 'difficulty breathing', 'throat close'],
]
/** An allergy or intolerance, before the food ("allergic to nuts") or after it ("nut allergy"). */
// biome-ignore format: a list, many words a line
export const ALLERGY_NOUNS = [
  ...['allergy', 'intolerance', 'sensitivity', 'anaphylaxis', 'hypersensitivity', 'allergic reaction'],
  ...['type 1 allergy', 'type one allergy', 'type 1 hypersensitivity', 'type one hypersensitivity'],
]
// biome-ignore format: a list, many words a line
export const ALLERGY_ADJECTIVES = [
  ...['allergic', 'intolerant', 'sensitive', 'anaphylactic', 'allergen', 'hypersensitive'],
]
/** An allergy whose food always follows: in "I eat fish, allergic to eggs" it does not look back at the fish. */
// biome-ignore format: a list, many words a line
export const ALLERGY_TO = [
  ...['allergic to', 'allergy to', 'type 1 allergy to', 'type one allergy to', 'allergic reaction to', 'allergic reactions to', 'intolerant to'],
  ...['intolerant of', 'intolerance to', 'intolerance of', 'sensitive to', 'sensitivity to', 'anaphylactic to'],
  ...['anaphylaxis to', 'anaphylaxis from', 'anaphylactic shock from', 'react to', 'reaction to', 'reacts to', 'react badly to'],
  ...['allergic too', 'anaphylactic reaction to', 'severe reaction to', 'bad reaction to', 'cant tolerate'],
  ...['cannot tolerate', 'can not tolerate', 'dont tolerate', 'do not tolerate'],
]
/** Before a food: it is eaten. "Like" alone is missing because of "foods like peanuts". */
// biome-ignore format: a list, many words a line
export const POSITIVE = [
  ...['love', 'enjoy', 'eat', 'want', 'prefer', 'only', 'favorite', 'favourite', 'tolerate', 'can eat'],
  ...['can have', 'add', 'happy with', 'i like', 'we like', 'would like', 'id like', 'also like'],
  ...['really like', 'like:', 'likes:', 'die for', 'yes to', 'crave', 'obsessed with', 'do eat', 'does eat'],
  ...['still eat', 'will eat', 'cool with', 'more', 'more of', 'eat more', 'want more', 'adore', 'eat lots of'],
  ...['eat plenty of', 'bring on', 'drink', 'i use', 'give me lots of', 'give me plenty of', 'give me more'],
  ...['cant live without', 'cannot live without', 'couldnt live without', 'cant do without', 'cant go without'],
  ...['cant get enough', 'cant get enough of', 'cannot get enough', 'never turn down', 'nothing against'],
  ...['never say no to', 'cant resist', 'addicted to', 'fan of', 'big fan of', 'huge fan of', 'happy to eat'],
  ...['eat nothing but', 'eating nothing but', 'eat nothing except', 'eat nothing other than', 'like nothing but'],
  ...['want nothing but', 'live on nothing but'],
  ...['fond of', 'live for', 'have no problem eating', 'please include', 'do include', 'be sure to include'],
]
/** Before or after a food: it is eaten. */
// biome-ignore format: a list, many words a line
export const FINE = [
  ...['ok', 'okay', 'fine', 'allowed', 'good', 'alright', 'acceptable', 'permitted', 'safe', 'great'],
  ...['welcome', 'lover', 'never bother', 'never bothered', 'doesnt bother', 'not a problem', 'not an issue'],
  ...['no worries', 'is no problem', 'are no problem', 'is no issue', 'are no issue'],
]
/** Signs of {@link FINE} that may stand before each food of any list. */
export const BULLETS = '✅☑✔'
/** After a food: it is eaten. Before one it says nothing: "Allergies? Yes, peanuts". */
export const AFFIRM = ['yes', 'yep', 'yeah', 'yup', 'sure']
/** Before a food: it is an exception to what was said before. */
// biome-ignore format: a list, many words a line
export const EXCEPT = [
  ...['except', 'except for', 'excepting', 'other than', 'apart from', 'aside from', 'besides', 'unless'],
]
/** Between what is eaten and what is not: "almond milk instead of dairy". */
export const INSTEAD = ['instead of', 'in place of', 'rather than', 'in lieu of']
/** These begin a new clause. */
// biome-ignore format: a list, many words a line
export const BUT = [
  ...['but', 'however', 'though', 'although', 'yet', 'while', 'whereas', 'then', 'because', 'since'],
  ...['otherwise'],
]
export const OR = ['or']
export const AND = ['and', 'plus', 'also', 'n']
export const FREE = ['free', 'less']

const wordSet = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words that say when or how often somebody eats, or what less ("over"). They are listed as not understood. */
export const TIMES = wordSet(
  'most mostly usually usual often normally typically generally frequently regularly sometimes occasionally',
  'daily weekly once twice time day week month weekday weekend monday tuesday wednesday thursday friday',
  'saturday sunday morning noon midday afternoon evening night breakfast brunch lunch lunchtime dinner',
  'supper dessert snack over',
)
/** Fillers before such a word. */
export const BEFORE_TIMES = wordSet('a an any as at during each every for from in of on our my the to')
/** Fillers for "eats". Without a time they may name an allergy: "I have nuts". */
export const HAVING = wordSet('have has having')
/** Fillers for "eats gladly", after somebody who does. */
export const LIKING = wordSet('like likes')
/** Words beside those who like something: "my two older kids", "the whole family". */
export const BESIDE_PEOPLE = wordSet(
  'a an the his her our their both all whole entire of two three four five six year month week old older',
  'young younger little big picky',
)
/** Fillers between such a word and a food. */
export const BEFORE_FOODS = wordSet('a an my our some the')

/** Fillers after which an exception is all that is eaten: "can't eat anything but rice". */
export const WORDS_OF_ALL = wordSet('anything everything all any every')
/** Fillers that name somebody. */
export const PEOPLE = wordSet(
  'i she he they we you us him her them wife husband hubby partner spouse kid child children son',
  'daughter teen teenage teenager preteen toddler baby infant adult old youngest oldest eldest twin',
  'mother father mom mum dad parent family brother sister grandma grandpa grandmother grandfather',
  'grandson granddaughter grandchild grandchildren grandkid nephew niece cousin aunt uncle stepson',
  'stepdaughter law girlfriend boyfriend gf bf roommate housemate guest friend fiance fiancee person',
  'people guy girl man woman everyone everybody someone somebody anyone other one',
)
/** Those of them who write, and words that may name nobody. */
export const SPEAKERS = wordSet('i we us you them one other person people family')
/** Words that say no more than that somebody has allergies. */
export const OF_AN_ALLERGY = wordSet(
  'i im ive we my our she he is am are have has a an the and or to severe severely mild mildly very wife',
  'husband partner son daughter kid child mother father mom dad',
)
/** Words that say of somebody what was denied of somebody else: "but my wife is". */
export const AFFIRMING_VERBS = wordSet('am is are do does has have yes')
/** Fillers that may follow such a word: "my son has it". */
export const AFTER_AFFIRMING = wordSet(
  'it one them that this too so still now very badly severely both definitely actually unfortunately',
  'sadly though else',
)
/** Fillers before a denial that leave no doubt. */
export const PLAIN_SUBJECTS = wordSet(
  'i im ive we my our me us he she they wife husband son daughter kid child children partner mother',
  'father mom dad am is are do please pls hi hello currently actually',
)
/** Fillers between it and what it denies. With others it may not be denied: "not all of us are vegan". */
export const PLAIN_WORDS = wordSet(
  'be been being have has had suffer a an any the to of from with known food diagnosed currently strict',
  'strictly completely actually need dietary go follow very want tengo al el',
)
/** Fillers after what is denied that leave no doubt: "no vegan stuff please". */
export const PLAIN_ENDS = wordSet(
  'at all any more please pls anymore ever for me myself us thank you stuff food diet eater person',
  'people style dish meal recipe product disease that i know of either thing option a to nada anything',
  'ingredient',
)
/** Denials that are whole answers: "NKA. Shellfish intolerance". */
export const ANSWERS = wordSet('none nope nil na nada nix nka nkda nkfa nay zero nothing')
/** Words after which a denial no longer holds. */
export const ENDING_DENIAL = wordSet('just only')
export const ASKING = /^(please|pls)$/
/** How people say that they eat no other meat. */
export const POULTRY_ONLY = /^only | only$/
export const POULTRY = { kind: 'food', term: 'poultry', allergyTo: 'poultry' } as const
/** What somebody may live on who eats no meat, but not "root veg", which is a food like others. Also "meat eater". */
export const EATER = /^(fruit|raw|green|mixed).* veg$|eater/
/** Before {@link PEOPLE} or {@link AFTER_NUMBER} it counts or describes people. */
export const NUMBER = /^(?:\d{1,2}|two|three|four|five|six)$/
export const AFTER_NUMBER = /^(?:of (?:us|them|my|our|the)|year old|month old|week old)$/
/** Second parts of words that are joined to a food or a diet: `peanutfree`, `ketofriendly`. */
export const ENDINGS = wordSet('free less friendly allergy allergic intolerant intolerance fish chop meat')

/** Words without a restriction in them. They are skipped and never listed as not understood. */
// biome-ignore format: a list, many words a line
export const FILLERS: readonly string[] = [
  ...PEOPLE, ...AFFIRMING_VERBS, ...AFTER_AFFIRMING, ...PLAIN_SUBJECTS, ...PLAIN_WORDS, ...PLAIN_ENDS, ...WORDS_OF_ALL,
  ...['about', 'always', 'as', 'each', 'because', 'bit', 'by', 'can', 'care', 'condition', 'consume', 'contain'],
  ...['containing', 'digest', 'doctor', 'due', 'eating', 'extremely', 'fan', 'feel', 'following', 'fond'],
  ...['friendly', 'full', 'fully', 'get', 'given', 'got', 'handle', 'having', 'health', 'his', 'id', 'ill'],
  ...['in', 'into', 'just', 'keep', 'keen', 'kind', 'lifestyle', 'like', 'made', 'make', 'makes', 'many', 'may'],
  ...['medical', 'mild', 'much', 'must', 'na', 'needs', 'nil', 'nope', 'not just', 'not only', 'on'],
  ...['plan', 'preference', 'process', 'quite', 'really', 'recently', 'requirement', 'restriction'],
  ...['severe', 'should', 'slightly', 'some', 'stand', 'stick', 'taste', 'thank you', 'totally', 'trying'],
  ...['type', 'was', 'way', 'well', 'were', 'which', 'who', 'whatsoever', 'will', 'would', 'special'],
  ...['specific', 'particular', 'at all', 'any more', 'longer', 'such', 'suffering', 'related', 'life'],
  ...['threatening', 'hold', 'react', 'reaction', 'sick', 'stomach', 'include', 'including', 'thats'],
  ...['hence', 'item', 'there', 'its', 'these', 'alas', 'today', 'year', 'old', 'household', 'house'],
  ...['their', 'your', 'basically', 'absolutely', 'honestly', 'super', 'highly', 'deathly', 'terribly'],
  ...['seriously', 'said', 'say', 'told', 'reason', 'religious', 'religion', 'ethical', 'belief'],
  ...['medically', 'practicing', 'observant', 'raised', 'identify', 'help', 'my gf', 'gf is', 'my bf'],
  ...['one more', 'one more thing', 'more info', 'once more', 'more or less', 'more allergies'],
  ...['history of', 'recovering from', 'whenever', 'when', 'if', 'cuz', 'bc', 'even', 'trace'],
  ...['not merely', 'no seriously', 'no doubt', 'no exceptions', 'havent outgrown', 'not outgrown'],
  ...['no cure for', 'no i am', 'no im', 'trace amounts', 'violently', 'instantly', 'immediately'],
  ...['syndrome', 'let', 'note', 'fyi', 'important', 'hey', 'ya', 'gonna', 'going', 'sort', 'form', 'here'],
  ...['give me', 'give us'].flatMap((give) => [`${give} anything`, `${give} everything`]),
  ...['not baby ones', 'not with my', 'not here', 'at least', 'not least', 'last but not least', 'but not least', 'in the least', 'the least bit'],
  ...['to say the least', 'patient', 'the gf', 'our gf', 'month old', 'week old'],
]

/** Fillers that refer to something. A denial with one of them means more than "none": "nothing from that". */
export const POINTING_WORDS: ReadonlySet<string> = new Set([
  ...['it', 'that', 'them', 'these', 'this', 'from', 'can', 'ingredient', 'made', 'product', 'stuff'],
])

/** Phrases with a food's word in them that mean something else. They are listed as not understood. */
// biome-ignore format: a list, many words a line
export const OTHER_THINGS = [
  ...['latex fruit', 'cream of tartar', 'cocoa butter', 'shea butter', 'body butter', 'live in turkey'],
  ...['in turkey', 'palm oil'],
  ...['kidney stone', 'egg plant parm', 'butter lettuce', 'nursing student', 'nursing home', 'nursing school'],
  ...['job', 'degree', 'career', 'shift', 'program', 'class', 'course', 'profession', 'major', 'staff', 'work', 'facility'].map(
    (thing) => `nursing ${thing}`,
  ),
  ...['in nursing', 'study nursing', 'studying nursing', 'teach nursing', 'nursing assistant', 'nursing an injury'],
  ...['nursing an injured', 'nursing an ankle', 'nursing an old injury', 'nursing a cold', 'nursing a hangover'],
  ...['nursing a broken', 'nursing a sprained', 'nursing an illness', 'nursing my injury', 'nursing my injured'],
  ...['my', 'our', 'the', 'a', 'us'].flatMap((whose) =>
    ['family', 'crowd', 'group', 'kid', 'four', '4'].map((fed) => `breast feeding ${whose} ${fed}`),
  ),
  ...['was breastfed', 'were breastfed', 'was breast fed', 'were breast fed'],
  // Who lacks potassium needs the opposite of what a kidney diet asks for.
  ...['potassium', 'phosphorus', 'phosphate'].flatMap((mineral) => [
    ...['have', 'had', 'having', 'my', 'from', 'very', 'got', 'chronically', 'dangerously'].map((who) => `${who} low ${mineral}`),
    ...['level', 'deficiency', 'in blood', 'in my blood', 'blood'].map((where) => `low ${mineral} ${where}`),
    ...['restriction', 'problem', 'issue'].map((what) => `no ${mineral} ${what}`),
  ]),
  ...['water chestnut', 'coffee bean', 'vanilla bean', 'cocoa bean'],
  ...['lemon grass', 'ginger ale', 'root beer', 'milk thistle', 'peanut gallery'],
  // They take back a denial before them: "used to be allergic, still am".
  ...['still am', 'still is', 'still are'],
]

/** Words before a food that do not change what is avoided. On their own they are not understood. */
// biome-ignore format: a list, many words a line
export const DESCRIPTORS = [
  ...['raw', 'cooked', 'ground', 'minced', 'canned', 'tinned', 'frozen', 'fresh', 'dried', 'dry', 'smoked'],
  ...['whole', 'skinless', 'boneless', 'lean', 'fatty', 'organic', 'plain', 'shelled', 'roasted', 'baked'],
  ...['fried', 'boiled', 'sliced', 'white', 'brown', 'red', 'green', 'yellow', 'black', 'pink', 'sweet'],
  ...['extra', 'firm', 'split', 'top', 'heavy', 'reduced', 'fat', 'nonfat', 'mixed', 'american', 'all'],
  ...['purpose', 'enriched', 'pearled', 'textured', 'vital', 'greek', 'bell', 'cottage', 'whipping', 'soft'],
  ...['hard', 'cured', 'processed', 'refined'],
]
/** Words in food names that are not foods themselves: cuts, shapes and preparations. */
// biome-ignore format: a list, many words a line
export const NOT_A_FOOD = [
  ...['breast', 'thigh', 'drumstick', 'chuck', 'roast', 'stew', 'for', 'or', 'chop', 'loin', 'fillet'],
  ...['powder', 'isolate', 'free', 'gf', 'kidney', 'rolled', 'lowfat', 'navy', 'pinto', 'long', 'grain'],
  ...['large', 'purpose', 'cake', 'kernel', 'puree', 'sauce', 'juice', 'protein', 'groat', 'eyed', 'textured'],
  ...['mixed', 'sprout', 'fat', 'milk', 'butter', 'oil', 'meat', 'vegetable'],
]
