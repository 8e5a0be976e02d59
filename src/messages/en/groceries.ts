/** Texts of the Grocery List tab and of the printed list. */
export const groceries = {
  title: 'Grocery list',
  /** In the header, which stays in sight. */
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  /** What is paid for all packs, also those that keep; the second text for a list that is scaled down. */
  till: 'At the till, from an empty cupboard',
  scaledTill: 'At the till',
  /** The cost that counts against the budget. */
  weekUses: (cost: string, budget: string) => `This week uses ${cost} of your ${budget}`,
  scaledTo: (budget: string) => `Scaled down to your ${budget}`,
  budgetBar: 'Budget used',
  ticked: (ticked: number, count: number) => `${ticked} of ${count} ticked`,
  print: 'Print List',
  /** Opens the device's share sheet with the list alone, or copies it. */
  share: 'Share List',
  /** Where the shop has a cart: puts everything that is not ticked into it. */
  addToCart: (left: number) => `Add to cart (${left})`,
  addingToCart: 'Adding to cart…',
  /** At the seasonings, where the shop has a cart. */
  notInCart: 'The cart leaves these out: look on your shelf first.',
  /** A food that keeps for weeks: how much of what is bought the week uses. */
  usesShare: (amount: string, share: string) => `Uses ${amount}, ${share} of it; the rest keeps`,
  /** A food that the week uses up. */
  uses: (amount: string) => `Uses ${amount}`,
  /** A seasoning, or a line of a scaled list: its cost is less, or more, than the shop asks for its quantity. */
  partOf: (quantity: string, price: string, needed: string) =>
    `Part of ${quantity} at ${price}; the plan needs ${needed}`,
  shopAsks: (quantity: string, price: string, needed: string) =>
    `${quantity} at the shop: ${price}; the plan needs ${needed}`,
  /** On the list, its print and the delivery bill. */
  scaled: (full: string, budget: string) =>
    `In full this list costs ${full}. Quantities and costs are scaled down to your budget of ${budget}: a part of each line could not be bought, so you may run short.`,
  summary: {
    title: 'Summary',
    items: 'Total items',
    /** What is paid at the till. */
    cost: 'Estimated cost',
    weekUses: 'This week uses',
    /** Of what the week uses. */
    perDay: 'Cost per day',
    hint: 'At the till you pay for whole packs. What this week uses counts foods that keep, such as oil and rice, only by their share, at the price of the largest pack. Seasonings count by their share in both.',
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
