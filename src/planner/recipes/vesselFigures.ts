import type { RecipeWords } from '../../core/recipeWords.data.js'
import { batterFillings } from './batterFillings.js'
import type { CookedItem } from './cookedItem.js'
import { isBakedAsOne, moreOmelettesMinutes, panFillings } from './panFillings.js'
import {
  OVEN_PANS,
  PAN_BIRD_G,
  PAN_FOLDED_G,
  PAN_MEAT_G,
  PAN_VEGETABLES_G,
  STIRRED_EGGS_G,
} from './panRoom.js'
import { type Pot, rolesOf } from './pot.js'
import { BEATEN, ROLES, type Role, WARMED } from './roles.data.js'
import { sumOf } from './sumOf.js'

/** The bread that a large pan has room for. */
const PAN_BREAD_G = 128
/** Tortillas that are warmed soon enough one after the other. */
const PAN_TORTILLAS_G = 200
/** Beans or nuts that roast in one layer: those of two cans. */
const PAN_BEANS_G = 500
/** Eight eggs that are cracked side by side. */
export const CRACKED_EGGS_G = 400
/** A home blender holds about 1.75 l to its mark. */
const BLENDER_G = 1750
/** Filling it again, blending and pouring. */
const BLEND_MINUTES = 2
/** What lies on a tray in one layer. */
const TRAY_G: readonly (readonly [Role, number])[] = [
  ['potato', 200],
  ['stalk', 200],
  ['spinach', 80],
  ['greens', 80],
  ['tofu', 400],
  ['tortilla', 100],
  ['tvp', 150],
  ['cheese', 100],
]
/** What dry lentils and gluten become, and protein powder with the water that binds it. */
const SHAPED_PER_DRY_G = 2.5
const SHAPED_PER_POWDER_G = 2
/** What the small tray of a toaster oven has room for; dry beans swell. */
const SMALL_OVEN_G = 250
/** What lies in the liquid of a soup or stew. Leaves collapse in it. */
export const SOLIDS = 'protein+veg+frozen+tomato+potato'.split('+').flatMap(rolesOf)
/** What is fried at once. Tomatoes give juice in any pan, and fruit is for the plate in most dishes. */
const FRIED: readonly Role[] = ['onion', 'stalk', 'pepper', 'head', 'cabbage', 'soft']
/** What a dip or a whipped cream is blended of. The rest is dipped or goes on top. */
const CREAMED =
  'bean+pulse+lentil+edamame+frozen+tofu+hard+yogurt+curd+cream+puree+avocado+milk+coconut+spread+powder+acid+fat+sauce'
    .split('+')
    .flatMap(rolesOf)
/** What patties are shaped of as it is. */
const SHAPED: readonly Role[] = [
  ...WARMED.filter((role) => role !== 'gluten' && role !== 'tvp'),
  'bean',
  'flour',
  'crumbs',
]
/** What fills a pot of 8 quarts, a wide pan or wok, a baking dish of 9 by 13 inches, and the cups of a muffin pan. */
export const POT_ROOM_G = 6500
const WIDE_PAN_G = 3500
const DISH_G = 2800
const TIN_G = 1000
/** What fills them, and the broth of a serving in a pot. */
const FILLING = [
  ...SOLIDS,
  ...'leaf+can+salsa+puree+coconut+pulse+lentil+pasta+noodles'.split('+').flatMap(rolesOf),
]
const BROTH_G = 150
/** What swells by half more than its weight, and by more. */
const SWELLS: readonly Role[] = ['pulse', 'lentil', 'gluten', 'tvp', 'grain', 'pasta', 'noodles']
const POLENTA_SWELLS = 6

/** What eggs would set around. Bacon and ham are taken out of the pan before. */
const UNDER_EGGS = [...SOLIDS, ...rolesOf('leaf'), ...rolesOf('can')].filter(
  (role) => !BEATEN.includes(role) && role !== 'bacon' && role !== 'ham',
)

/**
 * Whether something is in the pan that eggs would set around, so that no second batch could follow.
 * @param isOut whether it was taken out before
 */
export const isFilled = (pot: Pot, isOut: (item: CookedItem) => boolean = () => false) =>
  pot.all(UNDER_EGGS).some((item) => pot.isNamed(item) && !isOut(item))

/** The grams of these roles in a pot. */
export const gramsIn = (pot: Pot, roles: readonly Role[]) => sumOf(pot.all(roles), ({ grams }) => grams)

/** What a dish is cooked in. */
interface Filled {
  readonly pot: Pot
  readonly servings: number
  readonly recipe: RecipeWords
}

