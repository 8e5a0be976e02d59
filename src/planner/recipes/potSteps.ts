import type { MealType } from '../../core/plan/mealTypes.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import { type CookedItem, cookedItem, type RecipeLanguage } from './cookedItem.js'
import { COOKED, COOKED_GRAINS, type CookedFood, METRIC_STEP_G } from './cookingFacts.data.js'
import { factsOf } from './dryFacts.js'
import { volumeText } from './liquids.js'
import type { LaterUse, PotShares } from './weekPots.js'

/** A meal with the grams of a frozen food that it takes, and its words. */
export interface FrozenUse {
  readonly date: string
  readonly type: MealType
  readonly grams: number
}

export interface FrozenFood {
  /** Whether it is the rest of a can or a carton. */
  readonly isRest: boolean
  /** Whether it thaws before the meal: fruit goes frozen into a blender or the freezer. */
  readonly isThawed: boolean
  /** What the meal takes beyond it, in grams. */
  readonly missingG: number
  /** All meals that it is frozen for, with the frozen grams that each takes. */
  readonly uses: readonly FrozenUse[]
}

/** How the dry beans, the seitan and the grain of a meal are cooked, and what waits for it in the freezer. */
export interface Pots {
  readonly shares: PotShares
  /** The ids of what is cooked on the evening before. */
  readonly ahead: ReadonlySet<string>
  /** Whether there was no evening before, so that beans are soaked, and fish is thawed, quickly. */
  readonly isFirstDay: boolean
  /** Whether there were no hours before, either. */
  readonly isFirstMorning: boolean
  /** By id: what was frozen for this meal before it was cooked. */
  readonly frozen: ReadonlyMap<string, FrozenFood>
}

/** Of a meal that cooks all for itself. */
export const OWN_POTS: Pots = {
  shares: new Map(),
  ahead: new Set(),
  isFirstDay: false,
  isFirstMorning: false,
  frozen: new Map(),
}

/** How a food is cooked or taken out. */
export interface PotSteps {
  readonly sentences: readonly string[]
  /** The sentence with the minutes before it is ready. */
  readonly waiting: string
}

function cookedFood({ food, role }: CookedItem): CookedFood {
  if (role === 'grain') return COOKED_GRAINS[food.id] ?? COOKED.grain
  return role === 'gluten' ? COOKED.gluten : COOKED.pulse
}

/** What dry food becomes when it is cooked, as a measure. */
function cookedText(item: CookedItem, dryG: number, language: RecipeLanguage): string {
  const { gramsPerDryG, cupG } = cookedFood(item)
  const grams = dryG * gramsPerDryG
  const { format } = language
  return format.units === 'metric'
    ? format.ounces(METRIC_STEP_G * Math.round(grams / METRIC_STEP_G))
    : volumeText(grams / cupG, language)
}

function laterOf({ food }: CookedItem, { shares }: Pots): readonly LaterUse[] {
  const share = shares.get(food.id)
  return share?.kind === 'cooks' ? share.later : []
}

const sumG = (uses: readonly { readonly grams: number }[]) => uses.reduce((sum, { grams }) => sum + grams, 0)

/** Whether a meal takes what an earlier one has cooked. */
export const isTaken = ({ food }: CookedItem, { shares }: Pots) => shares.get(food.id)?.kind === 'takes'

/** Whether a food is cooked on the evening before. What an earlier meal has cooked is not. */
export const isAhead = (item: CookedItem, pots: Pots) => pots.ahead.has(item.food.id) && !isTaken(item, pots)

/** The quick soak, the hard boil and the water's way to both, before the simmer, and the water of grain and lentils. */
const SOAK_MINUTES = 90
const HEAT_MINUTES = 5
/** How long these foods take on the evening before a breakfast; 0 if none are cooked. */
export const eveningMinutes = (ahead: readonly CookedItem[]) =>
  Math.max(
    0,
    ...ahead.map((item) => factsOf(item).minutes + (item.role === 'pulse' ? SOAK_MINUTES : HEAT_MINUTES)),
  )

/** A food with what is cooked for later meals; undefined if the meal takes what is cooked already. */
export function inThePot(item: CookedItem, pots: Pots, language: RecipeLanguage): CookedItem | undefined {
  if (isTaken(item, pots)) return undefined
  const later = laterOf(item, pots)
  if (later.length === 0) return item
  const all = cookedItem(toMealItem(item.food, sumG([item, ...later])), 1, language)
  return { ...all, ...(item.cut && { cut: item.cut }) }
}

/** Whether a meal's food was frozen after it was cooked. */
export function isFromFreezer({ food }: CookedItem, { shares }: Pots): boolean {
  const share = shares.get(food.id)
  return share?.kind === 'takes' && share.isFrozen
}

/** What a bag holds lying flat, weighed dry: two cups of cooked beans or grain. It thaws overnight, or in cold water. */
const FLAT_BAG_G = 160

/** What is put away: for each later meal as much as it takes out. */
function putAway(item: CookedItem, later: readonly LaterUse[], language: RecipeLanguage): string[] {
  const { core, recipe, format } = language
  return [false, true].flatMap((isFrozen) => {
    const shares = later
      .filter((use) => use.isFrozen === isFrozen)
      .map(({ meal, date, grams, isToday, isOneOfSeveral }) => ({
        amount: cookedText(item, grams, language),
        isMuch: grams > FLAT_BAG_G,
        meal: recipe.mealOn(
          isToday ? null : format.weekday(date),
          core.mealType[meal.type],
          isOneOfSeveral ? core.clock[meal.type] : null,
        ),
      }))
    return shares.length === 0 ? [] : [recipe.storeCooked(shares, item.again, isFrozen)]
  })
}

/**
 * The sentences that cook dry beans, seitan or grain, or take them out.
 * @param cook writes how an amount of the food is cooked
 */
export function potSteps(
  item: CookedItem,
  pots: Pots,
  language: RecipeLanguage,
  cook: (item: CookedItem) => string,
): PotSteps {
  const { recipe, format } = language
  const share = pots.shares.get(item.food.id)
  if (share?.kind === 'takes') {
    const taken = recipe.takeCooked(
      cookedText(item, item.grams, language),
      item.again,
      share.cookedOn === null ? null : format.weekday(share.cookedOn),
      share.isFrozen,
    )
    return { sentences: [taken], waiting: '' }
  }
  const later = laterOf(item, pots)
  const isEarly = isAhead(item, pots)
  // Grain is heated where the dish needs it hot.
  const again = isEarly && item.role !== 'grain' ? [recipe.pulseAgain(item.again, later.length > 0)] : []
  const cooked = cook(inThePot(item, pots, language) ?? item)
  return {
    sentences: [cooked, ...putAway(item, later, language), ...again],
    waiting: again[0] ?? (isEarly ? '' : cooked),
  }
}
