import { OWN_ITEM_LIMITS } from './ownItemLimits.js'

/** `6`, `6.5`, `6,50`, `.50` or `1,200`. */
const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?|\.\d{1,2}`
const CURRENCY = String.raw`\$|usd\b|dollars?\b|bucks?\b`
const PRICE_ALONE = new RegExp(`^(?:${CURRENCY})?\\s*(${AMOUNT})\\s*(?:${CURRENCY})?$`, 'i')
/**
 * A number at the end is a price only with a sign, a word or a separator. `7 up` and `AAA batteries 4` have no price, and
 * neither has `WD-40`: a dash separates only after a space. Nor does a mark between two digits, as in `12:30`.
 */
const PRICE_LAST = new RegExp(
  `^(.+?)(?:(?:\\s*(?:[,;:=](?!\\d)|(?<!\\d)[,;:=])|\\s+[–—-])\\s*(?:${CURRENCY})?\\s*(${AMOUNT})\\s*(?:${CURRENCY})?|` +
    `\\s*[–—-]?\\s*\\$\\s*(${AMOUNT})|\\s+(${AMOUNT})\\s*(?:${CURRENCY})|\\s+(\\d+[.,]\\d{2}))$`,
  'i',
)
const PRICE_FIRST = new RegExp(`^\\$\\s*(${AMOUNT})\\s*[,;:–—-]?\\s+(.+)$`, 'i')
/** What is left in a name whose price is negative, has odd digits or is in another currency. */
const ODD_PRICE = /[,;:=$€£]$|[$€£]\s*-?\d|\d\s*[€£]/

/** What a visitor wrote: a name and a price in US dollars, 0 if there is none. */
export interface OwnEntry {
  readonly name: string
  readonly costUsd: number
}

/** Which field cannot be understood. */
export interface OwnEntryFault {
  readonly fault: 'name' | 'price'
}

/**
 * Parses an item that a visitor adds to the list, such as `coffee` and `6`, or `coffee, $6` in one field.
 * @param givenPrice the price, if there is a field for it; it overrides a price in the name.
 */
export function parseOwnItem(nameText: string, givenPrice: string | number = ''): OwnEntry | OwnEntryFault {
  const { name, price } = partsOf(nameText.trim().replace(/\s+/g, ' '))
  if (name === '' || name.length > OWN_ITEM_LIMITS.nameLength) return { fault: 'name' }
  // Full-width digits, as Japanese keyboards may type them.
  const written = `${givenPrice}`.normalize('NFKC').trim()
  const costUsd = written === '' ? toUsd(price) : toUsd(PRICE_ALONE.exec(written)?.[1])
  if (written === '' && ODD_PRICE.test(name)) return { fault: 'price' }
  const isMissing = written === '' && price === undefined
  if (isMissing) return { name, costUsd: 0 }
  return costUsd === undefined || costUsd > OWN_ITEM_LIMITS.costUsd ? { fault: 'price' } : { name, costUsd }
}

function partsOf(text: string): { readonly name: string; readonly price?: string | undefined } {
  const [, name, ...prices] = PRICE_LAST.exec(text) ?? []
  if (name !== undefined) return { name: name.trim(), price: prices.find((price) => price !== undefined) }
  const [, price, rest] = PRICE_FIRST.exec(text) ?? []
  return rest === undefined ? { name: text } : { name: rest, price }
}

function toUsd(amount: string | undefined): number | undefined {
  if (amount === undefined) return undefined
  const isThousands = /,\d{3}(?:\D|$)/.test(amount)
  return Number(isThousands ? amount.replaceAll(',', '') : amount.replace(',', '.'))
}
