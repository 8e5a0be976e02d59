/** What only a week that is made needs. It loads ahead of the first. */
export { binding } from './binding.js'
export { requireSameAnswers } from './requireSameAnswers.js'
export { showWeek } from './showWeek.js'
