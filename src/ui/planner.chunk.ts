/**
 * Everything that the form does not need at first, in one lazy chunk. It loads when the visitor first touches the
 * form.
 */
export { neededConfirmations } from '../core/plan/neededConfirmations.js'
export { replaceWeek, replanWeek } from '../core/state/planChanges.js'
export { allMessages } from '../messages/allMessages.js'
export { planGroceries } from '../store/selectors.js'
export { printGroceries } from './grocery/printGroceries.js'
export { WeekProgress } from './loading/WeekProgress.js'
export { BackToPlan } from './plan/BackToPlan.js'
export { PlanWithMessages } from './plan/PlanWithMessages.js'
export { LabelCheckTick } from './profile/LabelCheckTick.js'
export { MetricFields } from './profile/MetricFields.js'
export { MoreFields } from './profile/MoreFields.js'
export { previewTargets } from './profile/previewTargets.js'
export { readRestrictionsText } from './profile/readRestrictionsText.js'
export { SupervisionTick } from './profile/SupervisionTick.js'
export { TargetsNote } from './profile/TargetsNote.js'
export { UnderstoodLine } from './profile/UnderstoodLine.js'
