import { ON_TRACK_GAP } from '../../core/nutrition/macroStatus.js'

/** A little less than `ON_TRACK_GAP`, so that a day stays On Track when its numbers are rounded twice. */
export const PLANNED_GAP = 0.96 * ON_TRACK_GAP

/** Days that miss the planner's own, narrower bounds by this much in sum are on target all the same. */
export const ROUNDING = 0.0015
