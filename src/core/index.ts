export type { AlongOptions, PlanFileOptions } from './along/alongOptions.js'
export type { AlongWords } from './along/alongWords.js'
export { groceriesToCsv } from './along/groceriesToCsv.js'
export {
  type PlanLinkContent,
  type PlanLinkFailure,
  parsePlanLink,
} from './along/link/parsePlanLink.js'
export { type PlanLinkOptions, planToLink } from './along/link/planToLink.js'
export { type CalendarOptions, planToCalendar } from './along/planToCalendar.js'
export { planToCsv } from './along/planToCsv.js'
export { planToJson } from './along/planToJson.js'
export { CoreError } from './CoreError.js'
export { checkedFormat as createFormat } from './checkedFormat.js'
export { DELIVERY_LIMITS, type DeliveryInfo, deliveryInfoSchema } from './delivery/deliveryInfo.js'
export {
  type DeliveryEstimate,
  deliveryEstimate,
  SERVICE_FEE_RATE,
  SUBSCRIPTION_FEE_USD,
  WEEKS_PER_MONTH,
} from './delivery/pricing.js'
export { AVOIDABLE_FOODS, type AvoidableFood } from './food/avoidableFoods.js'
export { builtInFoods } from './food/builtInFoods.js'
export { builtInSeasonings } from './food/builtInSeasonings.js'
export type { Diet } from './food/diets.js'
export {
  ANIMAL_SOURCES,
  type AnimalSource,
  FOOD_CATEGORIES,
  type Food,
  type FoodCategory,
  foodSchema,
  OTHER_ALLERGENS,
  type OtherAllergen,
} from './food/food.js'
export {
  type FoodObjection,
  type FoodWishes,
  foodObjections,
  foodsFor,
  mixesMeatAndDairy,
} from './food/foodsFor.js'
export type { AvoidRule } from './food/foodTerms.js'
export { householdMeasure } from './food/householdMeasure.js'
export { indexFoods } from './food/indexFoods.js'
export type { MacroStyle } from './food/macroStyle.js'
export { type ReadText, type Restrictions, readRestrictions } from './food/readRestrictions.js'
export type { Condition } from './food/restrictionPhrases.data.js'
export { type RestrictionTerm, restrictionLabel } from './food/restrictionTerm.js'
export { type SeasoningUnit, seasoningGrams } from './food/seasoningGrams.js'
export { type Format, metricFormat } from './format.js'
export { type FoodUse, foodUses } from './grocery/foodUses.js'
export { groceriesByMeal, type MealGroceries } from './grocery/groceriesByMeal.js'
export { GROCERY_CATEGORIES, type GroceryCategory } from './grocery/groceryCategories.js'
export type { GroceryItem, PackCount } from './grocery/groceryItem.js'
export {
  buildGroceryList,
  type GroceryCategoryTotal,
  type GroceryList,
  type GroceryOptions,
  groceryCategoryTotals,
} from './grocery/groceryList.js'
export type { MarkedGroceryList } from './grocery/groceryListToText.js'
export { OWN_ITEM_LIMITS } from './grocery/ownItemLimits.js'
export { type LeftPack, type OpenedPack, type PackLeftovers, packLeftovers } from './grocery/packLeftovers.js'
export { type OwnEntry, type OwnEntryFault, parseOwnItem } from './grocery/parseOwnItem.js'
export { planToText } from './grocery/planToText.js'
export { storeQuantityLabel } from './grocery/storeQuantityLabel.js'
export { type DailyTargets, dailyTargets, TargetsError } from './nutrition/dailyTargets.js'
export type { WantedNutrient } from './nutrition/dietaryReference.data.js'
export type {
  DietaryReference,
  LimitedNutrient,
  Micronutrient,
} from './nutrition/dietaryReference.js'
export { bmi } from './nutrition/energy.js'
export { type MacroStatus, macroStatus } from './nutrition/macroStatus.js'
export { type Macros, sumMacros } from './nutrition/macros.js'
export type { Portion } from './nutrition/scaledTargets.js'
export { type TargetCaution, targetCautions } from './nutrition/targetCautions.js'
export { PartNotLoadedError } from './PartNotLoadedError.js'
export { adjustMeal } from './plan/adjustMeal.js'
export { checkPlan } from './plan/checkPlan.js'
export { composeMeal, type FoodPick } from './plan/composeMeal.js'
export { averageServing, dayFor, type Eaters, otherPortions, portionFor } from './plan/eaters.js'
export { generateTemplateWeek, type TemplateWeekRequest } from './plan/generateTemplateWeek.js'
export { InfeasibleWeekError } from './plan/InfeasibleWeekError.js'
export { type LeastCost, type LeastCostOptions, leastCost } from './plan/leastCost.js'
export { mealRecipes } from './plan/mealRecipes.js'
export { byClock, MEAL_CLOCK, MEAL_TYPES, type MealType, mealTypes } from './plan/mealTypes.js'
export { NoFoodLeftError } from './plan/NoFoodLeftError.js'
export { type PlanBasis, planBasisOf, planBasisSchema } from './plan/planBasis.js'
export type { PlanLimit } from './plan/planLimit.js'
export { isHard, type PlanViolation, type PlanViolationCode } from './plan/planViolation.js'
export { type Recipe, type RecipeOptions, recipeFor } from './plan/recipeFor.js'
export { PlanRefusedError } from './plan/requireSafePlan.js'
export { toMeal, toMealItem } from './plan/toMeal.js'
export { toWeekPlan } from './plan/toWeekPlan.js'
export {
  type LimitedIntake,
  type NutrientIntake,
  type WantedIntake,
  type WeekNutrients,
  weekNutrients,
} from './plan/weekNutrients.js'
export {
  type DayPlan,
  dayPlanSchema,
  type Meal,
  type MealItem,
  mealItemSchema,
  mealSchema,
  type WeekPlan,
  weekPlanSchema,
} from './plan/weekPlan.js'
export {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  EMPTY_PROFILE,
  GENDERS,
  type Gender,
  GOALS,
  type Goal,
  MEAL_VARIETIES,
  type MealVariety,
  type OtherPerson,
  PORTION_LIMITS,
  PROFILE_LIMITS,
  type Profile,
} from './profile.js'
export { profileSchema } from './profileSchema.js'
export { PROFILE_ERRORS } from './profileWords.js'
export type { RecipeWords } from './recipeWords.data.js'
export { dayTargets } from './state/dayTargets.js'
export { type GroceriesLeft, groceriesLeft } from './state/groceriesLeft.js'
export { groceriesOf, type PlanGroceries } from './state/groceriesOf.js'
export { newOwnItem } from './state/newOwnItem.js'
export { newPlanState } from './state/newPlanState.js'
export { PlanChangeError, type PlanChangeProblem } from './state/PlanChangeError.js'
export { changePlan, type PlanChange } from './state/planChange.js'
export {
  avoidFood,
  eatIn,
  eatOut,
  moveMeal,
  neverDish,
  replaceWeek,
  replanWeek,
  swapFoodOptions,
  swapOptions,
} from './state/planChanges.js'
export type { MealConflict } from './state/planConflicts.js'
export {
  newHistory,
  type PlanHistory,
  recordChange,
  redoChange,
  undoChange,
} from './state/planHistory.js'
export {
  type ListAmount,
  type MealPlace,
  type OwnItem,
  type PlanState,
  planStateSchema,
} from './state/planState.js'
export { refreshPlan } from './state/refreshPlan.js'
export { type KeptPlan, type SavedState, savedStateSchema } from './state/savedState.js'
export type { FoodSwapOption, MendedPlan, SwapOption, SwapReason } from './state/swapOption.js'
export type { Units } from './units.js'
export { type CoreWords, coreWords, DELIVERY_ERRORS } from './words.js'
