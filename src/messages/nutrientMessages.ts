import { nutrients } from './en/nutrients.js'

/** The texts about vitamins and minerals. They load when a visitor opens these. */
export const nutrientMessages = { nutrients }

export type NutrientMessages = typeof nutrientMessages
