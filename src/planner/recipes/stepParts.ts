import type { CookedItem } from './cookedItem.js'
import { factsOf, minutesAlone, sumOf, waterCups } from './dryFacts.js'
import { frozenRaw } from './frozenRaw.js'
import { NEVER_RAW, PROTEINS, type Role, STARCHES } from './roles.data.js'
import type { Cooking } from './stepFigures.js'

/** Techniques with a sentence for each protein, and the roles that they cook. Default: all proteins. */
const TECHNIQUES = ['pan', 'wok', 'simmer', 'late', 'oven', 'cold'] as const
type Technique = (typeof TECHNIQUES)[number]
const BROWNED: readonly Role[] = ['bacon', 'ground', 'groundbird', 'ham', 'gluten', 'tvp', 'tempeh']
const LATE: readonly Role[] = ['egg', 'white', 'bean', 'tin', 'edamame']
const isTechnique = (name: string): name is Technique => TECHNIQUES.some((technique) => technique === name)

const proteinsBut = (left: readonly Role[]) => PROTEINS.filter((role) => !left.includes(role))
const starchesBut = (...left: readonly Role[]) => STARCHES.filter((role) => !left.includes(role))
/** Ham is ready to eat, and each dish says what to do with it. */
const NOT_HAM = proteinsBut(['ham'])

/** The sentences that cook a dish's proteins and starches. They name the foods, so their order counts. */
function createSentences({ pot, recipe, water, took }: Cooking) {
  function fill(sentence: string, items: readonly CookedItem[]): string {
    const minutes = Math.max(...items.map((item) => factsOf(item).minutes))
    if (sentence.includes('{min}')) took(Math.max(...items.map(minutesAlone)))
    const amounts = recipe.list(items.map(({ amount }) => amount))
    return sentence
      .replace('{x}', amounts)
      .replace('{min}', `${minutes}`)
      .replace('{water}', water(sumOf(items, waterCups)))
  }
  function fillAndName(sentence: string, items: readonly CookedItem[]): string {
    pot.name(items)
    return fill(sentence, items)
  }

  return {
    proteins: (technique: Technique, roles: readonly Role[] = PROTEINS): string[] =>
      PROTEINS.filter((role) => roles.includes(role)).flatMap((role) => {
        const items = pot.unnamed([role])
        return items.length === 0 ? [] : fillAndName(recipe[technique][role], items)
      }),
    starches: (roles: readonly Role[]): string[] =>
      STARCHES.filter((role) => roles.includes(role)).flatMap((role) =>
        pot.unnamed([role]).map((item) => fillAndName(recipe.starch[role], [item])),
      ),
    /** It stays unnamed, because it still goes into a pan or an oven. */
    dough: (): string[] => {
      const items = pot.unnamed(['gluten'])
      return items.length === 0 ? [] : [fill(recipe.dough, items)]
    },
    thawing: (): string[] => {
      const frozen = frozenRaw(pot.unnamed([...NEVER_RAW]))
      return frozen.length === 0 ? [] : [recipe.thaw(recipe.list(frozen.map(({ again }) => again)))]
    },
  }
}

/** The sentences that `<name>` stands for in a dish's steps. */
export function stepParts(cooking: Cooking): (name: string) => readonly string[] {
  const { pot } = cooking
  const { proteins, starches, dough, thawing } = createSentences(cooking)
  const hasSauce = () => pot.all(['can', 'coconut', 'salsa', 'cream']).length > 0
  /** Foods that the cooking time of a sauce would spoil. */
  const lateRoles = (): readonly Role[] => (hasSauce() ? [...LATE, 'fish', 'shrimp'] : LATE)
  const isLayered = () => pot.all(['can', 'tortilla']).length > 0
  const parts: Readonly<Record<string, () => string[]>> = {
    starch: () => starches(STARCHES),
    apart: () => starches(starchesBut('potato', 'lentil')),
    besides: () => starches(starchesBut('oats')),
    pulse: () => starches(['pulse']),
    thaw: thawing,
    dough,
    layered: () => proteins('pan', isLayered() ? [...BROWNED, 'poultry', 'bean'] : BROWNED),
    warmed: () => proteins('pan', proteinsBut([...LATE, 'ham'])),
    brown: () => proteins('pan', BROWNED),
    cold: () => proteins('cold', NOT_HAM),
    panfirst: () => proteins('pan', proteinsBut(lateRoles())),
    late: () => proteins(hasSauce() ? 'late' : 'pan'),
    baconfirst: () => proteins('pan', ['bacon', 'ham']),
    bakeprotein: () => proteins('oven'),
  }
  return (name) => parts[name]?.() ?? (isTechnique(name) ? proteins(name) : [])
}
