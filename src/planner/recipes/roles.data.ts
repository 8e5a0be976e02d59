/** The role of a food in a dish, by its id. Foods without a row get the role of their category, see `roleOf`. */
// biome-ignore format: a table, one role a line
const ROLE_FOODS = {
  poultry: 'chicken-breast chicken-thigh turkey-breast',
  bird: 'chicken-drumstick whole-chicken',
  steak: 'beef-sirloin pork-chop pork-tenderloin',
  stewmeat: 'beef-chuck-roast beef-stew-meat',
  ground: 'ground-beef-80 ground-beef-93 ground-lamb',
  groundbird: 'ground-turkey-93',
  bacon: 'bacon',
  ham: 'ham',
  fish: 'salmon cod tilapia',
  shrimp: 'shrimp',
  tin: 'tuna-canned salmon-canned sardines-canned',
  egg: 'eggs',
  white: 'egg-whites',
  tofu: 'tofu-extra-firm tofu-firm',
  tempeh: 'tempeh',
  gluten: 'vital-wheat-gluten',
  tvp: 'tvp',
  bean: '',
  edamame: 'edamame',

  pulse: 'black-beans-dry pinto-beans-dry navy-beans-dry black-eyed-peas-dry chickpeas-dry',
  lentil: 'lentils-brown lentils-red split-peas',
  grain: 'white-rice brown-rice quinoa pearled-barley bulgur buckwheat-groats',
  polenta: 'cornmeal',
  oats: 'rolled-oats',
  pasta: 'pasta whole-wheat-pasta corn-pasta-gf',
  noodles: 'rice-noodles',
  potato: 'potatoes sweet-potatoes butternut-squash',
  carb: '',

  bread: 'white-bread whole-wheat-bread',
  tortilla: 'corn-tortillas flour-tortillas',
  flour: 'all-purpose-flour whole-wheat-flour',
  crumbs: 'bread-crumbs',
  cake: 'rice-cakes',
  onion: 'onions',
  garlic: 'garlic',
  ginger: 'fresh-ginger',
  chile: 'jalapeno',
  stalk: 'carrots celery',
  pepper: 'green-bell-pepper red-bell-pepper',
  lettuce: 'romaine-lettuce',
  cucumber: 'cucumber',
  tomato: 'tomatoes',
  head: '',
  cabbage: 'cabbage',
  soft: 'zucchini mushrooms asparagus',
  sheet: '',
  binder: '',
  tender: '',
  frozen: 'broccoli-frozen green-beans-frozen green-peas-frozen corn-frozen mixed-vegetables-frozen',
  spinach: 'spinach',
  greens: 'kale spinach-frozen',
  can: 'canned-tomatoes marinara-sauce',
  salsa: 'salsa',
  puree: 'pumpkin-canned applesauce',
  paste: 'tomato-paste',

  berry: 'strawberries-frozen blueberries blueberries-frozen grapes',
  whole: '',
  dried: 'raisins dates coconut-dried',
  honey: 'honey',
  milk: 'whole-milk reduced-fat-milk soy-milk almond-milk rice-milk',
  coconut: 'coconut-milk',
  cream: 'heavy-cream cream-cheese',
  yogurt: 'greek-yogurt-nonfat greek-yogurt-whole plain-yogurt',
  curd: 'cottage-cheese',
  cheese: '',
  fat: '',
  spread: 'peanut-butter almond-butter tahini',
  mayo: 'mayonnaise',
  avocado: 'avocado',
  olive: 'olives',
  pesto: 'pesto',
  hummus: 'hummus',
  nut: '',
  seed: 'sunflower-seeds pumpkin-seeds chia-seeds flaxseed hemp-seeds',
  powder: '',

  salt: 'salt black-pepper',
  spice: '',
  sauce: 'soy-sauce hot-sauce sriracha worcestershire fish-sauce oyster-sauce hoisin-sauce ketchup yellow-mustard miso',
  acid: 'lemon-juice lime-juice cider-vinegar white-vinegar balsamic-vinegar red-wine-vinegar',
  sweet: 'sugar brown-sugar maple-syrup',
  thick: 'cornstarch',
  leaven: 'baking-powder baking-soda dry-yeast',
  broth: 'vegetable-broth chicken-bouillon beef-bouillon',
  herb: 'fresh-parsley fresh-cilantro fresh-basil fresh-mint fresh-dill green-onions',
  top: 'sesame-seeds',
  pickle: 'capers dill-pickles sauerkraut',
} as const

export type Role = keyof typeof ROLE_FOODS

