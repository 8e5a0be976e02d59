// biome-ignore format: a list on one line
const POULTRY = ['chicken-breast', 'chicken-thigh', 'chicken-drumstick', 'whole-chicken', 'ground-turkey-93', 'turkey-breast']
const BEEF = ['ground-beef-80', 'ground-beef-93', 'beef-sirloin', 'beef-chuck-roast', 'beef-stew-meat']
const PORK = ['pork-chop', 'pork-tenderloin', 'bacon', 'ham']
const RED_MEAT = [...BEEF, ...PORK, 'ground-lamb']
const FISH = ['salmon', 'cod', 'tilapia', 'tuna-canned', 'salmon-canned', 'sardines-canned']
const EGGS = ['eggs', 'egg-whites', 'egg-white-powder', 'mayonnaise']
// biome-ignore format: a list on one line
const CHEESE = ['cheddar-cheese', 'mozzarella', 'american-cheese', 'cottage-cheese', 'feta-cheese', 'parmesan', 'cream-cheese', 'pesto']
const YOGURT = ['greek-yogurt-nonfat', 'greek-yogurt-whole', 'plain-yogurt']
// biome-ignore format: a list on one line
const DAIRY = [...CHEESE, ...YOGURT, 'whole-milk', 'reduced-fat-milk', 'heavy-cream', 'butter', 'ghee', 'whey-protein', 'nonfat-dry-milk']
// biome-ignore format: a list on one line
const TREE_NUTS = ['almond-milk', 'pesto', 'almonds', 'walnuts', 'cashews', 'pecans', 'pistachios', 'hazelnuts', 'almond-butter']
const PEANUTS = ['peanuts', 'peanut-butter']
// biome-ignore format: a list on one line
const GLUTEN = ['vital-wheat-gluten', 'rolled-oats', 'pasta', 'whole-wheat-pasta', 'white-bread', 'whole-wheat-bread', 'all-purpose-flour', 'whole-wheat-flour', 'flour-tortillas', 'pearled-barley', 'bulgur', 'soy-sauce']
// biome-ignore format: a list on one line
const SOY = ['tuna-canned', 'sardines-canned', 'tofu-extra-firm', 'tofu-firm', 'tempeh', 'tvp', 'whey-protein', 'soy-protein-isolate', 'white-bread', 'whole-wheat-bread', 'soy-milk', 'mayonnaise', 'edamame', 'hummus', 'soy-sauce']
const ONIONS = ['onions', 'salsa', 'marinara-sauce']
const GARLIC = ['garlic', 'salsa', 'marinara-sauce', 'pesto', 'hummus']
const TOMATOES = ['tomatoes', 'canned-tomatoes', 'salsa', 'marinara-sauce']
const PEPPERS = ['green-bell-pepper', 'red-bell-pepper', 'salsa']
const CITRUS = ['oranges', 'grapefruit', 'lemon-juice', 'mayonnaise', 'hummus']
const CHICKPEAS = ['chickpeas-dry', 'chickpeas-canned', 'hummus']
// biome-ignore format: a list on one line
const BEANS = [...CHICKPEAS, 'edamame', 'green-beans-frozen', 'mixed-vegetables-frozen', 'black-beans-dry', 'black-beans-canned', 'pinto-beans-dry', 'kidney-beans-canned', 'navy-beans-dry', 'black-eyed-peas-dry']
const LENTILS = ['lentils-brown', 'lentils-red']
// biome-ignore format: a list on one line
const PEAS = ['green-peas-frozen', 'mixed-vegetables-frozen', 'black-eyed-peas-dry', 'split-peas', 'pea-protein']
const RICE = ['white-rice', 'brown-rice', 'rice-noodles', 'rice-cakes', 'rice-milk']
const CORN = ['corn-pasta-gf', 'corn-tortillas', 'cornmeal', 'corn-frozen', 'mixed-vegetables-frozen']
const SESAME = ['sesame-oil', 'tahini', 'hummus']
// biome-ignore format: a list on one line
const SEEDS = [...SESAME, 'mayonnaise', 'sunflower-oil', 'sunflower-seeds', 'pumpkin-seeds', 'chia-seeds', 'flaxseed', 'hemp-seeds']
const MEAT = [...POULTRY, ...RED_MEAT]
const MEAT_AND_FISH = [...MEAT, ...FISH, 'shrimp']
const SEED_OILS = ['canola-oil', 'sesame-oil', 'sunflower-oil', 'mayonnaise']
const GRAINS = [...GLUTEN, ...RICE, ...CORN, 'quinoa', 'buckwheat-groats']
const LEGUMES = [...BEANS, ...LENTILS, ...PEAS, ...PEANUTS, ...SOY]
const STRAWBERRIES = ['strawberries', 'strawberries-frozen']
const ROOTS = [...ONIONS, ...GARLIC, 'potatoes', 'sweet-potatoes', 'carrots', 'mixed-vegetables-frozen']
// biome-ignore format: a list on one line
const VEGETABLES = ['broccoli', 'broccoli-frozen', 'spinach', 'spinach-frozen', 'kale', 'cabbage', 'carrots', 'onions', 'garlic', 'tomatoes', 'canned-tomatoes', 'green-bell-pepper', 'red-bell-pepper', 'romaine-lettuce', 'cucumber', 'celery', 'zucchini', 'cauliflower', 'mushrooms', 'asparagus', 'green-beans-frozen', 'green-peas-frozen', 'corn-frozen', 'mixed-vegetables-frozen', 'brussels-sprouts', 'butternut-squash', 'eggplant', 'pumpkin-canned', 'salsa', 'marinara-sauce', 'potatoes', 'sweet-potatoes', 'avocado', 'olives']
// biome-ignore format: a list on one line
const FRUIT = ['apples', 'bananas', 'oranges', 'grapefruit', 'lemon-juice', ...STRAWBERRIES, 'blueberries', 'blueberries-frozen', 'grapes', 'pears', 'peaches', 'pineapple', 'mango', 'watermelon', 'cantaloupe', 'kiwifruit', 'raisins', 'dates', 'applesauce', 'avocado']
/** More than 600 mg of sodium in 100 g, by the USDA's numbers. */
// biome-ignore format: a list on one line
const SALTY = ['bacon', 'ham', 'soy-protein-isolate', 'egg-white-powder', 'spirulina', 'flour-tortillas', 'salsa', 'cheddar-cheese', 'mozzarella', 'american-cheese', 'feta-cheese', 'parmesan', 'butter', 'mayonnaise', 'olives', 'pesto', 'soy-sauce']
// biome-ignore format: a list on one line
const HIGH_FODMAP = [...ONIONS, ...GARLIC, ...GLUTEN, ...DAIRY, ...BEANS, ...LENTILS, 'mushrooms', 'honey', 'split-peas', 'apples', 'applesauce', 'pears', 'mango', 'peaches', 'watermelon', 'raisins', 'dates', 'cauliflower', 'asparagus', 'red-bell-pepper', 'bananas', 'green-peas-frozen', 'cashews', 'pistachios', 'soy-milk', 'brussels-sprouts', 'avocado', 'celery', 'grapes', 'corn-frozen', 'sweet-potatoes', 'butternut-squash', 'tvp']
// biome-ignore format: a list on one line
const CANNED = ['tuna-canned', 'salmon-canned', 'sardines-canned', 'canned-tomatoes', 'pumpkin-canned', 'olives', 'coconut-milk', 'black-beans-canned', 'kidney-beans-canned', 'chickpeas-canned']
// biome-ignore format: a list on one line
const FROZEN = ['tilapia', 'shrimp', 'broccoli-frozen', 'spinach-frozen', 'green-beans-frozen', 'green-peas-frozen', 'corn-frozen', 'mixed-vegetables-frozen', 'strawberries-frozen', 'blueberries-frozen', 'edamame']
const BERRIES = ['strawberries', 'strawberries-frozen', 'blueberries', 'blueberries-frozen']

