import type { Food } from '../../core/food/food.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { Random } from '../createRandom.js'
import type { DayGoal } from '../day/servings.js'
import { type Side, sidesFor } from '../dishes/sides.js'
import { foodPreference } from './foodPreference.js'
import { meatTaste } from './meatTaste.js'
import { isGrain, type Tiring, tiringOf } from './noticedFoods.js'
import type { Room } from './room.js'
import { type ShopPrices, shopPrices } from './shopPrices.js'
import { stockKitchen } from './stockKitchen.js'
import { stockPantry } from './stockPantry.js'
import type { Thrift } from './thriftLadder.js'

type Foods = ReadonlyMap<string, Food>

/** A visitor's rules with what one attempt at a week adds, at one step of thrift. */
export interface WeekRules extends PlanRules {
  readonly thrift: Thrift
  /** The targets of each day. */
  readonly goal: DayGoal
  /** All foods for the week, by id: one of those with the same purpose. */
  readonly pantry: Foods
  /** The few of them that dishes are made of as long as they are enough. */
  readonly kitchen: Foods
  readonly seasonings: Foods
  readonly sides: readonly Side[]
  /** What a person pays. */
  readonly prices: ShopPrices
  /** Ranks foods of the kitchen; lower is preferred. */
  readonly preference: (food: Food) => number
  /** How far meals may leave what people usually eat. */
  readonly room: Room
  /** Whether the visitor eats meat or fish. */
  readonly eatsMeat: boolean
  /** Whether the visitor eats meat or fish and the budget allows it, so that no substitute is wanted. */
  readonly prefersMeat: boolean
  /** The same for powder at any meal, unless the visitor asks for much protein. */
  readonly prefersNoPowder: boolean
  /** Whether dishes of far kitchens are unwanted: a Mediterranean week, as far as money and numbers leave a choice. */
  readonly isMediterranean: boolean
  /**
   * Whether the meat comes from more animals than fit and price alone would choose, and mains of the same foods are
   * avoided: for a visitor who eats meat and has money left, until an attempt misses its numbers.
   */
  readonly variesMeat: boolean
  /** How soon people tire of foods, see `weariness`: less on keto, where few foods fit. */
  readonly tiring: Tiring
  /** Whether the visitor eats most of what people have for breakfast: eggs, oats, yogurt. */
  readonly hasUsualBreakfasts: boolean
  /** What the visitor likes, does not want and has at home, by id. */
  readonly favourites: ReadonlySet<string>
  readonly never: ReadonlySet<string>
  readonly atHome: ReadonlySet<string>
}

/** How much a Mediterranean week prefers olive oil, which makes it one. */
const OLIVE_OIL = 6
/** How much a week prefers a food that is at home. */
const AT_HOME = 3

/** The RDA of most adults (National Academies, 2011). */
const CALCIUM_MG = 1000

/** Below this, a week saves at everything, and seitan and powder stand in for meat. */
const SOME_FANCY = 0.7

/** With two of them, breakfasts can be different ones. */
const USUAL_BREAKFASTS = ['eggs', 'rolled-oats', 'greek-yogurt-nonfat'] as const
const ENOUGH_OF_THEM = 2

const TIRING_ON_KETO = 0.2

/** From this sense of price on, a week buys the cheapest meat. */
const CHEAPEST_MEAT = 0.8

const NO_MEAT = ['none', 'egg', 'dairy', 'honey'] as const

function isMeatOrFish({ animalSource }: Food): boolean {
  return !NO_MEAT.some((source) => source === animalSource)
}

/** Adds to a visitor's rules what an attempt needs. Chance chooses between foods with the same purpose. */
export function weekRulesFor(
  rules: PlanRules,
  thrift: Thrift,
  random: Random,
  { room, variesMeat: mayVaryMeat }: Pick<WeekRules, 'room' | 'variesMeat'>,
): WeekRules {
  const { targets, allowedFoods, wishes } = rules
  const atHome = new Set(wishes?.homeFoodIds)
  const isKeto = rules.restrictions.macroStyle === 'keto'
  const eatsMeat = allowedFoods.some(isMeatOrFish)
  const variesMeat = mayVaryMeat && eatsMeat && thrift.priceSense < CHEAPEST_MEAT && !isKeto
  const taste = variesMeat ? meatTaste(random) : () => 0
  const usual = foodPreference(random, targets, thrift)
  const isMediterranean = rules.restrictions.diets.includes('mediterranean')
  const ranks = new Map<Food, number>()
  const preference = (food: Food) => {
    const known = ranks.get(food)
    if (known !== undefined) return known
    const rank =
      usual(food) +
      taste(food) -
      (atHome.has(food.id) ? AT_HOME : 0) -
      (isMediterranean && food.id === 'olive-oil' ? OLIVE_OIL : 0)
    ranks.set(food, rank)
    return rank
  }
  const pantry = stockPantry(allowedFoods, preference)
  return {
    ...rules,
    thrift,
    goal: {
      targets,
      produceG: isKeto ? 0 : thrift.produceG,
      calciumMg: isKeto || room.name !== 'usual' ? 0 : CALCIUM_MG,
      dollarWeight: thrift.dollarWeight,
      isEnergyFirst: room.isEnergyFirst,
    },
    pantry,
    kitchen: stockKitchen(pantry, rules, { thrift, preference, variesMeat }),
    seasonings: new Map(rules.allowedSeasonings.map((seasoning) => [seasoning.id, seasoning])),
    sides: sidesFor(pantry),
    prices: shopPrices(rules.basis),
    preference,
    room,
    eatsMeat,
    prefersMeat: eatsMeat && thrift.fancy >= SOME_FANCY,
    prefersNoPowder:
      eatsMeat && thrift.fancy >= SOME_FANCY && rules.restrictions.macroStyle !== 'high_protein',
    isMediterranean: isMediterranean && room.name === 'usual' && thrift.fancy >= SOME_FANCY,
    variesMeat,
    tiring: tiringOf(thrift.fancy * (isKeto ? TIRING_ON_KETO : 1), allowedFoods.some(isGrain)),
    hasUsualBreakfasts:
      !isKeto &&
      USUAL_BREAKFASTS.filter((id) => allowedFoods.some((food) => food.id === id)).length >= ENOUGH_OF_THEM,
    favourites: new Set(wishes?.favouriteDishIds),
    never: new Set(wishes?.neverDishIds),
    atHome,
  }
}
