'use client'

import { defineMealPlanner } from './defineMealPlanner.js'

export type { MealPlannerElementEvents } from './elementEvents.js'
export { MealPlannerElement } from './MealPlannerElement.js'

defineMealPlanner()
