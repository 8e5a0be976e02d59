import { requireWhole } from '../../requireWhole.js'

/** Whole numbers from 0 in as few bytes as they need: 7 bits each, the lowest first (LEB128). */
export function createByteWriter() {
  const bytes: number[] = []
  const write = (value: number) => {
    // No other number ends the loop.
    requireWhole('Each number of a link', value, { min: 0, max: Number.MAX_VALUE })
    let rest = value
    while (rest >= 128) {
      bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  return {
    bytes,
    write,
    /** A number of 32 bits, in four bytes. */
    writeHash: (hash: number) => bytes.push(hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255),
    /** The number of items, then each item. */
    writeList: <Item>(items: readonly Item[], writeItem: (item: Item) => void) => {
      write(items.length)
      for (const item of items) writeItem(item)
    },
  }
}

export type ByteWriter = ReturnType<typeof createByteWriter>

/** The greatest number that a link can hold, in four bytes. */
const GREATEST = 2 ** 28

/** The bytes of a link are not as they should be. This error never leaves this folder. */
export class DamagedLinkError extends Error {
  override readonly name = 'DamagedLinkError'
}

const damaged = (): never => {
  throw new DamagedLinkError('A link to a plan is damaged. Copy the whole link and open it again.')
}

/**
 * Reads what a {@link createByteWriter} wrote. Every number has a limit, so that a forged link costs no memory.
 * @throws {DamagedLinkError} by each method, when the bytes end or a number is too great.
 */
export function createByteReader(bytes: readonly number[]) {
  let at = 0
  const next = (): number => bytes[at++] ?? damaged()
  const read = (limit = GREATEST): number => {
    let value = 0
    let unit = 1
    for (let byte = next(); ; byte = next()) {
      value += (byte % 128) * unit
      if (value > limit) return damaged()
      if (byte < 128) return value
      unit *= 128
      if (unit > GREATEST) return damaged()
    }
  }
  return {
    read,
    readHash: () => ((next() << 24) | (next() << 16) | (next() << 8) | next()) >>> 0,
    readList: <Item>(limit: number, readItem: () => Item): Item[] =>
      Array.from({ length: read(limit) }, readItem),
    /** One of these, by its index. */
    readOneOf: <Item>(items: readonly Item[]): Item => items[read()] ?? damaged(),
    isAtEnd: () => at === bytes.length,
    refuse: damaged,
  }
}

export type ByteReader = ReturnType<typeof createByteReader>
