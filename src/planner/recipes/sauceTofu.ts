import type { Meal } from '../../core/plan/weekPlan.js'
import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { Method } from '../dishes/methods.js'
import type { CookedItem } from './cookedItem.js'

const SAUCE = /\btofu (?:dressing|dip|sauce)\b/i

/** Whether a food is the tofu that stands in for the yogurt of a dressing. Dips are blended in any case. */
export const isSauce = ({ name }: Meal, method: Method, { role }: CookedItem) =>
  role === 'tofu' && method !== 'dip' && SAUCE.test(name)

export const asSauce = (item: CookedItem, { blended }: RecipeWords): CookedItem => ({
  ...item,
  role: 'yogurt',
  amount: blended(item.amount),
})
