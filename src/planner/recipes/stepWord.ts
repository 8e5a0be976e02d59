import type { Food } from '../../core/food/food.js'
import { wordFor } from '../dishes/dishName.js'

/** A cook's word for a food before it is in the dish, if the name of a dish uses another word. */
const KITCHEN_WORDS: Readonly<Record<string, string>> = {
  'chicken-breast': 'chicken breast',
  'turkey-breast': 'turkey breast',
  'chicken-thigh': 'chicken thighs',
  'whole-chicken': 'chicken (a whole one makes 8)',
  'pork-chop': 'pork chops',
  'beef-chuck-roast': 'chuck roast',
  'beef-stew-meat': 'stew beef',
  'tuna-canned': 'canned tuna',
  'salmon-canned': 'canned salmon',
  'sardines-canned': 'canned sardines',
  'vital-wheat-gluten': 'vital wheat gluten',
  'whey-protein': 'whey protein',
  'soy-protein-isolate': 'soy protein powder',
  'pea-protein': 'pea protein powder',
  'rolled-oats': 'rolled oats',
  'all-purpose-flour': 'flour',
  'whole-wheat-flour': 'whole-wheat flour',
  cornmeal: 'cornmeal',
  'canned-tomatoes': 'canned tomatoes',
  'pumpkin-canned': 'pumpkin puree',
  'green-bell-pepper': 'green bell peppers',
  'red-bell-pepper': 'red bell peppers',
  'romaine-lettuce': 'romaine lettuce',
  avocado: 'avocados',
  kiwifruit: 'kiwis',
  jalapeno: 'jalapeños',
  kale: 'chopped kale',
  'spinach-frozen': 'frozen spinach',
  'broccoli-frozen': 'frozen broccoli',
  'green-beans-frozen': 'frozen green beans',
  'green-peas-frozen': 'frozen peas',
  'corn-frozen': 'frozen corn',
  'mixed-vegetables-frozen': 'frozen mixed vegetables',
  'strawberries-frozen': 'frozen strawberries',
  'blueberries-frozen': 'frozen blueberries',
  'marinara-sauce': 'marinara sauce',
  'coconut-dried': 'dried coconut',
  'black-beans-canned': 'canned black beans',
  'kidney-beans-canned': 'canned kidney beans',
  'chickpeas-canned': 'canned chickpeas',
  'navy-beans-dry': 'white (navy) beans',
  edamame: 'shelled edamame',
  'bay-leaf': 'bay leaves',
  'white-rice': 'white rice',
}

/** The word for a food in the steps of a recipe. */
export function stepWord(food: Food): string {
  return KITCHEN_WORDS[food.id] ?? wordFor(food)
}
