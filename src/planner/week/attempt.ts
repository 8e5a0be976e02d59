import type { PlanRules } from '../../core/plan/planRules.js'
import { createRandom, type Random } from '../createRandom.js'
import { ROOMS, type RoomName } from './room.js'
import { startStep, THRIFT_LADDER, type Thrift } from './thriftLadder.js'
import { type WeekRules, weekRulesFor } from './weekRules.js'

/** How many more changes of a week may be solved. It limits the time for hard profiles, and all attempts share it. */
export interface Effort {
  solvesLeft: number
}

/** One attempt at a week: its rules, and what changes while it is planned. */
export interface Attempt {
  readonly rules: WeekRules
  readonly effort: Effort
  readonly random: Random
  /** How often targets were missed before. Each time, fit counts for more and the attempt uses more foods. */
  readonly misses: number
  /** How many attempts came before. Each time, chance counts for more, so that they do not choose the same dishes. */
  readonly tries: number
}

interface AttemptOptions extends Partial<Pick<Attempt, 'effort' | 'misses' | 'tries'>> {
  /** By default the step of the ladder that the visitor's budget usually needs. */
  readonly thrift?: Thrift
  readonly room?: RoomName
  /** See `WeekRules`. */
  readonly variesMeat?: boolean
}

export function startAttempt(
  rules: PlanRules,
  seed: number,
  {
    thrift = THRIFT_LADDER[startStep(rules)] ?? THRIFT_LADDER[0],
    effort = { solvesLeft: Number.POSITIVE_INFINITY },
    misses = 0,
    tries = 0,
    room = 'usual',
    variesMeat = false,
  }: AttemptOptions = {},
): Attempt {
  const random = createRandom(seed)
  return {
    rules: weekRulesFor(rules, { ...thrift, kitchenSize: thrift.kitchenSize * (1 + misses) }, random, {
      room: ROOMS[room],
      variesMeat,
    }),
    effort,
    random,
    misses,
    tries,
  }
}
