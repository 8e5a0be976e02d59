import { andList } from './andList.js'

/** The form in which a cup measures a food. The step itself says how to cut it. */
const FORM = / (?:slices|cubes|chunks|pieces|chopped|grated|shredded|diced|drained|raw|whole|packed)\b/
/** Nouns that say less than the food's own name: `1 fruit`. */
const NEEDLESS = / (?:fruits?|peppers?|kernels?|with skin)$/
/** One piece or less, such as `1 medium` or `about 1/2`. */
const ONE = /^(?:about )?(?:1|\d\/\d)(?: (?:small|medium|large|extra-large))?$/

/** An amount of a food, such as `1 cup dry quinoa`. `one` is the food in the singular. */
function amount(measure: string, food: string, one: string): string {
  const plain = (/(?:cup|tbsp|tsp|fillet|stalk)/.test(measure) ? measure.replace(FORM, '') : measure).replace(
    NEEDLESS,
    '',
  )
  const [last = ''] = /\S+$/.exec(plain) ?? []
  const isSaid = [food, one].some((word) => word.endsWith(last))
  if (plain.endsWith('pinch') || /\d pieces?$/.test(plain)) return `${plain} of ${food}`
  if (plain.endsWith(' leaves')) return `${plain.replace(' leaves', '')} ${food.replace(/leaf$/, 'leaves')}`
  if (plain.endsWith(' halves')) return plain.replace('halves', `${one} halves`)
  if (/ cans?$/.test(plain) && food.startsWith('canned ')) return `${plain} ${food.slice('canned '.length)}`
  const short = isSaid ? plain.replace(/ \S+$/, '') : plain
  return `${short} ${ONE.test(short) ? one : food}`
}

/**
 * How each protein is cooked in a pan. `{x}` is the food, `{water}` the water that it takes and `{min}` its minutes. Temperatures
 * are those of USDA FSIS, "Safe Minimum Internal Temperature Chart".
 */
const pan = {
  bacon: 'Lay {x} in the cold pan and cook over medium heat for 6 to 8 minutes, until crisp.',
  poultry:
    'Add {x}, cut into bite-size pieces{coat}, and cook for 6 to 8 minutes, until no pink is left and a thermometer reads 165 °F.',
  bird: 'Brown {x} for 6 minutes, turn, cover and cook over low heat for 25 to 30 minutes, until a thermometer reads 165 °F at the bone.',
  steak:
    'Sear {x}{coat}, in pieces 1 inch thick, for 3 to 5 minutes a side, until a thermometer reads 145 °F. Let it rest on a plate for 3 minutes, then slice.',
  stewmeat:
    'Add {x}, cut into thin strips{coat}, and sear for 4 minutes, until browned and 145 °F. Let it rest for 3 minutes.',
  ground: 'Add {x}, break it up and cook for 6 to 8 minutes, until nothing is pink and it reads 160 °F.',
  groundbird: 'Add {x}, break it up and cook for 6 to 8 minutes, until nothing is pink and it reads 165 °F.',
  ham: 'Add {x}, diced, and cook for 4 minutes, until steaming hot and browned at the edges.',
  fish: 'Add {x}, patted dry{coat}, and cook for 3 to 4 minutes a side, until the flesh flakes and reads 145 °F.',
  shrimp: 'Add {x}, patted dry{coat}, and cook for 2 minutes a side, until pink and no longer glassy.',
  tin: 'Drain {x}, break into flakes and warm through for 2 minutes.',
  tofu: 'Add {x}, pressed dry and {cut}{coat}, and brown for 8 minutes, turning now and then, until golden.',
  tempeh: 'Add {x}, cut into cubes{coat}, and brown for 8 minutes, until golden on all sides.',
  gluten: 'Add the seitan and brown it for 4 minutes.',
  tvp: 'Add the soaked crumbles and fry for 5 minutes, until browned.',
  white: 'Pour in {x} and stir over medium-low heat for {3} minutes, until set.',
  egg: 'Crack in {x}, cover and cook over low heat for 5 minutes, until white and yolk are firm.',
  bean: 'Add {x}, drained and rinsed, and warm through for 3 minutes.',
  edamame: 'Add {x} and cook for 4 minutes, until hot and bright.',
}

/** How each protein is cooked in strips or crumbs over high heat. */
const wok = {
  ...pan,
  poultry:
    'Add {x}, cut into thin strips{coat}, and stir-fry for 5 to 6 minutes, until no pink is left and it reads 165 °F.',
  steak: 'Add {x}, cut into thin strips{coat}, and stir-fry for 3 to 4 minutes, until browned and 145 °F.',
  fish: 'Add {x}, cut into chunks{coat}, and cook for 5 minutes, turning once, until it flakes and reads 145 °F.',
  white: 'Pour in {x} and stir over medium heat for {2} minutes, until set.',
  egg: 'Pour in {x}, beaten, and stir over medium heat for {2} minutes, until no liquid egg is left.',
}

/** How each protein is cooked in a soup, stew or sauce. */
const simmer = {
  ...pan,
  poultry:
    'Add {x}, cut into bite-size pieces, and simmer for 8 to 10 minutes, until a thermometer reads 165 °F.',
  bird: 'Add {x}, cover and simmer for 35 minutes, until a thermometer reads 165 °F at the bone.',
  steak: 'Add {x}, cut into cubes, and simmer for 15 to 20 minutes, until tender and 145 °F.',
  stewmeat: 'Add {x}, cut into cubes, cover and simmer for {min} minutes, until a fork goes in easily.',
  fish: 'Lay {x} in, cover and simmer gently for 8 minutes, until it flakes and reads 145 °F.',
  shrimp: 'Add {x} and simmer for 3 minutes, until pink and curled.',
  tin: 'Drain {x} and stir in for 2 minutes, until hot.',
  tofu: 'Add {x}, cut into cubes, and simmer for 8 minutes.',
  white: 'Stir in {x} in a thin stream and simmer for {2} minutes, until set.',
  egg: 'Meanwhile, boil {x} in another pot for 10 minutes, cool in cold water, peel, halve, and add to warm through.',
  bean: 'Add {x}, drained and rinsed, and simmer for 8 minutes.',
  edamame: 'Add {x} and simmer for 4 minutes.',
}

/** How meat is browned that is done in the oven. */
const seal = {
  ...pan,
  poultry: 'Add {x}, cut into bite-size pieces, and brown for 3 minutes.',
  ground: 'Add {x}, break it up and brown for 5 minutes.',
  groundbird: 'Add {x}, break it up and brown for 5 minutes.',
}

/** How the last ingredients of a sauce are cooked. */
const late = {
  ...simmer,
  bean: 'Add {x}, drained and rinsed, and simmer for 5 minutes.',
  egg: 'Make hollows, crack in {x}, cover and cook over low heat for 6 to 8 minutes, until white and yolk are firm.',
}

/** How each protein is cooked in an oven of 425 °F. */
const oven = {
  bacon: 'Lay {x} on the tray and bake for 15 minutes, until crisp.',
  poultry:
    'Add {x} in pieces 1 inch thick{coat} and roast for 20 to 25 minutes, until a thermometer reads 165 °F.',
  bird: 'Add {x}{coat} skin up, and roast for 35 to 45 minutes, until a thermometer reads 165 °F at the bone.',
  steak:
    'Add {x} in pieces 1 inch thick{coat} and roast for 15 to 20 minutes, until it reads 145 °F. Let it rest for 3 minutes.',
  stewmeat: 'Add {x}, in cubes, and roast for 25 minutes, until browned and 145 °F.',
  ground: 'Add {x} in small lumps{coat} and roast for 15 to 20 minutes, until it reads 160 °F.',
  groundbird: 'Add {x} in small lumps{coat} and roast for 15 to 20 minutes, until it reads 165 °F.',
  ham: 'Add {x}, diced, and roast for 10 minutes, until steaming hot.',
  fish: 'Lay {x}{coat} on top and roast for 12 to 15 minutes, until it flakes and reads 145 °F.',
  shrimp: 'Add {x}{coat} and roast for 8 minutes, until pink and no longer glassy.',
  tin: 'Drain {x}, flake and warm on the tray for the last 5 minutes.',
  tofu: 'Add {x}, pressed dry and cut into cubes, and roast for 25 minutes, until golden.',
  tempeh: 'Add {x}, cut into cubes, and roast for 20 minutes, until golden.',
  gluten: 'Add the seitan and roast it for 15 minutes, until browned.',
  tvp: 'Pour {water} of hot water over {x} and wait 10 minutes.',
  white: 'Pour {x} over and bake for 15 minutes, until firm and 160 °F.',
  egg: 'Crack {x} on top for the last 10 minutes, until white and yolk are firm.',
  bean: 'Add {x}, drained and rubbed dry, and roast for 20 minutes, until the skins crackle.',
  edamame: 'Add {x} and roast for 12 minutes, until the edges brown.',
}

/** How each protein is prepared for a dish that is eaten cold. */
const cold = {
  ...pan,
  poultry:
    'Cook {x}, sliced thin{coat}, in a hot nonstick pan for 5 to 6 minutes, turning, until no pink is left and it reads 165 °F.',
  ham: 'Slice {x} thin.',
  gluten: 'Brown the seitan in a hot pan for 4 minutes.',
  fish: 'Cook {x}{coat}, in a hot nonstick pan for 3 to 4 minutes a side, until it flakes and reads 145 °F.',
  shrimp: 'Boil {x} for 2 to 3 minutes, until pink and curled. Drain and cool.',
  tin: 'Drain {x} and break into flakes.',
  tofu: 'Pat {x} dry and cut into small cubes.',
  tempeh: 'Steam {x} for 10 minutes, then cut into small cubes.',
  tvp: 'Pour {water} of boiling water over {x} and wait 10 minutes.',
  white: 'Cook {x} in a nonstick pan over medium-low heat for {3} minutes, until set.',
  egg: 'Boil {x} for 10 minutes, until the yolk is firm, cool in cold water, peel and halve.',
  bean: 'Drain and rinse {x}.',
  edamame: 'Cook {x} with a spoon of water in a pan or microwave for {4} minutes, until hot.',
}

/** How seitan is made of its flour, and soy crumbles are soaked, before any pan is hot. */
const ahead = {
  gluten:
    'Stir {x} with {water} of water into a dough, knead it for 2 minutes and {cut}. Put them into barely simmering water for {min} minutes (a boil makes them spongy), and drain.',
  tvp: 'Pour {water} of hot water over {x} and wait {min} minutes.',
}

/**
 * How the dry pulses of a breakfast are cooked on the evening before, by a quick soak, or grain and lentils that boil for
 * long, and what is left for the morning.
 */
const boiledAhead = {
  pulse:
    'The evening before, boil {x} in plenty of water for 2 minutes and let them stand for an hour. Drain, boil hard in fresh water for 10 minutes, simmer for {min} minutes, until soft, drain and refrigerate.',
  lentil:
    'The evening before, rinse {x}, simmer in {water} of water for {min} minutes, until soft, drain and refrigerate.',
  grain:
    'The evening before, simmer {x} in {water} of water under a lid, on low, for {min} minutes, until tender, and refrigerate.',
}
const pulseAgain = (food: string, isShared: boolean) =>
  `In the morning, ${isShared ? `take out this meal’s share of ${food} and heat it until it steams` : 'heat them until they steam'} (165 °F).`

/** How dry pulses are cooked without a night to soak them: the quick soak of the US Dry Bean Council. */
const pulseQuick =
  'Boil {x} in plenty of water for 2 minutes, cover and let them stand off the heat for 60 minutes. Drain, boil hard in fresh water for 10 minutes, then simmer for {min} minutes, until soft, and drain.'

