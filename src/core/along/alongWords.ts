/** English texts of the files that a visitor takes along. */
export const alongWords = {
  /** Name of the calendar, and of an event in it: the type of the meal and its name. */
  calendar: 'Meal plan',
  event: (mealType: string, name: string) => `${mealType}: ${name}`,
  /** A reminder on the evening before: the meal, with what to do in the event's text. */
  reminder: (name: string) => `Get ready for tomorrow: ${name}`,
  /** The same for the morning of the plan's first day. */
  reminderToday: (name: string) => `Get ready for today: ${name}`,
  /** A reminder at the time when to begin a meal that takes long. */
  begin: (name: string) => `Begin to cook: ${name}`,
  energy: (kcal: string) => `${kcal} kcal`,
  /** The header row of the table of meals. */
  planColumns: {
    /** The number of the person who eats it, if several do. */
    person: 'Person (1 made this plan)',
    date: 'Date',
    day: 'Day',
    time: 'Time',
    mealType: 'Meal',
    dish: 'Dish',
    food: 'Food',
    grams: 'Grams',
    measure: 'Kitchen measure',
    calories: 'Calories (kcal)',
    protein: 'Protein (g)',
    carbs: 'Carbs (g)',
    fat: 'Fat (g)',
  },
  /** The header row of the table of groceries. */
  groceryColumns: {
    category: 'Category',
    item: 'Item',
    quantity: 'To buy',
    usedGrams: 'Used (g)',
    tillCost: 'At checkout (USD)',
    /** In its place on a list that is scaled down, whose costs are less than the shop asks. */
    scaledCost: 'Cost of the scaled list (USD)',
    weekCost: 'This week uses (USD)',
    ticked: 'Ticked',
    atHome: 'You have it',
  },
  yes: 'yes',
  no: 'no',
}

/** The words of the files that a visitor takes along, see `AlongOptions`. */
export type AlongWords = typeof alongWords
