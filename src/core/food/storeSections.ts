/** Where a shopper finds a food, in the order of the list: six as specified, then the others by name (section 9). */
export const STORE_SECTIONS = [
  'Proteins',
  'Dairy',
  'Produce',
  'Grains & Carbs',
  'Nuts & Seeds',
  'Oils & Fats',
  'Beans & Legumes',
  'Other',
  'Supplements',
] as const
export type StoreSection = (typeof STORE_SECTIONS)[number]
