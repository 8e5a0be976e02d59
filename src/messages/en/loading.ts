/** Texts of the overlay that shows while a plan is generated. */
export const loading = {
  title: 'Making your meal plan',
  /** How long it takes (specification, section 2). */
  duration: 'Generation usually takes 30-60 seconds.',
  /** Beside the progress bar: the day that is being made. */
  day: (day: number, days: number) => `Day ${day} of ${days}`,
  /** Beside the progress bar, when every day is made. */
  allDaysReady: (days: number) => `All ${days} days are ready`,
  /** The progress bar's name for screen readers. */
  progress: 'Days planned',
  /** The list of days with the dishes that are ready, for screen readers. */
  week: 'Your week so far',
  /** Beside a day whose dishes are all there. */
  ready: 'Ready',
  /** If a model takes longer than `duration` says. */
  slow: 'This takes longer than usual. Keep waiting, or let our built-in planner make the week.',
  /** If the server has no room for a call yet. */
  inLine: (place: number) => `Many plans are being made right now. You are number ${place} in line.`,
  withoutAi: 'Make it without AI',
  cancel: 'Cancel',
}
