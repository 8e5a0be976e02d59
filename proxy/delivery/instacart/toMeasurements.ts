import type { OrderLine } from '../deliveryService.js'

/** An amount as Instacart reads it. Several of one line are the same amount in other units. */
export interface Measurement {
  readonly quantity: number
  readonly unit: InstacartUnit
}

/**
 * The units that we send, out of those that Instacart takes (docs.instacart.com, Developer Platform API, "Units of
 * measurement"). There is no plain fluid ounce among them: it comes with its container.
 */
type InstacartUnit =
  | 'each'
  | 'bunch'
  | 'can'
  | 'head'
  | 'small head'
  | 'large'
  | 'medium'
  | 'small'
  | 'package'
  | 'packet'
  | 'pt container'
  | 'gallon'
  | 'quart'
  | 'pint'
  | 'pound'
  | 'ounce'
  | 'fl oz can'
  | 'fl oz jar'
  | 'fl oz container'

/** `bag (10 oz)`, `can (13.5 fl oz)`, `pack (10 ct)`, `bunch`. */
const STORE_UNIT = /^(?<name>.*?)(?: \((?<size>\d+(?:\.\d+)?) (?<measure>oz|fl oz|lb|ct|packets)(?: .*)?\))?$/

/** Store units that are a whole number, or a half, of one of Instacart's. */
const AS_OTHER_UNIT: ReadonlyMap<string, readonly [number, InstacartUnit]> = new Map([
  ['lb', [1, 'pound']],
  ['lb tray', [1, 'pound']],
  ['lb of limes', [1, 'pound']],
  ['oz', [1, 'ounce']],
  ['dozen', [12, 'each']],
  ['half dozen', [6, 'each']],
  ['gallon', [1, 'gallon']],
  ['half gallon', [0.5, 'gallon']],
  ['quart', [1, 'quart']],
  ['pint', [1, 'pint']],
  ['half pint', [0.5, 'pint']],
])

/** What is counted; everything else is `each`. */
const COUNTED: ReadonlyMap<string, InstacartUnit> = new Map([
  ['bag', 'package'],
  ['box', 'package'],
  ['pack', 'package'],
  ['bunch', 'bunch'],
  ['can', 'can'],
  ['head', 'head'],
  ['small head', 'small head'],
  ['large', 'large'],
  ['medium', 'medium'],
  ['small', 'small'],
  ['pint', 'pt container'],
])

const FLUID: ReadonlyMap<string, InstacartUnit> = new Map([
  ['can', 'fl oz can'],
  ['jar', 'fl oz jar'],
])

/** Four decimals: a list that is scaled down has sixteenths of a pound. */
const PARTS = 10_000
const OUNCES_PER_POUND = 16

/** Less than a pound in ounces, as shops weigh it. */
function measurement(quantity: number, unit: InstacartUnit): Measurement {
  const isLight = unit === 'pound' && quantity < 1
  const amount = isLight ? quantity * OUNCES_PER_POUND : quantity
  return { quantity: Math.round(amount * PARTS) / PARTS, unit: isLight ? 'ounce' : unit }
}

function sizeUnit(name: string, measure: string): InstacartUnit | undefined {
  if (measure === 'oz') return 'ounce'
  if (measure === 'lb') return 'pound'
  if (measure === 'fl oz') return FLUID.get(name) ?? 'fl oz container'
  return measure === 'packets' ? 'packet' : undefined
}

/** The amount of a line: how many packs, and what they hold together where the unit says so. */
export function toMeasurements({
  quantity,
  unit,
}: Pick<OrderLine, 'quantity' | 'unit'>): readonly Measurement[] {
  const [factor, other] = AS_OTHER_UNIT.get(unit) ?? []
  if (factor !== undefined && other) return [measurement(quantity * factor, other)]
  const { name = unit, size, measure } = STORE_UNIT.exec(unit)?.groups ?? {}
  const packs = measurement(quantity, COUNTED.get(name) ?? 'each')
  const whole = size === undefined || measure === undefined ? undefined : sizeUnit(name, measure)
  return whole === undefined ? [packs] : [packs, measurement(quantity * Number(size), whole)]
}
