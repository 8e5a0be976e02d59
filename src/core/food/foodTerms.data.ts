import type { AvoidableFood } from './avoidableFoods.js'
import type { AnimalSource, FoodCategory, OtherAllergen } from './food.js'

/** Phrases in food names, and words around them that make them another food. */
export interface NameRow {
  readonly inNames: readonly string[]
  /** Words before the phrase that make it another food: `peanut` before `butter`. */
  readonly unlessAfter?: readonly string[]
  /** Words after the phrase that make it another food: `sauce` after `pasta`. */
  readonly unlessBefore?: readonly string[]
}

/**
 * A food or food group that people avoid. A food belongs to it by a tag, its animal source, its category, a phrase of its
 * name, or because it belongs to an included term. Names find the foods of a shop that nobody tagged.
 */
export interface FoodTermRow extends Partial<NameRow> {
  readonly term: string
  /** Other phrases that people use for the term. */
  readonly alsoSaid?: readonly string[]
  readonly tags?: readonly AvoidableFood[]
  readonly animalSources?: readonly AnimalSource[]
  readonly categories?: readonly FoodCategory[]
  readonly alsoContains?: readonly OtherAllergen[]
  /** Phrases in food names; ready-made foods with the ingredient count too. Defaults to the term itself. */
  readonly inNames?: readonly string[]
  /** More phrases in food names, with other words that make them another food. */
  readonly otherNames?: readonly NameRow[]
  /** Words before `free` or after `no` that clear a food by its name. Defaults to a term of one word. */
  readonly freeWords?: readonly string[]
  readonly includes?: readonly string[]
  /** The term that an allergy to this one means: somebody allergic to shrimp avoids all shellfish. */
  readonly allergyTo?: string
  /**
   * Whether the food data find only some of its foods, so that the visitor has to be told: always, or only for an
   * allergy.
   */
  readonly isPartial?: 'always' | 'for an allergy'
  /**
   * Foods that some brands make with it, though the food data do not say so, and what an allergy has not covered if they
   * are eaten.
   */
  readonly mayBeIn?: readonly [term: string, told: string]
  /** Whether only the singular means it: "pepper" may be the spice, "peppers" are not. */
  readonly isSingular?: boolean
}