/** How each kind of starch and dry pulse is cooked by itself. */
const starch = {
  pulse:
    'The night before, cover {x} with plenty of cold water. Drain, boil hard in fresh water for 10 minutes, then simmer for {min} minutes, until soft, and drain.',
  lentil: 'Rinse {x}, simmer in {water} of water for {min} minutes, until soft, and drain what is left.',
  grain:
    'Simmer {x} in {water} of water under a lid, on low, for {min} minutes, until tender. Let it stand for 5 minutes.',
  polenta:
    'Whisk {x} into {water} of simmering water, cover and cook over low heat for {min} minutes, stirring now and then, until thick.',
  oats: 'Simmer {x} in {water} of water for {min} minutes, until soft.',
  pasta:
    'Bring a pot of water to a boil. Boil {x} in it for about {min} minutes, as the pack says, until just tender. Drain.',
  noodles: 'Soak {x} in hot water for {min} minutes, until they bend, and drain.',
  potato: 'Cut {x} into 1-inch pieces and boil for {min} minutes, until a knife slides in. Drain.',
  carb: 'Prepare {x} as the package says.',
}

/** How to make the food beside a dish, and the foods that a method has no place for. */
const beside = {
  boiled: ['Boil {egg} for 10 minutes, until the yolk is firm, cool in cold water, peel and halve.'],
  cooked: [
    'Steam {hard+soft+frozen+edamame+greens} for {5} minutes over a little water, until just tender.',
    'Drain, rinse and warm {bean}.',
    'Drain {tin} and flake.',
    '?panned: Heat {fat} in a pan over medium heat. || ?panned: Heat a nonstick pan over medium heat. / <pan>',
  ],
  served: [
    'Toast {bread} to go with it.',
    'Whisk {powder} into {milk}.',
    'Stir {powder} into a glass of cold water.',
    'Cut {crunch+raw+tomato+spinach+avocado+whole} to go with it.',
    '<hotpulse> / <hotgrain> / Serve with {berry+tortilla+flour+cake+dried+nut+seed+yogurt+curd+cheese+cream+milk+coconut+olive+pesto+mayo+hummus+spread+honey+puree+salsa+can+pickle+the panned+egg+hard+soft+frozen+edamame+greens+bean+tin+grain+pulse+lentil+potato+pasta+polenta+noodles+carb}.',
  ],
}

/** Where one pan has no room for all. The minutes of the recipe count it. */
const inBatches = 'Do this in {batches} batches.'

/** Eggs that are stirred among what is in a pan already, where they are too many for one: no second batch follows. */
const inPans = 'Share what is in the pan among {pans} pans, each with its share of the eggs.'

/** Eggs among what is in a pan already, where they are too many for one: they set there, so that no second batch follows. */
const inHollows =
  'Share it among {pans} pans, make hollows, crack in {x}, cover and cook over low heat for 6 to 8 minutes, until white and yolk are firm.'

/** Where all of a dish is too much for one pot, pan or baking dish. */
const inPots = 'Use {pots} pots, each with its share.'
const inDishes = 'Use {dishes} baking dishes, each with its share.'

/** An oven heats while starches cook, but not through the hours of dry beans. */
const heated = (temperature: string, starches: string) => {
  const heat = `Heat the oven{smalloven} to ${temperature}.`
  return `!?pulse: || ${heat} / ${starches} / !?pulse: ${heat}`
}

/** What is crisped in an oven. Nuts and seeds alone need no more than a pan. */
const CRISPS = 'tofu+tortilla+leaf+potato+crunch+tvp+cheese+bean+pulse'

/** What is spread on bread, and what is piled on it. */
const SPREADS = 'the avocado+yogurt+curd+cream+spread+hummus'
const PILES = 'leaf+the tin+bean+pulse+tomato+raw+crunch+fruit'

/** What a bake needs a dish for: a dough that was rolled out is flat. */
const IN_DISH =
  'oats+flour+sheet+veg+frozen+leaf+protein+tomato+can+salsa+tortilla+fruit+pulse+lentil+grain+pasta+potato+polenta'

/** What is in the bowl of a salad before its leaves and tomatoes are. */
const IN_BOWL =
  'acid+fat+sauce+paste+sweet+honey+spread+mayo+yogurt+powder+crunch+hard+soft+fruit+onion+chile+greens+protein+frozen+grain+pasta+lentil+pulse+salsa+coconut'

/** What has to braise. Eggs boil in another pot, and leaves wilt. */
const LASTING = 'crunch+hard+soft+fruit+frozen+potato+lentil+pulse+bean+browned+stewmeat+tofu'

/** What is put into the bowl of a salad first. */
const DRESSING = 'acid+fat+sauce+paste+sweet+honey+spread+mayo+yogurt'

/** What a warm salad has a dressing of, and what is tossed in it. */
const DRESSED = 'acid+fat+sauce+sweet+spread+yogurt+mayo+cream'
const TOSSED = 'the leaf+raw+crunch+tomato+potato+hard+grain+pulse+lentil+pasta+noodles'

/** Raw kale is tough until it has stood in its dressing. */
const KALE = 'Rub {greens} with the dressing and let it stand for {kalemin} minutes.'

/** What is tossed in with the leaves of a salad. */
const IN_SALAD =
  'the bean+edamame+frozen+tin+tofu+tempeh+grain+pasta+lentil+pulse+poultry+ham+shrimp+tvp+egg+salsa+coconut'

/** Bags that are frozen, with the meals that they are for. */
type Bags = readonly { readonly count: number; readonly each: string; readonly meals: string }[]

function inBags(bags: Bags): string {
  const [bag] = bags
  return bags.length === 1 && bag
    ? `${bag.count} bags of ${bag.each}, for ${bag.meals}`
    : `bags: ${bags.map(({ count, each, meals }) => `${count} of ${each} for ${meals}`).join(', ')}`
}

/** What is hot from a pan of its own when a sandwich or a wrap is filled. */
const FRIED_APART = 'the bacon+poultry+steak+ground+groundbird+gluten+tvp+tempeh+fish+shrimp+white'

/** A blender that is filled more than once. */
const blendedIn = (blends: string, minutes: string) =>
  `Fill the blender {${blends}} times, each time with a share of all that follows: {${minutes}} minutes more.`

/** Sentences of one evening, one after the other. */
const NIGHTS_BEFORE = /The night before, (?:[^.]|\.\d)*\.(?: The night before, (?:[^.]|\.\d)*\.)+/g

/** Acid keeps lentils and split peas hard, so tomatoes come into them once they are soft. */
const AFTER_LENTILS = '?lentil: Cut {tomato} small. / ?lentil: Add {can+the tomato} and simmer for 8 minutes.'

/** The sauce of a stew. */
const IN_STEW = 'Add {can+salsa+coconut+broth+spread+dried+sweet+the hard}, with {stewwater} of water.'

