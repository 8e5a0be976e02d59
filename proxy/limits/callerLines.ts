import type { Caller } from './caller.js'

/** A call that waits for its turn, runs, and ends. */
export interface Turn {
  readonly caller: Caller
  start(): void
  /** @param place its place in line, from 1. */
  refuse(place: number): void
}

/** Waiting turns, in one line for each caller. */
export interface CallerLines {
  add(turn: Turn, atFront: boolean): void
  /** Whether it was in a line. */
  remove(turn: Turn): boolean
  /** The place in line of a waiting turn, from 1. */
  placeOf(turn: Turn): number
  /** The place that a new turn of this caller would have, from 1. */
  placeFor(caller: Caller): number
  lengthOf(caller: Caller): number
  longest(): readonly Turn[]
  /** Takes the first turn that may run out of its line, and puts its caller behind the others. */
  takeFirst(mayRun: (turn: Turn) => boolean): Turn | undefined
}

export function createCallerLines(): CallerLines {
  /** By caller, the one whose turn is next first. */
  const lines = new Map<string, Turn[]>()
  const lineOf = (caller: Caller) => lines.get(caller[0].id) ?? []

  /** Callers take turns, so ahead of the n-th call of one there are up to n of each other. */
  function placeAt(index: number): number {
    let place = 0
    for (const line of lines.values()) place += Math.min(line.length, index + 1)
    return place
  }

  function remove(turn: Turn): boolean {
    const line = lineOf(turn.caller)
    const index = line.indexOf(turn)
    if (index < 0) return false
    line.splice(index, 1)
    if (line.length === 0) lines.delete(turn.caller[0].id)
    return true
  }

  return {
    add(turn, atFront) {
      const line = lineOf(turn.caller)
      if (atFront) line.unshift(turn)
      else line.push(turn)
      lines.set(turn.caller[0].id, line)
    },
    remove,
    placeOf: (turn) => placeAt(lineOf(turn.caller).indexOf(turn)),
    placeFor: (caller) => placeAt(lineOf(caller).length) + 1,
    lengthOf: (caller) => lineOf(caller).length,
    longest() {
      let longest: readonly Turn[] = []
      for (const line of lines.values()) if (line.length > longest.length) longest = line
      return longest
    },
    takeFirst(mayRun) {
      for (const [id, [turn]] of lines) {
        if (!turn || !mayRun(turn)) continue
        remove(turn)
        const rest = lines.get(id)
        if (rest) {
          // To the end: the other callers come first.
          lines.delete(id)
          lines.set(id, rest)
        }
        return turn
      }
      return undefined
    },
  }
}
