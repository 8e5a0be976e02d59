import type { MealModel } from './mealModel.js'
import { ModelError } from './modelError.js'

/** A model that is never asked, because nothing would limit what all instances together spend on it. */
export function withoutSharedStores({ name }: MealModel): MealModel {
  return {
    name,
    maxTokens: () => 0,
    answer: () => Promise.reject(new ModelError('overloaded', 'no shared stores for budget and limits')),
  }
}
