/** What "What else this week brings" shows, in a chunk of its own. It loads when that part opens. */
export { sumWeekNutrients } from '../../core/plan/weekNutrients.chunk.js'
export * as planner from '../planner.chunk.js'
export { NutrientTable } from './NutrientTable.js'
