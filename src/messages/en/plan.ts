import { andList } from '../../core/andList.js'
import type { Gender } from '../../core/profile.js'
import type { Units } from '../../core/units.js'
import { coreWords } from '../../core/words.js'

const drinks: Readonly<Record<Gender, (amount: string) => string>> = {
  female: (amount) => `Most women do well on about ${amount} of fluids a day, from water and other drinks.`,
  male: (amount) => `Most men do well on about ${amount} of fluids a day, from water and other drinks.`,
}

/** An amount of drinks in the visitor's units. */
const fluids: Readonly<Record<Units, (amount: string) => string>> = {
  us: (cups) => `${cups} cups`,
  metric: (liters) => `${liters} liters`,
}

/** The meals that were replaced at the same time, as a sentence; empty if there are none. */
const replaced = (places: readonly string[]) =>
  places.length === 0 ? '' : ` Replaced: ${places.join('; ')}.`

/** What a change did besides what was asked for, each as a sentence after its notice. Meals come by day: `Monday’s lunch and snack`. */
const also = {
  cookedOn: (weekday: string, meals: readonly string[]) => `Now cooked on ${weekday}: ${meals.join('; ')}.`,
  /** Leftovers that are now cooked on their own day. `count` is the number of meals. */
  noLeftover: (meals: readonly string[], count: number) =>
    count === 1
      ? `${meals.join('')} is no longer a leftover: cook it that day.`
      : `${andList(meals)} are no longer leftovers: cook each on its day.`,
  unlocked: (meals: readonly string[]) => `No longer locked: ${meals.join('; ')}.`,
  otherFoods: (meals: readonly string[]) => `Other foods in: ${meals.join('; ')}.`,
  otherPortions: (meals: readonly string[]) => `Portions changed: ${meals.join('; ')}.`,
  /** Foods whose ticks ended, because the list has more of them now, with the amounts where they tell. */
  moreNeeded: (foods: readonly string[]) => `More needed, unticked: ${foods.join('; ')}.`,
  /** One of them: what to buy now, and what was ticked. */
  buyMore: (food: string, now: string, was: string) => `${food}, ${now} instead of ${was}`,
  /** The difference in price, with its sign. */
  till: (till: string) => `${till} at checkout.`,
  overBudget: (over: string) =>
    `The week is now ${over} over your budget, so its grocery list is scaled down.`,
}

const sharedOut = {
  all: 'The day’s other meals take its share.',
  some: 'The day’s other meals take part of its share.',
  nothing: 'The day’s other meals have no room for it.',
}

const allOf = (people: number) => (people === 2 ? 'both' : `all ${people}`)

