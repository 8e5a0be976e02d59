import { nearestVolume } from '../../core/food/kitchenVolume.js'
import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { CookedItem } from './cookedItem.js'
import { POT_G } from './cookingFacts.data.js'
import { cupsOf, factsOf, gramsOf, waterCups } from './dryFacts.js'
import { allOf, halfOf } from './halfOf.js'
import { TSP_PER_CUP } from './liquids.js'
import { PAN_VEGETABLES_G } from './panRoom.js'
import { isAhead } from './potSteps.js'
import {
  AFTER_REST,
  BEATEN,
  MAKES_ROOM,
  PAN_ROLES,
  PROTEINS,
  ROLES,
  type Role,
  STARCHES,
} from './roles.data.js'
import type { Cooking } from './stepFigures.js'
import { sumOf } from './sumOf.js'
import { roomG, type Technique } from './techniques.js'
import { cutUpSteps, openedToo, thawSteps } from './thawSteps.js'
import { isFilled } from './vesselFigures.js'

/** From so much a serving on, what is seasoned after a protein has half of the spices. */
const SHARED_FROM_G = 100

/**
 * Egg whites, or eggs that are stirred, set in the minutes of their sentence, and edamame are hot. More take longer, by a
 * minute for so much.
 */
const SET_G = 125

/** Lentils and split peas are drained, so that a few of them need plenty of water. */
const DRAINED_CUPS = 2

/** A cup of cooked rice or beans takes a minute, and weighs so much when it is dry. */
const REHEATED_A_MINUTE_G = 75
const REHEAT_MINUTES = 2

/** What swells in a pot. Beans have their pots by another rule. */
const DRY: readonly Role[] = ['grain', 'polenta', 'pasta']

