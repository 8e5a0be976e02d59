/**
 * A food that may fill a slot: a food id, or `id=word` where the dish's name calls it by another word than usual.
 * Foods a catalogue lacks or a visitor avoids just drop out.
 */
export type FoodOption = string

/**
 * A dish with interchangeable foods. Which diets it suits follows from the foods that fill it and is never written down.
 * A word in `name` that promises a food must be a `{slot}`, so that no name promises what a meal lacks.
 */
export interface DishTemplate {
  /** What a cook would call it; `{slot}` becomes the word of the food chosen for that slot. */
  readonly name: string
  /** One food is taken from every slot; a slot that cannot be filled rules the dish out. */
  readonly slots: Readonly<Record<string, readonly FoodOption[]>>
  /** Seasoning and the like: one food from each list where one is allowed, and left out where it is too much. */
  readonly extras?: readonly (readonly FoodOption[])[]
}

interface ReadOption {
  readonly id: string
  readonly word: string | undefined
}

/** Options are read thousands of times a week. */
const readOptions = new Map<FoodOption, ReadOption>()

/** Splits an option into the food's id and the word for it, if it has a word of its own. */
export function readOption(option: FoodOption): ReadOption {
  const known = readOptions.get(option)
  if (known !== undefined) return known
  const [id = option, word] = option.split('=')
  const read = { id, word }
  readOptions.set(option, read)
  return read
}
