import { ON_TRACK_GAP } from '../../core/nutrition/macroStatus.js'

/** A little less than `ON_TRACK_GAP`, so that a day stays On Track when its numbers are rounded twice. */
export const PLANNED_GAP = 0.96 * ON_TRACK_GAP
