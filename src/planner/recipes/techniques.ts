import { PAN_MEAT_G, PAN_VEGETABLES_G, STIRRED_EGGS_G } from './panRoom.js'
import { BEATEN, LIFTED, type Role } from './roles.data.js'
import { CRACKED_EGGS_G } from './vesselFigures.js'

/** Techniques with a sentence for each protein. */
const TECHNIQUES = ['pan', 'wok', 'seal', 'simmer', 'late', 'oven', 'cold'] as const
export type Technique = (typeof TECHNIQUES)[number]
export const isTechnique = (name: string): name is Technique =>
  TECHNIQUES.some((technique) => technique === name)

/** Methods of a wok, which nobody leaves while it is hot. */
export const WOK = /^(?:stirfry|friedrice|noodles)$/

/** In a full pan they would stew in their own juice. What is broken up or turned long may lie closer. */
export const SEARED: readonly Role[] = [...LIFTED, 'steak', 'tofu']
/** What is in the pan at once, at most. */
export function roomG(technique: Technique, role: Role): number {
  if (['pan', 'wok', 'seal'].includes(technique) && SEARED.includes(role)) return PAN_MEAT_G
  if (['pan', 'late'].includes(technique) && role === 'egg') return CRACKED_EGGS_G
  if (['pan', 'wok'].includes(technique) && role === 'edamame') return PAN_VEGETABLES_G
  const isStirred =
    BEATEN.includes(role) &&
    (technique === 'wok' || (role === 'white' && (technique === 'pan' || technique === 'cold')))
  return isStirred ? STIRRED_EGGS_G : Number.POSITIVE_INFINITY
}
