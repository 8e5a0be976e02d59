import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { Clock } from './clock.js'
import type { CookedItem } from './cookedItem.js'
import { CONGEE_LIQUID, PORRIDGE_LIQUID } from './cookingFacts.data.js'
import { cupsOf, factsOf, sumOf, waterCups } from './dryFacts.js'
import { CUP_OF_LIQUID_G, LIQUIDS, liquidCups } from './liquids.js'
import { type Pot, rolesOf } from './pot.js'
import type { PotSteps, Pots } from './potSteps.js'
import { PAN_ROLES, QUICK, ROLES, type Role, WARMED } from './roles.data.js'

/** The liquid of a pan of sauce for one serving, and the least of a soup. */
const SPLASH_CUPS = 1 / 4
const SOUP_CUPS = 1.1
/** A tablespoon. */
const SPOON_CUPS = 1 / 16
/** The liquid of a soup weighs as much as what is in it, and that of a stew a fifth of it. */
const SOUP_CUPS_PER_G = 1 / CUP_OF_LIQUID_G
const STEW_CUPS_PER_G = SOUP_CUPS_PER_G / 5
/** More for potatoes that cook in the pan. */
const POTATO_CUPS = 1 / 2
/** More than lentils drink and a stew has. */
const BROTH_CUPS = 1 / 2
const STARCH_IN_SOUP_CUPS = 0.75
const SOUP_MINUTES = 12
const LEAST_STARCH_MINUTES = 2
const CONGEE_MINUTES = 40
/** What a large pan, wok or tray has room for: meat or tofu, vegetables, and the eggs of an omelette, which may be half more. */
export const PAN_MEAT_G = 500
const PAN_VEGETABLES_G = 700
const PAN_EGGS_G = 300
const PAN_BREAD_G = 128
/** Six drumsticks side by side. */
const PAN_BIRD_G = 800
/** A dozen eggs, which set while they are stirred. */
export const STIRRED_EGGS_G = 600
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
/** Sheet pans in an oven at once. */
const OVEN_PANS = 2
/** Another omelette, and the vegetables in it. */
const OMELETTE_MINUTES = 6
const SOFTENING_MINUTES = 5
/** What lies in the liquid of a soup or stew. Leaves collapse in it. */
const SOLIDS = 'protein+veg+frozen+tomato+potato'.split('+').flatMap(rolesOf)
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
const POT_ROOM_G = 6500
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
/** More than one slice of bread weighs. */
const TWO_SLICES_G = 45

/** What a dish is cooked in, and how its figures are written. */
export interface Cooking {
  readonly pot: Pot
  readonly servings: number
  readonly recipe: RecipeWords
  /** An amount of water in words. */
  readonly water: (cups: number) => string
  readonly clock: Clock
  readonly pots: Pots
  /** As much of canned beans as these dry ones become. */
  readonly canned: (item: CookedItem) => string
  /** Whether an earlier meal has cooked it. */
  readonly isTaken: (item: CookedItem) => boolean
  /** The sentences that cook dry beans, seitan or grain, or take them out. `cook` writes how an amount is cooked. */
  readonly cooked: (item: CookedItem, cook: (item: CookedItem) => string) => PotSteps
}

/** How long meat, fish and the like simmer, as their sentences say. */
const SIMMER_MINUTES: Readonly<Partial<Record<Role, number>>> = {
  ...{ steak: 12, poultry: 8, tofu: 8, bean: 8, fish: 8, shrimp: 3 },
}

/** Cups as a cook fills them; none below an eighth. */
const toQuarters = (cups: number) => Math.max(0, Math.round(4 * cups) / 4)

