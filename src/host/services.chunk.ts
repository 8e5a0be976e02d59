/**
 * What makes a week, with a model or without, in one piece: the two share most of it, and a piece more is a request
 * more.
 */
export { composeAiWeek } from '../ai/composeAiWeek.js'
export { createApiClient } from '../api/apiClient.js'
export { requireSafePlan } from '../core/plan/requireSafePlan.js'
export { templateWeek } from '../planner/index.js'
export { readCatalog } from './catalog.js'