/** What a visitor can change about a plan, and the sentences that confirm it. */
const change = {
  swap: 'Swap',
  lock: 'Lock',
  more: 'More',
  /** After these, for screen readers: the meal or food. */
  of: (name: string) => `: ${name}`,
  lockDay: 'Lock day',
  /** On a locked meal, and on a favourite dish. */
  kept: 'Kept in new plans',
  favourite: 'More often',
  close: 'Close',
  loading: 'One moment…',
  failed: 'That change could not be made. Your plan is as it was.',
  /** The differences, with a sign. */
  same: 'the same',
  minus: (amount: string) => `−${amount}`,
  plus: (amount: string) => `+${amount}`,
  /** The places of a day's meals: `Tuesday’s lunch and dinner`. */
  mealsOf: (weekday: string, meals: readonly string[]) => `${weekday}’s ${andList(meals)}`,
  /** One of them, with its time if it could be taken for another: a snack. */
  mealAt: (meal: string, clock: string | null) => meal.toLowerCase() + (clock === null ? '' : ` at ${clock}`),
  /** The last of these if there are more. */
  otherMeals: (count: number) => `${count} other meals`,
  swapFood: 'Swap this food',
  avoidFood: 'Avoid this food',
  move: 'Move to another day',
  moveMeaning: 'Swaps places with that day’s meal',
  moveTo: 'Move to',
  changesWith: (meal: string) => `Swaps places with ${meal}`,
  eatOut: 'I’m eating out',
  /** Who eats out is everybody, since they share their dishes. */
  eatOutMeaning: (people: number) =>
    `${people > 1 ? `For ${allOf(people)} of you: its` : 'Its'} share of the day is left free`,
  leaveOut: 'Leave it out',
  leaveOutMeaning: 'Its share goes to the day’s other meals',
  moreOften: 'Have it more often',
  lessOften: 'Stop having it more often',
  neverAgain: 'Never again',
  neverMeaning: 'Leaves this dish out of your plans',
  swapOne: 'Swap a food',
  swapOneMeaning: 'Choose one of this meal',
  avoid: 'Avoid a food',
  avoidMeaning: 'Choose one of this meal',
  /** In place of a meal that is eaten out or left out. */
  eatingOut: 'Nothing planned here',
  /** There, of a meal that is eaten out, or left out with a share that the other meals do not take in full. */
  shareFree: 'A share of the day is left free',
  planAgain: 'Plan a meal again',
  also,
  /** The notices after a change. */
  swapped: (dish: string) => `Swapped to ${dish}.`,
  foodSwapped: (before: string, after: string, meal: string) =>
    `${meal} now has ${after} in place of ${before}.`,
  moved: (meal: string, weekday: string) => `Now on ${weekday}: ${meal}.`,
  leftFree: (meal: string, people: number) =>
    `You${people > 1 ? ` ${people === 2 ? 'both' : 'all'}` : ''} eat out: ${meal} is left free.`,
  /** How much of its share the other meals have room for. */
  leftOut: (meal: string, taken: 'all' | 'some' | 'nothing') => `Left out: ${meal}. ${sharedOut[taken]}`,
  ateIn: (meal: string) => `Planned again: ${meal}.`,
  favoured: (dish: string) => `New plans will have dishes like ${dish} more often.`,
  unfavoured: (dish: string) => `New plans will have ${dish} as often as other dishes.`,
  never: (dish: string, places: readonly string[]) => `${dish} will not be planned again.${replaced(places)}`,
  avoided: (foods: readonly string[], places: readonly string[]) =>
    `Avoided from now on: ${andList(foods)}.${replaced(places)}`,
  allowed: (name: string) => `May be planned again: ${name}.`,
  /** What Undo and Redo call a change that shows itself: a meal or a day that was locked, or unlocked. */
  locked: (what: string) => `Locked: ${what}`,
  unlocked: (what: string) => `Unlocked: ${what}`,
}

/** What the visitor decided about dishes and foods, with a way to take each back. */
const wishes = {
  title: 'What you decided',
  avoided: 'Foods you avoid',
  never: 'Dishes you ruled out',
  favourites: 'Dishes to have more often',
  takeBack: (name: string) => `Take back: ${name}`,
}

