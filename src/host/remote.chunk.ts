/** What speaks with a proxy, in one piece: pages without one never load it. */
export { composeAiWeek } from '../ai/composeAiWeek.js'
export { createApiClient } from '../api/apiClient.js'
