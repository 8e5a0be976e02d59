import { type BookingRequest, EVERYBODY, type TokenLedger } from './tokenLedger.js'
import { MS_PER_DAY, utcDay } from './utcDay.js'

/**
 * A ledger of one process, which a restart empties. Days before yesterday are forgotten: no call lasts that long.
 * @param now milliseconds since the epoch.
 */
export function createMemoryTokenLedger(now: () => number): TokenLedger {
  const days = new Map<string, Map<string, number>>()

  function accountsOf(day: string): Map<string, number> {
    const known = days.get(day)
    if (known) return known
    const accounts = new Map([[EVERYBODY, 0]])
    days.set(day, accounts)
    const yesterday = utcDay(now() - MS_PER_DAY)
    for (const old of days.keys()) if (old < yesterday) days.delete(old)
    return accounts
  }

  return {
    async book({ account, limit, want, least }: BookingRequest) {
      const day = utcDay(now())
      const accounts = accountsOf(day)
      const booked = accounts.get(account) ?? 0
      const tokens = Math.min(want, limit - booked)
      if (tokens < least) return null
      accounts.set(account, booked + tokens)
      return { account, day, tokens }
    },
    async giveBack({ account, day, tokens }) {
      const accounts = days.get(day)
      const left = Math.max(0, (accounts?.get(account) ?? 0) - tokens)
      if (left > 0) accounts?.set(account, left)
      else accounts?.delete(account)
    },
  }
}