/** The sentences that cook a dish's proteins and starches. They name the foods, so their order counts. */
export function createSentences({
  pot,
  servings,
  clock,
  recipe,
  language,
  water,
  cooked,
  cookedRoles,
  pots,
  isTaken,
}: Cooking) {
  /** What waits outside the pan. */
  const lifted = new Set<CookedItem>()
  let isRubbed = false

  function fill(sentence: string, items: readonly CookedItem[], batches = 1): string {
    const minutes = Math.max(...items.map((item) => factsOf(item).minutes))
    const amounts = recipe.list(items.map(({ amount }) => amount))
    const isDrained = items.some(({ role }) => role === 'lentil')
    return sentence
      .replace('{x}', amounts)
      .replace('{min}', `${minutes}`)
      .replace('{cut}', recipe.cuts[items[0]?.cut ?? (items[0]?.role === 'tofu' ? 'cubes' : 'pieces')])
      .replace(
        /\{(\d)\}/,
        (_, least) =>
          `${Math.max(Number(least), Number(least) - 1 + Math.round(gramsOf(items) / batches / SET_G))}`,
      )
      .replace('{water}', water(Math.max(isDrained ? DRAINED_CUPS : 0, sumOf(items, waterForSaid))))
  }

  /** The water for as much dry food as its rounded measure says; in metric units it is weighed. */
  function waterForSaid(item: CookedItem): number {
    if (language.format.units === 'metric') return waterCups(item)
    const said = nearestVolume(cupsOf(item) * TSP_PER_CUP, language.core.measure)
    return said ? (said.value / TSP_PER_CUP) * factsOf(item).water : waterCups(item)
  }

  /** More than a pot of dry food. */
  function inPots({ role, grams }: CookedItem): string {
    const count = DRY.includes(role) ? Math.ceil(grams / POT_G.grain) : 1
    return count > 1 ? `${recipe.inPots.replace('{pots}', `${count}`)} ` : ''
  }

  function starchWords(item: CookedItem, role: keyof RecipeWords['starch']): string {
    if (isAhead(item, pots) && (role === 'pulse' || role === 'grain' || role === 'lentil'))
      return recipe.boiledAhead[role]
    return role === 'pulse' && pots.isFirstDay ? recipe.pulseQuick : recipe.starch[role]
  }

  return {
    /** @param coat what comes before the heat, asked for where a sentence has room for it */
    proteins: (
      technique: Technique,
      roles: readonly Role[] = PROTEINS,
      coat: () => string = () => '',
    ): string[] =>
      PROTEINS.filter((role) => roles.includes(role)).flatMap((role) => {
        const items = pot.unnamed([role])
        if (items.length === 0) return []
        const batches = Math.max(1, Math.ceil(gramsOf(items) / roomG(technique, role)))
        const isAmong = () => BEATEN.includes(role) && isFilled(pot, (item) => lifted.has(item))
        const isInPans = batches > 1 && ((role === 'egg' && technique === 'late') || isAmong())
        const more = batches > 1 && !isInPans ? ` ${recipe.inBatches.replace('{batches}', `${batches}`)}` : ''
        const isCracked = role === 'egg' && (technique === 'late' || technique === 'pan')
        const isMany = technique === 'cold' && role === 'edamame' && gramsOf(items) > PAN_VEGETABLES_G
        const words = isMany ? recipe.boiledEdamame : recipe[technique][role]
        const cooking = fill(words, items, batches).replace('{coat}', coat) + more
        const inPans = () => (isCracked ? fill(recipe.inHollows, items) : `${recipe.inPans} ${cooking}`)
        const sentence = isInPans ? inPans().replace('{pans}', `${batches}`) : cooking
        pot.name(items)
        clock.passes(sentence)
        return sentence
      }),
    /** The spices, on the first food that takes them, or half of them if there is enough of others. A bay leaf goes into a sauce. */
    rub: (others: readonly Role[]): string => {
      const spices = pot.unnamed(['spice', 'salt']).filter(({ food }) => food.id !== 'bay-leaf')
      if (spices.length === 0 || isRubbed) return ''
      isRubbed = true
      const isShared = gramsOf(pot.all(others)) >= SHARED_FROM_G * servings
      return recipe.seasoned((isShared ? halfOf : allOf)(spices, pot, recipe))
    },
    /** What is left of the oil and the spices, or the oil that vegetables were tossed in. */
    turned: (): string => {
      const left = pot.unnamed(['fat', 'spice', 'salt', 'garlic'])
      if (left.length > 0) return recipe.turnedIn(allOf(left, pot, recipe))
      return pot.all(['fat']).length > 0 ? recipe.turnedIn(recipe.panFat) : ''
    },
    starches: (roles: readonly Role[]): string[] =>
      STARCHES.filter((role) => roles.includes(role))
        .flatMap((role) => pot.unnamed([role]).map((item) => ({ item, role })))
        // What is cooked on the evening before comes first.
        .sort((a, b) => Number(isAhead(b.item, pots)) - Number(isAhead(a.item, pots)))
        .flatMap(({ item, role }) => {
          const words = starchWords(item, role)
          const { sentences, waiting } = cooked(item, (each) => inPots(each) + fill(words, [each]))
          pot.name([item])
          clock.apart([item], waiting)
          return sentences
        }),
    /** Eggs boil beside the rest, and are added where they are asked for again. */
    eggs: (): string[] => {
      const items = pot.all(['egg'])
      if (items.length === 0) return []
      if (items.every(pot.isNamed)) {
        clock.needs(items)
        return [recipe.addEggs(recipe.list(items.map(({ again }) => again)))]
      }
      const sentence = fill(recipe.cold.egg, items)
      pot.name(items)
      clock.apart(items, sentence)
      return [sentence]
    },
    /** What was taken out is cold. */
    cooled: (role: Role): string[] => {
      const hot = pot.all([role]).filter((item) => !isTaken(item) && !isAhead(item, pots))
      clock.needs(hot)
      return hot.length === 0 ? [] : [recipe.cool(recipe.list(hot.map(({ again }) => again)))]
    },
    /** What was taken out, where no pan or sauce of the dish heats it. */
    hot: (role: Role): string[] => {
      const isCold = (item: CookedItem) => isTaken(item) || (role === 'grain' && isAhead(item, pots))
      const items = pot.all([role]).filter(isCold)
      if (items.length === 0) return []
      const minutes = Math.max(REHEAT_MINUTES, Math.round(gramsOf(items) / REHEATED_A_MINUTE_G))
      const sentence = recipe.reheat(recipe.list(items.map(({ again }) => again)), minutes)
      clock.passes(sentence)
      return [sentence]
    },
    /** They stay unnamed, because they still go into a pan or an oven. */
    ahead: (role: keyof RecipeWords['ahead']): string[] => {
      const written = pot
        .unnamed([role])
        .map((item) => cooked(item, (each) => fill(recipe.ahead[role], [each])))
      for (const { waiting } of written) clock.passes(waiting)
      return written.flatMap(({ sentences }) => sentences)
    },
    /**
     * @param resting roles that rest on a plate already, as their own sentence says
     * @param following what they make room for, if it is not what they usually do
     */
    lift: (
      roles: readonly Role[],
      resting: readonly Role[] = [],
      following?: readonly CookedItem[],
    ): string[] => {
      const madeWay = (role: Role) => (resting.includes(role) ? AFTER_REST : (MAKES_ROOM[role] ?? []))
      const isMoved = ({ role }: CookedItem) =>
        (
          following ??
          pot.unnamed([...PAN_ROLES, ...madeWay(role)].filter((each) => cookedRoles.includes(each)))
        ).length > 0
      const isDone = (item: CookedItem) => pot.isNamed(item) && !lifted.has(item)
      // What eggs were stirred into comes out with them.
      const isScrambled = pot.all(roles).some((item) => BEATEN.includes(item.role) && isDone(item))
      const done = pot.all(isScrambled ? PROTEINS : roles).filter((item) => isDone(item) && isMoved(item))
      for (const item of done) lifted.add(item)
      const moved = done.filter(({ role }) => !resting.includes(role))
      return moved.length === 0
        ? []
        : [recipe.lift(recipe.list([...new Set(moved.map(({ again }) => again))]))]
    },
    putBack: (): string[] => {
      const words = [...new Set([...lifted].map(({ again }) => again))]
      lifted.clear()
      return words.length === 0 ? [] : [recipe.putBack(recipe.list(words))]
    },
    /** Without an evening before, the cook waits for it. */
    thawing: (): string[] => {
      const items = pot.unnamed(ROLES)
      const sentences = thawSteps(items, pots, language)
      if (pots.isFirstDay) for (const sentence of sentences) clock.passes(sentence)
      return [
        ...(pots.isFirstDay ? sentences : sentences.map(recipe.nightBefore)),
        ...openedToo(items, pots, language),
      ]
    },
    cutUp: (): string[] => {
      const sentences = cutUpSteps(pot.unnamed(ROLES), pots, language)
      for (const sentence of sentences) clock.passes(sentence)
      return sentences
    },
  }
}