/** Each method by its steps. The comment at `recipeWords` explains the notation. */
const method = {
  plate: [
    '<starch> / <cold> / Cook {frozen} with a spoon of water in a pan or microwave for {4} minutes and drain. / Whisk {powder} with {spread+milk+yogurt+curd} until well mixed.[ Spread it on {cake}.]',
    'Cut {crunch+raw+tomato+hard+soft+whole} into slices.',
  ],
  parfait: [
    'Stir {yogurt+curd+cream+tofu+puree}[ with {powder+spice+sweet+salt+fat}][, thinned with {milk+coconut}], until well mixed. / Whisk {powder}[ with {milk+coconut+puree}][ and {spice+sweet+salt}] until smooth.',
  ],
  whip: [
    `${blendedIn('creamblends', 'creammin')} / Drain and rinse {bean}. / Put {yogurt+curd+cream+tofu+puree+avocado+the bean} into a blender[ with {milk+coconut}]. / ?powder: Put {milk+coconut} into a blender. || Stir {milk+coconut}[ with {spice+sweet+honey+salt}] until smooth.`,
    '?milk+coconut+yogurt+curd+cream: Add {powder+spice+sweet+salt+honey+spread+fat+acid} and blend for 1 to 2 minutes, until smooth and airy. || Add {powder+spice+sweet+salt+honey+spread+fat+acid}, with a spoon or two of water, and blend for 1 to 2 minutes, until smooth and airy.',
  ],
  freeze: [
    'Slice {whole}.',
    `?nut+seed+dried+top: || ?yogurt+curd+milk+coconut+cream+powder+sweet+honey+spice: ${blendedIn('blends', 'blendmin')} / ?nut+seed+dried+top: Stir {yogurt+curd+milk+coconut+cream+powder+sweet+honey+spice} until well mixed. || Blend {yogurt+curd+milk+coconut+cream+powder+sweet+honey+spice}[ with {the fruit}] until smooth.`,
    '?yogurt+curd+milk+coconut+cream: || Toss {berry+the whole}[ with {acid}] in a flat box.',
    '!?nut+seed+dried+top: Spread thin on baking paper, scatter {nut+seed+dried+top+the fruit} over and freeze for 3 to 4 hours, until firm. || ?yogurt+curd+milk+coconut+cream: Fill into molds or a flat box and freeze for 3 to 4 hours, until firm. || Freeze for 3 to 4 hours, until firm.',
  ],
  soaked: [
    'Whisk {milk+coconut+yogurt+curd} with {powder+spice+sweet+salt+fat} in a jar or bowl, until no lumps are left. || Put {milk+coconut+yogurt+curd} into a jar or bowl. / ?milk+yogurt+curd: || ?powder: Thin it with water by the spoon, until it is creamy.',
    'Stir in {oats+seed+dried+grain+acid}. / !{soak}',
  ],
  shake: [
    `${blendedIn('blends', 'blendmin')} / Pour {milk+coconut+yogurt+curd} into a blender[ with {leaf}]. / Put {tomato+raw+crunch} into a blender, in rough pieces.`,
    'Drain and rinse {bean}. / Cut {whole+avocado} into pieces. / Add {dried+oats+spread+seed+nut+puree+honey+tofu+raw+crunch+garlic+ginger+spice+sweet+acid+salt+herb+top+the fruit+avocado+bean}.',
    'Add {powder} last. / !Blend for a minute, until smooth. / Blend in {fat} in a thin stream.',
  ],
  salad: [
    '<starch> / <cold> / Cook {frozen} with a spoon of water in a pan or microwave for {4} minutes, drain and cool.',
    `Whisk {powder} into {coconut+yogurt+milk} until smooth. || Whisk {powder} with {acid}[, {fat+sauce+garlic+ginger+spice+salt}] and a little water into a dressing in a large bowl. / ?${DRESSING}: Put {${DRESSING}+garlic+ginger+spice+salt} into a large bowl.`,
    `?${DRESSING}+powder: ${KALE} / Cut {crunch+hard+soft+fruit+onion+chile} into small pieces and toss with {garlic+ginger+spice+salt} in a large bowl. || ?${DRESSING}+powder: Cut {crunch+hard+soft+fruit+onion+chile} into small pieces and add to the bowl. || Cut {crunch+hard+soft+fruit+onion+chile} into small pieces and put into a large bowl. / Toss {greens+${IN_SALAD}} with {garlic+ginger+spice+salt} in a large bowl. || ?${DRESSING}+powder+crunch+hard+soft+fruit+onion+chile: Toss in {greens+${IN_SALAD}}. || Put {greens+${IN_SALAD}} into a large bowl. / ?${IN_BOWL}: || Cut {raw+tomato} into small pieces and put into a large bowl.`,
  ],
  sandwich: [
    '<starch> / <cold>',
    'Cut {raw+crunch+tomato+hard+avocado+chile} into thin slices.[ Stir {acid+sweet} into {the crunch} and leave for 10 minutes.]',
    'Mix {the tin+bean+tofu+egg+pulse}[ with {mayo+yogurt+curd+spread+fat+acid+sauce+spice+salt+sweet+garlic+ginger+chile}] with a fork. / Stir {mayo+yogurt+curd+spread} with {fat+acid+sauce+spice+salt+sweet+chile}.',
    `?tin+bean+tofu+egg+pulse+mayo+yogurt+curd+spread: Spread it on {bread}. || Lay out {bread}[ and season it with {fat+acid+sauce+spice+salt+sweet+chile}]. / Fill with {ham+cheese+leaf+hummus+cream+olive+pickle+${FRIED_APART}+raw+crunch+cabbage+tomato+avocado+chile+herb+top}, {closed}. / Serve with {the head+edamame}. / Cut {whole} to go with it. / Serve with {berry}.`,
  ],
  wrap: [
    '<starch> / <cold>',
    'Mix {the tin+bean+tofu+pulse}[ with {yogurt+curd+mayo+spread+fat+acid+sauce+spice+salt+garlic+ginger}]. || Stir {yogurt+curd+mayo+spread}[ with {fat+acid+sauce+spice+salt+garlic+ginger}] into a sauce.',
    'Cut {raw+crunch+tomato+hard+fruit+avocado} into thin strips.',
  ],
  dip: [
    '?hard: Heat the oven to 425 °F. / <starch> / <undiced> / Roast {hard}, in large pieces, for 30 minutes, until soft. / Cook {frozen} with a spoon of water in a pan or microwave for {4} minutes and drain.',
    `?bean+pulse+lentil+edamame+frozen+tofu+hard: ${blendedIn('creamblends', 'creammin')} / Blend {the bean+pulse+lentil+edamame+frozen+tofu+hard}[ with {yogurt+curd+spread+powder+acid+fat+sauce+garlic+spice+salt+herb+nut+seed+avocado}] until smooth[, thinned with {milk}]. / ?yogurt+curd+milk: || ?bean+pulse+lentil+edamame: Blend in cold water by the spoon, until it is creamy. / ?lentil: Brown {soft}, chopped, in a dry pan for 5 minutes and stir in. / Chop {onion+chile} fine. / Mash {avocado} with {acid+fat+garlic+spice+salt+herb+the onion+chile}. / Stir {yogurt+curd+spread+mayo} with {powder+milk+acid+fat+garlic+sauce+spice+salt+herb+the tin} until well mixed. || Mash {the tin} with {fat+cream+acid+sauce+spice+salt+herb+pickle}.`,
  ],
  bites: [
    '<besides> / <undiced>',
    '?powder: Mash {the bean+pulse} with {dried+spread+powder+oats+seed+fat+sweet+spice} into a firm dough, adding water by the spoon until it holds. || Mash {the bean+pulse} with {dried+spread+oats+seed+fat+sweet+spice} into a firm dough. / ?powder+oats+crunch+raw: Mash or chop {dried}[ with {spread+cream+powder+oats+nut+seed+fat+sweet+spice}]. || ?spread+cream: Open {dried} and fill with {spread+cream+spice+sweet}. || ?dried: Mix {dried+nut+seed}[ with {spice+sweet+salt}]. / Stir {spread+cream+mayo}[ with {powder+oats+fat+sweet+spice+sauce+acid+salt+the tin}][ and {tofu}, crumbled]. || Mix {the tin} with {fat+acid+sauce+spice+salt}. / Melt {fat} and stir in {powder}[ with {seed+nut+spice+sweet+salt}], until no lump is left.',
    'Cut {crunch} into short lengths. || ?cream: Slice {raw} and top with the mix. || Halve {raw} lengthwise, scoop out the seeds and fill with the mix. / ?crunch: Fill them with the mix. / ?oats+powder: Shape into bites or fill into small molds. / ?oats+powder: Chill for 15 minutes, until firm.',
    '?crunch: Scatter {nut+seed+herb} over. || Mix with {nut+seed}. / Season with {fat+acid+sauce+spice+salt+herb+top+pickle}.',
  ],
  rolls: [
    '<cold>',
    'Cut {crunch+cucumber+tomato+cheese+avocado} into thin sticks.',
    'Stir {spread+mayo+cream+yogurt}[ with {acid+sauce+fat+powder+sweet+honey+ginger+garlic+spice+salt}] until smooth. / ?spread: Thin it with a spoon of hot water. / Stir {powder} with {acid+sauce+fat+sweet+ginger+garlic+spice+salt} and a little water until smooth. || ?lettuce: Mix {acid+fat+sauce+sweet+ginger+garlic+spice+salt} into a dressing. / ?lettuce: Toss {the tofu+tin+egg+edamame+tempeh+crunch+cucumber+tomato+cheese+avocado} in it.',
    'Lay out {hard+leaf+the ham}. || Lay out {the poultry}. || Spread it on {fruit}. / ?fruit: Cut it into bite-size pieces. / Spread with {fat}[ and {acid+sauce+sweet+ginger+garlic+spice+salt}]. || Season with {acid+sauce+sweet+ginger+garlic+spice+salt}. / ?lettuce: || Fill with {the tofu+tin+egg+edamame+tempeh+crunch+cucumber+tomato+cheese+herb+top+seed+nut+avocado}, and roll up or fold.',
  ],
  toast: [
    '<besides> / <cold>',
    'Toast {bread}. / Mash {avocado}[ with {acid+spice+salt}]. / ?powder: Stir {yogurt+curd+cream+spread} with {powder+milk+herb+top+spice+salt}. || Stir {yogurt+curd+cream+spread} with {herb+top+spice+salt}. || Whisk {powder} into {milk}[ with {spice}], until it stands. / ?yogurt+curd+cream+spread: || ?powder: Spread it on {the cake}. / ?bean+tin+pulse: Mash {the bean+tin+pulse} with a fork.',
    'Cut {raw+crunch+tomato+whole} into slices.',
    `Spread {${SPREADS}} on {the bread+cake}. / ?${SPREADS.replace('the ', '')}: Pile {${PILES}} on top. || Pile {${PILES}} on {the bread+cake}. / Top with {acid+sauce+pickle+seed+nut+herb+top+spice+salt+cheese+fat}.`,
  ],
  porridge: [
    '<grainahead> / ~Boil {egg} in a pot for 10 minutes, until the yolk is firm. / ?browned: Heat {fat} in a pan over medium heat. || ?browned: Heat a nonstick pan over medium heat. / <brown>',
    `${inPots.replace('pots', 'porridgepots')} / Bring {milk+coconut+broth}[ and {oatwater} of water] to a simmer with {oats+the grain+polenta+seed+spice+salt+ginger+dried}.[ Grate in {crunch}.] || Bring {oatwater} of water to a simmer with {oats+the grain+polenta+spice+salt+ginger}.[ Grate in {crunch}.]`,
    '!Cook gently for {oatmin} minutes, stirring now and then, until soft and creamy.',
    '<simmer> / Stir in {soft+hard+aroma}, in small pieces,[ and {leaf+frozen}] for 3 minutes, until tender. || Stir in {leaf+frozen} for 3 minutes, until tender. / Stir in {fat}.',
    'Cool {the egg} in cold water, peel and halve.',
  ],
  grain: [
    '<starch>',
    '?onion: Heat {fat} in a pan over medium heat. || ?protein: Heat {a spoon of fat} in a pan over medium heat. / Add {onion}, sliced thin, and brown for {onionmin} minutes, stirring. / <pan>',
    'Cut {crunch} into small cubes. / Steam {hard+soft+frozen} for {5} minutes.',
    '<hotpulse> / <hotgrain> / Whisk {powder} with {acid}[, {fat+sauce+spice+salt}] and a little water into a dressing. / ?powder: Mix {the grain+lentil+pulse+polenta} with it while warm. || Mix {the grain+lentil+pulse+polenta}[ with {fat+acid+sauce+garlic+ginger+spice+salt}] while warm. / Fold in {the crunch+onion+protein+hard+soft+frozen}.',
  ],
  soup: [
    '<pulse>',
    `${inPots.replace('pots', 'souppots')} / Warm {fat} in a pot over medium heat. / ?onion+crunch: Add {aroma+crunch}, chopped, and cook for {5} minutes, until soft. || Add {aroma}, chopped, and stir for a minute, until fragrant. / <brown>`,
    '?aroma+crunch+browned: Stir in {spice+paste+salt} for a minute. / Rinse {lentil}[ and {grain}] and put them into the pot. / Cut {hard+potato} into small pieces. / ?lentil: Add {broth+puree+coconut+the hard+potato+pulse} and {soupwater} of water and bring to a simmer[ with {spice+paste+salt}]. || ?lentil: Add {soupwater} of water and bring to a simmer[ with {spice+paste+salt}]. || Add {can+broth+puree+coconut+the hard+potato+pulse} and {soupwater} of water and bring to a simmer[ with {spice+paste+salt}]. || Add {soupwater} of water and bring to a simmer[ with {spice+paste+salt}].',
    '?hard+potato+lentil+pulse+crunch+can: || Add {soft+tomato}, cut small. / !?hard+potato+lentil+pulse+crunch+can+soft+tomato: Cover and cook for {soupmin} minutes, until everything is soft. / Add {can} and simmer for 8 minutes. / <simmerfirst> / ?poultry+fish+shrimp: Add {pasta+noodles+grain+polenta} and cook for {starchmin} minutes, to turn tender with what follows. || Add {pasta+noodles+grain+polenta} and cook for {starchmin} minutes, until tender. / <simmer>',
    'Cut {soft+tomato} small. / ?hard+potato+lentil+pulse+crunch+can: Stir in {frozen+leaf+the soft+tomato} for {3} minutes.[ Season with {acid+sauce+sweet}.] || Stir in {frozen+leaf} for {3} minutes.[ Season with {acid+sauce+sweet}.]',
    'Whisk {spread} with a ladle of the soup and stir it in. / Season with {acid+sauce+sweet}.',
  ],
  stew: [
    '<apart>',
    `${inPots} / Heat {fat} in a pot over medium heat. / Brown {stewmeat}, cut into cubes, for 8 minutes, until dark on two sides, and set aside.[ Do this in {stewmeatbatches} batches.] / ?stewmeat: Add {aroma}, chopped, and cook for {5} minutes, until soft. || ?stewmeat: || ?onion+crunch: Add {aroma+crunch}, chopped, and cook for {5} minutes, until soft. || Add {aroma}, chopped, and stir for a minute, until fragrant. / <brown>`,
    `?aroma+crunch+browned: Stir in {spice+salt+paste} for a minute. || ?fat: Stir in {spice+salt+paste} for half a minute, until fragrant. || Stir in {spice+salt+paste}. / Cut {hard} small. / ?stewmeat: ${IN_STEW} || ?stewmeat: Add {stewwater} of water. || ?lentil: ${IN_STEW.replace('can+salsa+', '')} || ?lentil: || ${IN_STEW} || Add {stewwater} of water.`,
    'Put {the stewmeat} back in, cover and simmer for {stewmeatmin} minutes, until a fork goes in easily. / ?stewmeat: Add {crunch}, in 1-inch pieces. / Add {lentil}, rinsed, with {lentilwater} of water and simmer for {lentilmin} minutes, until soft. / ?fish+shrimp+lentil: Add {potato}, cut into 1-inch pieces, and simmer for 12 minutes. || Add {potato}, cut into 1-inch pieces. / Add {can+salsa} and simmer for 5 minutes. / Add {the pulse}. / Cut {soft+tomato} small. / ?poultry+steak+fish+shrimp+lentil: Add {frozen+the soft+tomato}. / ?lentil: || ?poultry+steak: Cover and simmer {the hard} for 10 minutes, until nearly soft. / <unboiled>',
    '!?fish+shrimp: || ?poultry+steak+lentil: Simmer without a lid for 5 minutes, until thick. || Cover and simmer for 15 minutes, until tender. / <simmer> / ?poultry+steak+fish+shrimp+lentil: || Add {frozen+the soft+tomato} for the last 8 minutes. / Stir in {leaf} for the last 3 minutes.',
    'Season with {acid+sauce+sweet}.',
  ],
  curry: [
    '<apart> / <eggs>',
    `Heat {fat} in {widepan} over medium heat. / ?onion: Add {aroma}, chopped, and cook for {5} minutes, until golden. || Add {aroma}, chopped, and stir for a minute, until fragrant. / <brown>`,
    '<liftcrisp> / Stir in {spice+salt+paste} for half a minute, until fragrant. / ?lentil: Add {crunch+hard}, cut small. || ?lentil: || Add {crunch+hard+tomato}, cut small. / Add {the pulse}. / ?lentil: Add {coconut+sweet}, with {splash} of water, and simmer for 8 minutes. || ?lentil: Let {the crunch+hard+pulse} simmer in {splash} of water for 8 minutes. || ?lentil: || Add {can+coconut+sweet}, with {splash} of water, and simmer for 8 minutes. || ?crunch+hard+tomato+pulse: Add {splash} of water and simmer for 8 minutes.',
    `Add {lentil}, rinsed, with {lentilwater} of water and simmer for {lentilmin} minutes, until soft. / Add {potato}, cut into 1-inch pieces, and simmer for 12 minutes. / ${AFTER_LENTILS} / Add {soft}, in small pieces,[ and {frozen}] and simmer for 5 minutes. || Add {frozen} and simmer for 5 minutes. / <simmer> / <eggs>`,
    'Stir in {leaf} until soft and hot.',
    '<return> / Off the heat, stir in {spread+acid+sauce}.',
  ],
  chili: [
    '<apart>',
    `${inPots} / Heat {fat} in a pot over medium heat. / ?onion: Add {aroma}, chopped, and cook for {5} minutes, until soft. || Add {aroma}, chopped, and stir for a minute, until fragrant. / <brown>`,
    '?aroma+browned: Stir in {spice+paste+salt} for a minute. || ?fat: Stir in {spice+paste+salt} for half a minute, until fragrant. || Stir in {spice+paste+salt}.',
    '?lentil: Add {crunch+hard+soft}, cut small. || ?lentil: || Add {crunch+hard+soft+tomato}, cut small. / ?lentil: Add {frozen+sweet}, with {stewwater} of water. || ?lentil: || Add {can+frozen+salsa+sweet}, with {stewwater} of water. || Add {stewwater} of water. / Add {lentil}, rinsed, with {lentilwater} of water and simmer for {lentilmin} minutes, until soft. / Add {potato}, cut into 1-inch pieces. / ?lentil: Cut {tomato} small. / ?lentil: Add {can+salsa+the tomato}. / Add {the pulse}. / <unboiled>',
    '!?potato: Cover and simmer for 12 minutes, until tender, then without the lid for 5 minutes, until thick. || ?poultry+steak+fish+shrimp: Simmer for 10 minutes, until thick. || Simmer for 20 minutes, until thick. / <simmer> / Season with {acid+sauce}.',
  ],
  pasta: [
    '<pulse> / ?pasta: Have a cup ready to keep a little of the cooking water. / <starch>',
    `Heat {fat} in {widepan} over medium heat. / <panfirst> / <lift> / ?onion+crunch: Add {aroma+crunch}, chopped, and cook for {5} minutes, until soft. || Add {aroma}, chopped, and stir for a minute, until fragrant. / <pan> / <lift>`,
    'Stir in {spice+salt+paste}. / Cut {hard+soft+tomato} small. / ?can+coconut+broth: Add {can+frozen+coconut+broth+the hard+soft+tomato+pulse+lentil} and simmer for 12 minutes, until thick and tender. || Add {frozen+the hard+soft+tomato+pulse+lentil} and cook for {6} minutes, until tender.',
    'Stir in {leaf+cream+pesto+olive+pickle} for 2 minutes.',
    '<return> / Toss {the pasta+noodles} with it[, {acid+sauce}] and a splash of the cooking water.',
  ],
  noodles: [
    '<starch>',
    'Stir {sauce+acid+sweet+thick+spread} into a sauce[ with {salt+spice}].',
    `Heat {fat} in {widepan} over high heat. / <wok> / <liftall> / ?egg+white: Turn the heat up again.`,
    'Add {onion+crunch+hard+soft}, cut small, and stir-fry for 4 minutes, until crisp-tender.[ Do this in {friedbatches} batches.] / Stir-fry {frozen} for 4 minutes, until hot.[ Do this in {frozenbatches} batches.] / Add {garlic+ginger+chile}, chopped, and stir for half a minute. / Stir in {spice+salt}. / Toss in {leaf}.',
    '<return> / ?sauce+acid+sweet+thick+spread: Add {the noodles+pasta} and toss with the sauce for 2 minutes, until hot. || Add {the noodles+pasta} and toss for 2 minutes, until hot.',
  ],
  boil: [
    '<starch>',
    'Boil {egg} for 10 minutes, until the yolk is firm, cool in cold water and peel. / <cold> / Boil {frozen+hard} for 4 minutes, until just tender, and drain. / Dip {leaf} in boiling water for half a minute, cool and squeeze dry.',
    'Stir {mayo+fat+yogurt+pesto+sauce+acid}[ with {spice+salt+sweet+garlic}] into a dressing.',
    'Cut {raw+crunch+tomato+fruit} into slices.',
  ],
  onepot: [
    '<pulse>',
    `${inPots} / Heat {fat} in a wide pot over medium heat. / ?onion+crunch: Add {aroma+crunch}, chopped, and cook for {5} minutes, until soft. || Add {aroma}, chopped, and stir for a minute, until fragrant. / <brown>`,
    'Stir in {spice+salt+paste} for a minute. / Cut {hard+tomato} small. / Drain and rinse {bean}. / Add {can+broth+the hard+tomato+grain+bean+pulse}, with {potwater} of water, and bring to a boil. / Add {tofu}, cut into cubes. / !Cover and cook over low heat for {potmin} minutes.',
    '<simmer> / Stir in {leaf}. / !Let it stand for 5 minutes.',
    'Season with {acid+sauce+sweet}.',
  ],
  eggsalad: [
    'Boil {egg} for 10 minutes, until the yolk is firm, cool in cold water and peel.',
    '?gluten+tvp: Heat {a spoon of fat} in a pan over medium heat. || ?gluten+tvp: Heat a nonstick pan over medium heat. / <brown>',
    'Stir {mayo+fat}[ with {acid+sauce+spice+salt}] until smooth. / ?cake+gluten+tvp: Chop {the egg+crunch+cucumber} small and stir in. || ?cake+crunch+lettuce: Chop {the egg} small and stir in. || Halve {the egg}, mash the yolk with it[ and {the bacon}] and spoon it back.',
  ],
  braise: [
    '<apart> / <eggs>',
    `${inPots} / Heat {fat} in a wide pot over medium-high heat. / Brown {bird} on all sides for 8 minutes.[ Do this in {birdbatches} batches.] / Brown {steak}, in pieces 1 inch thick, for 2 minutes a side, and set aside. / Brown {poultry}, in large pieces, for 5 minutes, and set aside.[ Do this in {poultrybatches} batches.] / <brown> / ?onion: Add {aroma}, chopped, and cook for {5} minutes. || Add {aroma}, chopped, and stir for a minute, until fragrant.`,
    'Add {crunch+hard+soft+fruit}, cut small. / Stir in {spice+salt+paste} for half a minute. / ?lentil: Add {frozen+sauce+sweet}, with {splash} of water. || ?lentil: || Add {can+frozen+acid+sauce+sweet}, with {splash} of water. || Add {splash} of water.',
    'Add {lentil}, rinsed, with {lentilwater} of water and simmer for {lentilmin} minutes, until soft. / Add {potato}, cut into 1-inch pieces. / Add {can+acid}. / Cover and simmer {the bird} for 35 minutes, until a thermometer reads 165 °F at the bone. / Add {the pulse}. / Lay {the poultry} in, cover and simmer for 10 to 12 minutes, until a thermometer reads 165 °F. / <unboiled>',
    `!?fish+shrimp: || ?poultry+steak+bird: Simmer without a lid for 5 minutes, until thick. || ?${LASTING}: Cover and braise over low heat for 15 minutes, until tender. || Simmer without a lid for 5 minutes, until thick. / <eggs> / ?steak: || Stir in {leaf+tomato+olive} for the last 3 minutes. / Lay {the steak} in, cover and simmer for 8 to 10 minutes, until a thermometer reads 145 °F[, with {leaf+tomato+olive} for the last 3]. Let it rest for 3 minutes. / Off the heat, stir in {coconut}.`,
  ],
  mash: [
    '<starch>',
    'Boil {hard} for 12 minutes, until soft, and drain.',
    'Heat {fat} in a pan. / <pan> / <lift> / Add {aroma+crunch+soft+frozen+leaf}, chopped, and cook for {5} minutes. / <return>',
    '<hotpulse> / Mash {the potato+hard+pulse}[ with {milk+yogurt+cream+spread+salt+spice}].',
  ],
  scramble: [
    'Beat {egg+white}[ with {milk+spice+salt}]. / Press {tofu} dry and crumble it.',
    'Heat {fat} in a pan over medium heat. / <brown> / Cook {veg+tomato}, in small pieces,[ and {frozen}] for 4 to 5 minutes, until soft. || Cook {frozen} for 4 to 5 minutes, until soft. / Add {leaf} and stir until soft and hot. / ?browned+veg+frozen+tomato+leaf: Stir in {spice+salt} for half a minute.',
    'Share what is in the pan among {stirredpans} pans, each with its share of the eggs. / Pour in {the egg+white} and stir slowly over medium-low heat for 3 to 4 minutes, until no liquid egg is left.[ Do this in {eggbatches} batches.] / Add {the tofu} and fry for 6 minutes, until hot and golden.[ Stir in {coconut} for 2 minutes.] / Stir in {spice+salt}.',
    'Drain and flake {tin}. / Fold in {cheese+curd+cream+sauce+acid+the tin}.',
  ],
  omelette: [
    '<softened> / Heat the oven to {bulkheat} and grease {bulkdish}.',
    'Cook in {omelets} batches, each with its share of everything: {batchmin} minutes more. / Heat {fat} in a nonstick pan over medium heat. / <brown> / Fry {potato}, in 1/2-inch cubes, covered, for 12 minutes, turning twice, until a fork goes in.[ Do this in {bulkpans} batches.] / Cook {veg}, in small pieces,[ and {frozen}] for {5} minutes, until soft. || Cook {frozen} for {5} minutes, until soft. / Slice {tomato}. / Add {leaf+the tomato} for {2} minutes, until soft. / {bulkfill}[, with {cheese+curd}].',
    'Beat {egg+white}[ with {milk+cream+acid+salt+spice}], and pour over.',
    '!Bake at {bulkheat} for 20 to 30 minutes, until it reads 160 °F in the middle. || Cook over medium-low heat for 5 to 7 minutes, lifting the edges, until no liquid egg is left and it reads 160 °F in the middle.',
    '!Let it stand for {bulkstand} minutes and slice it. || Put {cheese+curd} on it, then fold or slice it. || Fold or slice it.',
  ],
  fry: [
    '<baconfirst> / <lift>',
    'Stir {yogurt}[ with {garlic+salt}] and spread it on a plate. / ?yogurt: Heat {half of fat} in a pan over medium heat. || Heat {fat} in a pan over medium heat. / <brown> / Cook {veg+tomato}, in small pieces,[ and {frozen}] for {5} minutes, until soft and browned. || Cook {frozen} for {5} minutes, until soft and browned. / Add {leaf} and stir until soft and hot.',
    'Share what is in the pan among {crackedpans} pans, each with its share of the eggs. / ?yogurt: Crack {egg} into the pan, cover and fry over low heat for 5 minutes, until white and yolk are firm.[ Do this in {frybatches} batches.] Lay them on the yogurt. || Crack {egg} into the pan[, season with {salt+spice}], cover and fry over low heat for 5 minutes, until white and yolk are firm.[ Do this in {frybatches} batches.] / Add {white} and cook until set.',
    '?yogurt: Stir {spice} into {fat} in the hot pan, and pour it over. / <pan> / Toast {bread}. / Slice {avocado}.',
    'Serve together[, with {the bacon+bread+avocado}], and season with {salt+spice+acid+sauce+herb+top}. || ?bacon+bread+avocado: Serve with {the bacon+bread+avocado}.',
  ],
  pancakes: [
    'Soak {lentil} in {soakfor}, drain, and blend with {splash} of water into a batter. / Soak {grain} in {soakfor}, rinse and drain.',
    '?grain+seed: Blend {egg+white+milk+powder+curd+cream+coconut+tofu}[ with {spread+the grain+flour+oats+polenta+seed+lentil+leaven+salt+spice+ginger}] into a smooth batter. || Whisk or blend {egg+white+milk+powder+curd+cream+coconut+tofu}[ with {spread+the flour+oats+polenta+lentil+leaven+salt+spice+ginger}] into a smooth batter. / ?egg+white+milk+tofu+curd: || ?powder: Thin it with water by the spoon, until it pours. / Season with {salt+spice+ginger}. / Let it stand for 5 minutes.',
    'Heat {fat}, a little at a time, in a nonstick pan over medium heat. || Heat a nonstick pan over medium heat. / Cook {onion+garlic+chile+tomato+soft}, cut small,[ and {leaf+frozen}] for {5} minutes, until soft and dry, and set aside. || Cook {leaf+frozen} for {5} minutes, until soft and dry, and set aside.',
    '!Fry small ladles of batter for 2 to 3 minutes a side, until golden and set in the middle{setat}.[ Do this in {batterbatches} batches.] / Scatter {cheese} over as they cook. / Fill with {the onion+garlic+chile+tomato+soft+leaf+frozen}.',
  ],
  hash: [
    '<apart> / Cut {potato} into 1/2-inch cubes. / <baconfirst> / <lift>',
    'Heat {fat} in a wide pan over medium heat. / <brown> / <liftbrown>',
    'Add {tofu}, pressed dry, cut into cubes and turned in {powder}[ with {spice+salt}], and brown for 8 minutes, until golden.[ Do this in {tofubatches} batches.] / <panfirst> / <liftforpotatoes>',
    'Fry {the potato}, covered, for 12 minutes, turning twice, until a fork goes in.[ Do this in {potatobatches} batches.]',
    'Add {veg+tomato+fruit}, in small pieces,[ and {frozen}] and cook for {6} minutes, until soft and browned. || Add {frozen} and cook for {6} minutes, until soft and browned. / Stir in {spice+salt} for half a minute. / Stir in {greens} with a splash of water for {5} minutes, until soft and hot. / Stir in {leaf} until soft and hot. / <unset>',
    '<return> / Season with {acid+sauce+sweet}. / <hotpulse> / Stir in {the pulse}. / <late>',
  ],
  skillet: [
    '<starch>',
    `Heat {fat} in {widepan} over medium heat. || Heat a nonstick pan over medium heat. / Add {tofu}, pressed dry, cut into slabs and turned in {powder}[ with {spice+salt}], and brown for 8 minutes, until golden.[ Do this in {tofubatches} batches.] / <panfirst> / <lift>`,
    '?stalk+hard: Add {aroma+crunch+hard+fruit}, chopped, and cook for {8} minutes, until soft. || ?onion+pepper+fruit: Add {aroma+crunch+hard+fruit}, chopped, and cook for {5} minutes, until soft. || Add {aroma}, chopped, and stir for a minute, until fragrant. / ?fat+aroma+crunch+hard+poultry+ground+groundbird+steak: Stir in {spice+salt+paste} for half a minute.',
    'Cut {soft+tomato} small. / ?can+frozen+salsa+soft+tomato: || Stir in {coconut+broth} for 2 minutes. / Add {can+frozen+salsa+coconut+broth+the soft+tomato}[ and {spice+salt+paste}] and cook for {8} minutes, until soft. || Stir in {spice+salt+paste}. / Stir in {greens} with a splash of water for {5} minutes, until soft and hot. / Stir in {dried+leaf+cream} for {2} minutes. / <returnearly>',
    'Stir {thick} into {splash} of cold water[ with {acid+sauce+sweet}], pour it in and simmer for 2 minutes, until glossy. || Stir {spread} with {acid+sauce+sweet} and a little hot water into a sauce, and stir it in. || Stir in {acid+sauce+sweet+spread}. / Stir in {pesto}. / <hotpulse> / Fold in {the potato+pulse+lentil}. / <unset> / <return> / Toast {crumbs} in a dry pan, tear up and fold in. / <late>',
  ],
  stirfry: [
    '<starch>',
    '?sauce: Stir {sauce+acid+sweet+thick} with {wokwater} of water into a sauce. || ?thick: Stir {thick+acid+sweet} into {splash} of cold water, to thicken the juices.',
    `Heat {fat} in {widepan} over high heat. || Heat a nonstick pan over medium heat. / Add {tofu}, pressed dry, cut into cubes and turned in {powder}[ with {spice+salt}], and brown for 8 minutes, until golden.[ Do this in {tofubatches} batches.] / <wok> / <liftall> / ?egg+white: Turn the heat up again.`,
    'Add {onion+crunch+hard+soft}, cut small, and stir-fry for 4 to 5 minutes, until crisp-tender.[ Do this in {friedbatches} batches.] / Add {tomato}, cut small, and cook for 3 minutes, until slumped. / Stir-fry {frozen} for 4 minutes, until hot.[ Do this in {frozenbatches} batches.] / Add {garlic+ginger+chile}, chopped, and stir for half a minute. / Stir in {spice+salt+sweet}. / Toss in {leaf}. / <return>',
    '?sauce: Pour in the sauce and toss for a minute, until it coats everything. || ?thick: Stir {the thick} again, pour it in and toss for a minute, until the juices are thick. || Pour {acid} over and toss. / Toss in {the potato}.',
  ],
  friedrice: [
    '<starch> / <cooled>',
    `Heat {fat} in {widepan} over high heat. / <wok> / <liftall> / ?egg+white: Turn the heat up again.`,
    'Add {onion+crunch+hard+soft+whole}, cut small, and stir-fry for 4 minutes, until crisp-tender.[ Do this in {friedbatches} batches.] / Stir-fry {frozen} for 4 minutes, until hot.[ Do this in {frozenbatches} batches.] / Add {garlic+ginger+chile}, chopped, and stir for half a minute. / Stir in {spice+salt}. / Toss in {leaf}.',
    'Add {the grain+pulse} and fry for 3 minutes, until hot. / <return> / Season with {sauce+acid+sweet}.',
  ],
  patties: [
    '<starch> / Stir {gluten} with {glutenwater} of water[ and {spice+salt+sauce+paste+sweet}] into a dough[ with {the lentil}, mashed], knead for 2 minutes and shape patties.[ Grate and squeeze {soft}.]',
    'Drain and rinse {bean}. / ?powder: Grate {soft} and squeeze it dry. / ?powder: Mix {powder+the soft+lentil}[ with {garlic+ginger+spice+salt+leaven+seed}] and just enough water to bind, and shape small patties, 1/2 inch thick. || ?ground+groundbird+tvp+bean+flour+crumbs+white: Mix {ground+groundbird+tvp+flour+crumbs+white+the bean+lentil}[ with {garlic+ginger+spice+salt+leaven+seed}] and shape small patties, 1/2 inch thick. || Let {the potato} steam dry for 3 minutes, mash with {tin}, drained well,[ and {garlic+spice+salt+herb+binder},] and shape small patties. / ?tin: Chill the patties for 15 minutes, so that they hold, and turn them only once. / ?gluten: Steam the patties for 20 minutes.',
    'Heat {fat} in a pan over medium heat and fry the patties for 4 to 5 minutes a side, until browned{temp}.[ Do this in {pattybatches} batches.]',
    'Meanwhile, cook {veg}, in small pieces,[ and {frozen}] {besidethem} for {6} minutes, until soft. || Meanwhile, cook {frozen} {besidethem} for {6} minutes, until soft. / ?leaf+coconut: Take the patties out of the pan. / Add {leaf} and stir until soft and hot. / Stir in {coconut} and simmer for 5 minutes. / Cook {fruit}, in slices, in the pan for 4 minutes. / ?leaf+coconut: Put the patties on top.',
  ],
  tacos: [
    '<starch>',
    'Heat {fat} in a pan over medium heat. || ?protein+pulse+lentil+potato+onion+garlic+pepper: Heat a nonstick pan over medium heat. / Cook {onion+garlic+pepper}, cut thin, for {5} minutes, until soft. / <wokfirst> / <return> / Heat {the pulse+lentil} in it[ with {spice+salt}] for 3 minutes, adding a spoon of water, until steaming{mashed}. / <clearpan> / <wok> / <return>',
    'Stir in {the potato}. / ?paste+can: Stir in {spice+salt+paste+can} and cook for 3 minutes, until it coats the filling. || Stir in {spice+salt} for half a minute.',
    'Season with {sauce+sweet}.',
  ],
  burrito: [
    '<starch>',
    'Heat {fat} in a pan over medium heat. / Cook {veg+tomato}, in small pieces,[ and {frozen}] for {5} minutes. || Cook {frozen} for {5} minutes. / Stir in {spice+salt} for half a minute.',
    '<wok> / <return> / Stir {spread} with {acid+sauce} and a little hot water into a sauce, and mix it in. / <hotpulse> / Stir in {leaf+sauce+acid+the pulse}.',
    '<hotgrain> / Slice {avocado}. / Warm {tortilla}{inturn} in a dry pan for 20 seconds a side. / ?veg+tomato+frozen+leaf+browned+egg+white+pulse+lentil: Fill with it[ and {the grain+cheese+salsa+avocado+yogurt+raw+herb+top}], fold in the ends and roll up. || Fill with {the grain+cheese+salsa+avocado+yogurt+raw+herb+top}, fold in the ends and roll up.',
  ],
  quesadilla: [
    '<starch> / Heat {half of fat} in a pan over medium heat. / <pan> / <lift>',
    'Cook {veg+tomato}, in small pieces,[ and {frozen}] for {4} minutes, until soft. || Cook {frozen} for {4} minutes, until soft. / Add {leaf} and stir until soft and hot. / Stir in {spice+salt}. / <return> / <hotpulse> / Stir in {the pulse}.',
    '!Lay out {tortilla}, spread the filling[ and {cheese+salsa}] on one half and fold over.',
    '!Fry[ in {fat}] for 2 to 3 minutes a side over medium heat, until crisp and golden.[ Do this in {foldedbatches} batches.]',
  ],
  flatbread: [
    'Mix {flour+leaven+salt} with {splash} of water into a soft dough, knead for 2 minutes and let it rest for 10. / Roll out thin.',
    '!Bake in a dry hot pan for 2 minutes a side, until brown spots show.',
    'Heat {fat} in a pan. / <pan> / <lift> / Cook {veg+tomato}, in small pieces,[ and {frozen+leaf}] for {5} minutes, until soft. || Cook {frozen+leaf} for {5} minutes, until soft. / Stir in {spice}. / <return> / Season with {sauce+acid+sweet}.',
    'Slice {avocado+raw}. / !Top the bread with it[ and {cheese+yogurt+hummus+the avocado+raw+olive+nut+seed+herb+top}].',
  ],
  griddle: [
    'Whisk {egg+white+milk}[ with {spice+sweet+salt}] in a flat dish.',
    'Soak {bread} in it for a minute a side.',
    'Heat {fat} in a pan over medium heat and fry for 3 minutes a side, until golden and set{setat}.[ Do this in {breadbatches} batches.]',
  ],
  bake: [
    `${heated('400 °F', '<besides>')} / Mix {oats+flour} with {milk+fruit+egg+white+powder+leaven+spice+salt+sweet} into a batter. || Mix {powder} with {seed}[, {fat+spice+salt}] and a spoon or two of water into a dough, and roll it out thin.`,
    '?sheet+veg+frozen+leaf+protein: Heat {fat} in a pan over medium heat. || ?sheet+veg+frozen+leaf+browned: Heat a nonstick pan over medium heat. / Cook {sheet}, sliced thin lengthwise, for {5} minutes, until soft. / Cook {veg}, cut small,[ and {frozen+leaf}] for {6} minutes, until soft. || Cook {frozen+leaf} for {6} minutes, until soft. / <layered> / ?sheet+veg+frozen+leaf+ground+groundbird+tvp+gluten: Stir in {spice+salt+paste+sauce+sweet+acid} for half a minute.',
    'Beat {egg+white+cream}[ with {milk+spice+salt}]. / Mix {spice+sauce} with {fat+salt+garlic}.',
    `?${IN_DISH}: ${inDishes} / Halve {tomato}. / !Tear {tortilla} into strips and layer them with the filling in a baking dish[, with {can+salsa+the tomato+egg+white+pulse+lentil+grain+pasta}]. || ?${IN_DISH}: Put everything into a baking dish[ with {can+salsa+the tomato+egg+white+pulse+lentil+grain+pasta}]. || ?powder: Lay it on a tray with baking paper. || Put everything into a baking dish. / ?egg+white: Add {the potato}. || Mash {the potato}[ with {powder} and a few spoons of hot water] and spread over the top. || Spread {the polenta} over the top. / <bakeprotein> / Spread {pesto+curd} over. / Scatter {cheese+olive+nut+seed+crumbs} over.`,
    '?can+egg+white+oats+tortilla+potato+pulse+salsa: Bake for 20 to 30 minutes, until set and browned{temp}. || ?powder+gluten: Bake for 15 to 20 minutes, until dry and brown at the rim. || ?cheese: Bake for 3 minutes more, until it melts.',
    'Season with {acid+fat}.',
  ],
  roast: [
    `${heated('425 °F', '<apart> / Boil {lentil} for 15 minutes, until just tender, drain and rub dry.')} / Use {pans} sheet pans[ at a time, in {rounds} rounds].`,
    'Drain {bean} and rub dry. / Rub {the pulse} dry. / Wrap {soft}, whole or cut into sticks, in {bacon}[ with {fat+spice+salt}] on a sheet pan. / Cut {potato+hard+crunch+soft+onion} into 1-inch pieces or wedges. / ?bacon: || ?bird: Toss {nut+the bean+potato+hard+crunch+onion+pulse+lentil} with [{acid+sauce+sweet} and ]{half of fat+spice+salt+garlic} on a sheet pan. || ?bird: Spread {fat+spice+salt+garlic+acid} on a sheet pan. || ?bird: Toss {nut+the bean+potato+hard+crunch+onion+pulse+lentil}[ with {sauce+sweet}] on a sheet pan. || ?bird: || ?rubbed: Toss {frozen+nut+the bean+potato+hard+crunch+soft+onion+pulse+lentil} with [{acid+sauce+sweet} and ]{half of fat+spice+salt+garlic} on a sheet pan. || Toss {frozen+nut+the bean+potato+hard+crunch+soft+onion+pulse+lentil}[ with {fat+spice+salt+garlic+acid+sauce+sweet}] on a sheet pan. || ?protein: Spread {fat+spice+salt+garlic+acid} on a sheet pan.',
    '!?potato+hard+crunch+soft+onion+frozen+bean+nut+pulse+lentil: Roast for {roastmin} minutes, turning once, until browned. / <oven> / ?bird: Add {frozen+the soft} for the last 20 minutes. / Add {tender} for the last {tendermin} minutes. / Stir in {leaf} for the last 5 minutes.',
    '<hotgrain> / Warm {coconut} in a wide pot, stir in {the grain} and lay the rest on top. || Stir in {the grain}.',
    'Season with {acid+sauce}.',
  ],
  sheetpan: [
    `${heated('425 °F', '<apart>')} / Use {pans} sheet pans[ at a time, in {rounds} rounds].`,
    'Cut {potato+hard+crunch+onion} into 1-inch pieces. / Drain and rinse {bean}. / Rub {the pulse} dry. / ?bird: Toss {the bean+pulse+potato+hard+crunch+onion} with {half of fat+spice+salt+garlic+ginger} on a sheet pan. || ?rubbed: Toss {the bean+pulse+potato+hard+crunch+onion} with {half of fat+spice+salt+garlic+ginger} on a sheet pan and roast for 15 minutes. || Toss {the bean+pulse+potato+hard+crunch+onion}[ with {fat+spice+salt+garlic+ginger}] on a sheet pan and roast for 15 minutes. || Spread {fat+spice+salt+garlic+ginger} on a sheet pan.',
    'Cut {soft+tomato+whole} into pieces. / ?bird: || Add {frozen+olive+the soft+tomato+whole}. / <oven> / ?bird: Add {frozen+olive+the soft+tomato+whole} for the last 20 minutes. / ?warmed+ham+edamame+tin+white+egg: || ?bean+pulse+potato+hard+crunch+onion: Roast for 15 minutes more, until browned and tender. || ?soft+tomato+whole+frozen: Roast for 20 minutes, until browned and tender. / Stir in {leaf} for the last 5 minutes.',
    '?spread+yogurt: || Stir {sweet} into {acid+sauce} and drizzle it over. || Drizzle with {acid+sauce}. || Spoon {sweet} over.',
  ],
  ovencrisp: [
    `<pulse> / !?${CRISPS}: Heat the oven{smalloven} to 325 °F and line a tray with baking paper. || Toast {nut+seed} in a dry pan over medium heat for 3 to 5 minutes, shaking it, until they smell toasted. / Use {trays} trays[ at a time, in {trayrounds} rounds]. / Press {tofu} dry and cut into thin slices. / Cut {tortilla} into wedges. / Tear {leaf} from the stalks into pieces. / ?bean+pulse: Cut {raw+crunch+tomato} into sticks. || Slice {potato+crunch} as thin as paper. / Stir {tvp} with {splash} of hot water[ and {acid}] and wait 5 minutes.`,
    'Mash {bean}, drained and rinsed,[ with {salsa+spice+acid+salt+herb}] into a dip. || Mash {the pulse}[ with {salsa+spice+acid+salt+herb}] into a dip.',
    `Mix {cheese}[ with {nut+seed+spice+salt}], and drop it onto the tray in small heaps. / ?${CRISPS}: Toss {nut+seed+the tofu+leaf+potato+crunch+tvp} with {fat+acid+sauce+sweet+spice+salt}. || Brush {the tortilla} with {fat+acid+sauce+sweet+spice+salt}. || Stir in {fat+acid+sauce+sweet+spice+salt} for half a minute, until dry.`,
    `!?cheese: Bake for {crispmin} minutes, until golden and crisp. || ?bean+pulse: Bake {the tortilla} in one layer for {crispmin} minutes, turning once, until crisp. || ?${CRISPS}: Bake in one layer for {crispmin} minutes, turning once, until crisp and fragrant.`,
    `!?${CRISPS}: Let it cool on the tray, where it turns crisp. || Spread on a plate to cool, until crisp. / ?bean+pulse: Serve with the dip. / Serve with {herb+top+salsa}.`,
  ],
  warm: [
    '<cold>',
    'Warm {milk+coconut}[ with {spice+salt+dried+sweet}] in a small pot for 5 minutes, until it steams. / Simmer {sweet}[ with {spice}] in {splash} of water for 4 minutes, to a syrup.',
    'Off the heat, whisk in {powder+honey+spread}. / Cut {whole} into pieces.',
    'Serve {the tofu}[ with {the fruit}] and pour the syrup over. / ?milk+coconut: Serve it warm in {cup}[, topped with {nut+seed+top}].',
  ],
  gratin: [
    `${heated('400 °F', '<starch>')} / Steam {hard+crunch+frozen} for {5} minutes and let it dry.`,
    `${inDishes} / Warm {fat} and grease a baking dish with it. / Spread {the hard+crunch+frozen+potato+soft+leaf+tomato} in the dish.`,
    'Beat {egg+white+milk+cream}[ with {spice+salt}], and pour over. / <bakeprotein>',
    'Scatter {cheese+crumbs+nut+seed} over and bake for 25 minutes, until golden and 160 °F in the middle.',
  ],
  stuffed: [
    `${heated('400 °F', '<softened>')} / ~?potato: || Halve {pepper} and bake, cut side up, for 10 minutes. / ~Prick {potato} and bake for 40 to 45 minutes, until a knife slides in.`,
    'Heat {fat} in a pan over medium heat. / Cook {veg}, in small pieces,[ and {frozen}] for {5} minutes, until soft. || Cook {frozen} for {5} minutes, until soft. / <pan>',
    '?can+tomato: Stir in {spice+salt+paste+can+tomato+sauce} and simmer for 8 minutes. || Stir in {spice+salt+paste+sauce}. / Stir in {the grain+lentil+pulse+leaf+curd}.',
    `${inDishes} / ?potato: || Fill {the pepper} with it in a baking dish, pile what is left around[, top with {cheese}] and bake for 10 to 15 minutes, until browned. / Fill {the potato} with it in a baking dish, pile what is left around[, top with {cheese}] and bake for 10 to 15 minutes, until browned.`,
  ],
  muffins: [
    '!Heat the oven to 375 °F and grease a muffin pan[ with a little of {fat}]. / Use {tins} muffin pans.',
    'Beat {egg+white+milk+cream}[ with {powder+puree+sweet+spice+salt+leaven}][ and the rest of {the fat}]. / Stir in {oats+flour+fruit+dried}.',
    'Pour boiling water over {leaf} and squeeze it dry. / Chop {veg+tomato} small and share it among the cups[ with {frozen+the leaf+cheese+ham}]. || Share {frozen+the leaf+cheese+ham} among the cups. / Scatter {nut+seed+cheese} over.',
    'Pour in the mix and bake for 20 to 25 minutes, until the middle is firm and reads 160 °F.',
  ],
  crisp: [
    `!Heat the oven to 375 °F. / ${inDishes} / Slice {fruit} into a baking dish[ with {spice+dried+acid}].`,
    'Rub {oats+nut+seed+flour} with {fat+sweet+spice+salt+honey}, and scatter it over. || Scatter {oats+nut+seed+flour} over.',
    '!?oats+nut+seed+flour: Bake for 25 minutes, until the top is golden and the fruit is soft. || Bake for 25 minutes, until the fruit is soft.',
  ],
  bowl: [
    '<starch>',
    'Heat {fat} in a pan over medium-high heat. || ?protein+veg+frozen+leaf: Heat a nonstick pan over medium heat. / <warmed> / <lift>',
    'Cook {onion+hard+soft+pepper}, in small pieces,[ and {frozen}] for {5} minutes, until browned and tender. || Cook {frozen} for {5} minutes, until browned and tender. / Add {garlic}, chopped, and stir for half a minute. / Stir {greens} in the pan with a splash of water for {5} minutes, until soft and hot. / Stir {leaf} in the pan for {2} minutes, until soft and hot. / ?veg+frozen+leaf+warmed: Stir in {spice+salt+paste} for half a minute. / <pan> / <return>',
  ],
  ribbons: [
    '<starch> / Peel {soft} into long strips. / Blend {seed} with {fat+acid+garlic+leaf+herb+spice+salt} and a spoon of water into a thick sauce.',
    'Heat {fat} in a wide pan over medium heat. || Heat a nonstick pan over medium heat. / <panfirst> / <lift> / ?onion+crunch: Add {aroma+crunch}, chopped, and cook for {5} minutes, until soft. || Add {aroma}, chopped, and stir for a minute, until fragrant. / Stir in {spice+salt+paste} for half a minute.',
    'Cut {tomato} small. / Add {can+the tomato} and cook for 8 minutes. / <hotpulse> / Fold in {the lentil+pulse}. / <unset> / Add {the soft} and toss for 2 minutes, until just tender.',
    '<return> / Off the heat, stir in {pesto+acid+sauce}. / ?seed: Off the heat, stir in the sauce. / Stir in {herb}. / <late>',
  ],
  warmsalad: [
    '<starch>',
    '?warmed: Heat {a spoon of fat} in a pan over medium-high heat. || ?warmed: Heat a nonstick pan over medium heat. / <warmed> / <cold>',
    'Steam {head+soft}, in small pieces,[ and {frozen}] for {5} minutes, until just tender. || Steam {frozen} for {5} minutes, until just tender. / Cut {crunch+cabbage+chile+onion} into thin pieces.',
    'Stir {spread+yogurt+mayo+cream} with {acid+sauce+sweet+garlic+ginger+spice+salt+fat+powder} into a dressing, thinned with a spoon of hot water. || Mix {acid+fat+sauce+sweet+garlic+ginger+spice+salt} into a dressing.',
  ],
}

