import { singularOf } from './pluralOf.js'

/** US kitchen measures in teaspoons: 3 to the tablespoon, 48 to the cup (NIST SP 1038). */
const TSP_PER_VOLUME: ReadonlyMap<string, number> = new Map([
  ['tsp', 1],
  ['teaspoon', 1],
  ['tbsp', 3],
  ['tablespoon', 3],
  ['cup', 48],
])
/** Words that make a serving a weight, or a volume nobody has a kitchen measure for. */
const SCALE_UNITS: ReadonlySet<string> = new Set(
  'g gram grams kg oz ounce ounces lb lbs pound pounds ml l liter liters fl'.split(' '),
)
/** A package nobody needs to own, where the description also gives a kitchen measure. */
const PACKAGING: ReadonlySet<string> = new Set(['container', 'serving'])
const SIZES: ReadonlySet<string> = new Set([
  'small',
  'medium',
  'large',
  'extra-large',
  'jumbo',
  'thin',
  'thick',
])

const AMOUNT =
  /^(?<about>about )?(?:(?<whole>\d+(?:\.\d+)?) )?(?:(?<upper>\d+)\/(?<lower>[1-9]\d*) )?(?<words>\D.*)$/

interface Measured {
  /** The description itself says `about`. */
  readonly approximate: boolean
  /** What follows the unit, such as `dry` in `1/4 cup dry`. */
  readonly state: string
}

/** A serving measured by volume, in teaspoons. */
export interface ServingVolume extends Measured {
  readonly kind: 'volume'
  readonly tsp: number
}

/** A serving counted in pieces: `size` and `noun` are the `large` and `egg` of `1 large egg`, either may be empty. */
export interface ServingPieces extends Measured {
  readonly kind: 'pieces'
  readonly count: number
  readonly size: string
  readonly noun: string
}

export type ServingMeasure = ServingVolume | ServingPieces

/**
 * Reads the kitchen measure in a serving description, such as `1/4 cup dry` or `1 oz (23 kernels)`; `null` where it
 * holds only a weight. A note in parentheses counts where the description itself names a weight or a package.
 */
export function readServingMeasure(description: string): ServingMeasure | null {
  const text = description.toLowerCase().replace(/\s+/g, ' ')
  const [main = ''] = text.split(/[,(]/)
  const note = /\((?<note>[^)]*)\)/.exec(text)?.groups?.note ?? ''
  const measure = readMeasure(main.trim())
  const isPackaging = measure?.kind === 'pieces' && PACKAGING.has(measure.noun)
  return measure === null || isPackaging ? (readMeasure(note.trim()) ?? measure) : measure
}

function readMeasure(text: string): ServingMeasure | null {
  const { about, whole, upper, lower, words } = AMOUNT.exec(text)?.groups ?? {}
  const count = Number(whole ?? 0) + (upper === undefined ? 0 : Number(upper) / Number(lower))
  if (words === undefined || !(count > 0)) return null

  const approximate = about !== undefined
  const [first = '', ...others] = words.split(' ')
  if (SCALE_UNITS.has(first)) return null

  const tsp = TSP_PER_VOLUME.get(singularOf(first))
  if (tsp !== undefined) return { kind: 'volume', tsp: tsp * count, state: others.join(' '), approximate }

  const size = SIZES.has(first) ? first : ''
  const [noun = '', ...state] = size === '' ? [first, ...others] : others
  return {
    kind: 'pieces',
    count,
    size,
    noun: count > 1 ? singularOf(noun) : noun,
    state: state.join(' '),
    approximate,
  }
}
