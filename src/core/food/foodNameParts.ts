import { singular } from './foodWords.js'
import { DESCRIPTORS, NOT_A_FOOD } from './restrictionPhrases.data.js'

const descriptors = new Set(DESCRIPTORS.map(singular))
const partsOfFoods = new Set(NOT_A_FOOD.map(singular))

/** Whether a word in front of a food changes nothing of what is avoided: `raw`, `lean`. */
export function isDescriptor(word: string): boolean {
  return descriptors.has(singular(word))
}

/** Whether a word after a food belongs to its name and names no food of its own: `breast`, `sauce`. */
export function isPartOfFood(word: string): boolean {
  return partsOfFoods.has(singular(word))
}