const isRole = (word: string): word is Role => word in ROLE_FOODS
export const ROLES: readonly Role[] = Object.keys(ROLE_FOODS).filter(isRole)

/** The role of a food, by its id. */
export const ROLE_OF: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap((role) => ROLE_FOODS[role].split(' ').map((id) => [id, role] as const)),
)

/** Foods that need a technique of their own, in the order in which they go into the pan. */
export const PROTEINS = [
  ...([
    'bacon',
    'stewmeat',
    'bird',
    'poultry',
    'steak',
    'ground',
    'groundbird',
    'ham',
    'gluten',
    'tvp',
  ] as const),
  ...(['tempeh', 'tofu', 'edamame', 'fish', 'shrimp', 'bean', 'tin', 'white', 'egg'] as const),
] as const satisfies readonly Role[]

/** Proteins that long cooking would spoil, or that are ready to eat. */
export const LATE: readonly Role[] = ['egg', 'white', 'bean', 'tin', 'edamame']
/** The others, which need a hot pan. */
export const WARMED: readonly Role[] = PROTEINS.filter((role) => !LATE.includes(role) && role !== 'ham')

/** Proteins that are browned before anything else goes into the pan. */
export const BROWNED: readonly Role[] = ['bacon', 'ground', 'groundbird', 'ham', 'gluten', 'tvp', 'tempeh']

/** Meat and fish that would overcook in the pan beside what comes after them. */
export const LIFTED: readonly Role[] = ['bacon', 'stewmeat', 'poultry', 'fish', 'shrimp']
/** The same, with what is cut into strips or scrambled in a wok. */
export const LIFTED_FROM_WOK: readonly Role[] = [
  ...LIFTED,
  ...(['gluten', 'steak', 'tempeh', 'tofu', 'edamame', 'egg', 'white'] as const),
]
const LEAVES: readonly Role[] = ['spinach', 'greens']
/** What sets around all that is in the pan. */
export const BEATEN: readonly Role[] = ['egg', 'white']
export const LAYERED: readonly Role[] = ['can', 'tortilla', 'egg', 'white']

/** What cannot be stirred among some foods. Sliced meat waits on its plate for them. */
export const MAKES_ROOM: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  fish: LEAVES,
  shrimp: LEAVES,
}
export const AFTER_REST: readonly Role[] = [...LEAVES, 'acid', 'sauce', 'sweet', 'spread', 'cream', 'pesto']

/** What simmers for no longer than pasta. */
export const QUICK: readonly Role[] = ['poultry', 'fish', 'shrimp']

/** What is folded in under meat or fish. */
export const FOLDED: readonly Role[] = ['potato', 'pulse', 'lentil']

/** What cooks in a pan for longer than a moment. */
export const PAN_ROLES: readonly Role[] = [
  ...(['onion', 'stalk', 'pepper', 'head', 'cabbage', 'soft', 'sheet', 'tender', 'frozen'] as const),
  ...(['tomato', 'can', 'salsa', 'whole', 'berry'] as const),
]

/** Names for several roles at once. */
export const ROLE_GROUPS: Readonly<Record<string, readonly Role[]>> = {
  fruit: ['berry', 'whole'],
  aroma: ['onion', 'garlic', 'ginger', 'chile'],
  crunch: ['stalk', 'pepper'],
  leaf: ['spinach', 'greens'],
  raw: ['lettuce', 'cucumber'],
  hard: ['head', 'cabbage'],
  /** What is softened in a pan: aroma, crunch, hard and soft. */
  veg: ['onion', 'garlic', 'ginger', 'chile', 'stalk', 'pepper', 'head', 'cabbage', 'soft'],
  protein: PROTEINS,
  /** What is turned in the oil and the spices of a sheet pan. */
  rubbed: ['poultry', 'bird', 'steak', 'ground', 'groundbird', 'fish', 'shrimp'],
  warmed: WARMED,
  browned: BROWNED,
  /** Beside a dish they need a pan that is hot. */
  panned: PROTEINS.filter((role) => !['bacon', ...LATE].includes(role) || role === 'white'),
}

/** Foods that take long and are cooked separately, the slowest first. */
export const STARCHES = [
  ...(['pulse', 'lentil', 'grain', 'polenta', 'oats', 'potato', 'pasta', 'noodles', 'carb'] as const),
] as const satisfies readonly Role[]

/** Foods that a dish must never hold raw. */
export const NEVER_RAW: readonly Role[] = [
  ...([
    'bacon',
    'stewmeat',
    'bird',
    'poultry',
    'steak',
    'ground',
    'groundbird',
    'fish',
    'shrimp',
    'egg',
    'white',
  ] as const),
]
