/** The FDA's nine major allergens, as ticks and as written terms. */
export const ALLERGENS: ReadonlySet<string> = new Set([
  ...['dairy', 'milk', 'eggs', 'fish', 'shellfish', 'nuts', 'tree nuts', 'peanuts', 'wheat', 'gluten'],
  ...['soy', 'sesame'],
])
