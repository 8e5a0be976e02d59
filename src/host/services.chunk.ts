/** All that makes a week, with a model or without, in one chunk: the two share most of it, and each chunk is a request. */
export { composeWeek } from '../ai/composeWeek.js'
export { createApiClient } from '../api/apiClient.js'
export { readPlanRules } from '../core/plan/planRules.js'
export { requireSafePlan } from '../core/plan/requireSafePlan.js'
export { withMadeFor } from '../core/plan/withMadeFor.js'
export { planWeek } from '../planner/index.js'
export { readCatalog } from './catalog.js'