/** What is put on top. A food that the method itself needs is named by then. */
const TOPS = 'yogurt+curd+cheese+cream+mayo+olive+pickle+salsa+pesto+hummus+nut+seed+dried+herb+top'
const topped = [`Slice {avocado}. / Top with {${TOPS}+the avocado}.`]
const toppedWithFruit = [`Slice {whole+avocado}. / Top with {${TOPS}+the fruit+avocado}.`]

const besideIt = '<hotgrain> / Slice {raw}. / Serve with {the grain+polenta+pasta+noodles+carb+raw}.'
/** What a second heating would curdle. */
const stirredIn = 'Off the heat, stir in {powder}, mixed with enough cold water to pour.'
const withStarch = [`${stirredIn} / ${besideIt}`, ...topped]
const creamy = 'Off the heat, stir in {yogurt+cream}.'

const PLATED =
  '{the yogurt+curd+cheese+cream+hummus+tin+ham+poultry+egg+bean+pulse+edamame+tofu+frozen+crunch+raw+tomato+hard+soft+leaf+fruit}'

/** What is done at the table, on each day that the dish is eaten. */
const served = {
  plate: [
    `Stir {yogurt+curd} with {spice+salt+sweet+spread}. / ?yogurt+curd: Put ${PLATED} on a plate or into a bowl. || Put ${PLATED} on a plate.`,
    'Season with {fat+acid+sauce+spice+salt+garlic+ginger+chile+onion+paste}[ and {sweet}]. / Spoon {sweet+honey} over. / Serve with {bread+cake+tortilla+pesto+mayo+spread+puree+salsa}.',
    ...topped,
  ],
  stew: [`${stirredIn} / ${besideIt} / Toast {cake} and pile it on.`, ...toppedWithFruit],
  curry: [creamy, ...withStarch],
  chili: withStarch,
  pasta: topped,
  wrap: [
    `Warm {tortilla}{inturn} in a dry pan for 20 seconds a side. / Spread with {hummus+cream}. / ?poultry+gluten+ham+egg+white: Spread with {the yogurt+curd+mayo+spread}. / ?protein+pulse: Fill with {the tin+bean+pulse+tofu+ham+${FRIED_APART}+egg+leaf+cheese+dried+olive+pickle+salsa+raw+crunch+tomato+hard+avocado+fruit+herb+top}, and roll it up tight. || Fill with what is in the box[, {leaf+cheese+dried+herb+top+olive+pickle+salsa}], and roll it up tight.`,
  ],
  boil: [
    'Put {the egg+white+potato+shrimp+tofu+edamame+tin+leaf+frozen+hard+raw+crunch+tomato+fruit} on a plate. / ?fat+sauce+acid+mayo+pesto+yogurt: Add the dressing. / Season with {spice+salt+sweet+garlic}.',
    ...topped,
    'Serve with {cake}.',
  ],
  rolls: ['Lay out {lettuce} and spoon it in[, with {herb+top+seed+nut} on top].'],
  eggsalad: [
    'Spoon it into {cake}. || Cut {crunch} into short lengths and fill them with it. || Cut {lettuce} into strips and spoon it on top. / Scatter {the gluten+tvp} over.',
    ...topped,
  ],
  onepot: topped,
  braise: [creamy, '<hotgrain> / Serve with {the grain+polenta+pasta}.', ...topped],
  mash: topped,
  hash: topped,
  stirfry: withStarch,
  bake: [...topped, 'Slice {whole}. / Serve with {the fruit}.'],
  roast: [
    '?raw: Cut {raw+fruit} small, stir with {acid+herb+chile} into a relish and serve it over the rest.',
    'Serve with {yogurt+spread+puree}.',
    ...topped,
  ],
  sheetpan: [
    'Stir {spread+yogurt}[ with {acid+sauce+sweet}] and a spoon of water into a sauce, and spoon it over.',
    '<hotgrain> / Serve with {the grain}.',
    ...topped,
  ],
  gratin: topped,
  stuffed: topped,
  bowl: [
    'Cut {raw+crunch+tomato+fruit} into slices.',
    '<hotpulse> / <hotgrain> / Put {the grain+polenta+pasta+noodles+potato+pulse+lentil} into bowls and arrange the rest on top. || Arrange everything in bowls.',
    'Stir {spread} with {acid+sauce+sweet+ginger+chile} and a spoon of hot water into a sauce and drizzle it over. || Mix {acid+sauce+sweet} with {ginger+chile} and drizzle it over. || Stir {sweet} into {acid+sauce} and drizzle it over. || Drizzle {acid+sauce} over. || Spoon {sweet} over. || Scatter {ginger+chile} over.',
    ...topped,
  ],
  ribbons: topped,
  salad: [
    'Cut {raw+tomato} into small pieces and toss in[ with {spinach}]. || Toss in {spinach}.',
    ...topped,
    'Have {cake} ready.',
  ],
  grain: [
    'Cut {raw+tomato} into small cubes. / Fold in {leaf+cheese+nut+seed+dried+herb+top+olive+the raw+tomato}. / Slice {avocado}. / Serve with {yogurt+curd+the avocado}.',
  ],
  warmsalad: [
    `?${DRESSED}: ${KALE} / Cut {raw+tomato} into thin pieces. / Toast {bread} and cut it into cubes. / ?${DRESSED}: Toss {${TOSSED}} with the dressing and arrange the rest on top. || ?${DRESSED}: Toss everything with the dressing. || Put {${TOSSED}} on a plate and arrange the rest on top.`,
    ...toppedWithFruit,
  ],
  soup: [
    `${stirredIn} / Toast {bread} to go with it. / Slice {avocado}. / Ladle into bowls or mugs and top with {${TOPS}+the avocado}.`,
  ],
  scramble: ['Toast {bread}.', ...topped],
  omelette: topped,
  quesadilla: [`Slice {avocado+raw}. / Serve with {${TOPS}+the avocado+raw}.`],
  crisp: ['Serve with {yogurt+curd+cream+milk}.'],
  skillet: [
    `${stirredIn} / Spoon it into {cake}. / ${besideIt}`,
    ...topped,
    'Warm {tortilla}{inturn} in a dry pan for 20 seconds a side. / ?lettuce: Roll everything up in {the tortilla}. || Serve with {the tortilla+bread}.',
  ],
  noodles: [`Cut {raw+tomato} into thin strips. / Top with {${TOPS}+the raw+tomato}.`],
  friedrice: [`Slice {tomato+raw+avocado}. / Top with {${TOPS}+the tomato+raw+avocado}.`],
  tacos: [
    'Cut {raw+crunch+hard+tomato+soft+chile} into thin strips[ and toss with {acid}]. / Slice {avocado}. / Season with {acid}.',
    `Warm {tortilla}{inturn} in a dry pan for 30 seconds a side. / ?protein+lentil+pulse: Fill with {the protein+lentil+pulse+leaf+raw+crunch+hard+tomato+soft+chile+avocado+${TOPS}}. || Fill with the hot filling[ and top with {the leaf+raw+crunch+hard+tomato+soft+chile+avocado+${TOPS}}].`,
  ],
  patties: [
    'Fry {egg} in a hot pan for 5 minutes, until white and yolk are firm, to put on top.[ Do this in {crackedbatches} batches.] / <hotgrain> / ?tin: || Serve with {the potato+grain}.',
    `Cut {raw+tomato} into slices[ and toss with {acid+herb}]. / Slice {avocado}. / Toast {bread} and pile everything on it[ with {${TOPS}+acid+the raw+tomato+avocado}]. || Serve with {${TOPS}+acid+the raw+tomato+avocado}.`,
  ],
  pancakes: [`Slice {whole}. / Serve with {${TOPS}+sweet+honey+puree+the fruit}.`],
  griddle: [`Slice {whole}. / Serve with {${TOPS}+honey+spread+the fruit}.`],
  dip: [
    'Cut {crunch+raw+soft+fruit} into sticks or slices to dip. / Top the dip with {nut+seed+herb+top+chile+onion+salsa+tomato+fat} and serve[ with {cake+tortilla+bread+dried}]. || Serve the dip in {dipbowl}[ with {cake+tortilla+bread+dried}].',
  ],
  parfait: [
    'Cut {whole+avocado+raw+tomato} into small pieces. / Layer the mix in {glass} with {dried+oats+the fruit+avocado+raw+tomato}. || Spoon into {glass}.',
    'Top with {nut+seed+spread+honey+herb+top} just before you eat.',
  ],
  whip: [
    '!Spoon into {glass}. / Slice {whole}. / Top with {dried+nut+seed+herb+top+oats+the fruit} just before you eat.',
  ],
  soaked: [
    'Cut {whole+avocado} into small pieces. / Stir well and top with {nut+honey+spread+herb+top+puree+the fruit+avocado}.',
  ],
  porridge: [
    '?powder: Off the heat, stir in {powder+spread+sweet+honey+puree}, and water by the spoon until it is creamy again. || Off the heat, stir in {spread+sweet+honey+puree}.',
    'Season with {sauce}. / Slice {whole+avocado}. / Top with {dried+nut+cheese+herb+top+the egg+fruit+avocado}.',
  ],
}

