import { singular } from './foodWords.js'
import { DESCRIPTORS, NOT_A_FOOD } from './restrictionRoles.data.js'

const descriptors = new Set(DESCRIPTORS.map(singular))
const partsOfFoods = new Set(NOT_A_FOOD.map(singular))

/** Whether a word before a food does not change what is avoided: `raw`, `lean`. */
export function isDescriptor(word: string): boolean {
  return descriptors.has(singular(word))
}

/** Whether a word after a food is part of its name but not a food itself: `breast`, `sauce`. */
export function isPartOfFood(word: string): boolean {
  return partsOfFoods.has(singular(word))
}
