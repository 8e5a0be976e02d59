import * as z from 'zod/mini'
import { countCall } from '../limits/countCall.js'
import type { Booking, BookingRequest } from '../limits/tokenLedger.js'
import { MS_PER_DAY, utcDay } from '../limits/utcDay.js'
import { type LimitCall, limitCallSchema } from './limitCalls.js'

/** What is used of Cloudflare's `DurableObjectStorage`. */
export interface DurableStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  setAlarm(timeMs: number): Promise<void>
  deleteAll(): Promise<void>
}

/** Longer than a day, so that nothing is forgotten that still counts. */
const KEEP_MS = 2 * MS_PER_DAY

/** Booked tokens by day. */
const daysSchema = z._default(z.record(z.string(), z.number()), {})
const fullAtSchema = z.optional(z.number())

/**
 * A Durable Object that counts for all instances: the tokens of one account, or the calls of one caller. The runtime lets no
 * other call in while one waits for the storage, so each is atomic.
 */
export class Limits {
  readonly #storage: DurableStorage
  readonly #now: () => number

  /** @param now milliseconds since the epoch. */
  constructor(
    { storage }: { readonly storage: DurableStorage },
    _env?: unknown,
    now: () => number = Date.now,
  ) {
    this.#storage = storage
    this.#now = now
  }

  async fetch(request: Request): Promise<Response> {
    return Response.json(await this.#answer(limitCallSchema.parse(await request.json())))
  }

  /** Forgets what nobody has used for long. A caller who never pauses would get a full burst by it. */
  async alarm(): Promise<void> {
    const now = this.#now()
    const fullAt = await this.#fullAt()
    if (fullAt !== undefined && fullAt > now) await this.#storage.setAlarm(now + KEEP_MS)
    else await this.#storage.deleteAll()
  }

  async #fullAt(): Promise<number | undefined> {
    return fullAtSchema.parse(await this.#storage.get('fullAt'))
  }

  #answer(call: LimitCall): Promise<Booking | number | null> {
    switch (call.kind) {
      case 'book':
        return this.#book(call.request)
      case 'give-back':
        return this.#giveBack(call.booking)
      case 'take':
        return this.#take(call.callsPerMinute)
    }
  }

  async #book({ account, limit, want, least }: BookingRequest): Promise<Booking | null> {
    const now = this.#now()
    const day = utcDay(now)
    const days = daysSchema.parse(await this.#storage.get('days'))
    const booked = days[day] ?? 0
    const tokens = Math.min(want, limit - booked)
    if (tokens < least) return null
    const yesterday = utcDay(now - MS_PER_DAY)
    const kept = Object.entries(days).filter(([other]) => other >= yesterday)
    await this.#storage.put('days', { ...Object.fromEntries(kept), [day]: booked + tokens })
    if (!(day in days)) await this.#storage.setAlarm(now + KEEP_MS)
    return { account, day, tokens }
  }

  async #giveBack({ day, tokens }: Booking): Promise<null> {
    const days = daysSchema.parse(await this.#storage.get('days'))
    const booked = days[day]
    if (booked !== undefined)
      await this.#storage.put('days', { ...days, [day]: Math.max(0, booked - tokens) })
    return null
  }

  async #take(callsPerMinute: number): Promise<number> {
    const now = this.#now()
    const fullAt = await this.#fullAt()
    const { waitMs, fullAtMs } = countCall(fullAt, now, callsPerMinute)
    if (waitMs > 0) return waitMs
    await this.#storage.put('fullAt', fullAtMs)
    // Whoever may make a full burst again has been away for a while.
    if (fullAt === undefined || fullAt <= now) await this.#storage.setAlarm(now + KEEP_MS)
    return 0
  }
}
