import type { AnimalSource } from './food.js'

/**
 * One seasoning per row; `builtInSeasonings.ts` turns rows into `Food`s. Nutrients are per 100 g, from USDA Standard
 * Reference 28 by NDB number; if USDA has no fiber, as for balsamic vinegar, it counts as zero. Packs and prices are
 * estimates of a US store brand in 2026. `contains` is conservative, since labels differ by brand: bouillon may hold
 * gluten, soy and celery, bread crumbs dairy and soy, curry powder mustard and celery, chili powder garlic.
 */
export type SeasoningRow = readonly [
  id: string,
  name: string,
  /** The form that the nutrients are for, in words that no restriction can misread; empty if the name is enough. */
  description: string,
  /** Where a shopper finds it if it is fresh, so that an opened pack does not keep; else empty. */
  section: '' | 'Produce',
  usda: string,
  kcal: number,
  proteinG: number,
  carbsG: number,
  fatG: number,
  fiberG: number,
  servingG: number,
  servingDescription: string,
  /** Grams of a teaspoon if the serving is counted in pieces, else 0, because the serving then gives them. */
  teaspoonG: number,
  storeUnit: string,
  edibleGPerUnit: number,
  priceUsd: number,
  contains: string,
  animalSource: AnimalSource,
  alsoContains?: string,
]

/**
 * Not from USDA: a bay leaf is 1/4 tsp crumbled (0.6 g a teaspoon), and a teaspoon of beef bouillon weighs as much as one
 * of chicken bouillon.
 */
