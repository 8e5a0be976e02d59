import {
  builtInFoods,
  builtInSeasonings,
  indexFoods,
  type Meal,
  type MealType,
  toMeal,
  toMealItem,
} from 'react-meal-planner/core'

const foods = indexFoods([...builtInFoods, ...builtInSeasonings])

/** A meal of built-in foods in grams, as `chicken-breast 150, broccoli 90`. */
export function mealOf(type: MealType, name: string, list: string, more: Partial<Meal> = {}): Meal {
  const items = list.split(', ').map((text) => {
    const [id = '', grams] = text.split(' ')
    const food = foods.get(id)
    if (!food) throw new Error(`There is no food "${id}".`)
    return toMealItem(food, Number(grams))
  })
  return { ...toMeal(type, name, items), ...more }
}
