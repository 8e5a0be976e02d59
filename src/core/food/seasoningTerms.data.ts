import { BREADS, type FoodTermRow } from './foodTerms.data.js'

/**
 * Seasonings that people avoid, as rows of the food vocabulary. They are separate because their words in a dish's name
 * promise nothing: `Ginger chicken` only says how it tastes. Mixed spices and sauces count as their usual ingredients.
 */
// biome-ignore format: a table, one term a line
export const SEASONING_TERMS: readonly FoodTermRow[] = [
  // Herbs.
  { term: 'cilantro', alsoSaid: ['coriander leaves', 'fresh coriander', 'chinese parsley'], inNames: ['cilantro', 'coriander leaf', 'salsa', 'guacamole', 'chutney', 'chimichurri'] },
  { term: 'parsley', inNames: ['parsley', 'tabbouleh', 'chimichurri', 'gremolata'] },
  { term: 'mint', alsoSaid: ['spearmint', 'peppermint'] },
  { term: 'dill', alsoSaid: ['dill weed'] },
  { term: 'thyme' },
  { term: 'rosemary' },
  { term: 'sage' },
  { term: 'oregano', inNames: ['oregano', 'chili powder', 'italian seasoning'] },
  { term: 'bay leaves', alsoSaid: ['laurel'] },
  { term: 'herbs', alsoSaid: ['fresh herbs', 'dried herbs', 'green herbs'], includes: ['basil', 'cilantro', 'parsley', 'mint', 'dill', 'thyme', 'rosemary', 'sage', 'oregano', 'bay leaves'], inNames: ['herb', 'italian seasoning', 'chive'] },
  // Spices.
  { term: 'coriander', alsoSaid: ['coriander seeds', 'ground coriander'], includes: ['cilantro'], inNames: ['coriander', 'curry powder', 'garam masala'] },
  { term: 'cumin', alsoSaid: ['cumin seeds', 'jeera'], inNames: ['cumin', 'curry powder', 'chili powder', 'garam masala', 'taco seasoning'] },
  { term: 'curry', alsoSaid: ['curry powder', 'curry paste', 'curry spices', 'garam masala'], inNames: ['curry', 'garam masala'] },
  { term: 'chili powder', allergyTo: 'peppers' },
  { term: 'cayenne', alsoSaid: ['cayenne pepper', 'red pepper flakes', 'pepper flakes', 'chili flakes', 'crushed red pepper'], inNames: ['cayenne', 'pepper flake', 'chili flake'], allergyTo: 'peppers' },
  { term: 'turmeric', alsoSaid: ['curcuma', 'curcumin'], inNames: ['turmeric', 'curry powder', 'mustard', 'pickle'] },
  { term: 'cinnamon', inNames: ['cinnamon', 'pie spice', 'five spice', 'garam masala', 'curry powder'] },
  { term: 'ginger', alsoSaid: ['ginger root', 'fresh ginger', 'ground ginger'], inNames: ['ginger', 'gingerbread', 'pie spice', 'five spice', 'curry powder', 'teriyaki'] },
  { term: 'nutmeg', alsoSaid: ['mace'], inNames: ['nutmeg', 'mace', 'pie spice', 'garam masala'] },
  { term: 'cloves', alsoSaid: ['ground cloves', 'whole cloves'], inNames: ['clove', 'pie spice', 'five spice', 'garam masala', 'curry powder'], unlessAfter: ['garlic'] },
  { term: 'cardamom', inNames: ['cardamom', 'garam masala', 'curry powder'] },
  { term: 'fennel', alsoSaid: ['fennel seeds'], inNames: ['fennel', 'five spice'] },
  { term: 'spicy food', alsoSaid: ['spicy', 'spicy stuff', 'hot spices', 'hot food', 'hot peppers', 'chili peppers'], includes: ['peppers'], inNames: ['spicy', 'hot sauce', 'curry', 'harissa', 'wasabi', 'horseradish'] },
  { term: 'seed spices', inNames: ['cumin', 'ground coriander', 'fennel seed', 'mustard', 'nutmeg', 'curry powder', 'chili powder', 'caraway', 'anise', 'fenugreek', 'celery seed', 'dill pickle'] },
  { term: 'spices', alsoSaid: ['all spices', 'any spices'], includes: ['cumin', 'curry', 'turmeric', 'cinnamon', 'ginger', 'nutmeg', 'cloves', 'cardamom', 'fennel', 'black pepper', 'cayenne'], inNames: ['spice', 'ground coriander', 'paprika', 'chili powder', 'masala', 'garlic powder', 'onion powder'] },
  { term: 'cane sugar', inNames: ['sugar'], unlessAfter: ['coconut', 'palm', 'date', 'maple'], unlessBefore: ['snap', 'free', 'alternative'] },
  // Sauces, vinegars and pickles.
  { term: 'vinegar', alsoSaid: ['vinegary food'], inNames: ['vinegar', 'balsamic', 'vinaigrette', 'pickle', 'pickled', 'relish', 'caper', 'ketchup', 'mustard', 'mayonnaise', 'mayo', 'hot sauce', 'sriracha', 'worcestershire'] },
  { term: 'balsamic vinegar', alsoSaid: ['balsamic'], inNames: ['balsamic'] },
  { term: 'pickles', alsoSaid: ['gherkins', 'dill pickles', 'pickled food', 'pickled vegetables'], inNames: ['pickle', 'pickled', 'gherkin', 'relish', 'caper', 'sauerkraut', 'kimchi'] },
  { term: 'capers' },
  { term: 'sauerkraut', alsoSaid: ['kimchi'] },
  { term: 'hot sauce', alsoSaid: ['tabasco', 'chili sauce'], inNames: ['hot sauce', 'tabasco', 'sriracha', 'chili sauce'], allergyTo: 'peppers' },
  { term: 'sriracha', allergyTo: 'peppers' },
  { term: 'worcestershire sauce', alsoSaid: ['worcestershire', 'worcester sauce'], inNames: ['worcestershire'], allergyTo: 'fish' },
  { term: 'hoisin', alsoSaid: ['hoisin sauce'], inNames: ['hoisin'], allergyTo: 'soy' },
  { term: 'miso', alsoSaid: ['miso paste', 'miso soup'], inNames: ['miso'], allergyTo: 'soy' },
  { term: 'condiments', includes: ['mustard', 'mayonnaise', 'hot sauce', 'hoisin', 'worcestershire sauce', 'soy sauce', 'salsa', 'pickles'], inNames: ['ketchup', 'oyster sauce', 'fish sauce'] },
  { term: 'bouillon', alsoSaid: ['bouillon cubes', 'stock cubes', 'broth', 'stock'], inNames: ['bouillon', 'broth', 'stock'] },
  { term: 'MSG', alsoSaid: ['monosodium glutamate', 'glutamate'], isPartial: 'always', inNames: ['bouillon', 'oyster sauce', 'hoisin', 'soy sauce', 'fish sauce', 'worcestershire', 'ranch', 'chips'] },
  // For baking, and sweet or sour ones.
  { term: 'yeast', alsoSaid: ['bakers yeast', 'brewers yeast', 'nutritional yeast'], isPartial: 'always', inNames: ['yeast', 'bouillon', 'beer', 'wine', ...BREADS] },
  { term: 'baking powder' },
  { term: 'baking soda', alsoSaid: ['sodium bicarbonate', 'bicarbonate of soda'], inNames: ['baking soda', 'baking powder'] },
  { term: 'bread crumbs', alsoSaid: ['breadcrumbs', 'panko'], allergyTo: 'gluten' },
  { term: 'chocolate', alsoSaid: ['cocoa', 'cacao', 'cocoa powder', 'dark chocolate'], inNames: ['chocolate', 'cocoa', 'cacao', 'brownie', 'nutella'] },
  { term: 'vanilla', alsoSaid: ['vanilla extract'] , inNames: ['vanilla'] },
  { term: 'maple syrup', alsoSaid: ['maple'], inNames: ['maple'] },
  { term: 'lime', alsoSaid: ['lime juice'], inNames: ['lime'] },
]
