import type { Food } from '../core/food/food.js'
import type { Basket } from './basket.js'

/**
 * What energy costs where it is cheapest (oil and flour), and protein where few of the cheapest sources fit the diet
 * (between beans and wheat gluten at half of it, and soy protein and milk a little above it), US dollars. The numbers
 * are about the shadow prices of the cheapest possible diet, so what a food costs above them is what it adds to a bill
 * that cannot be had for less.
 */
const USD_PER_KCAL = 0.0004
const USD_PER_PROTEIN_G = 0.025

/** What the energy and protein of `grams` of a food would cost from the cheapest foods, US dollars. */
export function worthUsd({ servingSize, calories, protein }: Food, grams: number): number {
  return (grams / servingSize) * (calories * USD_PER_KCAL + protein * USD_PER_PROTEIN_G)
}

/** US dollars that `grams` of a food add to the week's bill above what they are worth. */
export function overpayUsd(food: Food, grams: number, basket: Basket): number {
  return basket.extraUsd(food, grams) - worthUsd(food, grams)
}