/** The water, minutes and temperatures of a dish's steps, by the name of the gap that they fill. */
export function stepFigures(cooking: Cooking): Readonly<Record<string, () => string>> {
  const { pot, servings, recipe, water } = cooking
  const has = (...roles: readonly Role[]) => pot.all(roles).length > 0
  const minutesOf = (...roles: readonly Role[]) => pot.all(roles).map((item) => factsOf(item).minutes)
  const pouredCups = () => sumOf(pot.all(LIQUIDS), liquidCups)
  /** Lentils have a splash to lose, and another if one was poured before: a large pot loses hardly more than a small one. */
  const moreSplashCups = SPLASH_CUPS * (servings - 1)
  let sparedCups = moreSplashCups
  const poured = (cups: number) => {
    sparedCups = 2 * moreSplashCups
    return water(cups)
  }
  const lentilWater = (roles: readonly Role[], more = 0) => {
    const cups = sumOf(pot.all(roles), waterCups) + SPLASH_CUPS * servings + more
    return water(Math.max(SPLASH_CUPS, cups - pouredCups()))
  }
  /** A congee: rice with meat, mushrooms or the like. */
  const isCongee = () => has('grain') && has('poultry', 'tofu', 'shrimp', 'soft')
  const gramsOf = (roles: readonly Role[]) => sumOf(pot.all(roles), ({ grams }) => grams)
  /** How long what simmers last takes. */
  const lastMinutes = (roles: readonly Role[]) =>
    Math.max(0, ...pot.all(roles).map(({ role }) => SIMMER_MINUTES[role] ?? 0))
  const solidsG = () => gramsOf(SOLIDS)
  const batches = () =>
    Math.max(
      Math.ceil(gramsOf(WARMED) / PAN_MEAT_G),
      Math.ceil(gramsOf([...PAN_ROLES, 'potato']) / PAN_VEGETABLES_G),
      Math.round(gramsOf(['egg', 'white']) / PAN_EGGS_G),
    )
  const swollenG = () => (SHAPED_PER_DRY_G - 1) * gramsOf(SWELLS) + POLENTA_SWELLS * gramsOf(['polenta'])
  const allG = () => gramsOf(ROLES) + swollenG()
  const fillingG = () => {
    const dry = SWELLS.filter((role) => FILLING.includes(role))
    return gramsOf(FILLING) + (SHAPED_PER_DRY_G - 1) * gramsOf(dry)
  }
  const trays = () => Math.ceil(sumOf(TRAY_G, ([role, room]) => gramsOf([role]) / room))
  const moreThanOne = (count: number) => (count > 1 ? `${count}` : '')
  const blends = (roles: readonly Role[]) => Math.ceil(gramsOf(roles) / BLENDER_G)
  const blendMinutes = (roles: readonly Role[]) => `${BLEND_MINUTES * (blends(roles) - 1)}`
  const fried = (roles: readonly Role[]) => moreThanOne(Math.ceil(gramsOf(roles) / PAN_VEGETABLES_G))
  return {
    batches: () => moreThanOne(batches()),
    pans: () => moreThanOne(Math.min(batches(), OVEN_PANS)),
    rounds: () => moreThanOne(Math.ceil(batches() / OVEN_PANS)),
    batchmin: () => {
      const softening = has('potato', ...PAN_ROLES) ? SOFTENING_MINUTES : 0
      return `${(OMELETTE_MINUTES + softening) * (batches() - 1)}`
    },
    /** Vegetables that cook beside the patties need room, too; what is boiled or served raw needs none. */
    pattybatches: () => {
      const shapedG =
        gramsOf([...SHAPED, ...(has('tin') ? (['potato', 'tin'] as const) : [])]) +
        SHAPED_PER_DRY_G * gramsOf(['gluten', 'lentil', 'tvp']) +
        SHAPED_PER_POWDER_G * gramsOf(['powder'])
      return moreThanOne(
        Math.max(
          Math.ceil(shapedG / PAN_MEAT_G),
          Math.ceil(gramsOf([...FRIED, 'frozen']) / PAN_VEGETABLES_G),
        ),
      )
    },
    pots: () => moreThanOne(Math.ceil((fillingG() + BROTH_G * servings) / POT_ROOM_G)),
    largepot: () => (fillingG() > WIDE_PAN_G ? recipe.largePot : ''),
    dishes: () => moreThanOne(Math.ceil(allG() / DISH_G)),
    tins: () => moreThanOne(Math.ceil(allG() / TIN_G)),
    breadbatches: () => moreThanOne(Math.ceil(gramsOf(['bread']) / PAN_BREAD_G)),
    potatobatches: () => moreThanOne(Math.ceil(gramsOf(['potato']) / PAN_VEGETABLES_G)),
    birdbatches: () => moreThanOne(Math.ceil(gramsOf(['bird']) / PAN_BIRD_G)),
    trays: () => moreThanOne(Math.min(trays(), OVEN_PANS)),
    trayrounds: () => moreThanOne(Math.ceil(trays() / OVEN_PANS)),
    tofubatches: () => moreThanOne(Math.ceil(gramsOf(['tofu']) / PAN_MEAT_G)),
    eggbatches: () => moreThanOne(Math.ceil(gramsOf(['egg', 'white']) / STIRRED_EGGS_G)),
    crackedbatches: () => moreThanOne(Math.ceil(gramsOf(['egg']) / CRACKED_EGGS_G)),
    blends: () => moreThanOne(blends(ROLES)),
    blendmin: () => blendMinutes(ROLES),
    creamblends: () => moreThanOne(blends(CREAMED)),
    creammin: () => blendMinutes(CREAMED),
    friedbatches: () => fried(FRIED),
    frozenbatches: () => fried(['frozen']),
    stewwater: () => {
      const forPotatoes = pot.unnamed(['potato']).length > 0 && !has('lentil') ? POTATO_CUPS * servings : 0
      return poured(Math.max(SPLASH_CUPS * servings, STEW_CUPS_PER_G * solidsG()) + forPotatoes)
    },
    splash: () => {
      const isForPotatoes = pot.unnamed(['potato']).length > 0 && !has('lentil')
      return poured(servings * (SPLASH_CUPS + (isForPotatoes ? POTATO_CUPS : 0)))
    },
    /** Without starch, a sauce that is poured into a wok stays thin. */
    wokwater: () => water(servings * (has('thick') ? SPLASH_CUPS : SPOON_CUPS)),
    /** The grain of a lentil soup cooks as long as the lentils. */
    soupwater: () => {
      // What was cooked apart drinks no more.
      const starchCups = (...roles: readonly Role[]) =>
        pot.unnamed(roles).length > 0 ? STARCH_IN_SOUP_CUPS * servings : 0
      if (has('lentil'))
        return lentilWater(
          ['lentil', 'grain'],
          BROTH_CUPS * servings + starchCups('pasta', 'noodles', 'polenta'),
        )
      const cups =
        Math.max(SOUP_CUPS * servings, SOUP_CUPS_PER_G * solidsG()) + starchCups('pasta', 'noodles', 'grain')
      return water(Math.max(SPLASH_CUPS, cups - pouredCups()))
    },
    soupmin: () => `${Math.max(SOUP_MINUTES, ...(has('lentil') ? minutesOf('lentil', 'grain') : []))}`,
    lentilwater: () => lentilWater(['lentil'], -sparedCups),
    lentilmin: () => `${Math.max(...minutesOf('lentil'))}`,
    /** Meat and fish that simmer after the starch count: it cooks on beside them. */
    starchmin: () => {
      const minutes = Math.max(0, ...minutesOf('pasta', 'noodles', 'grain', 'polenta'))
      return `${Math.max(LEAST_STARCH_MINUTES, minutes - lastMinutes(QUICK))}`
    },
    oatwater: () => {
      const needed = sumOf(
        pot.all(['oats', 'grain', 'polenta']),
        (item) => cupsOf(item) * (isCongee() ? CONGEE_LIQUID : (PORRIDGE_LIQUID[item.food.id] ?? 2)),
      )
      return water(toQuarters(needed - pouredCups()))
    },
    oatmin: () => `${isCongee() ? CONGEE_MINUTES : Math.max(5, ...minutesOf('oats', 'grain', 'polenta'))}`,
    /** What the tomatoes of the pot hold counts for a half. */
    potwater: () => {
      const tomatoes = sumOf(pot.all(['can', 'tomato']), liquidCups)
      return water(Math.max(SPLASH_CUPS * servings, sumOf(pot.all(['grain']), waterCups) - tomatoes / 2))
    },
    potmin: () => {
      const minutes = Math.max(0, ...minutesOf('grain'))
      return `${minutes - lastMinutes(['steak', 'poultry', 'tofu', 'bean', 'fish', 'shrimp'])}`
    },
    glutenwater: () => water(sumOf(pot.all(['gluten']), waterCups)),
    /** What a bird roasts together with has its minutes. */
    roastmin: () => {
      if (has('bird')) return ''
      return has('potato', 'head', 'cabbage') && !has('poultry', 'steak', 'fish', 'tofu', 'tempeh', 'gluten')
        ? '30'
        : '20'
    },
    crispmin: () => {
      if (has('tofu')) return '40'
      if (has('potato', 'stalk', 'tvp')) return '25'
      return has('spinach', 'greens', 'nut', 'seed') ? '12' : '10'
    },
    smalloven: () => (allG() <= SMALL_OVEN_G && trays() <= 1 ? recipe.toaster : ''),
    closed: () => (gramsOf(['bread']) < TWO_SLICES_G * servings ? recipe.folded : recipe.closed),
    mashed: () => (pot.all(['pulse', 'lentil']).some(({ isMashed }) => isMashed) ? recipe.mashed : ''),
    temp: () => {
      if (has('poultry', 'bird', 'groundbird')) return recipe.safePoultry
      // An egg that no step has named is fried later, to go on top.
      return has('ground') || pot.all(['egg', 'white']).some(pot.isNamed) ? recipe.safeGround : ''
    },
  }
}
