import { nearestVolume } from '../../core/food/kitchenVolume.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import { ANY_DRY_FOOD, CONGEE_LIQUID, DRY_FOODS, type DryFood, PORRIDGE_LIQUID } from './cookingFacts.data.js'
import type { StepSource } from './fillStep.js'
import { frozenRaw } from './frozenRaw.js'
import type { Pot } from './pot.js'
import { NEVER_RAW, PROTEINS, type Role, STARCHES } from './roles.data.js'

const TSP_PER_CUP = 48
/** Milk, cream and broth weigh about as much as water: a cup of 237 g (NIST SP 1038). */
const CUP_OF_LIQUID_G = 237
/** The liquid of a pan of sauce for one serving, and of a soup. */
const SPLASH_CUPS = 1 / 4
const SOUP_CUPS = 1.25
const STARCH_IN_SOUP_CUPS = 0.75
const SOUP_MINUTES = 12
const CONGEE_MINUTES = 40

const factsOf = ({ food }: CookedItem): DryFood => DRY_FOODS[food.id] ?? ANY_DRY_FOOD
const cupsOf = (item: CookedItem) => item.grams / factsOf(item).cupG
const sum = (items: readonly CookedItem[], cups: (item: CookedItem) => number) =>
  items.reduce((total, item) => total + cups(item), 0)

/** Techniques with a sentence for each protein, and the roles that they cook. Default: all proteins. */
const TECHNIQUES = ['pan', 'wok', 'simmer', 'late', 'oven', 'cold'] as const
type Technique = (typeof TECHNIQUES)[number]
const BROWNED: readonly Role[] = ['bacon', 'ground', 'groundbird', 'ham', 'gluten', 'tvp', 'tempeh']
const LATE: readonly Role[] = ['egg', 'white', 'bean', 'tin', 'edamame']
const isTechnique = (name: string): name is Technique => TECHNIQUES.some((technique) => technique === name)

/** A source of steps that remembers how long its slowest food takes alone. */
export interface RecipeSource extends StepSource {
  readonly slowest: () => number
}

