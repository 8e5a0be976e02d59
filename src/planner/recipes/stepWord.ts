import type { Food } from '../../core/food/food.js'
import { wordFor } from '../dishes/dishName.js'

/** A cook's word for a food before it is in the dish, if the name of a dish uses another word. */
const KITCHEN_WORDS: Readonly<Record<string, string>> = {
  'chicken-breast': 'chicken breast',
  'turkey-breast': 'turkey breast',
  'chicken-thigh': 'chicken thighs',
  'pork-chop': 'pork chops',
  'beef-sirloin': 'sirloin steak',
  'beef-chuck-roast': 'chuck roast',
  'beef-stew-meat': 'stew beef',
  'tuna-canned': 'canned tuna',
  'salmon-canned': 'canned salmon',
  'sardines-canned': 'canned sardines',
  eggs: 'eggs',
  'egg-whites': 'egg whites',
  'vital-wheat-gluten': 'vital wheat gluten',
  'whey-protein': 'whey protein',
  'soy-protein-isolate': 'soy protein powder',
  'pea-protein': 'pea protein powder',
  'rolled-oats': 'rolled oats',
  'whole-wheat-pasta': 'whole-wheat spaghetti',
  'all-purpose-flour': 'flour',
  'whole-wheat-flour': 'whole-wheat flour',
  cornmeal: 'cornmeal',
  'canned-tomatoes': 'canned tomatoes',
  'pumpkin-canned': 'pumpkin puree',
  'green-bell-pepper': 'green bell peppers',
  'red-bell-pepper': 'red bell peppers',
  'romaine-lettuce': 'romaine lettuce',
  'spinach-frozen': 'frozen spinach',
  'broccoli-frozen': 'frozen broccoli',
  'green-beans-frozen': 'frozen green beans',
  'green-peas-frozen': 'frozen peas',
  'corn-frozen': 'frozen corn',
  'mixed-vegetables-frozen': 'frozen mixed vegetables',
  'strawberries-frozen': 'frozen strawberries',
  'blueberries-frozen': 'frozen blueberries',
  'marinara-sauce': 'marinara sauce',
  'lemon-juice': 'lemon juice',
  'reduced-fat-milk': 'milk',
  'cheddar-cheese': 'cheddar',
  'coconut-dried': 'dried coconut',
  'black-beans-canned': 'canned black beans',
  'kidney-beans-canned': 'canned kidney beans',
  'chickpeas-canned': 'canned chickpeas',
  'black-beans-dry': 'black beans',
  'pinto-beans-dry': 'pinto beans',
  'black-eyed-peas-dry': 'black-eyed peas',
  'chickpeas-dry': 'chickpeas',
  edamame: 'shelled edamame',
  'bay-leaf': 'bay leaf',
}

/** The word for a food in the steps of a recipe. */
export function stepWord(food: Food): string {
  return KITCHEN_WORDS[food.id] ?? wordFor(food)
}