/** How many pots, pans, trays and batches a dish takes, by the name of the gap that they fill. */
export function vesselFigures({ pot, servings, recipe }: Filled) {
  const has = (...roles: readonly Role[]) => pot.all(roles).length > 0
  const gramsOf = (roles: readonly Role[]) => gramsIn(pot, roles)
  const batches = () => panFillings(pot.all(ROLES))
  const boiledBeansG = () => gramsOf(['bean', 'nut']) + SHAPED_PER_DRY_G * gramsOf(['pulse', 'lentil'])
  const sheetPans = () => Math.max(batches(), Math.ceil(boiledBeansG() / PAN_BEANS_G))
  const swollenG = () => (SHAPED_PER_DRY_G - 1) * gramsOf(SWELLS) + POLENTA_SWELLS * gramsOf(['polenta'])
  const allG = () => gramsOf(ROLES) + swollenG()
  const fillingG = () => {
    const dry = SWELLS.filter((role) => FILLING.includes(role))
    return gramsOf(FILLING) + (SHAPED_PER_DRY_G - 1) * gramsOf(dry)
  }
  const isBulk = () => isBakedAsOne(pot.all(ROLES))
  const bulkDishes = () => Math.ceil(allG() / DISH_G)
  const ifBulk = (text: string) => (isBulk() ? text : '')
  const trays = () => Math.ceil(sumOf(TRAY_G, ([role, room]) => gramsOf([role]) / room))
  const moreThanOne = (count: number) => (count > 1 ? `${count}` : '')
  const blends = (roles: readonly Role[]) => Math.ceil(gramsOf(roles) / BLENDER_G)
  const blendMinutes = (roles: readonly Role[]) => `${BLEND_MINUTES * (blends(roles) - 1)}`
  const fillings = (roles: readonly Role[], roomG: number) => moreThanOne(Math.ceil(gramsOf(roles) / roomG))
  /** Vegetables that cook with the patties need room, too; what is boiled or served raw needs none. */
  const pattyBatches = () => {
    const shapedG =
      gramsOf([...SHAPED, ...(has('tin') ? (['potato', 'tin'] as const) : [])]) +
      SHAPED_PER_DRY_G * gramsOf(['gluten', 'lentil', 'tvp']) +
      SHAPED_PER_POWDER_G * gramsOf(['powder'])
    return Math.max(
      Math.ceil(shapedG / PAN_MEAT_G),
      Math.ceil(gramsOf([...FRIED, 'frozen']) / PAN_VEGETABLES_G),
    )
  }
  return {
    pans: () => moreThanOne(Math.min(sheetPans(), OVEN_PANS)),
    rounds: () => moreThanOne(Math.ceil(sheetPans() / OVEN_PANS)),
    omelets: () => (isBulk() ? '' : moreThanOne(batches())),
    bulkheat: () => ifBulk('400 °F'),
    bulkstand: () => ifBulk('5'),
    bulkdish: () => ifBulk(recipe.bakingDishes(bulkDishes())),
    bulkfill: () => ifBulk(recipe.intoDishes(bulkDishes())),
    bulkpans: () => ifBulk(fillings(['potato'], PAN_VEGETABLES_G)),
    batchmin: () => `${moreOmelettesMinutes(pot.all(ROLES))}`,
    pattybatches: () => moreThanOne(pattyBatches()),
    besidethem: () => (pattyBatches() > 1 ? recipe.inOtherPan : recipe.besidePatties),
    pots: () => moreThanOne(Math.ceil((fillingG() + BROTH_G * servings) / POT_ROOM_G)),
    widepan: () => (fillingG() > WIDE_PAN_G ? recipe.largePot : recipe.widePan),
    glass: () => recipe.glass(servings),
    cup: () => recipe.cup(servings),
    dipbowl: () => recipe.dipBowl(servings),
    inturn: () => (gramsOf(['tortilla']) > PAN_TORTILLAS_G ? recipe.inTurn : ''),
    dishes: () => moreThanOne(bulkDishes()),
    tins: () => moreThanOne(Math.ceil(allG() / TIN_G)),
    foldedbatches: () => fillings(['tortilla'], PAN_FOLDED_G),
    breadbatches: () => fillings(['bread'], PAN_BREAD_G),
    batterbatches: () => moreThanOne(batterFillings(pot.all(ROLES))),
    potatobatches: () => fillings(['potato'], PAN_VEGETABLES_G),
    birdbatches: () => fillings(['bird'], PAN_BIRD_G),
    poultrybatches: () => fillings(['poultry'], PAN_MEAT_G),
    stewmeatbatches: () => fillings(['stewmeat'], PAN_MEAT_G),
    trays: () => moreThanOne(Math.min(trays(), OVEN_PANS)),
    trayrounds: () => moreThanOne(Math.ceil(trays() / OVEN_PANS)),
    tofubatches: () => fillings(['tofu'], PAN_MEAT_G),
    eggbatches: () => (isFilled(pot) ? '' : fillings(BEATEN, STIRRED_EGGS_G)),
    stirredpans: () => (isFilled(pot) ? fillings(BEATEN, STIRRED_EGGS_G) : ''),
    crackedbatches: () => fillings(['egg'], CRACKED_EGGS_G),
    frybatches: () => (isFilled(pot) ? '' : fillings(['egg'], CRACKED_EGGS_G)),
    crackedpans: () => (isFilled(pot) ? fillings(['egg'], CRACKED_EGGS_G) : ''),
    blends: () => moreThanOne(blends(ROLES)),
    blendmin: () => blendMinutes(ROLES),
    creamblends: () => moreThanOne(blends(CREAMED)),
    creammin: () => blendMinutes(CREAMED),
    friedbatches: () => fillings(FRIED, PAN_VEGETABLES_G),
    frozenbatches: () => fillings(['frozen'], PAN_VEGETABLES_G),
    smalloven: () => (allG() <= SMALL_OVEN_G && trays() <= 1 ? recipe.toaster : ''),
  }
}