/** Texts of the plan screen: its header, its tabs and the Meal Plan tab. */
export const plan = {
  /** The button that clears everything and goes back to the profile form. */
  newPlan: 'New Plan',
  /** What it does, for who rests on it or hears it: "Generate New Plan" sounds alike. */
  newPlanMeaning: 'Clears this plan and your answers.',
  /** Above the form, after "Change Preferences". */
  backToPlan: 'Back to my plan',
  /** The same if somebody else made the plan. */
  backToSharedPlan: 'Back to the shared plan',
  /** Name of the row of tabs. */
  tabs: 'Your plan',
  tab: { plan: 'Meal Plan', groceries: 'Grocery List', delivery: 'Delivery' },
  /** In place of the tabs, if a plan has no days. */
  empty: 'Error: No meal plan data available.',
  emptyHint: 'Go back to your answers and generate the plan once more.',
  title: coreWords.planText.title,
  /** For screen readers, when a new week shows. */
  ready: 'Your week is ready.',
  /** Under the title. */
  starts: (date: string) => `Starts ${date}`,
  aDay: (calories: string) => `${calories} a day`,
  thisWeek: (cost: string) => `uses ${cost}`,
  /** What whole packs cost, beside what the week uses of them. */
  atCheckout: (cost: string) => `${cost} at checkout`,
  averageCalories: 'Average a day',
  /** After the average calories, if some of the week is left free. */
  withoutOut: coreWords.planText.withoutOut,
  weeklyCost: 'This week uses',
  ofBudget: (budget: string) => `of ${budget} budget`,
  kcal: (amount: string) => `${amount} kcal`,
  /** Below a day's meals: why their numbers may not add up by hand. */
  rounded:
    'Totals are added up before rounding. Calories can be fewer than the grams suggest, because fiber counts less than other carbs.',
  /** Name of the row of action buttons, and the buttons. */
  actions: 'What to do with this plan',
  getDelivered: 'Get Groceries Delivered',
  generateNew: 'Generate New Plan',
  changePreferences: 'Change Preferences',
  /** Beside the note that the answers have changed since the plan was made. */
  checkAnswers: 'Check my answers',
  download: 'Download Plan',
  share: 'Share Plan',
  /** Name of the group of undo and redo, and its two buttons. */
  history: 'Your changes',
  undoLast: 'Undo last change',
  redoLast: 'Redo change',
  /** Opens links, files and prints, and shows what is kept. */
  takeAlong: 'Take it along',
  /** What each button does, in the list of actions. */
  meaning: {
    generateNew: 'Another week from the same answers. Locked meals stay.',
    changePreferences: 'Your answers are kept, and so is this plan.',
    /** In place of these two, if somebody else made the plan and its answers are not known. */
    generateFirst: 'Fill in the form for a week of your own.',
    firstPreferences: 'Opens the form. This plan is kept.',
    download: 'As a text, with recipes and list.',
    share: 'Meals and priced list as a text.',
    print: 'Seven days on paper, each meal with its steps.',
    takeAlong: 'As a calendar, a table, a file or a print.',
  },
  change,
  wishes,
  /** Name of the seven day buttons. */
  pickDay: 'Day',
  /** A day button for screen readers. */
  dayButton: (weekday: string, date: string, current: string, target: string) =>
    `${weekday} ${date}, ${current} of ${target} kcal`,
  /** The macro cards of the selected day. */
  macros: 'Daily targets',
  macro: { calories: 'Calories', protein: 'Protein', carbs: 'Carbs', fat: 'Fat', fiber: 'Fiber' },
  macroUnit: { calories: 'kcal', protein: 'g', carbs: 'g', fat: 'g', fiber: 'g' },
  /** After a target that is a minimum. */
  orMore: (unit: string) => `${unit} or more`,
  /** The letter beside an item's grams. */
  macroLetter: { protein: 'P', carbs: 'C', fat: 'F' },
  status: { low: 'Room for More', good: 'On Track', high: 'Above Target' },
  /** A bar, for screen readers. */
  barValue: (current: string, target: string, unit: string, status: string) =>
    `${current} of ${target} ${unit}, ${status}`,
  /** The button of a meal's totals, for screen readers. */
  eachFood: 'Numbers of each food',
  /** Opens and closes the part about vitamins and minerals. */
  nutrients: {
    title: 'What else this week brings',
    hint: 'Vitamins, minerals, sodium and saturated fat',
  },
  /** The recipe of a meal, in its card. */
  recipe: {
    open: 'How to cook it',
    /** After `open`, for screen readers. */
    ofMeal: (meal: string) => `: ${meal}`,
    facts: (minutes: string, atWork: string, servings: number) =>
      [`${minutes} in all`, `${atWork} at work`, ...(servings > 1 ? [`${servings} servings`] : [])].join(
        ' · ',
      ),
    /** `portion` says whose portion is listed, if not all eat the same; otherwise null. */
    forServings: (servings: number, portion: string | null) =>
      `Amounts in the steps are for ${servings} servings. The list above is ${portion ?? 'for one'}.`,
    /** On the card of a meal that is cooked for later ones too, and on the cards of those. */
    cookServings: (servings: number) => `Cook ${servings} servings`,
    cookedOn: (weekday: string) => `Cooked on ${weekday}`,
    /** Under a day's date. */
    dayWork: (meals: number, minutes: string) =>
      `${meals} ${meals === 1 ? 'meal' : 'meals'} · ${minutes} of work`,
    print: 'Print plan with recipes',
  },
  /** Whose portions the meals show, if not all eat the same. */
  eaters: {
    title: 'Portions for',
    person: (number: string) => `Person ${number}`,
    /** After the name: how much this person eats of the visitor's portions. */
    share: (person: string, share: string) => `${person} · ${share}`,
    /** Whose portions a list has, in a sentence. */
    yours: 'your portion',
    theirs: (person: string) => `the portion of ${person}`,
  },
  /** The comparison of the week with seven times the daily target. */
  week: {
    title: 'Your week against your targets',
    /** What is notable about the week. */
    onTarget: (count: number, all: number) => {
      if (count === all) return 'Every day meets its calories, protein, carbs and fat.'
      if (count === 0) return 'No day meets its calories, protein, carbs and fat.'
      return count === 1
        ? 'One day meets its calories, protein, carbs and fat.'
        : `${count} days meet their calories, protein, carbs and fat.`
    },
    miss: {
      low: (weekday: string, percent: string, macro: string) =>
        `${weekday} is ${percent} short on ${macro.toLowerCase()}`,
      high: (weekday: string, percent: string, macro: string) =>
        `${weekday} is ${percent} over on ${macro.toLowerCase()}`,
    },
    misses: (named: readonly string[], others: number) =>
      others === 0 ? `${andList(named)}.` : `${named.join(', ')}, and ${others} more.`,
    /** In the picture of the week: the distance of a day from its target, in percent. */
    inPercent: 'in %',
    gap: { low: (percent: string) => `−${percent}`, high: (percent: string) => `+${percent}` },
    fiberShort: (count: number, all: number) => {
      if (count === all) return 'Fiber is short every day.'
      return `Fiber is short on ${count === 1 ? 'one day' : `${count} days`}.`
    },
    table: 'Each day against the daily target',
    day: 'Day',
    target: 'Daily target',
    /** Of a day on which a meal is eaten out. */
    targetOf: (date: string) => `Target of ${date}`,
    total: 'Week',
    weeklyTarget: 'Weekly target',
  },
  /** What a visitor should know about this plan. */
  notes: {
    /** The days that the visitor's own change, such as a swap, has put off target. */
    becauseChanged: (weekdays: readonly string[]) => `Your own changes put ${andList(weekdays)} off target.`,
    /** Why there are other misses besides these. */
    forTheRest: (reason: string) => `As for the rest: ${reason}`,
    becauseAvoided: 'What you avoid leaves fewer foods to choose from.',
    becauseBudget: 'Your budget leaves little room for other foods.',
    becausePortions: 'Kitchen measures do not always add up exactly.',
    /** Of a further person who eats. */
    becauseShared: 'The dishes are chosen for you. This person has the same ones, in other portions.',
    answersChanged: 'You have changed your answers since. This plan is still made from the ones before.',
    /** Above a plan of an earlier week. */
    weekOver: (lastDay: string) => `This week ended on ${lastDay}. “Generate New Plan” makes the next one.`,
    overBudget: (full: string, budget: string) =>
      `In full, this week costs ${full}, more than your budget of ${budget}. The grocery list is scaled down to fit it.`,
  },
  hydration: {
    title: 'Hydration tips',
    drinks,
    fluids,
    tips: [
      'Keep a glass or bottle where you work and refill it at each meal.',
      'Drink more on hot days and around exercise.',
      'Unsweetened drinks count like water. Sugary ones add calories that this plan does not include.',
    ],
  },
}