/** The sources of a dish's steps: its foods, the water and minutes that they take, and the shared sentences. */
export function createStepSource(pot: Pot, servings: number, language: RecipeLanguage): RecipeSource {
  const { core, recipe } = language
  const water = (cups: number) => nearestVolume(cups * TSP_PER_CUP, core.measure)?.text ?? ''

  let slowest = 0
  const took = (minutes: number) => {
    slowest = Math.max(slowest, minutes)
    return `${minutes}`
  }

  function fillWith(sentence: string, items: readonly CookedItem[], min: number, cups: number): string {
    pot.name(items)
    if (sentence.includes('{min}')) took(min)
    const amounts = recipe.list(items.map(({ amount }) => amount))
    return sentence.replace('{x}', amounts).replace('{min}', `${min}`).replace('{water}', water(cups))
  }

  function proteins(technique: Technique, roles: readonly Role[] = PROTEINS): string[] {
    return PROTEINS.filter((role) => roles.includes(role)).flatMap((role) => {
      const items = pot.unnamed([role])
      if (items.length === 0) return []
      const minutes = Math.max(...items.map((item) => factsOf(item).minutes))
      return fillWith(
        recipe[technique][role],
        items,
        minutes,
        sum(items, (item) => cupsOf(item) * factsOf(item).water),
      )
    })
  }

  function starches(roles: readonly Role[]): string[] {
    return STARCHES.filter((role) => roles.includes(role)).flatMap((role) =>
      pot.unnamed([role]).map((item) => {
        const { water: ratio, minutes } = factsOf(item)
        return fillWith(recipe.starch[role], [item], minutes, cupsOf(item) * ratio)
      }),
    )
  }

  function thawing(): string[] {
    const frozen = frozenRaw(pot.unnamed([...NEVER_RAW]))
    return frozen.length === 0 ? [] : [recipe.thaw(recipe.list(frozen.map(({ again }) => again)))]
  }

  const without = (...roles: Role[]) => STARCHES.filter((role) => !roles.includes(role))
  const hasSauce = () => pot.all(['can', 'coconut', 'salsa', 'cream']).length > 0
  /** Foods that the cooking time of a sauce would spoil. */
  const lateRoles = (): readonly Role[] => (hasSauce() ? [...LATE, 'fish', 'shrimp'] : LATE)
  /** Ham is ready to eat, and each dish says what to do with it. */
  const notHam = PROTEINS.filter((role) => role !== 'ham')
  const parts: Readonly<Record<string, () => string[]>> = {
    starch: () => starches(STARCHES),
    apart: () => starches(without('potato', 'lentil')),
    besides: () => starches(without('oats')),
    pulse: () => starches(['pulse']),
    thaw: thawing,
    layered: () =>
      proteins('pan', pot.all(['can', 'tortilla']).length > 0 ? [...BROWNED, 'poultry', 'bean'] : BROWNED),
    warmed: () =>
      proteins(
        'pan',
        notHam.filter((role) => !LATE.includes(role)),
      ),
    brown: () => proteins('pan', BROWNED),
    cold: () => proteins('cold', notHam),
    panfirst: () =>
      proteins(
        'pan',
        PROTEINS.filter((role) => !lateRoles().includes(role)),
      ),
    late: () => proteins(hasSauce() ? 'late' : 'pan'),
    baconfirst: () => proteins('pan', ['bacon', 'ham']),
    bakeprotein: () => proteins('oven'),
  }

  function liquidCups(): number {
    return sum(pot.all(['milk', 'coconut', 'broth']), ({ grams }) => grams / CUP_OF_LIQUID_G)
  }

  /** A congee: rice with meat, mushrooms or the like. */
  const isCongee = () =>
    pot.all(['grain']).length > 0 && pot.all(['poultry', 'tofu', 'shrimp', 'soft']).length > 0

  const figures: Readonly<Record<string, () => string>> = {
    splash: () => water(servings * SPLASH_CUPS),
    soupwater: () => {
      const lentils = sum(pot.all(['lentil']), (item) => cupsOf(item) * factsOf(item).water)
      const starch = pot.all(['pasta', 'noodles', 'grain']).length > 0 ? STARCH_IN_SOUP_CUPS : 0
      const base = lentils > 0 ? SPLASH_CUPS : SOUP_CUPS
      return water(Math.max(SPLASH_CUPS, lentils + (base + starch) * servings - liquidCups()))
    },
    soupmin: () => took(Math.max(SOUP_MINUTES, ...pot.all(['lentil']).map((item) => factsOf(item).minutes))),
    starchmin: () =>
      took(
        Math.max(
          0,
          ...pot.all(['pasta', 'noodles', 'grain', 'polenta']).map((item) => factsOf(item).minutes),
        ),
      ),
    oatwater: () => {
      const needed = sum(
        pot.all(['oats', 'grain', 'polenta']),
        (item) => cupsOf(item) * (isCongee() ? CONGEE_LIQUID : (PORRIDGE_LIQUID[item.food.id] ?? 2)),
      )
      return water(needed - liquidCups())
    },
    oatmin: () => {
      const items = pot.all(['oats', 'grain', 'polenta'])
      return took(isCongee() ? CONGEE_MINUTES : Math.max(5, ...items.map((item) => factsOf(item).minutes)))
    },
    glutenwater: () => water(sum(pot.all(['gluten']), (item) => cupsOf(item) * factsOf(item).water)),
    roastmin: () => `${pot.all(['potato', 'hard']).length > 0 ? 30 : 20}`,
    crispmin: () =>
      `${pot.all(['tofu']).length > 0 ? 40 : pot.all(['spinach', 'greens', 'nut', 'seed']).length > 0 ? 12 : 10}`,
    temp: () => {
      if (pot.all(['poultry', 'bird', 'groundbird']).length > 0) return recipe.safePoultry
      return pot.all(['ground', 'egg', 'white']).length > 0 ? recipe.safeGround : ''
    },
  }

  return {
    slowest: () => slowest,
    pot,
    list: recipe.list,
    figure: (name) => figures[name]?.() ?? '',
    part: (name) => parts[name]?.() ?? (isTechnique(name) ? proteins(name) : []),
  }
}
