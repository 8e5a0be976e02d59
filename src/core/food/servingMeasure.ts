import { singular } from './foodWords.js'

/** US kitchen measures in teaspoons: 3 to the tablespoon, 48 to the cup (NIST SP 1038). */
const TSP_PER_VOLUME: ReadonlyMap<string, number> = new Map([
  ['tsp', 1],
  ['teaspoon', 1],
  ['tbsp', 3],
  ['tablespoon', 3],
  ['cup', 48],
])
/** Units of weight, and of volumes that no kitchen measure matches. */
const SCALE_UNIT = /^(?:k?g|grams?|oz|ounces?|lbs?|pounds?|m?l|liters?|fl)$/
/** Packages. If the description also gives a kitchen measure, that measure is more precise. */
const PACKAGING = /^(?:container|serving)$/

/** `½` and the like, which NFKC writes as digits around a fraction slash. */
const FRACTION_SIGN = /[¼-¾⅐-⅞]/g
const DECIMAL_COMMA = /(\d),(?=\d{1,2}(?!\d))/g
const AMOUNT = /^(about )?(?:(\d+(?:\.\d+)?) )?(?:(\d+)[/⁄]([1-9]\d*) )?(?=\D)(.*)$/
const UNIT = /^(?:(small|medium|large|extra-large|jumbo|thin|thick)(?: |$))?(\S*) ?(.*)$/

/** A serving in kitchen measures: a volume in teaspoons, or pieces. */
export interface ServingMeasure {
  readonly isVolume: boolean
  /** Teaspoons or pieces. */
  readonly count: number
  /** The `large` and `egg` of `1 large egg`. Either may be empty; a volume has no noun. */
  readonly size: string
  readonly noun: string
  /** The words after the unit, such as `dry` in `1/4 cup dry`. */
  readonly state: string
  /** Whether the description itself says `about`. */
  readonly isApproximate: boolean
}

/**
 * Reads the kitchen measure in a serving description, such as `1/4 cup dry`, `½ cup` or `1 oz (23 kernels)`; `null` if it gives
 * only a weight. A note in parentheses counts if the description itself gives a weight or a package.
 */
export function parseServingMeasure(description: string): ServingMeasure | null {
  const text = description
    .toLowerCase()
    .replace(DECIMAL_COMMA, '$1.')
    .replace(FRACTION_SIGN, (sign) => ` ${sign.normalize('NFKC')}`)
  const [, main = '', note = ''] = /^([^,(]*)(?:.*?\(([^)]*))?/.exec(text) ?? []
  const measure = parseMeasure(main)
  return measure === null || PACKAGING.test(measure.noun) ? (parseMeasure(note) ?? measure) : measure
}

function parseMeasure(text: string): ServingMeasure | null {
  const [, about, whole = 0, upper = 0, lower = 1, words = ''] =
    AMOUNT.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  const [, size = '', unit = '', state = ''] = UNIT.exec(words) ?? []
  const count = Number(whole) + Number(upper) / Number(lower)
  if (count === 0 || SCALE_UNIT.test(unit)) return null

  const tsp = TSP_PER_VOLUME.get(singular(unit))
  return {
    isVolume: tsp !== undefined,
    count: count * (tsp ?? 1),
    size,
    noun: tsp === undefined ? (count > 1 ? singular(unit) : unit) : '',
    state,
    isApproximate: about !== undefined,
  }
}
