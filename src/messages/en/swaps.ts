/** What can replace a meal's dish or one of its foods, and the differences. */
export const swaps = {
  searching: 'Looking for dishes that fit…',
  /** For one food of a meal. */
  searchingFoods: 'Looking for foods that fit…',
  /** Before `onlyThisDay`, for screen readers. */
  dishesFound: (count: number) => (count === 1 ? 'One dish fits.' : `${count} dishes fit.`),
  foodsFound: (count: number) => (count === 1 ? 'One food fits:' : `${count} foods fit:`),
  /** No food can replace the one that a visitor wants to swap. */
  noOption: 'The dish is made with this food. You can swap the whole dish instead.',
  /** The same for a food that is not in the dish's name. */
  noOptionBeside: 'Nothing else fits here. You can swap the whole dish instead.',
  /** After a food is avoided: what it contains and others do too, such as `eggs`. */
  othersStay: (foods: string) =>
    `Other foods with ${foods} stay. To avoid them all, tick ${foods} among the foods to avoid.`,
  /** Above the three dishes that can replace a meal's dish. */
  alternatives: (meal: string) => `Other dishes for this ${meal.toLowerCase()}`,
  onlyThisDay: 'Only this day’s unlocked meals are adjusted.',
  /** In its place below the foods that can replace one, if the dish is cooked for other days too. */
  potToo: 'The whole pot gets it. Only these days’ unlocked meals are adjusted.',
  minutesLess: (minutes: string) => `${minutes} less`,
  minutesMore: (minutes: string) => `${minutes} more`,
  /** After the difference in price. */
  atTheTill: 'at checkout',
  /** Of all its meals. */
  protein: 'day’s protein',
  untilReady: 'until ready',
  /** After the amount, at an option that takes a week over its budget. */
  overBudget: 'over your budget',
  /** `over` is null if the week keeps to the budget, or exceeds it anyway. */
  foodDifference: (till: string, protein: string, over: string | null) =>
    `${till} at checkout · ${protein} protein that day${over === null ? '' : ` · ${over} over your budget`}`,
  reason: {
    sharesFood: (food: string) => `Uses what you already buy: ${food}`,
    atHome: (food: string) => `Uses what you have at home: ${food}`,
    fewerFoods: (count: number) => (count === 1 ? '1 food fewer to buy' : `${count} foods fewer to buy`),
    other: 'Fits your day',
  },
}
