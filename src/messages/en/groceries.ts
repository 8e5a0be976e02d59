import { andList } from '../../core/andList.js'

/** Texts of the Grocery List tab and of the printed list. */
export const groceries = {
  title: 'Grocery list',
  /** The number of lines to buy, above their cost at checkout. */
  tillFor: (count: number) => `At checkout, ${count === 1 ? '1 item' : `${count} items`}`,
  /** The same for a list that is scaled down. */
  scaledTillFor: (count: number) => `Cost of the scaled list, ${count === 1 ? '1 item' : `${count} items`}`,
  /**
   * The price of all packs, including those that keep. The second text is for a visitor who has a part of the list at
   * home, such as seasonings, the third for a list that is scaled down.
   */
  till: 'At checkout, from an empty cupboard',
  tillBesideHome: 'At checkout, without what you have',
  scaledTill: 'Cost of the scaled list',
  /** The cost that counts against the budget. */
  weekUses: (cost: string, budget: string) => `This week uses ${cost} of your ${budget}`,
  /** The cost above it is less than the budget by the seasonings that the visitor has. */
  scaledTo: (budget: string, withSeasonings: boolean) =>
    `Scaled down to your ${budget}${withSeasonings ? ', of which part is for seasonings that you have' : ''}`,
  budgetBar: 'Budget used',
  /** After `weekUses`: foods whose rest keeps. */
  restKeeps: (foods: string) => `Left for later weeks: ${foods}.`,
  /** In the line that sticks to the screen. */
  left: (count: number, cost: string) => `${count} left · ${cost}`,
  nothingLeft: 'Everything is in the basket',
  /** If every line was removed, or is at home. */
  nothingToBuy: 'Nothing to buy',
  inBasket: (count: number) => `${count} in the basket`,
  /** On the header of a section whose lines are all ticked. */
  sectionDone: (count: number) => (count === 1 ? 'in the basket' : `all ${count} in the basket`),
  sort: {
    label: 'Sort by',
    aisle: 'Aisle',
    recipe: 'Recipe',
    /** Above the list that is sorted by recipe. */
    firstNeed: 'Each line is there once, under the first dish that needs it.',
  },
  /** Keeps a phone from locking itself in the store. */
  keepAwake: 'Keep the screen on',
  awakeRefused: 'This device does not keep the screen on now. Its battery may be low.',
  /** Before a price, for screen readers. */
  price: 'Price',
  /** Marks of a line. */
  youHaveIt: 'You have it',
  ownItem: 'Your own item',
  /** Changes to a line. */
  edit: {
    /** The button that opens it, for screen readers. */
    open: (food: string) => `Change ${food}`,
    /** The meals that hold a food, including those that were cooked earlier. */
    usedFor: (meals: readonly string[]) => `For ${meals.join(', ')}.`,
    usedOften: (count: number) => `For ${count} meals of this week.`,
    /** `clock` is its time, if the day has several meals of that name, and otherwise null. */
    meal: (weekday: string, meal: string, clock: string | null) =>
      `${weekday} ${meal.toLowerCase()}${clock === null ? '' : ` (${clock})`}`,
    amount: (food: string) => `How much of ${food}`,
    less: 'Less',
    more: 'More',
    have: 'I have it',
    buy: 'Buy it after all',
    remove: 'Remove',
    asPlanned: 'As planned',
  },
  /** Notices with a button that undoes the change. */
  removed: (food: string) => `Off your list: ${food}.`,
  atHome: (food: string) => `${food}: you have it, so it is not counted.`,
  /** After one of these, if the list was scaled down until then. */
  inFull: (cost: string) =>
    `This week’s share of the rest fits your budget, so the list is no longer scaled down. It costs ${cost} at checkout.`,
  /** What Undo and Redo call changes of a line that show themselves. */
  changed: {
    ticked: (food: string) => `In the basket: ${food}`,
    unticked: (food: string) => `Not in the basket: ${food}`,
    toBuy: (food: string) => `To buy: ${food}`,
    onList: (food: string) => `On your list: ${food}`,
  },
  /** The field for an item of the visitor's own. */
  own: {
    form: 'Your own item',
    name: 'Add your own item',
    price: 'Price',
    /** In the price's field. */
    currency: '$',
    add: 'Add',
    nameFault: 'Write what to buy, in at most 80 letters.',
    priceFault: 'Write a price of at most $10,000, such as 6 or 4.50.',
    full: 'Your list holds at most 100 items of your own.',
  },
  /** Above the seasonings. */
  cupboard: 'These cost nothing here while you have them. Press the ones that you are out of.',
  /** After it, where some are fresh. */
  freshToBuy: 'Fresh ones are on your list to buy.',
  /** How many are not shown: seasonings, on the button that shows them, and foods of which something is left. */
  more: (count: number) => `${count} more`,
  /** The foods that the visitor took off the list, each a button that puts it back. */
  putBack: 'Taken off: press to put back',
  print: 'Print List',
  /** Opens the device's share sheet with the list alone, or copies it. */
  share: 'Share List',
  shareFailed: 'Your list could not be shared. Use Print List or Download Plan.',
  /** If the shop has a cart: puts all unticked lines into it. */
  addToCart: (left: number) => `Add to cart (${left})`,
  addingToCart: 'Adding to cart…',
  /** At the seasonings, if the shop has a cart. */
  notInCart: 'The cart leaves out those that you have.',
  /** A food that keeps for weeks: the share of the bought amount that the week uses. */
  usesShare: (amount: string, share: string) => `Uses ${amount}, ${share} of it; the rest keeps`,
  /** A food that the week uses up. */
  uses: (amount: string) => `Uses ${amount}`,
  /** A food of which less is bought. */
  needs: (amount: string) => `The plan needs ${amount}`,
  /** A seasoning, or a line of a scaled list: its cost is less than the shop's price of its quantity. */
  partOf: (quantity: string, price: string, needed: string) =>
    `Part of ${quantity} at ${price}; the plan needs ${needed}`,
  /** A line of a scaled list whose whole packs come to less than its scaled cost. */
  shopAsks: (quantity: string, price: string, needed: string) =>
    `The plan needs ${needed}: this is the scaled cost of that. At the shop, ${quantity}: ${price}`,
  /** On the list, its print and the delivery bill. */
  /** `share` is the part of the full cost that the budget pays, such as `34%`. */
  scaled: (full: string, budget: string, share: string, runsShort: boolean) =>
    `In full, this week’s share of the packs costs ${full}. It is scaled down to your budget of ${budget}, ${share} of that${runsShort ? ': some lines buy less than the plan needs, so you may run short' : ''}. A line’s cost is its part of the budget, not the price of its packs.`,
  summary: {
    title: 'Summary',
    items: 'Total items',
    /** The total at checkout. */
    cost: 'Estimated cost',
    weekUses: 'This week uses',
    /** Of what the week uses. */
    perDay: 'Cost per day',
    /** What the visitor has at home and does not pay for. */
    youHaveIt: 'You have it',
    notCounted: (cost: string) => `${cost} not counted`,
    /** If there are own items with a price, or amounts that the visitor chose. */
    added: 'Your own items, and amounts that you changed, count only at checkout.',
    /** In place of `hint` on a list that is scaled down, if the week uses seasonings. */
    scaledHint: 'Seasonings that you have count only in what this week uses.',
    hint: 'At checkout you pay for whole packs. What this week uses counts foods that keep, such as oil and rice, only by their share, at the price of the largest pack. Seasonings that you have count only there.',
  },
  /** Packs that no single meal uses up. */
  leftovers: {
    title: 'What will be left',
    /** In place of `title` if there are only sentences about freezing. */
    toFreeze: 'What to freeze',
    keeps: 'These keep for later weeks. If you still have some then, press “I have it” on its line.',
    /** What is left of packs that are sold by volume. */
    fluidOunces: (amount: string) => `${amount} fl oz`,
    /** Fresh food with a rest for a later meal, such as `Thursday lunch`. */
    rest: (food: string, meal: string) => `${food}: the rest is for ${meal}.`,
    /** Fresh food of which no meal of the week uses the rest. The second text is for raw meat and fish. */
    spare: (food: string, amount: string) => `${food}: ${amount} left over.`,
    spareToFreeze: (food: string, amount: string) => `${food}: ${amount} left over. Freeze it.`,
    /** Raw food that does not keep until these meals, and an opened can. Also in print and in the text of a plan. */
    freeze: (food: string, meals: readonly string[]) =>
      `Freeze when you get home: ${food}, for ${andList(meals)}.`,
    freezeRest: (food: string, meals: readonly string[]) =>
      `Freeze the rest once it is open: ${food}, for ${andList(meals)}.`,
  },
  tips: {
    title: 'Shopping tips',
    list: [
      'Look through your cupboard first, and press “I have it” at what you find.',
      'Buy what spoils soonest for the next few days only, or freeze it.',
      'Store brands and frozen vegetables often cost less for the same nutrients.',
    ],
  },
  /** If the visitor avoids anything, unless a shared plan has meals that its reader must avoid. */
  leavesOut: 'Your list leaves out foods tagged with what you avoid.',
  /** The same on the printed plan, which has no list. */
  planLeavesOut: 'Your plan leaves out foods tagged with what you avoid.',
  /** In place of `leavesOut`, if the plan has meals with such foods. */
  notForYou: (meals: string) => `Meals that are not for you: ${meals}.`,
  /** One of these meals; `foods` is empty if they only may not be eaten together. */
  notForYouMeal: (weekday: string, mealType: string, foods: string) =>
    `${weekday}, ${mealType}${foods && ` (${foods})`}`,
  /** A food that the reader of a shared plan avoids. */
  avoided: {
    /** On its line. */
    mark: 'Not for you',
    /** Its name in texts, in files and on paper. Also that of a meal on paper. */
    name: (name: string) => `${name} (not for you)`,
    /** At a box to tick before such foods are ordered or go into the cart, and under it if it was not ticked. */
    confirm: (foods: string) =>
      `This list has foods that you avoid: ${foods}. I want to buy them all the same`,
    error: 'Tick this box first, or take these foods off your list',
  },
  /** After these, or alone if the visitor avoids nothing. */
  allergens: 'Any food can hold traces of an allergen: check the label.',
  /** On the printed sheet only. */
  printed: {
    title: (date: string) => `Grocery list for the week of ${date}`,
    subtotal: 'Subtotal',
  },
}
