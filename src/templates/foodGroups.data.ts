/** Foods that can stand in for each other in a dish. */
export const COOKING_OIL = ['olive-oil', 'canola-oil', 'sunflower-oil', 'avocado-oil'] as const
export const COOKING_FAT = [...COOKING_OIL, 'butter', 'ghee'] as const
export const BREAD = ['white-bread', 'whole-wheat-bread'] as const
export const TOAST = ['white-bread=toast', 'whole-wheat-bread=whole-wheat toast'] as const
export const MILK = ['reduced-fat-milk', 'whole-milk', 'soy-milk', 'almond-milk', 'rice-milk'] as const
export const COW_OR_SOY_MILK = ['reduced-fat-milk', 'whole-milk', 'soy-milk'] as const
export const GREEK_YOGURT = ['greek-yogurt-nonfat', 'greek-yogurt-whole'] as const
export const YOGURT = [...GREEK_YOGURT, 'plain-yogurt'] as const
export const PROTEIN_POWDER = ['whey-protein', 'soy-protein-isolate', 'pea-protein'] as const

export const BERRIES = ['strawberries', 'strawberries-frozen', 'blueberries', 'blueberries-frozen'] as const
export const ORCHARD_FRUIT = ['apples', 'pears', 'peaches', 'bananas'] as const

export const NUTS = ['almonds', 'walnuts', 'pecans', 'cashews', 'hazelnuts', 'pistachios', 'peanuts'] as const
export const SEEDS = ['pumpkin-seeds', 'sunflower-seeds'] as const
export const NUTS_OR_SEEDS = [...NUTS, ...SEEDS] as const
export const SOAKING_SEEDS = ['chia-seeds', 'flaxseed', 'hemp-seeds'] as const
export const NUT_BUTTER = ['peanut-butter', 'almond-butter'] as const

export const POULTRY = ['chicken-breast', 'chicken-thigh', 'turkey-breast'] as const
export const CHICKEN = ['chicken-breast', 'chicken-thigh'] as const
export const GROUND_MEAT = ['ground-turkey-93', 'ground-beef-93', 'ground-beef-80'] as const
export const WHITE_FISH = ['cod', 'tilapia'] as const
export const CANNED_FISH = ['tuna-canned', 'salmon-canned', 'sardines-canned'] as const
export const TOFU = ['tofu-extra-firm', 'tofu-firm'] as const

export const RICE = ['white-rice', 'brown-rice'] as const
export const GRAIN = [...RICE, 'quinoa', 'bulgur', 'pearled-barley', 'buckwheat-groats'] as const
export const PASTA = ['pasta', 'whole-wheat-pasta', 'corn-pasta-gf'] as const
export const POTATO = ['potatoes', 'sweet-potatoes'] as const
/** For names where the potato stands before another noun. */
export const POTATO_NOUN = ['potatoes=potato', 'sweet-potatoes=sweet potato'] as const
export const TORTILLA = ['corn-tortillas', 'flour-tortillas'] as const

export const BLACK_BEANS = ['black-beans-canned', 'black-beans-dry'] as const
export const CHICKPEAS = ['chickpeas-canned', 'chickpeas-dry'] as const
export const BEANS = [...BLACK_BEANS, 'pinto-beans-dry', 'kidney-beans-canned'] as const

export const BROCCOLI = ['broccoli', 'broccoli-frozen'] as const
export const SPINACH = ['spinach', 'spinach-frozen'] as const
export const COOKING_GREENS = [...SPINACH, 'kale'] as const
export const SALAD_GREENS = ['romaine-lettuce', 'spinach', 'kale'] as const
export const STICKS = [
  'carrots=carrot',
  'cucumber',
  'celery',
  'red-bell-pepper=pepper',
  'green-bell-pepper=pepper',
] as const
export const ROASTING_VEGETABLE = [
  ...BROCCOLI,
  'cauliflower',
  'brussels-sprouts',
  'carrots',
  'green-beans-frozen',
  'zucchini',
  'asparagus',
  'cabbage',
] as const
export const LOW_CARB_VEGETABLE = [
  'zucchini',
  'asparagus',
  'cauliflower',
  ...BROCCOLI,
  'mushrooms',
  ...SPINACH,
  'cabbage',
] as const
export const STIR_FRY_VEGETABLE = [
  ...BROCCOLI,
  'red-bell-pepper=peppers',
  'green-bell-pepper=peppers',
  'mushrooms',
  'cabbage',
  'green-beans-frozen',
  'zucchini',
] as const
export const OMELETTE_VEGETABLE = [
  ...SPINACH,
  'mushrooms=mushroom',
  'tomatoes=tomato',
  'red-bell-pepper=pepper',
  'green-bell-pepper=pepper',
  'zucchini',
  'asparagus',
] as const
export const BELL_PEPPER = ['red-bell-pepper', 'green-bell-pepper'] as const

export const MELTING_CHEESE = ['cheddar-cheese', 'mozzarella', 'american-cheese'] as const
