/** Texts of the Grocery List tab and of the printed list. */
export const groceries = {
  title: 'Grocery list',
  /** In the header, which stays in sight. */
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  total: 'Weekly total',
  ofBudget: (total: string, budget: string) => `${total} of ${budget} budget`,
  budgetBar: 'Budget used',
  ticked: (ticked: number, count: number) => `${ticked} of ${count} ticked`,
  print: 'Print List',
  /** Where the shop has a cart: puts everything that is not ticked into it. */
  addToCart: (left: number) => `Add to cart (${left})`,
  addingToCart: 'Adding to cart…',
  /** A food that keeps for weeks and is charged by the share used. */
  usesShare: (amount: string, share: string) => `Uses ${amount}, ${share} of a pack`,
  wholePack: (price: string) => `a whole one costs ${price}`,
  /** A food that is bought for this week. */
  uses: (amount: string) => `Uses ${amount}`,
  scaled: (full: string, budget: string) =>
    `In full this list costs ${full}. Quantities and costs are scaled down to your budget of ${budget}, so you may run short of some foods.`,
  summary: {
    title: 'Summary',
    items: 'Total items',
    cost: 'Estimated cost',
    perDay: 'Cost per day',
    emptyCupboard: 'Starting from an empty cupboard',
    emptyCupboardHint:
      'Foods that keep for weeks, such as oil and rice, are counted by the share you use this week.',
  },
  tips: {
    title: 'Shopping tips',
    list: [
      'Look through your cupboard first and tick off what you have.',
      'Buy fresh fish, meat and berries for the next few days, and freeze the rest.',
      'Store brands and frozen vegetables often cost less for the same nutrients.',
    ],
  },
  allergens:
    'Your list leaves out foods tagged with what you avoid. No tagged allergen is not a guarantee: check the label.',
  /** On the printed sheet only. */
  printed: {
    title: (date: string) => `Grocery list for the week of ${date}`,
    subtotal: 'Subtotal',
  },
}
