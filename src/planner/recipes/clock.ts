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
  /** All minutes of further batches, and of further rounds of the oven. */
  readonly again: () => number
  /** Minutes of the hours that a dish freezes or stands. The minutes of the book leave them out. */
  readonly waited: () => number
  /**
   * Minutes from the first sentence until all is done, without those hours.
   * @param work minutes of all work, of which sentences say a part. The others fit where a cook would wait, or come before.
   */
  readonly end: (work?: number) => number
  /** The same for a cook who waits for one thing before the next. */
  readonly endInOrder: (work: number) => number
  /** Whether something cooks long beside other work, until the dish is nearly done. */
  readonly isBeside: () => boolean
}

/** What cooks apart for so long is worth a word, unless more than the finish waits for it. */
const LONG_MINUTES = 15
const FINISH_MINUTES = 10

/** An oven is hot after so long (10 to 20 minutes), a pot of water boils, and a little water or a soup simmers. */
const OVEN_MINUTES = 15
const BOIL_MINUTES = 10
const SIMMER_MINUTES = 5

/** For the cutting at least, of which no step says how long it takes. */
const CUTTING_MINUTES = 5

/** Minutes until the water of what cooks by itself is hot. */
function heatingMinutes(sentence: string): number {
  if (/\bboil\b/i.test(sentence)) return BOIL_MINUTES
  return /\bsimmer|hot water/i.test(sentence) ? SIMMER_MINUTES : 0
}

/** What goes on by itself. */
const ALONE = /\b(?:bake|boil|braise|chill|cook gently|cover|roast|simmer|soak|stand|steam|thaw|wait)\b/i

/** The minutes that an English sentence says, in the middle of a range. What is done meanwhile or for the last minutes adds none. */
export function minutesIn(sentence: string): number {
  if (sentence.startsWith('Meanwhile')) return 0
  return Array.from(sentence.matchAll(/(last )?\b(\d+)(?: to (\d+))? minutes( a side)?/g)).reduce(
    (sum, [, last, from, to = from, side]) =>
      sum + (last ? 0 : Math.floor(((Number(from) + Number(to)) / 2) * (side ? 2 : 1))),
    0,
  )
}

const HOURS = /(?:\bfor|at least) (\d+)(?: to \d+)? hours/
const MINUTES_AN_HOUR = 60
/** The fewest minutes of the hours that an English sentence says. */
const waitIn = (sentence: string) => MINUTES_AN_HOUR * Number(HOURS.exec(sentence)?.[1] ?? 0)

const IN_OVEN = /\b(?:roast|bake)\b[^.]* for \d/i

/** How often the pan or the oven of a sentence is filled again. */
const timesAgain = (said: RegExp, sentence: string) => Number(said.exec(sentence)?.[1] ?? 1) - 1

export function createClock(): Clock {
  const ready = new Map<CookedItem, number>()
  /** Minutes of other work before a food is needed. */
  const neededAfter = new Map<CookedItem, number>()
  let now = 0
  /** Minutes without those of waiting. */
  let worked = 0
  /** Those of them at work. */
  let attended = 0
  /** Those in which a cook is free for what comes next. */
  let free = 0
  let lastAlone = 0
  let batched = 0
  let again = 0
  let waited = 0
  let moreRounds = 0
  let hotAt = 0
  /** No oven heats through the hours of dry beans. */
  const boiled = () =>
    Math.max(0, ...[...ready].map(([{ role }, minutes]) => (role === 'pulse' ? minutes : 0)))
  const waitUntil = (minute: number) => {
    free += Math.max(0, minute - now)
    now = Math.max(now, minute)
  }
  const untimed = (work: number) => Math.max(0, work - attended)
  return {
    apart: (items, sentence) => {
      const hot = IN_OVEN.test(sentence) ? Math.max(now, hotAt) : heatingMinutes(sentence)
      for (const item of items) {
        ready.set(item, hot + minutesIn(sentence))
        // Its own sentence names it, too.
        neededAfter.delete(item)
      }
    },
    needs: (items) => {
      for (const item of items) {
        waitUntil(ready.get(item) ?? 0)
        if (!neededAfter.has(item)) neededAfter.set(item, worked)
      }
    },
    unneeded: () => [...ready.keys()].filter((item) => !neededAfter.has(item)),
    passes: (sentence) => {
      if (sentence.startsWith('Heat the oven')) hotAt = Math.max(now, boiled()) + OVEN_MINUTES
      // A pot is put on at once.
      if (sentence.startsWith('Boil ')) waitUntil(BOIL_MINUTES)
      if (IN_OVEN.test(sentence)) waitUntil(hotAt)
      if (/\bbring to a |^Bring /.test(sentence)) waitUntil(now + SIMMER_MINUTES)
      moreRounds ||= timesAgain(/in (\d+) rounds/, sentence)
      // Meat that rests is out of the pan.
      const pass = minutesIn(sentence.replace(/Let it rest.*/, ''))
      const isMore = sentence.endsWith('minutes more.')
      const inPan = isMore ? pass : pass * timesAgain(/Do this in (\d+) batches/, sentence)
      const inOven = IN_OVEN.test(sentence) ? pass * moreRounds : 0
      batched += /now and then|turning twice/.test(sentence) ? inPan / 2 : inPan
      again += inPan + inOven
      waited += waitIn(sentence)
      const once = isMore ? 0 : minutesIn(sentence)
      const minutes = once + inPan + inOven
      if (minutes > 0) {
        free += lastAlone
        lastAlone = ALONE.test(sentence) ? minutes : 0
        if (lastAlone === 0) attended += once
      }
      now += minutes
      worked += minutes
    },
    again: () => again,
    batched: () => batched,
    waited: () => waited,
    end: (work = 0) => Math.max(now + Math.max(0, untimed(work) - free), ...ready.values()),
    endInOrder: (work) => Math.max(now, ...ready.values()) + Math.max(CUTTING_MINUTES, untimed(work)),
    isBeside: () =>
      [...ready].some(([item, minutes]) => {
        const before = neededAfter.get(item) ?? worked
        return minutes >= LONG_MINUTES && before > 0 && worked - before <= FINISH_MINUTES
      }),
  }
}
