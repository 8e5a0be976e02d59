/**
 * Cooking methods. `isCold`: nothing is heated on the day, so the dish needs no stove. `isSweet`: beans, rice, oil and the
 * like are out of place beside it.
 */
export const METHODS = {
  // No cooking.
  plate: { isCold: true },
  parfait: { isCold: true, isSweet: true },
  soaked: { isCold: true, isSweet: true },
  shake: { isCold: true, isSweet: true },
  salad: { isCold: true },
  sandwich: { isCold: true },
  wrap: { isCold: true },
  whip: { isCold: true, isSweet: true },
  freeze: { isCold: true, isSweet: true },
  dip: { isCold: true },
  bites: { isCold: true },
  rolls: { isCold: true },
  toast: { isCold: true },
  // Pots.
  porridge: { isCold: false },
  grain: { isCold: false },
  soup: { isCold: false },
  stew: { isCold: false },
  curry: { isCold: false },
  chili: { isCold: false },
  pasta: { isCold: false },
  noodles: { isCold: false },
  boil: { isCold: false },
  eggsalad: { isCold: false },
  onepot: { isCold: false },
  braise: { isCold: false },
  mash: { isCold: false },
  warm: { isCold: false },
  // Pans.
  scramble: { isCold: false },
  omelette: { isCold: false },
  fry: { isCold: false },
  pancakes: { isCold: false },
  hash: { isCold: false },
  skillet: { isCold: false },
  ribbons: { isCold: false },
  stirfry: { isCold: false },
  friedrice: { isCold: false },
  patties: { isCold: false },
  tacos: { isCold: false },
  burrito: { isCold: false },
  quesadilla: { isCold: false },
  flatbread: { isCold: false },
  griddle: { isCold: false },
  // Oven.
  bake: { isCold: false },
  roast: { isCold: false },
  sheetpan: { isCold: false },
  gratin: { isCold: false },
  stuffed: { isCold: false },
  muffins: { isCold: false },
  crisp: { isCold: false, isSweet: true },
  ovencrisp: { isCold: false },
  // Bowls assembled from cooked parts.
  bowl: { isCold: false },
  warmsalad: { isCold: false },
} as const satisfies Record<string, { readonly isCold: boolean; readonly isSweet?: boolean }>

export type Method = keyof typeof METHODS

export function isSweet(method: Method): boolean {
  return 'isSweet' in METHODS[method]
}

export function isMethod(word: string): word is Method {
  return word in METHODS
}
