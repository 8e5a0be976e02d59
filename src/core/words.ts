import { DIET_NAMES } from './food/diets.js'
import type { AskedMacroStyle } from './food/macroStyle.js'
import { pluralOf } from './pluralOf.js'
import { avoidableFood } from './profileWords.js'

/** The messages for refused address fields, by field. */
export const DELIVERY_ERRORS = {
  address: 'Enter your street address',
  city: 'Enter your city',
  state: 'Enter your state as 2 letters, such as CA',
  zipCode: 'Enter a ZIP code such as 94103 or 94103-1234',
  phone: 'Enter a phone number such as (415) 555-0123 or +44 20 7946 0958',
  deliveryInstructions: 'Enter delivery instructions of at most 500 characters',
} as const

/** The same for texts that are too long, where the other message says that one is missing. */
export const DELIVERY_TOO_LONG = {
  address: 'Street address is too long: at most 200 characters',
  city: 'City is too long: at most 100 characters',
} as const

/** When each type of meal is eaten (specification, section 9), in the order of the day. */
const clock = {
  breakfast: '7:00 AM',
  snack2: '10:00 AM',
  lunch: '12:30 PM',
  snack: '3:00 PM',
  dinner: '7:00 PM',
  snack3: '9:00 PM',
}

const mealType = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  snack2: 'Snack',
  snack3: 'Snack',
}

/** Sections of the grocery list. */
const groceryCategory = {
  Proteins: 'Proteins',
  Dairy: 'Dairy',
  Produce: 'Produce',
  'Grains & Carbs': 'Grains & Carbs',
  'Nuts & Seeds': 'Nuts & Seeds',
  'Oils & Fats': 'Oils & Fats',
  'Beans & Legumes': 'Beans & Legumes',
  Other: 'Other',
  Supplements: 'Supplements',
  /** Seasonings, which most households have. */
  'From the cupboard': 'From the cupboard',
}

/** Amounts of food as a cook measures them. `amount` is text, such as `1 1/2`; `count` is its number. */
const measure = {
  /** The measure is approximate, or the food's own label says "about". */
  about: (amount: string) => `about ${amount}`,
  cups: (amount: string, count: number) => `${amount} ${count > 1 ? 'cups' : 'cup'}`,
  tablespoons: (amount: string) => `${amount} tbsp`,
  teaspoons: (amount: string) => `${amount} tsp`,
  /** Liquids in metric units. */
  milliliters: (amount: string) => `${amount} ml`,
  /** Less of a seasoning than any spoon measures. */
  pinch: 'a pinch',
  /** Tablespoons, and the remainder in teaspoons. */
  sum: (tablespoons: string, teaspoons: string) => `${tablespoons} + ${teaspoons}`,
  /** `2 large eggs`; the size or the noun may be empty. */
  pieces: (amount: string, size: string, noun: string) =>
    [amount, size, noun].filter((part) => part !== '').join(' '),
  /** The state a food is measured in, such as `chopped`. */
  inState: (amount: string, state: string) => `${amount} ${state}`,
}

const macroStyle: Readonly<Record<AskedMacroStyle, string>> = {
  keto: 'keto',
  low_carb: 'low carb',
  high_protein: 'high protein',
}

/** The names of understood restrictions, such as `no peanuts`. */
const restriction = {
  avoid: (food: string) => `no ${food}`,
  /** A food that the visitor wants excepted. It is left out all the same, and the visitor is told. */
  except: (food: string) => `except ${food}`,
  /** A restriction whose spelling was corrected. */
  corrected: (restriction: string, typed: string) => `${restriction} (from ${typed})`,
  /** A restriction that the food data cover in part only. */
  partlyApplied: (restriction: string) => `${restriction} (not fully applied)`,
}

/** What a week was made for. It appears on the plan, the grocery list, the files and what is shared or printed. */
const madeFor = {
  applied: (terms: string) => `Made for: ${terms}`,
  /** Restrictions that the food data cover in part only. */
  partlyApplied: (terms: string) => `Not fully applied: ${terms}`,
  notApplied: (terms: string) => `Not applied: ${terms}`,
}

