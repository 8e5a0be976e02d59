/**
 * Everything that the form does not need at first, in one lazy chunk. It loads when the visitor first touches the
 * form.
 *
 * The chunks that load after it export it again. esbuild makes a file for each set of lazy chunks that share a module:
 * without that, the many small parts that these chunks have in common with the form would cut the first load into as many
 * files, 2 kB more after gzip.
 */
export { neededConfirmations } from '../core/plan/neededConfirmations.js'
export { replaceWeek, replanByRules } from '../core/state/planChanges.js'
export { allMessages } from '../messages/allMessages.js'
export { planGroceries } from '../store/selectors.js'
export { holdFocus } from './holdFocus.js'
export { WeekProgress } from './loading/WeekProgress.js'
export { AboveFormOnDemand } from './plan/AboveFormOnDemand.js'
export { PlanWithMessages } from './plan/PlanWithMessages.js'
export { loadShopping } from './planParts.js'
export { LabelCheckTick } from './profile/LabelCheckTick.js'
export { LeastCostOnDemand } from './profile/LeastCostOnDemand.js'
export { MetricFields } from './profile/MetricFields.js'
export { previewTargets } from './profile/previewTargets.js'
export { readRestrictionsText } from './profile/readRestrictionsText.js'
export { SupervisionTick } from './profile/SupervisionTick.js'
export { TargetsNote } from './profile/TargetsNote.js'
export { UnderstoodLine } from './profile/UnderstoodLine.js'
