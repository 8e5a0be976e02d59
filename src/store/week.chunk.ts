/** What only a week that is made needs. It loads ahead of the first. */
export { checkOrder } from './checkOrder.js'
export { requestWeek } from './requestWeek.js'
export { showWeek } from './showWeek.js'