// biome-ignore format: one line
const PLANT_BASED = ['vegan', 'vegetarian', 'veggie', 'based', 'plant', 'meatless', 'soy', 'tofu', 'tempeh', 'seitan', 'imitation']
const VEGAN = ['vegan', 'plant', 'based']
const PLANT_MILK = [...VEGAN, 'soy', 'almond', 'rice', 'oat', 'coconut', 'cashew', 'hemp', 'pea', 'nut']
// biome-ignore format: one line
const NOT_DAIRY = [...PLANT_MILK, 'peanut', 'seed', 'sunflower', 'sesame', 'hazelnut', 'walnut', 'pecan', 'pistachio', 'macadamia', 'cocoa', 'cacao', 'shea', 'apple', 'pumpkin', 'flax']
const YOGURTS = ['yogurt', 'yoghurt', 'skyr', 'kefir', 'quark', 'labneh', 'lassi', 'tzatziki', 'raita']
// biome-ignore format: a list, many names a line
const CHEESES = [
  ...['cheese', 'mozzarella', 'cheddar', 'feta', 'parmesan', 'ricotta', 'gouda', 'brie', 'paneer', 'mascarpone'],
  ...['halloumi', 'provolone', 'camembert', 'gorgonzola', 'roquefort', 'stilton', 'manchego', 'pecorino', 'asiago'],
  ...['gruyere', 'emmental', 'emmentaler', 'edam', 'havarti', 'monterey jack', 'pepper jack', 'colby', 'muenster'],
  ...['burrata', 'bocconcini', 'queso', 'cotija', 'fontina', 'limburger', 'neufchatel', 'boursin', 'cheesecake'],
]
// biome-ignore format: a list, many names a line
const MADE_WITH_DAIRY = [
  ...['half and half', 'creme', 'gelato', 'custard', 'pudding', 'milkshake', 'milk chocolate', 'latte', 'cappuccino'],
  ...['leche', 'fudge', 'toffee', 'caramel', 'butterscotch', 'buttercream', 'alfredo', 'bechamel', 'ranch', 'pizza'],
  ...['lasagna', 'lasagne', 'tiramisu', 'cannoli', 'cheeseburger', 'quesadilla', 'nutella', 'caseinate'],
]
// biome-ignore format: a list, many names a line
const FISHES = [
  ...['fish', 'salmon', 'tuna', 'cod', 'tilapia', 'sardine', 'anchovy', 'herring', 'mackerel', 'trout', 'halibut', 'haddock'],
  ...['pollock', 'catfish', 'swordfish', 'snapper', 'bass', 'mahi', 'sole', 'flounder', 'caviar', 'roe', 'surimi', 'eel', 'unagi'],
  ...['lox', 'gravlax', 'kipper', 'whitefish', 'branzino', 'bronzino', 'barramundi', 'grouper', 'monkfish', 'perch', 'walleye'],
  ...['pike', 'turbot', 'hake', 'whiting', 'rockfish', 'sturgeon', 'bonito', 'carp', 'smelt', 'shad', 'mullet', 'pompano', 'wahoo'],
  ...['bluefish', 'amberjack', 'hamachi', 'escolar', 'basa', 'swai', 'lingcod', 'sablefish', 'tilefish', 'croaker', 'arctic char'],
  ...['orange roughy', 'sprat', 'bloater', 'sashimi', 'ceviche', 'poke bowl', 'gefilte', 'bottarga', 'taramasalata', 'dashi'],
  ...['bouillabaisse', 'cioppino', 'worcestershire', 'caesar'],
]
// biome-ignore format: a list, many names a line
const MEATS = [
  ...['meat', 'meatball', 'meatloaf', 'gelatin', 'tallow', 'suet', 'bone broth', 'collagen', 'schmaltz', 'rabbit', 'hare', 'tripe'],
  ...['oxtail', 'sweetbread', 'haggis', 'menudo', 'tenderloin', 'sirloin', 'flank', 'rump', 'chuck roast', 'pot roast', 'tri tip'],
  ...['spare rib', 'sparerib', 'short rib', 'back rib', 'prime rib', 'filet mignon', 'chateaubriand', 'osso buco', 'bolognese'],
  ...['gyro', 'doner', 'kebab', 'shawarma', 'carne', 'barbacoa', 'birria', 'bresaola', 'biltong', 'sloppy joe', 'pate', 'aspic'],
  ...['kangaroo', 'caribou', 'reindeer', 'moose', 'frog leg', 'alligator', 'turtle soup', 'charcuterie', 'lunchable'],
]
// biome-ignore format: a list, many names a line
const PORK_SAUSAGES = [
  ...['chorizo', 'salami', 'pepperoni', 'sausage', 'hot dog', 'bratwurst', 'liverwurst', 'weisswurst', 'knackwurst', 'kielbasa'],
  ...['mortadella', 'bologna', 'andouille', 'frankfurter', 'wiener', 'linguica', 'boudin', 'soppressata', 'nduja', 'capicola'],
]
// biome-ignore format: a list, many names a line
const PASTA_SHAPES = [
  ...['pasta', 'spaghetti', 'macaroni', 'penne', 'lasagna', 'lasagne', 'fusilli', 'linguine', 'linguini', 'fettuccine'],
  ...['fettuccini', 'ravioli', 'tortellini', 'rigatoni', 'orzo', 'ziti', 'cannelloni', 'farfalle', 'tagliatelle'],
  ...['pappardelle', 'bucatini', 'orecchiette', 'capellini', 'angel hair', 'ditalini', 'rotini', 'cavatappi', 'manicotti', 'fregola', 'spaetzle'],
]
// biome-ignore format: a list, many names a line
export const BREADS = [
  ...['bread', 'bagel', 'bun', 'pita', 'naan', 'toast', 'baguette', 'ciabatta', 'sourdough', 'muffin', 'roll'],
  ...['focaccia', 'brioche', 'challah', 'crouton', 'flatbread', 'crispbread', 'breadstick', 'cornbread', 'matzo'],
]
// biome-ignore format: a list, many names a line
const MADE_WITH_FLOUR = [
  ...['breadcrumb', 'panko', 'breaded', 'battered', 'batter', 'pizza', 'waffle', 'pancake', 'crepe', 'crumpet', 'scone'],
  ...['biscuit', 'biscotti', 'cookie', 'cookies', 'croissant', 'pretzel', 'granola', 'muesli', 'cupcake', 'cheesecake', 'brownie', 'brownies'],
  ...['pastry', 'danish', 'donut', 'doughnut', 'wafer', 'strudel', 'eclair', 'phyllo', 'filo', 'tart', 'pie', 'crust'],
  ...['stuffing', 'sandwich', 'burrito', 'quesadilla', 'wonton', 'dumpling', 'gyoza', 'pierogi', 'tempura', 'nugget'],
  ...['schnitzel', 'gnocchi', 'gravy', 'roux', 'teriyaki', 'hoisin', 'licorice', 'graham', 'tabbouleh', 'tabouli', 'empanada', 'samosa', 'calzone', 'stromboli', 'blini', 'panini'],
]
// biome-ignore format: a list, many names a line
const GLUTEN_GRAINS = [
  ...['gluten', 'wheat', 'barley', 'rye', 'malt', 'semolina', 'spelt', 'farro', 'kamut', 'triticale', 'seitan', 'einkorn'],
  ...['emmer', 'durum', 'freekeh', 'couscous', 'bulgur', 'oat', 'beer', 'ale', 'lager', 'stout', 'ramen', 'udon'],
]
// biome-ignore format: one line
const GLUTEN_FREE_GRAIN = ['rice', 'chickpea', 'lentil', 'quinoa', 'almond', 'coconut', 'tapioca', 'cassava', 'shirataki', 'glass']

const IN_BREAD = ['bread', 'sesame in bread'] as const

// A shop's id may be `goat-s-milk`.
// biome-ignore format: one line
const GOAT: NameRow = { inNames: ['goat'], unlessBefore: ['cheese', 'milk', 'yogurt', 'butter', 'kefir', 'brie', 'gouda', 'cheddar', 'feta', 's'] }
// biome-ignore format: one line
const BURGERS: NameRow = { inNames: ['burger'], unlessAfter: [...PLANT_BASED, 'bean', 'lentil', 'chickpea', 'quinoa', 'mushroom', 'garden', 'beet', 'falafel', 'halloumi', 'vegetable', 'beyond', 'impossible', 'salmon', 'tuna', 'fish', 'shrimp'], unlessBefore: ['bun', 'roll', 'sauce', 'seasoning', 'relish', 'pickle', 'topping', 'cheese'] }
const OYSTERS: NameRow = {
  inNames: ['oyster'],
  unlessAfter: [...PLANT_BASED, 'king'],
  unlessBefore: ['mushroom', 'cracker'],
}

