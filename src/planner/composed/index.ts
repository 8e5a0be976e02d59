/** The door for dishes that a model proposes: only code for a model imports it. */
export { type ComposedMeal, completeWeek } from './completeWeek.js'
export { type LedDish, planLeads } from './planLeads.js'
export { proposeMeal } from './proposeMeal.js'
export { withoutLooseLinks } from './withoutLooseLinks.js'
