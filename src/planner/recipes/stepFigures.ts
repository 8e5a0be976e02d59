import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { Clock } from './clock.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import { CONGEE_LIQUID, PORRIDGE_LIQUID } from './cookingFacts.data.js'
import { cupsOf, factsOf, waterCups } from './dryFacts.js'
import { heatMinutes } from './heatMinutes.js'
import { CUP_OF_LIQUID_G, LIQUIDS, liquidCups } from './liquids.js'
import type { Pot } from './pot.js'
import { isAhead, type PotSteps, type Pots } from './potSteps.js'
import { QUICK, ROLES, type Role } from './roles.data.js'
import { sumOf } from './sumOf.js'
import { gramsIn, POT_ROOM_G, SOLIDS, vesselFigures } from './vesselFigures.js'

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
const LEAST_OAT_MINUTES = 5
const QUINOA_IN_MILK_MINUTES = '20 to 25'
/** What boiled on the evening before swells in milk. */
const SOFT_GRAIN_MINUTES = 10
/** Three onions brown in these minutes, and each further one takes almost three more: it is wet. */
const ONION_MINUTES = 15
const PAN_OF_ONIONS_G = 330
const ONIONS_A_MINUTE_G = 40
/** More than one slice of bread weighs. */
const TWO_SLICES_G = 45