/** Terms and phrases are in lower case. The singular also stands for the plural. */
// biome-ignore format: a table, one term a line
export const FOOD_TERMS: readonly FoodTermRow[] = [
  // The foods that a visitor can tick. Each term is the tag itself.
  { term: 'avocado', tags: ['avocado'], alsoSaid: ['guacamole'] },
  { term: 'bananas', tags: ['bananas'], inNames: ['banana', 'plantain'] },
  { term: 'tree nuts', tags: ['tree nuts'], alsoSaid: ['treenuts'], freeWords: ['nut'], inNames: ['nut', 'almond', 'walnut', 'cashew', 'pecan', 'pistachio', 'hazelnut', 'macadamia', 'praline', 'nougat', 'marzipan', 'nutella', 'pesto', 'pignoli', 'filbert', 'chestnut', 'frangipane', 'gianduja', 'amaretti', 'macaron', 'baklava', 'romesco', 'dukkah', 'trail mix', 'granola', 'muesli'], unlessAfter: ['tiger', 'soy', 'corn', 'grape', 'water'] },
  { term: 'peanuts', tags: ['peanuts'], alsoSaid: ['groundnuts', 'ground nuts', 'pea nuts', 'pnuts', 'goobers', 'pb', 'pbj', 'monkey nuts', 'peanut oil'], inNames: ['peanut', 'groundnut', 'satay', 'pb2', 'pad thai', 'kung pao', 'trail mix'] },
  { term: 'eggs', tags: ['eggs'], animalSources: ['egg'], alsoSaid: ['egg whites', 'egg yolks', 'yolks', 'ova', 'hen eggs', 'ovum', 'egg products', 'omelets', 'omelettes', 'albumin'], inNames: ['egg', 'mayonnaise', 'mayo', 'aioli', 'omelet', 'omelette', 'meringue', 'custard', 'quiche', 'frittata', 'eggnog', 'hollandaise', 'bearnaise', 'souffle', 'shakshuka', 'carbonara', 'brioche', 'challah', 'tiramisu', 'waffle', 'pancake'], unlessAfter: VEGAN },
  { term: 'fish', tags: ['fish'], animalSources: ['fish'], alsoSaid: ['finfish', 'fin fish', 'fish oil', 'fish sauce', 'fishy stuff'], inNames: FISHES, unlessAfter: PLANT_BASED, otherNames: [{ inNames: ['sushi'], unlessAfter: PLANT_BASED, unlessBefore: ['rice', 'vinegar', 'nori'] }] },
  { term: 'shellfish', tags: ['shellfish'], animalSources: ['shellfish'], alsoSaid: ['shell fish', 'shelf fish', 'crustaceans', 'crustacean shellfish'], alsoContains: ['molluscs'], inNames: ['shellfish', 'shrimp', 'prawn', 'crab', 'lobster', 'crayfish', 'crawfish', 'scallop', 'clam', 'mussel', 'squid', 'calamari', 'octopus', 'langoustine', 'surimi', 'scampi', 'krill', 'conch', 'cockle', 'whelk', 'winkle', 'abalone', 'cuttlefish', 'geoduck', 'paella', 'bouillabaisse', 'cioppino'], unlessAfter: PLANT_BASED, otherNames: [OYSTERS] },
  { term: 'chicken', tags: ['chicken'], unlessAfter: PLANT_BASED },
  { term: 'beef', tags: ['beef'], alsoSaid: ['steak', 'veal', 'cow', 'bovine', 'cattle', 'cow meat'], inNames: ['beef', 'veal', 'steak', 'sirloin', 'brisket', 'ribeye', 'hamburger', 'cheeseburger', 'pastrami', 'corned', 'jerky', 'filet mignon', 'oxtail', 'tri tip', 'chateaubriand'], unlessAfter: [...PLANT_BASED, 'tuna', 'salmon', 'cauliflower', 'turkey'] },
  { term: 'pork', tags: ['pork'], animalSources: ['pork'], alsoSaid: ['pig', 'swine', 'lard', 'piggy', 'pig meat', 'hog'], inNames: ['pork', 'bacon', 'ham', 'prosciutto', 'pancetta', 'lard', 'speck', 'carnita', 'guanciale', 'spam', 'porchetta', 'jamon', 'lardon', 'fatback', 'chicharron', 'al pastor', ...PORK_SAUSAGES], unlessAfter: [...PLANT_BASED, 'turkey', 'chicken', 'beef'] },
  { term: 'dairy', tags: ['dairy'], mayBeIn: ['bread', 'milk in bread'], animalSources: ['dairy'], freeWords: ['dairy', 'milk'], alsoSaid: ['milk', 'cow milk', 'goat milk', 'milk products', 'dairy products', 'lactose', 'casein', 'whey', 'milk protein', 'half and half', 'half & half', 'cow dairy', 'cow milk protein', 'cmpa', 'milk solids'], inNames: ['dairy', 'milk', 'butter', 'whey', 'casein', 'ghee', 'buttermilk', 'curd', 'pesto'], unlessAfter: NOT_DAIRY, unlessBefore: ['bean', 'lettuce'], otherNames: [{ inNames: [...CHEESES, ...YOGURTS, 'cream', 'creamer'], unlessAfter: PLANT_MILK }, { inNames: MADE_WITH_DAIRY, unlessAfter: VEGAN }, { inNames: ['chocolate'], unlessAfter: [...VEGAN, 'milk'] }] },
  { term: 'gluten', tags: ['gluten'], alsoSaid: ['wheat', 'wheat gluten', 'rye', 'malt', 'semolina', 'spelt', 'seitan', 'wheat flour', 'chametz'], inNames: [...GLUTEN_GRAINS, ...BREADS, ...MADE_WITH_FLOUR, 'soy sauce', 'shoyu'], unlessBefore: ['sauce'], otherNames: [{ inNames: [...PASTA_SHAPES, 'noodle', 'vermicelli', 'flour', 'cracker', 'cake', 'cereal', 'bran'], unlessAfter: GLUTEN_FREE_GRAIN, unlessBefore: ['sauce'] }, { inNames: ['tortilla', 'wrap'], unlessAfter: ['corn', 'lettuce'], unlessBefore: ['chip'] }] },
  { term: 'soy', tags: ['soy'], alsoSaid: ['soya', 'soybeans', 'soya beans', 'soy products', 'soy lecithin', 'soybean oil'], inNames: ['soy', 'soya', 'soybean', 'tofu', 'tempeh', 'edamame', 'miso', 'tamari', 'shoyu', 'natto', 'tvp', 'textured vegetable protein', 'teriyaki', 'hoisin', 'ponzu', 'okara', 'yuba', 'gochujang', 'doenjang', 'oyster sauce', 'black bean sauce'] },
  { term: 'coconut', tags: ['coconut'], alsoSaid: ['coconut flour', 'coconut water', 'coconut sugar'], inNames: ['coconut', 'copra'] },
  { term: 'sesame', tags: ['sesame'], mayBeIn: IN_BREAD, alsoSaid: ['sesame seeds', 'tahini'], inNames: ['sesame', 'tahini', 'tahina', 'hummus', 'halva', 'halvah', 'benne', 'zaatar', 'furikake', 'gomasio', 'dukkah', 'baba ganoush', 'everything bagel', 'everything seasoning', 'everything but the bagel'] },
  { term: 'mushrooms', tags: ['mushrooms'], alsoSaid: ['fungi', 'fungus', 'portobello', 'shiitake', 'shrooms'], inNames: ['mushroom', 'portobello', 'shiitake', 'cremini', 'truffle', 'quorn'] },
  { term: 'onions', tags: ['onions'], alsoSaid: ['scallions', 'shallots', 'leeks', 'spring onions', 'green onions'], inNames: ['onion', 'shallot', 'scallion', 'leek', 'chive', 'curry powder'] },
  { term: 'garlic', tags: ['garlic'], alsoSaid: ['garlic cloves', 'garlic powder'], inNames: ['garlic', 'aioli', 'pickle', 'yellow mustard'] },
  { term: 'tomatoes', tags: ['tomatoes'], alsoSaid: ['tomato sauce', 'ketchup', 'tomato paste'], inNames: ['tomato', 'ketchup', 'catsup', 'marinara', 'salsa', 'passata', 'pizza'] },
  { term: 'peppers', tags: ['peppers'], alsoSaid: ['bell peppers', 'sweet peppers', 'capsicum', 'chili', 'chilli', 'chile', 'jalapenos', 'paprika'], inNames: ['pepper', 'capsicum', 'chili', 'chilli', 'jalapeno', 'paprika', 'pimento', 'cayenne', 'sriracha', 'salsa', 'poblano', 'curry powder', 'worcestershire', 'yellow mustard'], unlessAfter: ['black', 'white', 'lemon', 'sichuan'] },
  { term: 'pepper', isSingular: true, includes: ['peppers', 'black pepper'], inNames: [] },
  { term: 'citrus fruits', tags: ['citrus fruits'], alsoSaid: ['citrus'], inNames: ['citrus', 'orange', 'lemon', 'lime', 'grapefruit', 'mandarin', 'clementine', 'tangerine', 'pomelo', 'yuzu'] },
  // Allergens of the EU's list (Regulation 1169/2011, Annex II) that US labels need not declare; sulfites from 10 ppm.
  { term: 'mustard', alsoContains: ['mustard'], isPartial: 'for an allergy', alsoSaid: ['mustard seeds', 'dijon'], inNames: ['mustard', 'dijon', 'mayonnaise', 'mayo', 'vinaigrette', 'pickle', 'curry powder', 'ranch'] },
  { term: 'celery', alsoContains: ['celery'], isPartial: 'for an allergy', alsoSaid: ['celeriac', 'celery root', 'celery seeds'], inNames: ['celery', 'celeriac', 'broth', 'bouillon', 'stock', 'mirepoix'] },
  { term: 'lupin', alsoContains: ['lupin'], isPartial: 'always', alsoSaid: ['lupine', 'lupini', 'lupini beans'], inNames: ['lupin', 'lupine', 'lupini'] },
  { term: 'sulfites', alsoContains: ['sulphites'], isPartial: 'always', alsoSaid: ['sulphites', 'sulfur dioxide', 'sulphur dioxide', 'so2'], inNames: ['wine', 'vinegar', 'raisin', 'sultana', 'currant', 'dried fruit', 'dried apricot', 'prune', 'date', 'molasses', 'sauerkraut', 'cider', 'beer', 'horseradish'] },
  { term: 'molluscs', alsoContains: ['molluscs'], isPartial: 'for an allergy', alsoSaid: ['mollusks', 'bivalves', 'cephalopods', 'oysters', 'clams', 'mussels', 'scallops', 'squid', 'calamari', 'octopus', 'octopuses', 'snails', 'escargot'], allergyTo: 'shellfish', inNames: ['clam', 'mussel', 'scallop', 'squid', 'calamari', 'octopus', 'snail', 'escargot', 'abalone', 'cuttlefish', 'conch', 'cockle', 'whelk', 'winkle', 'geoduck'], otherNames: [OYSTERS] },
  // Groups.
  { term: 'top allergens', includes: ['dairy', 'eggs', 'fish', 'shellfish', 'tree nuts', 'peanuts', 'gluten', 'soy', 'sesame'], alsoSaid: ['top 8', 'top 9', 'big 8', 'big 9', 'top 8 allergens', 'top 9 allergens', 'big 9 allergens', 'big 8 allergens', 'top eight allergens', 'top nine allergens', 'major allergens', 'common allergens', 'big nine', 'big eight', 'fda allergens'] },
  { term: 'alliums', alsoSaid: ['allium vegetables', 'allium family', 'pungent spices', 'five pungent spices', 'pungent vegetables'], includes: ['onions', 'garlic'], inNames: [] },
  { term: 'canned foods', alsoSaid: ['canned vegetables', 'canned veggies', 'canned veg', 'canned fruit', 'canned soup', 'canned fish', 'canned meat', 'canned beans', 'canned goods', 'canned stuff', 'tinned food', 'from a can', 'from can', 'out of a can', 'in a can', 'no cans', 'nothing canned', 'anything canned', 'no tins', 'from tins', 'in cans', 'canned anything', 'canned products'], inNames: ['canned', 'tinned'] },
  { term: 'frozen foods', alsoSaid: ['frozen vegetables', 'frozen veggies', 'frozen veg', 'frozen fruit', 'frozen fish', 'frozen stuff', 'frozen meals', 'nothing frozen', 'anything frozen', 'from the freezer', 'frozen products'], inNames: ['frozen'] },
  { term: 'sugar', includes: ['honey'], isPartial: 'always', alsoSaid: ['added sugar', 'refined sugar', 'sweets', 'sugary foods', 'sugary stuff', 'candy', 'desserts', 'processed sugar', 'white sugar'], inNames: ['sugar', 'syrup', 'candy', 'jam', 'jelly', 'marmalade', 'agave', 'molasses', 'sweetened', 'cookie', 'cake', 'chocolate', 'ice cream', 'soda', 'frosting', 'caramel', 'nutella'], unlessAfter: ['rice', 'crab', 'fish', 'corn', 'baking', 'club'] },
  { term: 'salty foods', alsoSaid: ['salt', 'sodium', 'salty', 'salty stuff', 'high sodium'], isPartial: 'always', inNames: ['bacon', 'ham', 'soy sauce', 'tamari', 'miso', 'salsa', 'cheddar', 'mozzarella', 'american cheese', 'feta', 'parmesan', 'butter salted', 'salted', 'mayonnaise', 'olive', 'pesto', 'flour tortilla', 'soy protein isolate', 'egg white powder', 'spirulina', 'pickle', 'sauerkraut', 'capers', 'bouillon', 'fish sauce', 'oyster sauce', 'ketchup', 'hot sauce', 'sriracha', 'salami', 'jerky', 'sausage', 'chips', 'hoisin', 'salt', 'broth', 'mustard', 'worcestershire', 'chili powder', 'baking soda', 'baking powder', 'bread crumb'], unlessBefore: ['oil'] },
  { term: 'high-purine foods', alsoSaid: ['purines', 'purine', 'high purine'], isPartial: 'always', includes: ['organ meat', 'sardines', 'anchovies', 'shellfish'], inNames: ['herring', 'mackerel', 'trout', 'haddock'] },
  { term: 'high-FODMAP foods', alsoSaid: ['fodmaps', 'high fodmap'], isPartial: 'always', includes: ['onions', 'garlic', 'gluten', 'dairy', 'beans', 'lentils', 'mushrooms', 'honey', 'split peas'], inNames: ['apple', 'applesauce', 'celery', 'grape', 'sweet corn', 'sweet potato', 'pear', 'mango', 'peach', 'watermelon', 'cherry', 'plum', 'apricot', 'raisin', 'date', 'prune', 'fig', 'cauliflower', 'asparagus', 'red bell pepper', 'green pea', 'cashew', 'pistachio', 'soy milk', 'agave', 'brussels sprout', 'hummus', 'butternut squash', 'tvp', 'textured vegetable protein', 'soy crumble'], otherNames: [{ inNames: ['avocado'], unlessBefore: ['oil'] }, { inNames: ['banana'], unlessBefore: ['pepper', 'peppers'] }, { inNames: ['red pepper'], unlessBefore: ['flake', 'flakes'] }] },
  { term: 'split peas', allergyTo: 'peas' },
  { term: 'nuts', includes: ['tree nuts', 'peanuts'], alsoSaid: ['nut butters', 'all nuts', 'any nuts', 'nut products'] },
  { term: 'seafood', includes: ['fish', 'shellfish'], alsoSaid: ['sea food', 'from the sea', 'from the ocean', 'anything from the sea', 'sea creatures', 'fruits de mer', 'see food'] },
  { term: 'meat and fish', includes: ['meat', 'seafood'], alsoSaid: ['dead animals', 'animals', 'with a face', 'has a face', 'had a face', 'with faces', 'with a mother', 'had a mother', 'meat or fish', 'fish or meat', 'fish and meat'], inNames: [] },
  { term: 'turkey', unlessAfter: PLANT_BASED },
  { term: 'lamb', alsoSaid: ['mutton', 'goat meat'], inNames: ['lamb', 'mutton'], unlessAfter: PLANT_BASED, unlessBefore: ['lettuce', 's'], otherNames: [GOAT] },
  { term: 'poultry', animalSources: ['poultry'], includes: ['chicken', 'turkey'], alsoSaid: ['white meat', 'fowl', 'birds'], inNames: ['poultry', 'duck', 'duckling', 'goose', 'hen', 'quail', 'pheasant', 'partridge', 'ostrich', 'emu', 'guinea fowl', 'capon', 'squab', 'foie gras', 'drumstick', 'buffalo wing'], unlessAfter: [...PLANT_BASED, 'cauliflower'] },
  { term: 'red meat', animalSources: ['red_meat'], includes: ['beef', 'lamb', 'pork'], alsoSaid: ['mammals', 'mammal meat', 'mammalian meat', 'four legged animals', 'white meat only', 'only white meat', 'poultry only', 'only poultry', 'chicken only', 'only chicken', 'pollo pescatarian', 'pesco pollo vegetarian', 'pescapollotarian'], inNames: ['venison', 'bison', 'elk', 'boar', 'liver', 'meatball', 'rabbit', 'oxtail', 'tripe'], unlessAfter: PLANT_BASED, otherNames: [GOAT] },
  { term: 'red meat or fish', includes: ['red meat', 'seafood'], alsoSaid: ['red meat and fish', 'fish and red meat', 'fish or red meat', 'pollotarian', 'pollo vegetarian'], inNames: [] },
  { term: 'meat', includes: ['poultry', 'red meat'], alsoSaid: ['meat eater', 'big meat eater', 'any meat', 'meat products', 'flesh', 'animal flesh'], inNames: MEATS, unlessAfter: [...PLANT_BASED, 'mushroom', 'jackfruit', 'falafel', 'coconut'], otherNames: [BURGERS] },
  { term: 'organ meat', alsoSaid: ['offal', 'organ meats'], inNames: ['liver', 'offal', 'tripe', 'gizzard', 'giblet', 'sweetbread'] },
  { term: 'processed meat', includes: ['bacon', 'ham'], alsoSaid: ['cured meat', 'deli meat', 'lunch meat', 'sausage', 'hot dogs', 'salami', 'pepperoni', 'cold cuts', 'nitrates', 'nitrites'], inNames: ['salami', 'pepperoni', 'sausage', 'hot dog', 'jerky', 'pastrami', 'chorizo', 'prosciutto', 'deli'] },
  { term: 'animal products', alsoSaid: ['anything from animals', 'animal derived', 'animal based', 'animal foods', 'from an animal'], includes: ['meat', 'seafood', 'eggs', 'dairy', 'honey'], inNames: [] },
  { term: 'gelatin', alsoSaid: ['gelatine'], inNames: ['gelatin', 'gelatine', 'marshmallow', 'gummy'] },
  { term: 'alcohol', alsoSaid: ['wine', 'beer', 'booze', 'liquor'], inNames: ['wine', 'beer', 'rum', 'brandy', 'vodka', 'whiskey', 'mirin', 'sake', 'liqueur', 'balsamic', 'vanilla extract'] },
  { term: 'legumes', categories: ['legumes'], tags: ['soy', 'peanuts'], includes: ['beans', 'lentils', 'peas', 'peanuts', 'soy'], alsoSaid: ['pulses', 'legumes and pulses'], inNames: ['lupin', 'legume'] },
  { term: 'beans', includes: ['chickpeas', 'edamame'], inNames: ['bean', 'black eyed pea', 'refried', 'cowpea'], unlessAfter: ['coffee', 'espresso', 'vanilla', 'cocoa', 'cacao', 'jelly'] },
  { term: 'lentils', alsoSaid: ['dal', 'daal', 'dahl'], inNames: ['lentil', 'dal'] },
  { term: 'peas', alsoSaid: ['green peas'], inNames: ['pea', 'mixed vegetables'] },
  { term: 'chickpeas', alsoSaid: ['chick peas', 'garbanzos', 'garbanzo beans', 'falafel'], inNames: ['chickpea', 'chick pea', 'garbanzo', 'hummus', 'falafel'] },
  { term: 'grains', includes: ['gluten', 'rice', 'oats', 'corn', 'quinoa', 'barley', 'buckwheat', 'bread', 'pasta', 'tortillas'], alsoSaid: ['cereals'], inNames: ['cereal', 'millet', 'amaranth', 'sorghum', 'teff', 'grain'] },
  { term: 'rice', alsoSaid: ['rice flour'], inNames: ['rice', 'risotto', 'sushi'], unlessAfter: ['cauliflower'] },
  { term: 'oats', alsoSaid: ['oatmeal', 'porridge', 'oat flour'], inNames: ['oat', 'oatmeal', 'granola', 'muesli'] },
  { term: 'corn', isPartial: 'for an allergy', alsoSaid: ['maize', 'sweet corn', 'sweetcorn', 'cornmeal', 'polenta', 'corn flour', 'corn starch', 'cornstarch', 'corn syrup', 'corn products'], inNames: ['corn', 'cornmeal', 'cornstarch', 'popcorn', 'polenta', 'maize', 'grits', 'hominy', 'mixed vegetables', 'baking powder', 'ketchup', 'hoisin'] },
  // Most flour in the US holds malted barley.
  { term: 'barley', inNames: ['barley', 'malt'], allergyTo: 'gluten' },
  { term: 'bread', alsoSaid: ['toast', 'sandwiches'], inNames: BREADS },
  { term: 'pasta', alsoSaid: ['spaghetti', 'macaroni'], inNames: PASTA_SHAPES, unlessBefore: ['sauce'], allergyTo: 'gluten or pasta' },
  { term: 'gluten or pasta', includes: ['gluten', 'pasta'], inNames: [] },
  { term: 'noodles', inNames: ['noodle', 'ramen', 'udon', 'soba', 'vermicelli'] },
  { term: 'flour', allergyTo: 'gluten or flour' },
  { term: 'gluten or flour', includes: ['gluten', 'flour'], inNames: [] },
  { term: 'potatoes', alsoSaid: ['fries', 'french fries'], inNames: ['potato', 'fries', 'hash brown', 'gnocchi'] },
  { term: 'nightshades', alsoSaid: ['nightshade vegetables', 'night shades'], includes: ['tomatoes', 'peppers', 'eggplant', 'white potatoes'], inNames: ['goji', 'tomatillo'] },
  { term: 'white potatoes', inNames: ['potato', 'fries', 'gnocchi'], unlessAfter: ['sweet'] },
  { term: 'eggplant', alsoSaid: ['aubergine', 'egg plant'], inNames: ['eggplant', 'aubergine', 'baba ganoush'] },
  { term: 'cheese', inNames: [...CHEESES, 'pesto'], unlessAfter: PLANT_MILK, allergyTo: 'dairy' },
  { term: 'yogurt', alsoSaid: ['yoghurt'], inNames: YOGURTS, unlessAfter: PLANT_MILK, allergyTo: 'dairy' },
  { term: 'butter', inNames: ['butter', 'ghee'], unlessAfter: NOT_DAIRY, unlessBefore: ['bean', 'lettuce'], allergyTo: 'dairy' },
  { term: 'cream', inNames: ['cream', 'creamer'], unlessAfter: PLANT_MILK, allergyTo: 'dairy' },
  { term: 'bacon', inNames: ['bacon', 'pancetta'], unlessAfter: PLANT_BASED, allergyTo: 'pork' },
  { term: 'ham', inNames: ['ham', 'prosciutto'], unlessAfter: PLANT_BASED, allergyTo: 'pork' },
  { term: 'shrimp', alsoSaid: ['prawns'], unlessAfter: PLANT_BASED, allergyTo: 'shellfish' },
  { term: 'crab', inNames: ['crab', 'surimi'], unlessAfter: PLANT_BASED, allergyTo: 'shellfish' },
  { term: 'lobster', alsoSaid: ['crayfish', 'crawfish'], inNames: ['lobster', 'crayfish', 'crawfish', 'langoustine'], allergyTo: 'shellfish' },
  { term: 'almonds', alsoSaid: ['almond flour', 'almond meal', 'marzipan', 'almond extract'], inNames: ['almond', 'marzipan', 'amaretto'] },
  { term: 'pine nuts', alsoSaid: ['pinenuts'], inNames: ['pine nut', 'pignoli', 'pesto'] },
  { term: 'cashews', alsoSaid: ['cashew nuts'], inNames: ['cashew', 'pesto'], allergyTo: 'cashews or pistachios' },
  { term: 'pistachios', allergyTo: 'cashews or pistachios' },
  // Their proteins are so alike that most people allergic to one react to the other (ACAAI).
  { term: 'cashews or pistachios', includes: ['cashews', 'pistachios'], inNames: [] },
  { term: 'hazelnuts', alsoSaid: ['filberts', 'hazel nuts'], inNames: ['hazelnut', 'filbert', 'nutella', 'praline'] },
  { term: 'walnuts', alsoSaid: ['wal nuts'], inNames: ['walnut'], allergyTo: 'walnuts or pecans' },
  { term: 'pecans', allergyTo: 'walnuts or pecans' },
  { term: 'walnuts or pecans', includes: ['walnuts', 'pecans'], inNames: [] },
  { term: 'brazil nuts', includes: ['tree nuts'] },
  { term: 'macadamia nuts', alsoSaid: ['macadamias'], includes: ['tree nuts'], inNames: ['macadamia'] },
  { term: 'tofu', alsoSaid: ['bean curd'], allergyTo: 'soy' },
  { term: 'TVP', alsoSaid: ['textured vegetable protein'], allergyTo: 'soy' },
  { term: 'edamame', allergyTo: 'soy' },
  { term: 'seeds', tags: ['sesame'], isPartial: 'for an allergy', includes: ['sesame', 'mustard', 'seed spices'], inNames: ['seed', 'chia', 'flax', 'flaxseed', 'linseed', 'hemp', 'pepita', 'sunflower', 'poppy', 'tahini'] },
  { term: 'seed oils', alsoSaid: ['vegetable oils', 'corn oil', 'safflower oil', 'grapeseed oil', 'rapeseed oil'], inNames: ['canola', 'sunflower oil', 'sesame oil', 'soybean oil', 'vegetable oil', 'rapeseed', 'mayonnaise', 'corn oil', 'safflower', 'grapeseed'] },
  { term: 'lemon', inNames: ['lemon', 'hummus', 'mayonnaise', 'mayo'] },
  { term: 'mayonnaise', alsoSaid: ['mayo'], inNames: ['mayonnaise', 'mayo', 'aioli'] },
  { term: 'root vegetables', alsoSaid: ['roots', 'root crops', 'root veggies', 'root veg', 'tubers'], includes: ['onions', 'garlic', 'potatoes', 'carrots'], inNames: ['beet', 'radish', 'turnip', 'parsnip', 'rutabaga', 'yam', 'ginger', 'turmeric', 'celeriac', 'cassava', 'yuca', 'jicama', 'horseradish'] },
  { term: 'basil', inNames: ['basil', 'pesto'] },
  { term: 'carrots', inNames: ['carrot', 'mixed vegetables', 'vegetable broth'] },
  { term: 'green beans', alsoSaid: ['string beans'], inNames: ['green bean', 'string bean', 'mixed vegetables'] },
  { term: 'squash', inNames: ['squash', 'zucchini', 'courgette', 'pumpkin'] },
  { term: 'zucchini', alsoSaid: ['courgette'] },
  { term: 'kiwi', alsoSaid: ['kiwi fruit', 'kiwifruit'], inNames: ['kiwi', 'kiwifruit'] },
  { term: 'berries', inNames: ['berry', 'strawberry', 'blueberry', 'raspberry', 'blackberry', 'cranberry'] },
  { term: 'melon', inNames: ['melon', 'watermelon', 'cantaloupe', 'honeydew'] },
  { term: 'apples', inNames: ['apple', 'applesauce'] },
  { term: 'grapes', inNames: ['grape', 'raisin', 'sultana', 'currant', 'wine', 'balsamic'] },
  { term: 'dried fruit', inNames: ['raisin', 'date', 'prune', 'dried apricot', 'dried fruit', 'sultana', 'fig'] },
  { term: 'stone fruit', inNames: ['peach', 'plum', 'apricot', 'cherry', 'mango', 'nectarine'] },
  { term: 'sweet fruit', categories: ['fruit'], inNames: ['fruit', 'lime'] },
  { term: 'fruit', includes: ['sweet fruit'], inNames: ['avocado', 'guacamole'], unlessBefore: ['oil'] },
  { term: 'vegetables', categories: ['vegetable'], alsoSaid: ['veggies', 'raw veg', 'green veg', 'mixed veg'], inNames: ['vegetable', 'green onion', 'jalapeno', 'pickle', 'sauerkraut', 'potato', 'fries', 'hash brown', 'gnocchi', 'yam', 'avocado', 'guacamole', 'olive'], unlessBefore: ['protein', 'oil', 'shortening'] },
  { term: 'fruit and vegetables', includes: ['fruit', 'vegetables'], alsoSaid: ['fruit and veg', 'fruit or veg', 'fruit & veg', 'fruit/veg'], inNames: [] },
  { term: 'leafy greens', alsoSaid: ['greens', 'leafy veg'], inNames: ['spinach', 'kale', 'lettuce', 'romaine', 'chard', 'cabbage', 'arugula'] },
  { term: 'cruciferous vegetables', alsoSaid: ['cruciferous', 'cruciferous veggies', 'cruciferous veg', 'brassicas'], inNames: ['broccoli', 'cauliflower', 'cabbage', 'kale', 'brussels sprout', 'bok choy'] },
  { term: 'protein powder', alsoSaid: ['supplements', 'protein shakes'], categories: ['supplement'], inNames: ['protein powder'] },
  { term: 'oil', inNames: ['oil', 'ghee'] },
  { term: 'tortillas', inNames: ['tortilla', 'taco', 'wrap'] },
  { term: 'quinoa' },
  { term: 'buckwheat', inNames: ['buckwheat', 'soba', 'kasha'] },
  { term: 'honey', animalSources: ['honey'] },
  // Single foods and dishes. An allergy to one of them is an allergy to a larger group.
  { term: 'hummus', allergyTo: 'chickpeas or sesame' },
  { term: 'chickpeas or sesame', includes: ['chickpeas', 'sesame'], mayBeIn: IN_BREAD, inNames: [] },
  { term: 'salsa', allergyTo: 'tomatoes' },
  { term: 'marinara sauce', alsoSaid: ['marinara', 'pasta sauce', 'spaghetti sauce'], inNames: ['marinara'], allergyTo: 'tomatoes' },
  { term: 'anchovies', alsoSaid: ['anchovy paste'], inNames: ['anchovy', 'worcestershire', 'caesar'], allergyTo: 'fish' },
  // Until tested, people allergic to one fish are advised to avoid all (AAAAI).
  ...['salmon', 'cod', 'tuna', 'tilapia', 'sardines'].map((term) => ({ term, allergyTo: 'fish' })),
  // Few shops sell them: a visitor who merely dislikes one is told that nothing was left out.
  ...['trout', 'halibut', 'mackerel', 'haddock', 'herring', 'pollock', 'catfish', 'swordfish', 'snapper', 'flounder', 'monkfish', 'sea bass', 'barramundi', 'whitefish'].map((term) => ({ term, allergyTo: 'fish', isPartial: 'always' as const })),
  { term: 'game meat', alsoSaid: ['venison', 'bison', 'elk', 'deer meat', 'game'], inNames: ['venison', 'bison', 'elk', 'boar'], allergyTo: 'red meat' },
  { term: 'ice cream', inNames: ['ice cream', 'gelato'], allergyTo: 'dairy' },
  { term: 'american cheese', alsoSaid: ['velveeta', 'kraft singles', 'processed cheese', 'cheese slices'], inNames: ['american cheese', 'velveeta'], allergyTo: 'dairy' },
  ...['parmesan', 'mozzarella', 'cheddar', 'ricotta', 'gouda', 'ghee'].map((term) => ({ term, allergyTo: 'dairy' })),
  ...['brie', 'camembert', 'halloumi', 'mascarpone'].map((term) => ({ term, allergyTo: 'dairy', isPartial: 'always' as const })),
  { term: 'tempeh', allergyTo: 'soy' },
  ...['couscous', 'bulgur'].map((term) => ({ term, allergyTo: 'gluten' })),
  { term: 'flour tortillas', alsoSaid: ['wheat tortillas'], inNames: ['flour tortilla'], allergyTo: 'gluten' },
  // Single foods whose name contains another food's name.
  { term: 'white rice', allergyTo: 'rice' },
  { term: 'brown rice', inNames: ['brown rice', 'rice cake'], allergyTo: 'rice' },
  { term: 'sweet potatoes', alsoSaid: ['yams'] },
  { term: 'cottage cheese', allergyTo: 'dairy' },
  { term: 'cream cheese', allergyTo: 'dairy' },
  { term: 'feta', alsoSaid: ['feta cheese'], inNames: ['feta'], allergyTo: 'dairy' },
  { term: 'soy sauce', inNames: ['soy sauce', 'shoyu', 'tamari'], allergyTo: 'soy' },
  { term: 'black beans', allergyTo: 'beans' },
  { term: 'pinto beans', inNames: ['pinto'], allergyTo: 'beans' },
  { term: 'navy beans', allergyTo: 'beans' },
  { term: 'brussels sprouts', alsoSaid: ['sprouts'], inNames: ['brussels sprout'] },
  { term: 'romaine lettuce', inNames: ['romaine'] },
  { term: 'rice cakes', allergyTo: 'rice' },
  { term: 'rice noodles', allergyTo: 'rice' },
  { term: 'butter beans', alsoSaid: ['lima beans'], allergyTo: 'beans' },
  { term: 'kidney beans', allergyTo: 'beans' },
  { term: 'black-eyed peas', allergyTo: 'beans' },
  { term: 'peanut butter', alsoSaid: ['jif', 'skippy'], inNames: ['peanut butter'], allergyTo: 'peanuts' },
  { term: 'almond butter', allergyTo: 'almonds' },
  { term: 'almond milk', allergyTo: 'almonds' },
  { term: 'soy milk', alsoSaid: ['soya milk'], inNames: ['soy milk'], allergyTo: 'soy' },
  { term: 'rice milk', allergyTo: 'rice' },
  { term: 'oat milk', allergyTo: 'oats' },
  { term: 'coconut milk', allergyTo: 'coconut' },
  { term: 'coconut oil', allergyTo: 'coconut' },
  { term: 'sesame oil', allergyTo: 'sesame' },
  { term: 'black pepper', alsoSaid: ['peppercorns', 'white pepper'] },
  { term: 'sunflower oil', allergyTo: 'seeds' },
  { term: 'canola oil', inNames: ['canola', 'rapeseed oil'] },
  { term: 'olive oil' },
  { term: 'avocado oil', allergyTo: 'avocado' },
  { term: 'butternut squash' },
  { term: 'pumpkin seeds', alsoSaid: ['pepitas'], allergyTo: 'seeds' },
  { term: 'sunflower seeds', allergyTo: 'seeds' },
  { term: 'chia seeds', inNames: ['chia'], allergyTo: 'seeds' },
  { term: 'flaxseed', alsoSaid: ['flax', 'flax seeds', 'linseeds'], inNames: ['flax', 'flaxseed', 'linseed'], allergyTo: 'seeds' },
  { term: 'hemp seeds', inNames: ['hemp'], allergyTo: 'seeds' },
  { term: 'green bell peppers', alsoSaid: ['green peppers'], inNames: ['green bell pepper'], allergyTo: 'peppers' },
  { term: 'red bell peppers', alsoSaid: ['red peppers'], inNames: ['red bell pepper'], allergyTo: 'peppers' },
]
