/** The foods that a visitor can tick to avoid, and the only tags in `Food.contains` (specification, section 3). */
export const AVOIDABLE_FOODS = [
  'avocado',
  'bananas',
  'tree nuts',
  'peanuts',
  'eggs',
  'fish',
  'shellfish',
  'chicken',
  'beef',
  'pork',
  'dairy',
  'gluten',
  'soy',
  'coconut',
  'sesame',
  'mushrooms',
  'onions',
  'garlic',
  'tomatoes',
  'peppers',
  'citrus fruits',
] as const
/** One of {@link AVOIDABLE_FOODS}. */
export type AvoidableFood = (typeof AVOIDABLE_FOODS)[number]
