/** How much water a dry food takes and how long it simmers. */
export interface DryFood {
  /** Grams of a cup, from the food's serving in the table of foods. */
  readonly cupG: number
  /** Cups of water to a cup of the food. */
  readonly water: number
  readonly minutes: number
}

/**
 * From the packages of US store brands. Dry beans: minutes after a night of soaking and the hard boil that the steps say
 * (FDA, "Bad Bug Book": phytohaemagglutinin).
 */
export const DRY_FOODS: Readonly<Record<string, DryFood>> = {
  'white-rice': { cupG: 184, water: 2, minutes: 18 },
  'brown-rice': { cupG: 184, water: 2.25, minutes: 45 },
  quinoa: { cupG: 172, water: 2, minutes: 15 },
  bulgur: { cupG: 140, water: 2, minutes: 15 },
  'pearled-barley': { cupG: 200, water: 3, minutes: 40 },
  'buckwheat-groats': { cupG: 164, water: 2, minutes: 15 },
  cornmeal: { cupG: 156, water: 4, minutes: 20 },
  'rolled-oats': { cupG: 80, water: 2, minutes: 5 },
  'lentils-brown': { cupG: 192, water: 3, minutes: 25 },
  'lentils-red': { cupG: 192, water: 3, minutes: 15 },
  'split-peas': { cupG: 196, water: 4, minutes: 45 },
  pasta: { cupG: 100, water: 0, minutes: 10 },
  'whole-wheat-pasta': { cupG: 100, water: 0, minutes: 10 },
  'corn-pasta-gf': { cupG: 100, water: 0, minutes: 10 },
  'rice-noodles': { cupG: 100, water: 0, minutes: 8 },
  potatoes: { cupG: 150, water: 0, minutes: 12 },
  'sweet-potatoes': { cupG: 150, water: 0, minutes: 12 },
  'butternut-squash': { cupG: 140, water: 0, minutes: 10 },
  'black-beans-dry': { cupG: 196, water: 0, minutes: 60 },
  'pinto-beans-dry': { cupG: 192, water: 0, minutes: 60 },
  'navy-beans-dry': { cupG: 208, water: 0, minutes: 50 },
  'black-eyed-peas-dry': { cupG: 168, water: 0, minutes: 30 },
  'chickpeas-dry': { cupG: 200, water: 0, minutes: 70 },
  // Seitan: a dough of 3 tablespoons of water to 1/4 cup. Soy crumbles absorb their own volume.
  'vital-wheat-gluten': { cupG: 120, water: 0.75, minutes: 30 },
  tvp: { cupG: 100, water: 1, minutes: 10 },
  'beef-stew-meat': { cupG: 150, water: 0, minutes: 80 },
  'beef-chuck-roast': { cupG: 150, water: 0, minutes: 90 },
}

/** What dry food becomes. */
export interface CookedFood {
  readonly gramsPerDryG: number
  readonly cupG: number
}

/**
 * What dry beans and gluten become. A cup of boiled beans weighs 164 to 182 g, depending on their kind (USDA SR28).
 * Seitan is the flour with the water that it takes up.
 */
export const COOKED: Readonly<Record<'pulse' | 'gluten' | 'grain', CookedFood>> = {
  pulse: { gramsPerDryG: 2.4, cupG: 172 },
  gluten: { gramsPerDryG: 2.5, cupG: 145 },
  grain: { gramsPerDryG: 3, cupG: 170 },
}
/** Grams from the calories of dry and cooked grain, and the weight of a cup (USDA SR28). */
export const COOKED_GRAINS: Readonly<Record<string, CookedFood>> = {
  'white-rice': { gramsPerDryG: 2.8, cupG: 158 },
  'brown-rice': { gramsPerDryG: 3, cupG: 195 },
  quinoa: { gramsPerDryG: 3.1, cupG: 185 },
  bulgur: { gramsPerDryG: 4.1, cupG: 182 },
  'pearled-barley': { gramsPerDryG: 2.9, cupG: 157 },
  'buckwheat-groats': { gramsPerDryG: 3.8, cupG: 168 },
}
/**
 * Dry grams for one pot of a home kitchen, of 8 quarts: 2 pounds of beans swell to 12 cups and boil in as much water again,
 * rice and its like to 15 cups; 4 cups of gluten are a dough that two hands can knead.
 */
export const POT_G: Readonly<Record<'pulse' | 'gluten' | 'grain', number>> = {
  pulse: 900,
  gluten: 480,
  grain: 900,
}
/** Metric amounts of cooked food are rounded to this, and others from ten times as much on, save for parts of packs. */
export const METRIC_STEP_G = 5
/** Days that cooked food keeps in a refrigerator at most (USDA FSIS: three to four days). */
export const MOST_DAYS = 4

/** Grams of a cup of nuts and seeds that packages weigh only (USDA SR28). */
export const SCOOPED_CUP_G: Readonly<Record<string, number>> = {
  'sunflower-seeds': 140,
  'pumpkin-seeds': 129,
  peanuts: 146,
  cashews: 137,
}

/** For a shop's own food. Its package is more precise. */
export const ANY_DRY_FOOD: DryFood = { cupG: 180, water: 2, minutes: 20 }

/** Cups of liquid to a cup of the food in a porridge; a congee of rice takes `CONGEE`. */
export const PORRIDGE_LIQUID: Readonly<Record<string, number>> = {
  'rolled-oats': 2,
  cornmeal: 4.5,
  'white-rice': 5,
  'brown-rice': 5,
  quinoa: 3,
  'buckwheat-groats': 3,
}
export const CONGEE_LIQUID = 9