/** The same for leftovers whose dressing is in a jar. */
const servedLater = {
  warmsalad: [
    `${KALE.replace('the dressing', 'a little of the dressing from the jar')} / Cut {raw+tomato} into thin pieces. / Toast {bread} and cut it into cubes. / Add {leaf+the raw+tomato} to what is in the box.`,
    '!Toss with the dressing from the jar.',
    ...toppedWithFruit,
  ],
  boil: ['!Toss with the dressing from the jar.', ...topped],
}

/**
 * The words of a recipe. A method is a list of steps. A step is one or more sentences, separated by ` / `. `{fat+acid}`
 * becomes the foods of the meal with these roles that no step has named yet, with their amounts; `{the fat}` also
 * includes those named already, without amounts; after `{half of fat+spice}` the rest of them is not named yet, and
 * `{a spoon of fat}` is a teaspoon a portion, or half of it if that is less. A
 * sentence whose gap stays empty is left out, unless it starts with `!`, and so is a part in `[brackets]`. `<pan>` stands
 * for the sentences of the proteins in `pan`. `{5}` are minutes, and a few more if the pan is full. What a sentence with
 * `~` says goes on beside the next ones. `?fat: ` asks for a food, and alone before ` || ` says nothing if it is there.
 */
export const recipeWords = {
  /** A food's name in a step, and a tip of the dish book. Both are data, which a language may translate. */
  food: (name: string) => name,
  tip: (text: string) => text,
  /** Before a tip that is advice and not a step. */
  asTip: (tip: string) => `Tip: ${tip}`,
  list: andList,
  amount,
  /** Oil or spices of which what comes after gets the rest. */
  halfOfMix: (foods: string) => `half of a mix of ${foods}`,
  restOfMix: 'the rest of the mix',
  /** Yogurt and cottage cheese that were stirred together. */
  mix: 'the mix',
  /** The other half of one food. */
  another: (amount: string) => `another ${amount.replace(/^(?:a|about) /, '')}`,
  /** After meat or fish that goes into the oven on a sheet pan: the rest of the oil and the spices, or `panFat`. */
  turnedIn: (mix: string) => `, turned in ${mix},`,
  panFat: 'the fat of the pan',
  /** After meat, fish or tofu that goes into a pan with all spices of its dish. */
  seasoned: (spices: string) => `, seasoned with ${spices}`,
  lift: (foods: string) => `Take ${foods} out of the pan.`,
  putBack: (foods: string) => `Put ${foods} back in for a minute, until hot.`,
  /** After eggs that boiled in another pot, or beside a portion of the dish. */
  addEggs: (eggs: string) => `Lay ${eggs} in the hot sauce for 3 minutes.`,
  closed: 'close and cut in half',
  /** A single slice of bread. */
  folded: 'and fold over',
  /** Pounds and ounces, of which one may be `0`. */
  pounds: (pounds: string, ounces: string) => `${pounds} lb ${ounces} oz`.replace(/^0 lb | 0 oz$/, ''),
  /** Less than the smallest spoon. */
  pinch: (food: string) => `a pinch of ${food}`,
  /** A whole chicken, which nobody weighs without its bones. */
  birdPieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  cutUp: (food: string) =>
    `If ${food} is still whole, cut it up, which takes about 10 minutes: 2 drumsticks, 2 thighs, 2 wings, and the breast in two.`,
  /** The lettuce of lettuce cups. Its weight is also on the meal's card, which has no leaves. */
  leaves: (count: number, weight: string) =>
    `${count} ${count === 1 ? 'leaf' : 'leaves'} of romaine lettuce (${weight})`,
  /** Tofu that is a dressing or a dip. */
  blended: (food: string) => `${food} (blended smooth)`,
  /** Garlic that no step chops. */
  minced: (food: string) => `${food} (minced)`,
  /** Coconut oil that no pan melts, and cheese that is not sliced for bread. */
  melted: (food: string) => `${food} (melted)`,
  grated: (food: string) => `${food} (grated)`,
  /** Frozen spinach that goes on a hot sheet pan. */
  squeezed: (food: string) =>
    `${food} (thawed for 3 minutes in a microwave or under warm water, and squeezed dry)`,
  /** Quinoa, which is bitter as it comes. */
  rinsed: (food: string) => `${food} (rinsed in a fine sieve)`,
  /** Canned beans that go onto a hot sheet pan. */
  drained: (food: string) => `${food} (drained and rinsed)`,
  /** Vegetables that go onto a sheet pan after others. */
  inPieces: (food: string) => `${food} (in 1-inch pieces)`,
  /** The cauliflower of cauliflower rice. */
  riced: (food: string) => `${food} (grated)`,
  /** Frozen berries that are eaten as they are. */
  thawed: (food: string) => `${food} (thawed in the refrigerator or a microwave)`,
  /** A food that an earlier step has named. */
  again: (food: string) => `the ${food}`,
  /** How refried beans are heated. */
  mashed: ', and mash roughly',
  /** What a dough of seitan or a block of tofu becomes, by the word for it in the name of a dish. */
  cuts: {
    pieces: 'cut it into small pieces',
    cubes: 'cut into cubes',
    crumbs: 'crumbled',
    steak: 'press it into flat steaks',
    cutlet: 'press it into flat cutlets',
    sausage: 'roll it into sausages',
    strip: 'cut it into strips',
  },
  thaw: (foods: string) => `Thaw ${foods} in the refrigerator, or for 20 minutes in cold water on the day.`,
  /** The same on the first day, which has no evening before. */
  thawQuick: (foods: string) => `Thaw ${foods} in a bag in cold water for 20 minutes.`,
  /** What the reader froze: raw meat or fish of the first day, or the rest of a can. */
  thawOwn: (foods: string) => `Thaw ${foods} from your freezer in the refrigerator.`,
  /** The sentence of an evening before, among the steps of the day. */
  nightBefore: (sentence: string) =>
    `The night before, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  /** After it, where the rest of a can is less than a dish takes. */
  openToo: (amounts: string) => `Open a new pack for the rest: ${amounts}.`,
  /** What the reader freezes: raw meat or fish, with its amount, and the rest of a can. `meal` is that of `mealOn`. */
  freezeOwn: (amount: string, meal: string) => `After the shopping, freeze ${amount} for ${meal}.`,
  /** The same for several meals, of which each thaws a bag. */
  freezeBags: (food: string, bags: Bags) => `After the shopping, freeze ${food} in ${inBags(bags)}.`,
  freezeRest: (amount: string, meal: string) => `When you first use it, freeze ${amount} for ${meal}.`,
  freezeRestBags: (food: string, bags: Bags) => `When you first use it, freeze ${food} in ${inBags(bags)}.`,
  /** On the evening before. The steps of the day itself say it, too, and so do those with `thaw`. */
  soakBeans: (foods: string) => `Cover ${foods} with plenty of cold water and leave overnight.`,
  cookBeans: (foods: string, minutes: string) =>
    `Cook ${foods} now, as the recipe says, and refrigerate. It takes about ${minutes} minutes, most of them without you.`,
  soakForBatter: (foods: string) => `Soak ${foods} in plenty of water overnight.`,
  soakNight: 'plenty of water overnight',
  soakHour: 'plenty of boiling water for 60 minutes',
  /** How oats and chia swell, and on the first morning, which has no evening before. */
  soak: 'Cover and refrigerate for at least 2 hours or overnight, until thick.',
  soakQuick: 'Let it stand for 15 minutes while you get ready: it is thicker after a night.',
  standOvernight: 'Mix it now: it stands in the refrigerator for hours, best overnight.',
  freezeAhead: 'Make it now: it takes 3 to 4 hours in the freezer, best overnight.',
  inBatches,
  inPans,
  inHollows,
  inPots,
  inTurn: ', a few at a time,',
  widePan: 'a wide pan or wok',
  /** In its place, where it has no room for all. */
  largePot: 'your largest pot, which is the pan of these steps,',
  besidePatties: 'beside them',
  /** In its place, where the patties fill their pan more than once. */
  inOtherPan: 'in another pan, with a splash of water,',
  /** What portions are served in. */
  glass: (count: number) => (count === 1 ? 'a glass' : 'glasses'),
  cup: (count: number) => (count === 1 ? 'a cup' : 'cups'),
  dipBowl: (count: number) => (count === 1 ? 'a small bowl' : 'a bowl'),
  bakingDishes: (count: number) => (count === 1 ? 'a baking dish' : `${count} baking dishes`),
  intoDishes: (count: number) =>
    count === 1 ? 'Put all of it into the dish' : 'Share all of it among the dishes',
  pan,
  wok,
  seal,
  simmer,
  late,
  oven,
  cold,
  /** In place of the words of `cold`, for more than a pan has room for. */
  boiledEdamame: 'Boil {x} for 5 minutes, until hot, and drain.',
  ahead,
  starch,
  boiledAhead,
  pulseAgain,
  pulseQuick,
  /** Pulses or grain that were cooked for an earlier meal, where they come into a dish that is done. */
  reheat: (foods: string, minutes: number) =>
    `Heat ${foods} with a spoon of water in a pan or microwave for ${minutes} minutes, until steaming (165 °F).`,
  cool: (foods: string) => `Spread ${foods} on a plate to cool.`,
  /**
   * `day` is null for a meal of the same day, `meal` is its type in the words of the core, and `time` is null for one that
   * is alone with its name.
   */
  mealOn: (day: string | null, meal: string, time: string | null) =>
    `${day ?? 'today'}’s ${meal.toLowerCase()}${time === null ? '' : ` (${time})`}`,
  /**
   * Beans, seitan or grain that are cooked once for several meals. Each of them thaws its own share. `isMuch` is whether
   * it needs several bags.
   */
  storeCooked: (
    shares: readonly { readonly amount: string; readonly meal: string; readonly isMuch: boolean }[],
    food: string,
    isFrozen: boolean,
  ) => {
    const said = shares.map(({ amount, meal }, at) =>
      at === 0 ? `${amount} of ${food} for ${meal}` : `${amount} for ${meal}`,
    )
    const bags = shares.some(({ isMuch }) => isMuch) ? 'in flat bags' : 'flat in a bag'
    const how = said.length > 1 ? `, each ${bags} of its own` : `, ${bags}`
    return `Within 2 hours, ${isFrozen ? 'freeze' : 'refrigerate'} ${recipeWords.list(said)}${isFrozen ? how : ''}.`
  },
  takeCooked: (amount: string, food: string, day: string | null, isFrozen: boolean) =>
    `${isFrozen ? 'The night before, thaw' : 'Take out'} ${amount} of ${food} that you cooked ${day === null ? 'today' : `on ${day}`}.`,
  beside,
  method,
  served,
  servedLater,
  season: (foods: string) => `Season with ${foods}.`,
  /**
   * A step as it is read: what is served with it, and what is done on one evening, is said once, and salt alone is not
   * toasted.
   */
  joined: (step: string) =>
    step
      .replace(/(?<=\bServe with [^.]*)\. Serve with /g, ', and with ')
      .replace(NIGHTS_BEFORE, (nights) => nights.replace(/(?<=\. )The night before, /g, 'Also '))
      .replace(' (grated), in small pieces', ', grated')
      .replace(/(?<=\bStir in (?:(?! and )[^.,])* salt) for (?:half )?a minute(?:, until fragrant)?/g, ''),
  serveWith: (foods: string) => `Serve with ${foods}.`,
  /** After the oven, if what it bakes fits into a smaller one. */
  toaster: ' or a toaster oven',
  /** After what has eggs in it. */
  setAt: ' (160 °F)',
  safePoultry: ' and 165 °F inside',
  safeGround: ' and 160 °F inside',
  /** What a person gets of a day's food, such as `65%`, or several people each. */
  shareFor: (share: string, persons: readonly number[]) =>
    persons.length === 1
      ? `${share} for person ${persons[0]}`
      : `${share} each for persons ${andList(persons.map(String))}`,
  /** The end of a dish that is eaten at once. @param shares of `shareFor` */
  divide: (shares: readonly string[]) => `Divide it: about ${recipeWords.list(shares)}.`,
  /**
   * After the last step of a dish that is also cooked for later.
   * @param apart what was cooked in another pot, such as the rice
   * @param shares of `shareFor`; empty if all who eat have equal portions
   */
  keep: (
    servings: number,
    days: readonly string[],
    keepsDays: number,
    state: 'hot' | 'cold' | 'frozen' | 'dry' | 'baked' | 'chips',
    apart: readonly string[],
    shares: readonly string[],
  ) => {
    const later = recipeWords.list(days)
    const all = apart.length === 0 ? '' : ` ${recipeWords.list(['it', ...apart])}`
    const keeps = `It keeps ${keepsDays === 1 ? '1 day' : `${keepsDays} days`}.`
    const rest = {
      hot: `Cool what is for ${later}, put it into boxes and refrigerate within 2 hours. ${keeps}`,
      cold: `Put what is for ${later} into boxes and refrigerate within 2 hours. ${keeps}`,
      dry: `Put what is for ${later} into boxes and keep it dry at room temperature. ${keeps}`,
      baked: `Put what is for ${later} into boxes once it is cool, and keep it dry at room temperature. ${keeps}`,
      chips: `Put what is for ${later}, all but the chips, into boxes and refrigerate within 2 hours. Keep the chips dry in a closed container once they are cool. ${keeps}`,
      frozen: `Take out what is for today, and leave what is for ${later} in the freezer.`,
    }
    const by = shares.length === 0 ? '' : `: of each day’s food about ${recipeWords.list(shares)}`
    return `Divide${all} into ${servings} portions${by}. ${rest[state]}`
  },
  dressingApart: 'Keep the dressing in a jar, and dress each portion when it is eaten.',
  /** A soup whose pasta or grain drinks the broth until it is eaten. */
  thinned: 'Thin it with a splash of water when you heat it.',
  /** @param isThick whether it is such a soup */
  leftover: (day: string, state: 'hot' | 'cold' | 'crisp' | 'dry', portions: number, isThick: boolean) => {
    const isOne = portions === 1
    const it = isOne ? 'it' : 'them'
    const again = {
      dry: '',
      hot: ` Heat ${it}${isThick ? ' with a splash of water' : ''} in a pan or microwave until ${isOne ? 'it steams' : 'they steam'} and a thermometer reads 165 °F.`,
      cold: isOne ? ' It is eaten cold.' : ' They are eaten cold.',
      crisp: ` Shake ${it} in a hot pan for 3 minutes, until crisp again.`,
    }
    return `Take out ${isOne ? 'your portion' : `the ${portions} portions`}, put away on ${day}.${again[state]}`
  },
  /** Before what cooks beside a hot dish, so that both are ready together. */
  alongside: 'Meanwhile:',
  /** After a pan of its own, before the next sentence of the dish. */
  goOn: 'Back to the dish:',
  /** Before what is served with the portion of the day, after the work for later meals. */
  today: 'For today:',
  bayLeaf: (leaves: string) => `Take out ${leaves}.`,
  /** After a food that cooks long by itself, if nothing needs it before the end. */
  meanwhile: 'Begin the rest so that all is ready together.',
}

/** The words of recipes, in any language. */
export type RecipeWords = typeof recipeWords
