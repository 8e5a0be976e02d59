import { FOOD_GROUPS } from './foodGroups.data.js'

/** Foods by id, each with the word that the dish's name uses if it is not the usual one. */
export type FoodOptions = ReadonlyMap<string, string | undefined>

/** One food is taken from each slot. Foods that a catalogue lacks or a visitor avoids drop out. */
export interface Slot {
  readonly options: FoodOptions
  /** Whether the name uses the food's word in the singular, as before a noun: `mushroom omelette`. */
  readonly isSingular: boolean
}

/**
 * A dish with interchangeable foods. No diets are written down: they follow from the foods that fill it.
 */
export interface DishTemplate {
  /** The name's text before, between and after the words of the first slots. */
  readonly name: readonly string[]
  /** A slot that cannot be filled rules the dish out. */
  readonly slots: readonly Slot[]
  /** Seasoning and the like, left out where no food of the slot is allowed. */
  readonly extras: readonly Slot[]
}

/** Reads a list of foods and groups of foods, some with a word of their own: `OIL,butter,eggs=fried eggs`. */
export function readOptions(list: string, groups = FOOD_GROUPS): FoodOptions {
  const options = new Map<string, string | undefined>()
  for (const option of list.split(',')) {
    const [id = '', word] = option.split('=')
    const group = groups[id]
    const members = group === undefined ? [[id, word] as const] : readOptions(group, groups)
    for (const [member, usual] of members) options.set(member, word ?? usual)
  }
  return options
}

/**
 * Reads a dish as the menus write it: `{one PAN} omelette with {TOAST} + eggs ? FAT`. The name mentions the foods in
 * braces (`{one …}` in the singular). After `+` come foods that belong to the dish but not to its name, after `?` those
 * that may be left out. A word that promises a food must be in braces, as in `{rolled-oats=Oatmeal}`, so that no name
 * promises what a meal lacks.
 */
export function readTemplate(text: string, groups = FOOD_GROUPS): DishTemplate {
  const readSlot = (said: string): Slot => {
    const list = said.replace('one ', '')
    return { options: readOptions(list, groups), isSingular: list !== said }
  }
  const [name = '', ...others] = text.split(/ (?=[+?] )/)
  const parts = name.split(/[{}]/)
  const marked = (mark: string) =>
    others.filter((other) => other[0] === mark).map((other) => readSlot(other.slice(2)))
  return {
    name: parts.filter((_, index) => index % 2 === 0),
    slots: [...parts.filter((_, index) => index % 2 === 1).map(readSlot), ...marked('+')],
    extras: marked('?'),
  }
}
