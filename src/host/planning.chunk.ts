/** What makes a week without a network, in one piece: it is needed together. */
export { requireSafePlan } from '../core/plan/requireSafePlan.js'
export { templateWeek } from '../templates/templateWeek.chunk.js'
export { readCatalog } from './catalog.js'
