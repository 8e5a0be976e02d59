import type { Caller } from './caller.js'

/** A call that waits for its turn, runs, and ends. */
export interface Turn {
  readonly caller: Caller
  start(): void
  /** @param place its place in line, from 1. */
  refuse(place: number): void
}

export interface FairQueueOptions {
  /** Calls of one address at a time. */
  readonly runningPerShare: number
  /** Calls of one address that may wait. */
  readonly waitingPerShare: number
  /** Calls of everybody that may wait. */
  readonly maxWaiting: number
}

/** Calls of many callers, who take turns, so that nobody waits behind all the calls of another. */
export interface FairQueue {
  /** Runs a turn at once if nobody waits and its caller's limits allow it; returns `false` otherwise. */
  skip(turn: Turn): boolean
  /** Lets a turn wait or refuses it. In a full queue the caller with the most waiting calls gives one up. */
  enter(turn: Turn, atFront: boolean): void
  /** Takes the next turn that its caller's limits allow. It runs until `end`. */
  next(): Turn | undefined
  end(turn: Turn): void
  /** Takes a waiting turn out; does nothing if it does not wait. */
  leave(turn: Turn): void
  /** Takes a waiting turn out and refuses it. */
  refuse(turn: Turn): void
  /** The place in line that a new turn of this caller would have, from 1. */
  placeFor(caller: Caller): number
  running(): number
  waiting(): number
}

/** Counts by group of callers; a group with nothing to count is forgotten. */
function createCounts() {
  const counts = new Map<string, number>()
  return {
    add(caller: Caller, change: 1 | -1) {
      for (const { id } of caller) {
        const count = (counts.get(id) ?? 0) + change
        if (count > 0) counts.set(id, count)
        else counts.delete(id)
      }
    },
    isBelow: (caller: Caller, limit: number) =>
      caller.every(({ id, shares }) => (counts.get(id) ?? 0) < limit * shares),
  }
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { runningPerShare, waitingPerShare, maxWaiting } = options
  /** By caller, the one whose turn is next first. */
  const lines = new Map<string, Turn[]>()
  const runningOf = createCounts()
  const waitingOf = createCounts()
  let running = 0
  let waiting = 0

  const lineOf = (caller: Caller) => lines.get(caller[0].id) ?? []

  /** Callers take turns, so ahead of the n-th call of one there are up to n of each other. */
  function placeAt(index: number): number {
    let place = 0
    for (const line of lines.values()) place += Math.min(line.length, index + 1)
    return place
  }

  const placeFor = (caller: Caller) => placeAt(lineOf(caller).length) + 1

  function remove(turn: Turn): boolean {
    const line = lineOf(turn.caller)
    const index = line.indexOf(turn)
    if (index < 0) return false
    line.splice(index, 1)
    if (line.length === 0) lines.delete(turn.caller[0].id)
    waitingOf.add(turn.caller, -1)
    waiting--
    return true
  }

  function refuse(turn: Turn): void {
    const place = placeAt(lineOf(turn.caller).indexOf(turn))
    if (remove(turn)) turn.refuse(place)
  }

  function longestLine(): readonly Turn[] {
    let longest: readonly Turn[] = []
    for (const line of lines.values()) if (line.length > longest.length) longest = line
    return longest
  }

  function begin({ caller }: Turn): void {
    runningOf.add(caller, 1)
    running++
  }

  return {
    skip(turn) {
      if (waiting > 0 || !runningOf.isBelow(turn.caller, runningPerShare)) return false
      begin(turn)
      return true
    },
    enter(turn, atFront) {
      const { caller } = turn
      const isCallerFull = !waitingOf.isBelow(caller, waitingPerShare)
      if (isCallerFull && !atFront) return turn.refuse(placeFor(caller))
      if (waiting >= maxWaiting) {
        const longest = longestLine()
        const last = longest.at(-1)
        if (!last || longest.length <= lineOf(caller).length + 1) return turn.refuse(placeFor(caller))
        refuse(last)
      }
      const line = lineOf(caller)
      if (atFront) line.unshift(turn)
      else line.push(turn)
      lines.set(caller[0].id, line)
      waitingOf.add(caller, 1)
      waiting++
    },
    next() {
      for (const [id, [turn]] of lines) {
        if (!turn || !runningOf.isBelow(turn.caller, runningPerShare)) continue
        remove(turn)
        const rest = lines.get(id)
        if (rest) {
          // To the end: the other callers come first.
          lines.delete(id)
          lines.set(id, rest)
        }
        begin(turn)
        return turn
      }
      return undefined
    },
    end({ caller }) {
      runningOf.add(caller, -1)
      running--
    },
    leave: (turn) => void remove(turn),
    refuse,
    placeFor,
    running: () => running,
    waiting: () => waiting,
  }
}
