import type { Gender } from '../../core/profile.js'
import { coreWords } from '../../core/words.js'

const drinks: Readonly<Record<Gender, (cups: number) => string>> = {
  female: (cups) => `Most women do well on about ${cups} cups of fluids a day, from water and other drinks.`,
  male: (cups) => `Most men do well on about ${cups} cups of fluids a day, from water and other drinks.`,
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Texts of the plan screen: its header, its tabs and the Meal Plan tab. */
export const plan = {
  /** The button that clears everything and goes back to the profile form. */
  newPlan: 'New Plan',
  /** Above the form, after "Change Preferences". */
  backToPlan: 'Back to my plan',
  /** Name of the row of tabs. */
  tabs: 'Your plan',
  tab: { plan: 'Meal Plan', groceries: 'Grocery List', delivery: 'Delivery' },
  /** In place of the tabs, when a plan has no days. */
  empty: 'Error: No meal plan data available.',
  emptyHint: 'Go back to your answers and generate the plan once more.',
  title: coreWords.planText.title,
  /** Under the title. */
  starts: (date: string) => `Starts ${date}`,
  averageCalories: 'Average a day',
  weeklyCost: 'This week uses',
  ofBudget: (budget: string) => `of ${budget} budget`,
  kcal: (amount: string) => `${amount} kcal`,
  /** Below a day's meals. */
  rounded: 'Totals are added up before rounding.',
  /** Name of the row of action buttons, and the buttons. */
  actions: 'What to do with this plan',
  getDelivered: 'Get Groceries Delivered',
  generateNew: 'Generate New Plan',
  changePreferences: 'Change Preferences',
  download: 'Download Plan',
  share: 'Share Plan',
  /** Opens links, files, prints and what is kept. */
  takeAlong: 'Take it along',
  /** Name of the seven day buttons. */
  pickDay: 'Day',
  /** A day button for screen readers. */
  dayButton: (weekday: string, date: string, current: string, target: string) =>
    `${weekday} ${date}, ${current} of ${target} kcal`,
  /** The macro cards of the day on show. */
  macros: 'Daily targets',
  macro: { calories: 'Calories', protein: 'Protein', carbs: 'Carbs', fat: 'Fat' },
  macroUnit: { calories: 'kcal', protein: 'g', carbs: 'g', fat: 'g' },
  /** The letter beside an item's grams. */
  macroLetter: { protein: 'P', carbs: 'C', fat: 'F' },
  status: { low: 'Room for More', good: 'On Track', high: 'Above Target' },
  /** A bar, for screen readers. */
  barValue: (current: string, target: string, unit: string, status: string) =>
    `${current} of ${target} ${unit}, ${status}`,
  fiber: (current: string, target: string) => `Fiber: ${current} of ${target} g`,
  /** Before a meal's totals. */
  mealTotal: 'Total',
  /** The recipe of a meal, in its card. */
  recipe: {
    open: 'How to cook it',
    /** After `open`, for screen readers. */
    ofMeal: (meal: string) => `: ${meal}`,
    /** Behind a meal's clock time. */
    minutes: (minutes: string) => `${minutes} min`,
    facts: (minutes: string, atWork: string, servings: number) =>
      [
        `${minutes} min in all`,
        `${atWork} min at work`,
        ...(servings > 1 ? [`${servings} servings`] : []),
      ].join(' · '),
    forServings: (servings: number) =>
      `Amounts in the steps are for ${servings} servings. The list above is for one.`,
    /** On the card of a meal that is cooked for later ones too, and on theirs. */
    cookServings: (servings: number) => `Cook ${servings} servings`,
    cookedOn: (weekday: string) => `Cooked on ${weekday}`,
    /** Under a day's date. */
    dayWork: (meals: number, minutes: string) => `${meals} meals · ${minutes} minutes of work`,
    loading: 'Writing the recipe…',
    failed: 'The recipe could not be loaded. Check your connection, then close this part and open it again.',
    print: 'Print plan with recipes',
  },
  /** The comparison of the week with seven times the daily target. */
  week: {
    title: 'Your week against your targets',
    hint: 'Each bar is a day, the line is your daily target.',
    current: (current: string, target: string, unit: string) => `${current} of ${target} ${unit} this week`,
    table: 'Each day against the daily target',
    day: 'Day',
    target: 'Daily target',
    total: 'Week',
    weeklyTarget: 'Weekly target',
  },
  /** What a visitor should know about this plan. */
  notes: {
    title: 'About this plan',
    missLow: (macro: string, count: number) => `${macro} below target on ${days(count)}`,
    missHigh: (macro: string, count: number) => `${macro} above target on ${days(count)}`,
    misses: (list: readonly string[]) => `Not every number is within 5% of its target: ${list.join('; ')}.`,
    becauseAvoided: 'What you avoid leaves fewer foods to choose from.',
    becauseBudget: 'Your budget leaves little room for other foods.',
    becausePortions: 'Kitchen measures do not always add up exactly.',
    overBudget: (full: string, budget: string) =>
      `In full this week costs ${full}, more than your budget of ${budget}. The grocery list is scaled down to fit it.`,
  },
  hydration: {
    title: 'Hydration tips',
    drinks,
    tips: [
      'Keep a glass or bottle where you work and refill it at each meal.',
      'Drink more on hot days and around exercise.',
      'Water, milk, tea and coffee all count. Sugary drinks add calories that this plan does not include.',
    ],
  },
}
