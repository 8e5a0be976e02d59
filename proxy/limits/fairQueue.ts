import type { Caller } from './caller.js'
import { createCallerCounts } from './callerCounts.js'
import { createCallerLines, type Turn } from './callerLines.js'

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

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { runningPerShare, waitingPerShare, maxWaiting } = options
  const lines = createCallerLines()
  const running = createCallerCounts()
  const waiting = createCallerCounts()
  const mayRun = ({ caller }: Turn) => running.isBelow(caller, runningPerShare)

  function leave(turn: Turn): boolean {
    if (!lines.remove(turn)) return false
    waiting.add(turn.caller, -1)
    return true
  }

  function refuse(turn: Turn): void {
    const place = lines.placeOf(turn)
    if (leave(turn)) turn.refuse(place)
  }

  return {
    skip(turn) {
      if (waiting.total() > 0 || !mayRun(turn)) return false
      running.add(turn.caller, 1)
      return true
    },
    enter(turn, atFront) {
      const { caller } = turn
      const isCallerFull = !waiting.isBelow(caller, waitingPerShare)
      if (isCallerFull && !atFront) return turn.refuse(lines.placeFor(caller))
      if (waiting.total() >= maxWaiting) {
        const longest = lines.longest()
        const last = longest.at(-1)
        if (!last || longest.length <= lines.lengthOf(caller) + 1) return turn.refuse(lines.placeFor(caller))
        refuse(last)
      }
      lines.add(turn, atFront)
      waiting.add(caller, 1)
    },
    next() {
      const turn = lines.takeFirst(mayRun)
      if (!turn) return undefined
      waiting.add(turn.caller, -1)
      running.add(turn.caller, 1)
      return turn
    },
    end: ({ caller }) => running.add(caller, -1),
    leave: (turn) => void leave(turn),
    refuse,
    placeFor: lines.placeFor,
    running: running.total,
    waiting: waiting.total,
  }
}
