import type { MealType } from '../../core/plan/mealTypes.js'

/** Meals of one kind share their dishes and sides. */
export type MealKind = 'breakfast' | 'lunch' | 'dinner' | 'snack'

const KIND_OF: Readonly<Record<MealType, MealKind>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack',
  snack2: 'snack',
  snack3: 'snack',
}

export function mealKind(type: MealType): MealKind {
  return KIND_OF[type]
}

/** Lunch and dinner: the meals whose repeats people notice. */
export function isMain(type: MealType): boolean {
  return type === 'lunch' || type === 'dinner'
}
