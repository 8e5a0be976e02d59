import type { CookedItem } from './cookedItem.js'
import { ANY_DRY_FOOD, DRY_FOODS, type DryFood } from './cookingFacts.data.js'
import { sumOf } from './sumOf.js'

export const factsOf = ({ food }: Pick<CookedItem, 'food'>): DryFood => DRY_FOODS[food.id] ?? ANY_DRY_FOOD

/** The cups of a food as it is measured, such as dry rice. */
export const cupsOf = (item: Pick<CookedItem, 'food' | 'grams'>) => item.grams / factsOf(item).cupG

/** The cups of water that a food takes up. */
export const waterCups = (item: CookedItem) => cupsOf(item) * factsOf(item).water

export const gramsOf = (items: readonly CookedItem[]) => sumOf(items, ({ grams }) => grams)