// biome-ignore format: a table, one seasoning a line
export const SEASONING_ROWS: readonly SeasoningRow[] = [
  ['salt', 'Salt', '', '', 'NDB 02047', 0, 0, 0, 0, 0, 6, '1 tsp', 0, 'container (26 oz)', 737, 0.72, '', 'none'],
  ['black-pepper', 'Black pepper', '', '', 'NDB 02030', 251, 10.39, 63.95, 3.26, 25.3, 2.3, '1 tsp', 0, 'jar (3 oz)', 85, 3.48, '', 'none'],
  ['chili-powder', 'Chili powder', '', '', 'NDB 02009', 282, 13.46, 49.7, 14.28, 34.8, 2.7, '1 tsp', 0, 'jar (3 oz)', 85, 1.98, 'garlic;peppers', 'none'],
  ['cumin', 'Ground cumin', '', '', 'NDB 02014', 375, 17.81, 44.24, 22.27, 10.5, 2.1, '1 tsp', 0, 'jar (2 oz)', 57, 1.98, '', 'none'],
  ['paprika', 'Paprika', '', '', 'NDB 02028', 282, 14.14, 53.99, 12.89, 34.9, 2.3, '1 tsp', 0, 'jar (2 oz)', 57, 1.98, 'peppers', 'none'],
  ['curry-powder', 'Curry powder', '', '', 'NDB 02015', 325, 14.29, 55.83, 14.01, 53.2, 2, '1 tsp', 0, 'jar (2 oz)', 57, 2.28, '', 'none', 'mustard;celery'],
  ['turmeric', 'Ground turmeric', '', '', 'NDB 02043', 312, 9.68, 67.14, 3.25, 22.7, 3, '1 tsp', 0, 'jar (2 oz)', 57, 2.48, '', 'none'],
  ['cinnamon', 'Ground cinnamon', '', '', 'NDB 02010', 247, 3.99, 80.59, 1.24, 53.1, 2.6, '1 tsp', 0, 'jar (2.5 oz)', 71, 1.48, '', 'none'],
  ['dried-oregano', 'Dried oregano', '', '', 'NDB 02027', 265, 9, 68.92, 4.28, 42.5, 1, '1 tsp', 0, 'jar (0.9 oz)', 25, 1.48, '', 'none'],
  ['dried-basil', 'Dried basil', '', '', 'NDB 02003', 233, 22.98, 47.75, 4.07, 37.7, 0.7, '1 tsp', 0, 'jar (0.8 oz)', 23, 1.48, '', 'none'],
  ['dried-thyme', 'Dried thyme', '', '', 'NDB 02042', 276, 9.11, 63.94, 7.43, 37, 1, '1 tsp', 0, 'jar (0.8 oz)', 23, 1.98, '', 'none'],
  ['dried-rosemary', 'Dried rosemary', '', '', 'NDB 02036', 331, 4.88, 64.06, 15.22, 42.6, 1.2, '1 tsp', 0, 'jar (0.8 oz)', 23, 1.98, '', 'none'],
  ['dried-dill', 'Dried dill', '', '', 'NDB 02017', 253, 19.96, 55.82, 4.36, 13.6, 1, '1 tsp', 0, 'jar (0.6 oz)', 17, 1.98, '', 'none'],
  ['bay-leaf', 'Bay leaves', '', '', 'NDB 02004', 313, 7.61, 74.97, 8.36, 26.3, 0.15, '1 leaf', 0.6, 'jar (0.2 oz)', 6, 1.98, '', 'none'],
  ['garlic-powder', 'Garlic powder', '', '', 'NDB 02020', 331, 16.55, 72.73, 0.73, 9, 3.1, '1 tsp', 0, 'jar (3.4 oz)', 96, 1.28, 'garlic', 'none'],
  ['onion-powder', 'Onion powder', '', '', 'NDB 02026', 341, 10.41, 79.12, 1.04, 15.2, 2.4, '1 tsp', 0, 'jar (2.6 oz)', 74, 1.28, 'onions', 'none'],
  ['ground-ginger', 'Ground ginger', '', '', 'NDB 02021', 335, 8.98, 71.62, 4.24, 14.1, 1.8, '1 tsp', 0, 'jar (1.5 oz)', 43, 1.98, '', 'none'],
  ['fresh-ginger', 'Fresh ginger', 'Ginger root, raw', 'Produce', 'NDB 11216', 80, 1.82, 17.77, 0.75, 2, 2, '1 tsp grated', 0, 'piece (4 oz)', 105, 0.98, '', 'none'],
  ['cayenne', 'Cayenne pepper', '', '', 'NDB 02031', 318, 12.01, 56.63, 17.27, 27.2, 1.8, '1 tsp', 0, 'jar (2 oz)', 57, 1.98, 'peppers', 'none'],
  ['nutmeg', 'Ground nutmeg', '', '', 'NDB 02025', 525, 5.84, 49.29, 36.31, 20.8, 2.2, '1 tsp', 0, 'jar (1.1 oz)', 31, 2.98, '', 'none'],
  ['ground-cloves', 'Ground cloves', '', '', 'NDB 02011', 274, 5.97, 65.53, 13, 33.9, 2.1, '1 tsp', 0, 'jar (1.1 oz)', 31, 3.48, '', 'none'],
  ['cardamom', 'Ground cardamom', '', '', 'NDB 02006', 311, 10.76, 68.47, 6.7, 28, 2, '1 tsp', 0, 'jar (1.1 oz)', 31, 5.98, '', 'none'],
  ['ground-coriander', 'Ground coriander', '', '', 'NDB 02013', 298, 12.37, 54.99, 17.77, 41.9, 1.8, '1 tsp', 0, 'jar (1.3 oz)', 37, 2.48, '', 'none'],
  ['fennel-seed', 'Fennel seed', '', '', 'NDB 02018', 345, 15.8, 52.29, 14.87, 39.8, 2, '1 tsp', 0, 'jar (1.5 oz)', 43, 2.98, '', 'none'],
  ['dried-sage', 'Ground sage', '', '', 'NDB 02038', 315, 10.63, 60.73, 12.75, 40.3, 0.7, '1 tsp', 0, 'jar (0.8 oz)', 23, 2.28, '', 'none'],
  ['fresh-parsley', 'Fresh parsley', '', 'Produce', 'NDB 11297', 36, 2.97, 6.33, 0.79, 3.3, 3.8, '1 tbsp chopped', 0, 'bunch', 60, 1.18, '', 'none'],
  ['fresh-cilantro', 'Fresh cilantro', '', 'Produce', 'NDB 11165', 23, 2.13, 3.67, 0.52, 2.8, 20, '9 sprigs', 0.333, 'bunch', 80, 0.88, '', 'none'],
  ['fresh-basil', 'Fresh basil', '', 'Produce', 'NDB 02044', 23, 3.15, 2.65, 0.64, 1.6, 5.3, '2 tbsp chopped', 0, 'pack (0.75 oz)', 21, 2.18, '', 'none'],
  ['fresh-mint', 'Fresh mint', 'Spearmint, fresh', 'Produce', 'NDB 02065', 44, 3.29, 8.41, 0.73, 6.8, 11.4, '2 tbsp chopped', 0, 'pack (0.75 oz)', 21, 2.18, '', 'none'],
  ['fresh-dill', 'Fresh dill', '', 'Produce', 'NDB 02045', 43, 3.46, 7.02, 1.12, 2.1, 1, '5 sprigs', 0.185, 'pack (0.75 oz)', 21, 2.18, '', 'none'],
  ['green-onions', 'Green onions', 'Green onions with tops, raw', 'Produce', 'NDB 11291', 32, 1.83, 7.34, 0.19, 2.6, 6, '1 tbsp chopped', 0, 'bunch', 100, 0.94, 'onions', 'none'],
  ['jalapeno', 'Jalapeño', 'Jalapeño, raw', 'Produce', 'NDB 11979', 29, 0.91, 6.5, 0.37, 2.8, 14, '1 pepper', 1.875, 'lb', 413, 1.48, 'peppers', 'none'],
  ['lime-juice', 'Lime juice', 'Lime juice, raw', 'Produce', 'NDB 09160', 25, 0.42, 8.42, 0.07, 0.4, 15.1, '1 tbsp', 0, 'lb of limes', 190, 1.98, 'citrus fruits', 'none'],
  ['yellow-mustard', 'Yellow mustard', '', '', 'NDB 02046', 60, 3.74, 5.83, 3.34, 4, 5, '1 tsp', 0, 'bottle (14 oz)', 397, 1.12, '', 'none', 'mustard'],
  ['cider-vinegar', 'Apple cider vinegar', '', '', 'NDB 02048', 21, 0, 0.93, 0, 0, 5, '1 tsp', 0, 'bottle (32 fl oz)', 956, 2.48, '', 'none'],
  ['white-vinegar', 'White vinegar', 'Vinegar, distilled', '', 'NDB 02053', 18, 0, 0.04, 0, 0, 5, '1 tsp', 0, 'bottle (32 fl oz)', 952, 1.48, '', 'none'],
  ['balsamic-vinegar', 'Balsamic vinegar', '', '', 'NDB 02069', 88, 0.49, 17.03, 0, 0, 5.3, '1 tsp', 0, 'bottle (16.9 fl oz)', 510, 3.12, '', 'none', 'sulphites'],
  ['red-wine-vinegar', 'Red wine vinegar', '', '', 'NDB 02068', 19, 0.04, 0.27, 0, 0, 5, '1 tsp', 0, 'bottle (16 fl oz)', 478, 2.12, '', 'none', 'sulphites'],
  ['hot-sauce', 'Hot sauce', '', '', 'NDB 06168', 11, 0.51, 1.75, 0.37, 0.3, 4.7, '1 tsp', 0, 'bottle (6 fl oz)', 170, 0.98, 'peppers', 'none'],
  ['sriracha', 'Sriracha', 'Sriracha hot chile sauce', '', 'NDB 06631', 93, 1.93, 19.16, 0.93, 2.2, 6.5, '1 tsp', 0, 'bottle (17 oz)', 482, 3.98, 'peppers;garlic', 'none', 'sulphites'],
  ['worcestershire', 'Worcestershire sauce', '', '', 'NDB 06971', 78, 0, 19.46, 0, 0, 17, '1 tbsp', 0, 'bottle (10 fl oz)', 340, 1.48, 'fish;onions;garlic', 'fish'],
  ['fish-sauce', 'Fish sauce', '', '', 'NDB 06179', 35, 5.06, 3.64, 0.01, 0, 18, '1 tbsp', 0, 'bottle (6.8 fl oz)', 240, 2.98, 'fish', 'fish'],
  ['oyster-sauce', 'Oyster sauce', '', '', 'NDB 06176', 51, 1.35, 10.92, 0.25, 0.3, 18, '1 tbsp', 0, 'bottle (9 oz)', 255, 2.48, 'shellfish;soy;gluten', 'shellfish', 'molluscs'],
  ['hoisin-sauce', 'Hoisin sauce', '', '', 'NDB 06175', 220, 3.31, 44.08, 3.39, 2.8, 16, '1 tbsp', 0, 'bottle (9 oz)', 255, 2.98, 'soy;gluten;sesame;garlic', 'none'],
  ['ketchup', 'Ketchup', '', '', 'NDB 11935', 101, 1.04, 27.4, 0.1, 0.3, 17, '1 tbsp', 0, 'bottle (20 oz)', 567, 1.36, 'tomatoes;onions', 'none'],
  ['tomato-paste', 'Tomato paste', 'Tomato paste, canned', '', 'NDB 11546', 82, 4.32, 18.91, 0.47, 4.1, 16, '1 tbsp', 0, 'can (6 oz)', 170, 0.92, 'tomatoes', 'none'],
  ['vegetable-broth', 'Vegetable broth', 'Vegetable broth, ready to serve', '', 'NDB 06700', 5, 0.24, 0.93, 0.07, 0, 221, '1 cup', 0, 'carton (32 oz)', 946, 1.48, 'onions;garlic;tomatoes', 'none', 'celery'],
  ['chicken-bouillon', 'Chicken bouillon', 'Chicken bouillon, dry', '', 'NDB 06080', 267, 16.66, 18.01, 13.88, 0, 2, '1 tsp', 0, 'jar (4 oz)', 113, 1.48, 'chicken;onions;garlic;soy;gluten', 'poultry', 'celery'],
  ['beef-bouillon', 'Beef bouillon', 'Beef bouillon, dry', '', 'NDB 06075', 213, 15.97, 17.4, 8.89, 0, 2, '1 tsp', 0, 'jar (4 oz)', 113, 1.98, 'beef;onions;garlic;soy;gluten', 'red_meat', 'celery'],
  ['miso', 'Miso paste', '', '', 'NDB 16112', 198, 12.79, 25.37, 6.01, 5.4, 17, '1 tbsp', 0, 'tub (14 oz)', 397, 5.48, 'soy;gluten', 'none'],
  ['capers', 'Capers', 'Capers, canned, drained', '', 'NDB 02054', 23, 2.36, 4.89, 0.86, 3.2, 8.6, '1 tbsp drained', 0, 'jar (3.5 oz)', 60, 1.98, '', 'none'],
  ['baking-powder', 'Baking powder', 'Baking powder, double-acting', '', 'NDB 18369', 53, 0, 27.7, 0, 0.2, 4.6, '1 tsp', 0, 'can (8 oz)', 227, 1.48, '', 'none'],
  ['baking-soda', 'Baking soda', '', '', 'NDB 18372', 0, 0, 0, 0, 0, 4.6, '1 tsp', 0, 'box (16 oz)', 454, 0.98, '', 'none'],
  ['dry-yeast', 'Active dry yeast', '', '', 'NDB 18375', 325, 40.44, 41.22, 7.61, 26.9, 4, '1 tsp', 0, 'strip (3 packets)', 21, 1.48, '', 'none'],
  ['sugar', 'Sugar', 'Sugar, granulated', '', 'NDB 19335', 387, 0, 99.98, 0, 0, 4.2, '1 tsp', 0, 'bag (4 lb)', 1814, 3.18, '', 'none'],
  ['brown-sugar', 'Brown sugar', '', '', 'NDB 19334', 380, 0.12, 98.09, 0, 0, 4.6, '1 tsp packed', 0, 'bag (2 lb)', 907, 2.18, '', 'none'],
  ['maple-syrup', 'Maple syrup', '', '', 'NDB 19353', 260, 0.04, 67.04, 0.06, 0, 20, '1 tbsp', 0, 'bottle (12 fl oz)', 470, 6.48, '', 'none'],
  ['cornstarch', 'Cornstarch', '', '', 'NDB 20027', 381, 0.26, 91.27, 0.05, 0.9, 8, '1 tbsp', 0, 'box (16 oz)', 454, 1.38, '', 'none'],
  ['cocoa-powder', 'Cocoa powder', 'Cocoa powder, unsweetened', '', 'NDB 19165', 228, 19.6, 57.9, 13.7, 37, 5.4, '1 tbsp', 0, 'can (8 oz)', 227, 3.48, '', 'none'],
  ['vanilla-extract', 'Vanilla extract', '', '', 'NDB 02050', 288, 0.06, 12.65, 0.06, 0, 4.2, '1 tsp', 0, 'bottle (2 fl oz)', 57, 4.98, '', 'none'],
  ['bread-crumbs', 'Bread crumbs', 'Bread crumbs, dry, plain', '', 'NDB 18079', 395, 13.35, 71.98, 5.3, 4.5, 27, '1/4 cup', 0, 'can (15 oz)', 425, 1.48, 'gluten;soy;dairy', 'dairy'],
  ['sesame-seeds', 'Sesame seeds', 'Sesame seeds, whole, dried', '', 'NDB 12023', 573, 17.73, 23.45, 49.67, 11.8, 9, '1 tbsp', 0, 'jar (2.5 oz)', 71, 2.48, 'sesame', 'none'],
  ['dill-pickles', 'Dill pickles', 'Pickled cucumbers with dill', '', 'NDB 11937', 12, 0.5, 2.41, 0.3, 1, 7, '1 slice', 2.98, 'jar (24 oz)', 400, 2.48, '', 'none', 'mustard'],
  ['sauerkraut', 'Sauerkraut', 'Sauerkraut (fermented cabbage), canned, solids and liquids', '', 'NDB 11439', 19, 0.91, 4.28, 0.14, 2.9, 35.5, '1/4 cup', 0, 'can (14 oz)', 400, 1.28, '', 'none'],
]
