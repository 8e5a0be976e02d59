import type { DailyTargets } from './dailyTargets.js'

/**
 * The lowest energy of a diet that the NHLBI advises without special supervision, kcal a day: 1,000 to 1,200 for most
 * women (The Practical Guide: Identification, Evaluation, and Treatment of Overweight and Obesity in Adults, 2000).
 */
const SUPERVISED_BELOW_KCAL = 1000

/** Whether a week for these targets may be made only for somebody under medical supervision. */
export const needsSupervision = ({ calories }: Pick<DailyTargets, 'calories'>): boolean =>
  calories < SUPERVISED_BELOW_KCAL