/** In texts and files for several people, who are numbered from 1. */
const eaters = {
  alike: (people: number) => `For ${people} people. The amounts of each meal are for one of them.`,
  /** Person 1 is the visitor who made the plan. */
  unlike: (people: number) =>
    `For ${people} people, each with portions of their own. Person 1 made this plan.`,
  /** An amount that all get, though they eat unlike each other elsewhere. */
  each: (amount: string) => `${amount} for each`,
  /** An amount with the numbers of those who eat it. */
  amount: (amount: string, persons: readonly number[]) =>
    `${amount} for ${persons.length > 1 ? 'persons' : 'person'} ${persons.join(', ').replace(/, (?=\d+$)/, ' and ')}`,
}

/** After an average of the week's days, if some of it is left free: for meals eaten out, or by those that were left out. */
const withoutOut = (meals: number) => `with room left for ${meals === 1 ? 'one meal' : `${meals} meals`}`

/** The plan as a text file. */
const planText = {
  title: 'Your 7-Day Meal Plan',
  period: (from: string, to: string, year: string) => `${from} to ${to}, ${year}`,
  /** The energy is that of each person if they eat unlike each other. */
  meal: (mealType: string, name: string, energy: string) => `${mealType}: ${name} (${energy})`,
  energy: (kcal: string) => `${kcal} kcal`,
  macros: (kcal: string, protein: string, carbs: string, fat: string) =>
    `${kcal} kcal · protein ${protein} · carbs ${carbs} · fat ${fat}`,
  minutes: (minutes: string) => `${minutes} min`,
  /** From an hour on, before the rest in minutes if there is one. */
  hours: (hours: string, minutes: string) => `${hours} h ${minutes}`.trim(),
  /** Before the steps of a meal's recipe. */
  recipe: (minutes: string, atWork: string, servings: number) =>
    `How to cook it: ${minutes} in all, ${atWork} at work${servings > 1 ? `, ${servings} servings` : ''}`,
  week: 'Week totals',
  /** In place of a meal that is eaten out or left out; also on paper and in the calendar. */
  eatingOut: (mealType: string) => `${mealType}: nothing planned`,
  withoutOut,
  averageDay: (macros: string, mealsOut = 0) =>
    `Average day${mealsOut > 0 ? ` ${withoutOut(mealsOut)}` : ''}: ${macros}`,
  groceries: 'Grocery list',
  till: (cost: string) => `At checkout, from an empty cupboard: ${cost}`,
  /** The same if the visitor has a part of it at home, or seasonings of which only a share is counted. */
  tillBesideHome: (cost: string) => `At checkout, without what you have: ${cost}`,
  /** The cost of a list that is scaled down, which is less than the shop asks. */
  scaledTill: (cost: string) => `Cost of the scaled list: ${cost}`,
  /** After it, also on the list and its print: the packs are whole. */
  atShop: (cost: string) => `At the shop these packs cost about ${cost}.`,
  weekUses: (cost: string) => `This week uses: ${cost}`,
  /** After the lines to buy: what the visitor has, and the seasonings that most kitchens have. */
  atHome: (foods: string) => `You have it: ${foods}`,
  shelf: (foods: string) => `From the cupboard, buy what you are out of: ${foods}`,
  /** The cost of whole packs of the seasonings beyond their share in the totals; also on the list and its print. */
  emptyShelf: (cost: string) => `Up to ${cost} more if you have none of the seasonings.`,
  scaled: (fullCost: string) =>
    `Scaled down to your weekly budget: costs are parts of it. In full, this week’s share of the packs costs ${fullCost}.`,
  /** After a line whose quantity has another price at the shop: on a scaled list, and for seasonings. */
  shopCost: (cost: string) => `(${cost} at the shop)`,
  /** In place of the price of an own item that was added without one. */
  noPrice: 'no price',
  /** In place of a price that rounds to nothing. */
  under: (cent: string) => `under ${cent}`,
  /** Explains the asterisk after foods that keep for weeks. */
  keeps:
    '* Keeps for weeks: what this week uses counts only the share in its meals, at the price of the largest pack.',
  disclaimer: `Labels differ by brand: check the label of everything you buy, above all if you have an allergy.
Prices are estimates. This plan is general nutrition information, not medical advice: talk to a healthcare
professional before you change how you eat.`,
}

