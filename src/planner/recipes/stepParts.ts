import { gramsOf } from './dryFacts.js'
import { rolesOf } from './pot.js'
import { isAhead } from './potSteps.js'
import {
  BEATEN,
  BROWNED,
  FOLDED,
  LATE,
  LAYERED,
  LIFTED,
  LIFTED_FROM_WOK,
  PAN_ROLES,
  PROTEINS,
  QUICK,
  type Role,
  STARCHES,
  WARMED,
} from './roles.data.js'
import type { Cooking } from './stepFigures.js'
import { createSentences } from './stepSentences.js'
import { isTechnique, type Technique } from './techniques.js'

const proteinsBut = (left: readonly Role[]) => PROTEINS.filter((role) => !left.includes(role))
const starchesBut = (...left: readonly Role[]) => STARCHES.filter((role) => !left.includes(role))

const COOKED = 'veg+frozen+leaf+tomato+can+fruit+bean+pulse+lentil+grain+pasta+potato'
  .split('+')
  .flatMap(rolesOf)
/** A dressing seasons what is raw, too. */
const DRESSED = [...COOKED, ...rolesOf('raw')]

const SAUCES: readonly Role[] = ['can', 'coconut', 'salsa', 'cream']
/** A serving of a sauce that fish simmers in. */
const SAUCE_G = 100

/** What lies loose in a pan. */
const CRUMBS: readonly Role[] = ['ground', 'groundbird', 'tvp']

/** Ham is ready to eat, and each dish says what to do with it. */
const NOT_HAM = proteinsBut(['ham'])

/** The sentences that `<name>` stands for in a dish's steps. */
export function stepParts(cooking: Cooking): (name: string) => readonly string[] {
  const { pot, pots, servings } = cooking
  const { proteins, rub, turned, starches, eggs, cooled, hot, ahead, lift, putBack, thawing, cutUp } =
    createSentences(cooking)
  const rubCooked = () => rub(COOKED)
  const rubDressed = () => rub(DRESSED)
  /** Soaked crumbles would burn under what browns for longer, and nothing browns on ground meat. */
  const crumbled = (technique: Technique) => {
    const slower = pot.unnamed(['tempeh', 'tofu'])
    return slower.length === 0 ? [] : [...proteins(technique, CRUMBS), ...lift(CRUMBS, [], slower)]
  }
  /** What is browned makes room for what would overcook it. */
  const seared = () => {
    const browned = proteins('wok', proteinsBut(LATE), rubCooked)
    const following = pot.unnamed(['edamame', ...BEATEN])
    return browned.length === 0 ? [] : [...browned, ...lift([...LIFTED, 'steak'], [], following)]
  }
  const hasSauce = () => pot.all(SAUCES).length > 0
  /** Whether fish cooks in a sauce, and does not dry out in a few spoons of it. */
  const isDeep = () => gramsOf(pot.all(SAUCES)) >= SAUCE_G * servings
  const lateTechnique = () => (hasSauce() ? 'late' : 'pan')
  /** Foods that the cooking time of a sauce would spoil. */
  const lateRoles = (): readonly Role[] => (isDeep() ? [...LATE, 'fish', 'shrimp'] : LATE)
  /** Whether all of a bake sets together, so that its meat is cooked before. */
  const isLayered = () => pot.all(LAYERED).length > 0
  /** Whether it bakes on until its middle is done. */
  const isBaked = () => pot.all([...LAYERED, 'oats', 'potato', 'pulse', 'salsa']).length > 0
  /** Whether meat waits until more has cooked or was folded in, or fish until all is stirred. */
  const isLastOn = () => pot.unnamed(PROTEINS).length > 0 || pot.all([...FOLDED, 'fish']).length > 0
  /** Nobody picks edamame out of ground meat. Beans come out with what they lie among. */
  const liftedFromWok = (): readonly Role[] => {
    if (pot.all(['ground', 'groundbird']).length > 0)
      return LIFTED_FROM_WOK.filter((role) => role !== 'edamame')
    return pot.all(LIFTED_FROM_WOK).some(pot.isNamed) ? [...LIFTED_FROM_WOK, 'bean'] : LIFTED_FROM_WOK
  }
  const parts: Readonly<Record<string, () => string[]>> = {
    starch: () => starches(STARCHES),
    grainahead: () => (pot.all(['grain']).some((item) => isAhead(item, pots)) ? starches(['grain']) : []),
    apart: () => starches(starchesBut('potato', 'lentil')),
    softened: () => starches(starchesBut('potato')),
    besides: () => starches(starchesBut('oats')),
    early: () => [
      ...starches(['pulse']),
      ...starches(STARCHES.filter((role) => pot.all([role]).some((item) => isAhead(item, pots)))),
    ],
    pulse: () => starches(['pulse']),
    eggs,
    cooled: () => cooled('grain'),
    hotgrain: () => hot('grain'),
    hotpulse: () => hot('pulse'),
    thaw: thawing,
    cutup: cutUp,
    dough: () => ahead('gluten'),
    crumbs: () => ahead('tvp'),
    layered: () =>
      proteins(isBaked() ? 'seal' : 'pan', isLayered() ? [...BROWNED, 'poultry', 'tofu', 'bean'] : BROWNED),
    warmed: () => proteins('pan', WARMED, rubDressed),
    brown: () => proteins('pan', BROWNED),
    cold: () => proteins('cold', NOT_HAM, rubDressed),
    undiced: () => proteins('cold', proteinsBut(['ham', 'tofu'])),
    panfirst: () => [...crumbled('pan'), ...proteins('pan', proteinsBut(lateRoles()), rubCooked)],
    wok: () => [...crumbled('wok'), ...seared(), ...proteins('wok', LATE, rubCooked)],
    wokfirst: () => [...crumbled('wok'), ...proteins('wok', proteinsBut(LATE), rubCooked)],
    unset: () => [
      ...proteins(lateTechnique(), proteinsBut(['egg', 'white', 'fish', 'shrimp'])),
      ...proteins(lateTechnique(), ['fish', 'shrimp', 'white']),
    ],
    late: () => proteins(lateTechnique()),
    simmerfirst: () => proteins('simmer', proteinsBut([...QUICK, 'tin', 'edamame', ...BEATEN])),
    unboiled: () => proteins('simmer', proteinsBut(['egg'])),
    baconfirst: () => proteins('pan', ['bacon', 'ham']),
    bakeprotein: () => proteins('oven'),
    oven: () => proteins('oven', PROTEINS, turned),
    lift: () => lift([...LIFTED, 'steak'], ['steak']),
    liftforpotatoes: () => lift([...LIFTED_FROM_WOK, 'bean'], ['steak'], pot.all([...PAN_ROLES, 'potato'])),
    liftbrown: () => lift(BROWNED, [], pot.all([...PAN_ROLES, 'potato'])),
    clearpan: () => lift([...PROTEINS, 'pulse', 'lentil'], [], pot.unnamed(BEATEN)),
    liftcrisp: () => lift(['gluten', 'tempeh'], [], pot.all(['lentil'])),
    liftall: () => lift(liftedFromWok()),
    return: putBack,
    returnearly: () => (isLastOn() ? [] : putBack()),
  }
  return (name) => parts[name]?.() ?? (isTechnique(name) ? proteins(name) : [])
}
