/** Texts on what a week could cost at least, beside the budget. They load with what reads the answers. */
export const least = {
  fits: (budget: string, cost: string) =>
    `${budget} fits. The least for these targets and foods is about ${cost} a week.`,
  noBudget: (cost: string) => `The least for these targets and foods is about ${cost} a week.`,
  short: (budget: string, cost: string, more: string) =>
    `About ${cost} a week for these targets and foods; your budget is ${budget}. ${more} more would do.`,
  /** What is paid for whole packs; it is not held against the budget. */
  till: (cost: string) => `At the till, from an empty cupboard: about ${cost}.`,
  /** Numbers that no week reaches. */
  missed: (numbers: readonly string[]) =>
    `With these foods and meals, most days will miss: ${numbers.join(', ')}.`,
  tooLittle: (percent: string) =>
    `These foods reach only ${percent} of the calories you need, so no plan could be shown.`,
  help: (changes: readonly string[], needsAll: boolean) =>
    `It would help to change ${needsAll ? 'all' : 'one'} of these: ${changes.join(', ')}.`,
  /** Where a meal a day more is what helps. */
  mealMore: (mealsPerDay: string) => `${mealsPerDay} meals per day would help.`,
}