/** What keeps a week from its calories, or what to change so that it reaches them. */
const planLimit = {
  avoided: (food: string) => `“no ${food}”`,
  diet: (diet: string) => `“${diet}”`,
  mealsPerDay: (count: number) => `${count} meals per day`,
  /** The number of meals per day that would help. */
  moreMealsPerDay: (count: number) => `the meals per day (to ${count})`,
  catalogue: (count: number) => (count === 1 ? 'the only food there is' : `the ${count} foods there are`),
  /** Each of the changes is enough, unless `needsAll`. */
  help: (changes: readonly string[], needsAll: boolean) =>
    `It would help to change ${changes.length === 1 ? '' : `${needsAll ? 'all' : 'one'} of these: `}${changes.join(', ')}.`,
}

/** Errors that a visitor may see. */
const error = {
  /** People are numbered from 1, the visitor. */
  targets: (person: number) =>
    `The answers${person > 1 ? ` of person ${person}` : ''} leave no energy to plan with. ` +
    'Check age, height and weight, or choose the goal "maintain".',
  noFoods: 'No food is left to plan with: the catalogue has no foods. Add some to it, then try again.',
  /** `ticked`: foods ticked to avoid. `understood`: the understood dietary restrictions. */
  noFoodLeft: (ticked: readonly string[], understood: readonly string[], foodCount: number) => {
    const foods = ticked.length > 0 ? [`the foods ticked (${ticked.join(', ')})`] : []
    const restrictions = understood.length > 0 ? [`your dietary restrictions (${understood.join(', ')})`] : []
    const wishes = [...foods, ...restrictions].join(' and ') || 'your wishes'
    return `No food is left to plan with: ${wishes} leave too few of the ${foodCount} foods. Take some of them back, then try again.`
  },
  /** `percent` of the calories is reached. Each of `relax` is enough, unless `needsAll`. */
  infeasibleWeek: (
    percent: number,
    blockers: readonly string[],
    relax: readonly string[],
    needsAll: boolean,
  ) => {
    const help = relax.length === 0 ? 'Allow more foods, then try again.' : planLimit.help(relax, needsAll)
    return `What is left to eat reaches only ${percent}% of the calories you need, so no plan is shown. In the way: ${blockers.join(', ')}. ${help}`
  },
  planRefused: 'the plan broke one of your rules and is not shown. Please try again.',
  /** Why a plan cannot be changed as asked. */
  planChange: {
    /** `meal`: the name of the dish, of the meal itself or the one that it would change places with; may be empty. */
    locked: (meal: string) => `${meal || 'This meal'} is locked. Unlock it first.`,
    /** No such meal, food or day. */
    'not-in-plan': 'This is not in the plan now.',
    'last-meal': 'A day keeps at least one planned meal.',
    'twice-a-day': 'A day would have the same dish twice.',
    'no-other-dish': 'Nothing else that you may eat fits here.',
  },
}

/**
 * Every English text that the core writes for a visitor. Such functions take other words as their last argument; the
 * widget passes `messages.core`. Food names come from the catalogue and stay as it gives them.
 */
export const coreWords = {
  clock,
  mealType,
  groceryCategory,
  avoidableFood,
  /** The diets that a visitor may write. */
  diet: DIET_NAMES,
  macroStyle,
  restriction,
  /** A food or food group that the text avoids, such as `shrimp` or `legumes`, if it is not in `avoidableFood`. */
  foodTerm: (term: string) => term,
  /** A noun of a food row, such as `slice`, `can` or `half gallon`, with its count. */
  noun: (noun: string, count: number) => (count > 1 ? pluralOf(noun) : noun),
  /** The words beside such a noun, such as `large`, `chopped` or `(15 oz)`. */
  detail: (text: string) => text,
  measure,
  /** Meat in a tray of this many pounds, ounces or grams, such as `1.25-lb tray`. */
  tray: (weight: string, unit: string) => `${weight}-${unit} tray`,
  /** An amount to buy, such as `2 cans (15 oz)`; the size may be empty. */
  storeQuantity: (quantity: string, unit: string, size: string) => `${quantity} ${unit}${size && ` ${size}`}`,
  madeFor,
  eaters,
  planText,
  planLimit,
  error,
}

/** The words that the core writes for visitors, in any language; the English ones are {@link coreWords}. */
export type CoreWords = typeof coreWords
