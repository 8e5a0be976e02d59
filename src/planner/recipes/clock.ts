import type { CookedItem } from './cookedItem.js'

/** How long a dish takes by its own steps, in English: `recipeFor` gives other languages the same minutes. */
export interface Clock {
  /** These foods cook by themselves, beside the rest. */
  readonly apart: (items: readonly CookedItem[], sentence: string) => void
  /** The next sentence needs these foods, and waits for those that still cook. */
  readonly needs: (items: readonly CookedItem[]) => void
  /** What cooked by itself and no sentence has needed. */
  readonly unneeded: () => readonly CookedItem[]
  /** A sentence that follows the one before. */
  readonly passes: (sentence: string) => void
  /** Minutes at work for further batches in a pan: half of them for what is only turned now and then. */
  readonly batched: () => number
  /** Minutes from the first sentence until all is done. */
  readonly end: () => number
  /** Whether something cooks long beside other work, until the dish is nearly done. */
  readonly isBeside: () => boolean
}

/** What cooks apart for so long is worth a word, unless more than the finish waits for it. */
const LONG_MINUTES = 15
const FINISH_MINUTES = 10

/** The fewest minutes that an English sentence says. What is done meanwhile or for the last minutes adds none. */
export function minutesIn(sentence: string): number {
  if (sentence.startsWith('Meanwhile')) return 0
  return Array.from(sentence.matchAll(/(last )?\b(\d+)(?: to \d+)? minutes( a side)?/g)).reduce(
    (sum, [, last, minutes, side]) => sum + (last ? 0 : Number(minutes) * (side ? 2 : 1)),
    0,
  )
}

/** The minutes of a sentence for further batches. Meat that rests is out of the pan. */
function batchMinutes(sentence: string): number {
  if (sentence.endsWith('minutes more.')) return minutesIn(sentence)
  const [, batches = 1] = /Do this in (\d+) batches/.exec(sentence) ?? []
  return (Number(batches) - 1) * minutesIn(sentence.replace(/Let it rest.*/, ''))
}

export function createClock(): Clock {
  const ready = new Map<CookedItem, number>()
  /** Minutes of other work before a food is needed. */
  const neededAfter = new Map<CookedItem, number>()
  let now = 0
  /** Minutes without those of waiting. */
  let worked = 0
  let batched = 0
  return {
    apart: (items, sentence) => {
      for (const item of items) {
        ready.set(item, minutesIn(sentence))
        // Its own sentence names it, too.
        neededAfter.delete(item)
      }
    },
    needs: (items) => {
      for (const item of items) {
        now = Math.max(now, ready.get(item) ?? 0)
        if (!neededAfter.has(item)) neededAfter.set(item, worked)
      }
    },
    unneeded: () => [...ready.keys()].filter((item) => !neededAfter.has(item)),
    passes: (sentence) => {
      const more = batchMinutes(sentence)
      const minutes = sentence.endsWith('minutes more.') ? more : minutesIn(sentence) + more
      now += minutes
      worked += minutes
      batched += sentence.includes('now and then') ? more / 2 : more
    },
    batched: () => batched,
    end: () => Math.max(now, ...ready.values()),
    isBeside: () =>
      [...ready].some(([item, minutes]) => {
        const before = neededAfter.get(item) ?? worked
        return minutes >= LONG_MINUTES && before > 0 && worked - before <= FINISH_MINUTES
      }),
  }
}
