import type { Food } from 'react-meal-planner/core'

/** Grams of a number of steps of a food's portions, rounded to the hundredth as the planner rounds them. */
export function stepsToGrams({ portion }: Pick<Food, 'portion'>, steps: number): number {
  return Math.round(steps * portion.stepG * 100) / 100
}
