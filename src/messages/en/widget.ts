/** Texts of the widget as a whole. */
export const widget = {
  /** The widget's name as a landmark. */
  region: 'Meal planner',
  /** While a part of the widget loads. */
  loadingPart: 'Loading…',
  /** In place of the widget after it failed to render, and after another failure. */
  brokenTitle: 'Something in the meal planner went wrong',
  brokenText: 'Your answers are kept: go back to the form and try again.',
  brokenAction: 'Back to the form',
}