/** What a dish is cooked in, and how its figures are written. */
export interface Cooking {
  readonly pot: Pot
  readonly servings: number
  readonly recipe: RecipeWords
  readonly language: RecipeLanguage
  /** An amount of water in words. */
  readonly water: (cups: number) => string
  readonly clock: Clock
  /** The roles of what the steps of the dish cook, and not only serve. */
  readonly cookedRoles: readonly Role[]
  readonly pots: Pots
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

/** The water, minutes, temperatures and vessels of a dish's steps, by the name of the gap that they fill. */
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
  const lentilCups = (roles: readonly Role[], more: number) => {
    const cups = sumOf(pot.all(roles), waterCups) + SPLASH_CUPS * servings + more
    return Math.max(SPLASH_CUPS, cups - pouredCups())
  }
  /** A congee: rice with meat, mushrooms or the like. */
  const isCongee = () => has('grain') && has('poultry', 'tofu', 'shrimp', 'soft')
  /** How long what simmers last takes. */
  const lastMinutes = (roles: readonly Role[]) =>
    Math.max(0, ...pot.all(roles).map(({ role }) => SIMMER_MINUTES[role] ?? 0))
  const solidsG = () => gramsIn(pot, SOLIDS)
  /** The grain of a lentil soup cooks as long as the lentils. */
  const soupCups = () => {
    // What was cooked apart drinks no more.
    const starchCups = (...roles: readonly Role[]) =>
      pot.unnamed(roles).length > 0 ? STARCH_IN_SOUP_CUPS * servings : 0
    if (has('lentil'))
      return lentilCups(
        ['lentil', 'grain'],
        BROTH_CUPS * servings + starchCups('pasta', 'noodles', 'polenta'),
      )
    const cups =
      Math.max(SOUP_CUPS * servings, SOUP_CUPS_PER_G * solidsG()) + starchCups('pasta', 'noodles', 'grain')
    return Math.max(SPLASH_CUPS, cups - pouredCups())
  }
  const oatCups = () => {
    const needed = sumOf(
      pot.all(['oats', 'grain', 'polenta']),
      (item) =>
        cupsOf(item) * (isCongee() ? CONGEE_LIQUID : (PORRIDGE_LIQUID[item.food.id] ?? 2)) -
        (isAhead(item, cooking.pots) ? waterCups(item) : 0),
    )
    return toQuarters(needed - pouredCups())
  }
  /** The pots for all that is cooked in so much water; empty for one. */
  const potsFor = (cups: number) => {
    const count = Math.ceil((CUP_OF_LIQUID_G * cups + gramsIn(pot, ROLES)) / POT_ROOM_G)
    return count > 1 ? `${count}` : ''
  }
  return {
    ...vesselFigures(cooking),
    ...heatMinutes(pot),
    stewwater: () => {
      const forPotatoes = pot.unnamed(['potato']).length > 0 && !has('lentil') ? POTATO_CUPS * servings : 0
      // Boiled beans give no juice, and a splash is gone before they have simmered.
      const isDry = has('pulse', 'bean') && !has('can', 'salsa', ...LIQUIDS)
      const least = (isDry ? 2 : 1) * SPLASH_CUPS * servings
      return poured(Math.max(least, STEW_CUPS_PER_G * solidsG()) + forPotatoes)
    },
    splash: () => {
      const isForPotatoes = pot.unnamed(['potato']).length > 0 && !has('lentil')
      return poured(servings * (SPLASH_CUPS + (isForPotatoes ? POTATO_CUPS : 0)))
    },
    /** Without starch, a sauce that is poured into a wok stays thin. */
    wokwater: () => water(servings * (has('thick') ? SPLASH_CUPS : SPOON_CUPS)),
    soupwater: () => water(soupCups()),
    souppots: () => potsFor(soupCups()),
    soupmin: () => `${Math.max(SOUP_MINUTES, ...(has('lentil') ? minutesOf('lentil', 'grain') : []))}`,
    lentilwater: () => water(lentilCups(['lentil'], -sparedCups)),
    lentilmin: () => `${Math.max(...minutesOf('lentil'))}`,
    stewmeatmin: () => `${Math.max(...minutesOf('stewmeat'))}`,
    /** Meat and fish that simmer after the starch count: it cooks on beside them. */
    starchmin: () => {
      const minutes = Math.max(0, ...minutesOf('pasta', 'noodles', 'grain', 'polenta'))
      return `${Math.max(LEAST_STARCH_MINUTES, minutes - lastMinutes(QUICK))}`
    },
    oatwater: () => water(oatCups()),
    porridgepots: () => potsFor(oatCups()),
    oatmin: () => {
      if (pot.all(['grain']).some((item) => isAhead(item, cooking.pots))) return `${SOFT_GRAIN_MINUTES}`
      if (has('milk', 'coconut') && pot.all(['grain']).some(({ food }) => food.id === 'quinoa'))
        return QUINOA_IN_MILK_MINUTES
      return `${isCongee() ? CONGEE_MINUTES : Math.max(LEAST_OAT_MINUTES, ...minutesOf('oats', 'grain', 'polenta'))}`
    },
    /** What the tomatoes of the pot hold counts for a half. */
    potwater: () => {
      const tomatoes = sumOf(pot.all(['can', 'tomato']), liquidCups)
      return water(Math.max(SPLASH_CUPS * servings, sumOf(pot.all(['grain']), waterCups) - tomatoes / 2))
    },
    potmin: () => {
      const minutes = Math.max(0, ...minutesOf('grain'))
      return `${minutes - lastMinutes(['steak', 'poultry', 'fish', 'shrimp'])}`
    },
    onionmin: () =>
      `${ONION_MINUTES + Math.max(0, Math.round((gramsIn(pot, ['onion']) - PAN_OF_ONIONS_G) / ONIONS_A_MINUTE_G))}`,
    glutenwater: () => water(sumOf(pot.all(['gluten']), waterCups)),
    soakfor: () => (cooking.pots.isFirstDay ? recipe.soakHour : recipe.soakNight),
    soak: () => (cooking.pots.isFirstMorning ? recipe.soakQuick : recipe.soak),
    closed: () => (gramsIn(pot, ['bread']) < TWO_SLICES_G * servings ? recipe.folded : recipe.closed),
    mashed: () => (pot.all(['pulse', 'lentil']).some(({ isMashed }) => isMashed) ? recipe.mashed : ''),
    setat: () => (has('egg', 'white') ? recipe.setAt : ''),
    temp: () => {
      if (has('poultry', 'bird', 'groundbird')) return recipe.safePoultry
      // An egg that no step has named is fried later, to go on top.
      const isEggIn =
        pot.all(['egg', 'white']).some(pot.isNamed) ||
        pot.all(['binder']).some(({ food }) => food.animalSource === 'egg')
      return has('ground') || isEggIn ? recipe.safeGround : ''
    },
  }
}