/** The built-in foods that must not be offered, by what was understood. Written by hand from the list of foods. */
export const LEFT_OUT_BY: Readonly<Record<string, readonly string[]>> = {
  keto: [],
  'low carb': [],
  'high protein': [],
  vegan: [...MEAT, ...FISH, 'shrimp', ...EGGS, ...DAIRY, 'honey'],
  vegetarian: [...MEAT, ...FISH, 'shrimp'],
  pescatarian: MEAT,
  halal: PORK,
  kosher: [...PORK, 'shrimp'],
  'gluten free': GLUTEN,
  'dairy free': DAIRY,
  'nut free': [...TREE_NUTS, ...PEANUTS],
  'egg free': EGGS,
  'soy free': SOY,
  Adventist: [...PORK, 'shrimp'],
  Hindu: [...BEEF, ...PORK],
  Jain: [...MEAT_AND_FISH, ...EGGS, 'honey', 'mushrooms', ...ROOTS],
  paleo: [...GRAINS, ...LEGUMES, ...DAIRY, ...SEED_OILS],
  sattvic: [...MEAT_AND_FISH, ...EGGS, ...ONIONS, ...GARLIC, 'mushrooms'],
  'no alcohol': [],
  'no anchovies': [],
  'no asparagus': ['asparagus'],
  'no brazil nuts': TREE_NUTS,
  'no buckwheat': ['buckwheat-groats'],
  'no canned foods': CANNED,
  'no barley': ['pearled-barley'],
  'no cashews': ['cashews', 'pesto'],
  'no cashews or pistachios': ['cashews', 'pistachios', 'pesto'],
  'no cauliflower': ['cauliflower'],
  'no celery': ['celery'],
  'no edamame': ['edamame'],
  'no frozen foods': FROZEN,
  'no fruit': FRUIT,
  'no game meat': [],
  'no gelatin': [],
  'no grains': GRAINS,
  'no high-FODMAP foods': HIGH_FODMAP,
  'no high-purine foods': ['sardines-canned', 'shrimp'],
  'no hummus': ['hummus'],
  'no kiwi': ['kiwifruit'],
  'no leafy greens': ['spinach', 'spinach-frozen', 'kale', 'cabbage', 'romaine-lettuce'],
  'no macadamia nuts': TREE_NUTS,
  'no mango': ['mango'],
  'no meat and fish': MEAT_AND_FISH,
  'no molluscs': [],
  'no mustard': ['mayonnaise'],
  'no oat milk': [],
  'no organ meat': [],
  'no pineapple': ['pineapple'],
  'no pecans': ['pecans'],
  'no pistachios': ['pistachios'],
  'no processed meat': ['bacon', 'ham'],
  'no salty foods': SALTY,
  'no strawberries': STRAWBERRIES,
  'no strawberry': STRAWBERRIES,
  'no sugar': ['honey'],
  'no sulfites': ['shrimp', 'raisins', 'dates', 'coconut-dried'],
  'no vegetables': VEGETABLES,
  'no cruciferous vegetables': [
    'broccoli',
    'broccoli-frozen',
    'cauliflower',
    'cabbage',
    'kale',
    'brussels-sprouts',
  ],
  'no TVP': ['tvp'],
  'no flaxseed': ['flaxseed'],
  'no fruit and vegetables': [...FRUIT, ...VEGETABLES],
  'no top allergens': [
    ...DAIRY,
    ...EGGS,
    ...FISH,
    'shrimp',
    ...TREE_NUTS,
    ...PEANUTS,
    ...GLUTEN,
    ...SOY,
    ...SESAME,
  ],
  'no alliums': [...ONIONS, ...GARLIC],
  'no salsa': ['salsa'],
  'no root vegetables': ROOTS,
  'no almond milk': ['almond-milk'],
  'no almonds': ['almond-milk', 'almonds', 'almond-butter'],
  'no apples': ['apples', 'applesauce'],
  'no avocado': ['avocado', 'avocado-oil'],
  'no bacon': ['bacon'],
  'no bananas': ['bananas'],
  'no beans': BEANS,
  'no beef': BEEF,
  'no black pepper': [],
  'no berries': BERRIES,
  'no black beans': ['black-beans-dry', 'black-beans-canned'],
  'no bread': ['white-bread', 'whole-wheat-bread'],
  'no broccoli': ['broccoli', 'broccoli-frozen'],
  'no brown rice': ['brown-rice', 'rice-cakes'],
  'no brussels sprouts': ['brussels-sprouts'],
  'no butter': ['butter', 'ghee'],
  'no butternut squash': ['butternut-squash'],
  'no carrots': ['carrots', 'mixed-vegetables-frozen'],
  'no cheese': CHEESE,
  'no chicken': POULTRY.filter((id) => id.includes('chicken')),
  'no chickpeas': CHICKPEAS,
  'no citrus fruits': CITRUS,
  'no coconut': ['coconut-oil', 'coconut-milk', 'coconut-dried'],
  'no corn': CORN,
  'no crab': [],
  'no dairy': DAIRY,
  'no eggplant': ['eggplant'],
  'no eggs': EGGS,
  'no fish': FISH,
  'no garlic': GARLIC,
  'no gluten': GLUTEN,
  'no grapefruit': ['grapefruit'],
  'no grapes': ['grapes', 'raisins'],
  'no green bell peppers': ['green-bell-pepper'],
  'no ham': ['ham'],
  'no honey': ['honey'],
  'no kale': ['kale'],
  'no lamb': ['ground-lamb'],
  'no legumes': LEGUMES,
  'no lemon': ['lemon-juice', 'hummus', 'mayonnaise'],
  'no lentils': LENTILS,
  'no lobster': [],
  'no mayonnaise': ['mayonnaise'],
  'no meat': MEAT,
  'no melon': ['watermelon', 'cantaloupe'],
  'no mushrooms': ['mushrooms'],
  'no nightshades': [...TOMATOES, ...PEPPERS, 'eggplant', 'potatoes'],
  'no nuts': [...TREE_NUTS, ...PEANUTS],
  'no oats': ['rolled-oats'],
  'no olives': ['olives', 'olive-oil'],
  'no onions': ONIONS,
  'no oranges': ['oranges'],
  'no pasta': ['pasta', 'whole-wheat-pasta', 'corn-pasta-gf'],
  'no peaches': ['peaches'],
  'no peanut butter': ['peanut-butter'],
  'no peanuts': PEANUTS,
  'no pears': ['pears'],
  'no peas': PEAS,
  'no pepper': PEPPERS,
  'no peppers': PEPPERS,
  'no pine nuts': ['pesto'],
  'no pork': PORK,
  'no potatoes': ['potatoes', 'sweet-potatoes'],
  'no poultry': POULTRY,
  'no quinoa': ['quinoa'],
  'no red meat': RED_MEAT,
  'no red meat or fish': [...RED_MEAT, ...FISH, 'shrimp'],
  'no rice': RICE,
  'no cod': ['cod'],
  'no tilapia': ['tilapia'],
  'no sardines': ['sardines-canned'],
  'no salmon': ['salmon', 'salmon-canned'],
  'no seafood': [...FISH, 'shrimp'],
  'no seeds': SEEDS,
  'no sesame': SESAME,
  'no shellfish': ['shrimp'],
  'no shrimp': ['shrimp'],
  'no soy': SOY,
  'no soy sauce': ['soy-sauce'],
  'no spicy food': PEPPERS,
  'no cilantro': ['salsa'],
  'no ginger': [],
  'no turmeric': [],
  'no chocolate': [],
  'no MSG': ['soy-sauce'],
  'no spinach': ['spinach', 'spinach-frozen'],
  'no sweet potatoes': ['sweet-potatoes'],
  'no tempeh': ['tempeh'],
  'no tofu': ['tofu-extra-firm', 'tofu-firm'],
  'no tomatoes': TOMATOES,
  'no tree nuts': TREE_NUTS,
  'no tuna': ['tuna-canned'],
  'no turkey': ['ground-turkey-93', 'turkey-breast'],
  'no walnuts': ['walnuts'],
  'no walnuts or pecans': ['walnuts', 'pecans'],
  'no white rice': ['white-rice'],
  'no yogurt': YOGURT,
  'no zucchini': ['zucchini'],
}
