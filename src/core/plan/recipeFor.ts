import type { Format } from '../format.js'
import { loadedPart } from '../PartNotLoadedError.js'
import type { RecipeWords } from '../recipeWords.data.js'
import type { CoreWords } from '../words.js'
import type { Eaters } from './eaters.js'
import type { Meal, WeekPlan } from './weekPlan.js'

/** How a meal is cooked. */
export interface Recipe {
  /**
   * Minutes from the first step to the table, with the hours that a dish freezes or stands at least and with beans,
   * grain or lentils that are boiled on the evening before. A night of soaking or thawing is not counted.
   */
  readonly minutes: number
  /** How many of those minutes are best on the evening before; absent if none are. */
  readonly minutesBefore?: number
  /** How many of those minutes somebody is at work. */
  readonly minutesAtWork: number
  /** The number of servings that the amounts in the steps are for. */
  readonly servings: number
  /** Three to six steps in the order of cooking; one for leftovers. */
  readonly steps: readonly string[]
  /** What to soak, thaw, freeze or leave to stand on the evening before; absent if there is nothing. */
  readonly dayBefore?: readonly string[]
  /**
   * What to freeze for it and for the other meals of its week with the same food, after the shopping or when its can is
   * opened; absent if there is nothing.
   */
  readonly freeze?: readonly string[]
}

/** Other words and formats for a recipe; US English by default. */
export interface RecipeOptions extends Eaters {
  readonly words?: CoreWords | null | undefined
  /** Gets the English words, which load with the first recipe, and returns the words to use. */
  readonly recipeWords?: ((english: RecipeWords) => RecipeWords) | null | undefined
  readonly format?: Format | null | undefined
  /**
   * The week that the meal is in. Dry beans, seitan and grain are then cooked once for several meals, with the first of
   * them, and the others take theirs out of the refrigerator or the freezer. Without it, each meal cooks its own. What
   * does not keep in the refrigerator from the first day on, such as raw fish, is thawed, and on the first day itself
   * beans are soaked and frozen fish is thawed quickly, because there was no evening before it.
   */
  readonly week?: WeekPlan | null | undefined
}

/** The code that writes recipes, and its words. */
const loadRecipes = () =>
  loadedPart(
    Promise.all([
      // biome-ignore lint/style/noRestrictedImports: an import upwards, declared in the table of rooms; recipes load when one is read
      import('../../planner/recipes/index.js'),
      import('../recipeWords.data.js'),
    ]),
  )

/** Loads them ahead of the first recipe. */
export const prepareRecipes = (): Promise<unknown> => loadRecipes()

/**
 * The recipe of a meal, from its foods and amounts alone: `dishId` chooses among our dishes and adds no food. If a meal
 * has none, or its foods do not make that dish, the recipe follows from its name and its foods. Loads on demand.
 */
export async function recipeFor(meal: Meal, options?: RecipeOptions | null): Promise<Recipe> {
  const [{ recipeOf }, english] = await loadRecipes()
  return recipeOf(meal, options ?? {}, english.recipeWords)
}
