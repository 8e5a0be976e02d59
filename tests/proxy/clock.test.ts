import { describe, expect, it } from 'vitest'
import { createPostgresRateLimits } from '../../proxy/limits/postgresRateLimits.js'
import { createSqlTokenLedger } from '../../proxy/limits/sqlTokenLedger.js'
import { createTokenBudget } from '../../proxy/limits/tokenBudget.js'
import { createOutboxSender } from '../../proxy/outbox/createOutboxSender.js'
import { ADDRESS } from './support/address.js'
import { eraseSubscription, placeOrder, subscribe } from './support/calls.js'
import { ERASED_STATUS, IS_POSTGRES, openTestStorage } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const HOUR_MS = 3_600_000
const BOTH_WAYS = [-HOUR_MS, HOUR_MS]

describe('a clock that is set by an hour', () => {
  it.each(BOTH_WAYS)('changes no subscription and no order (%i ms)', async (change) => {
    let time = Date.UTC(2026, 10, 21, 12)
    const { app, store } = await testProxy({ now: () => time })
    const first = await subscribe(app, ADDRESS, 'key-1')
    time += change
    expect(await subscribe(app, ADDRESS, 'key-1')).toEqual(first)
    expect(await placeOrder(app, first)).toEqual({ placed: true })
    await subscribe(app, { ...ADDRESS, city: 'Oakland' })
    expect(await store.list()).toHaveLength(2)
    expect((await eraseSubscription(app, first.subscriptionId, first.eraseToken)).status).toBe(ERASED_STATUS)
  })

  it.skipIf(IS_POSTGRES).each(BOTH_WAYS)(
    'gives nobody more tokens than its days have, even over midnight (%i ms)',
    async (change) => {
      const { database, vault } = await openTestStorage(await temporaryFolder())
      let time = Date.UTC(2026, 10, 21, change < 0 ? 0 : 23, 30)
      const now = () => time
      const budget = createTokenBudget({
        ledger: createSqlTokenLedger(database, { now, mark: vault.fingerprint }),
        tokensPerDay: 100,
        tokensPerAddress: 100,
        blockTokens: 10,
        now,
      })
      const take = async () => {
        let taken = 0
        while (await budget.reserve(1, [{ id: '192.0.2.1', shares: 1 }])) taken++
        return taken
      }
      // Each of the two days has its own tokens, once.
      const taken = [await take()]
      for (const step of [change, -change, change]) {
        time += step
        taken.push(await take())
      }
      expect(taken[0]).toBe(100)
      expect(taken.reduce((sum, tokens) => sum + tokens, 0)).toBeLessThanOrEqual(200)
      time += 48 * HOUR_MS
      expect(await take()).toBe(100)
    },
  )

  it('does not keep an event that a server had just taken and could not send', async () => {
    const { app, database, store, orderStore, vault, outbox } = await testProxy({ tellsOutbox: true })
    const { subscriptionId } = await subscribe(app)
    await outbox.take(1, 60_000)
    const hourAhead = Date.now() + HOUR_MS
    await database.write(database.query.updateTable('outbox').set({ leased_until_ms: hourAhead }))
    const sent: string[] = []
    const webhook = {
      async post(_event: unknown, body: string) {
        sent.push(JSON.parse(body).data.subscriptionId)
        return null
      },
    }
    await createOutboxSender({ outbox, store, orderStore, vault, webhook, log: () => undefined }).drain()
    expect(sent).toEqual([subscriptionId])
  })

  it('does not keep an event that was to be sent again before the clock was set back by days', async () => {
    const { app, database, outbox } = await testProxy({ tellsOutbox: true })
    await subscribe(app)
    const setDue = (hours: number) =>
      database.write(database.query.updateTable('outbox').set({ due_ms: Date.now() + hours * HOUR_MS }))
    await setDue(24)
    expect(await outbox.take(1, 60_000)).toEqual([])
    await setDue(48)
    expect(await outbox.take(1, 60_000)).toHaveLength(1)
  })

  it.runIf(IS_POSTGRES)('blocks no caller for longer than the limit does', async () => {
    const { database } = await openTestStorage(await temporaryFolder())
    const limits = createPostgresRateLimits(database, (key) => key)
    const calls = async () => [
      await limits.take('a', 2),
      await limits.take('a', 2),
      await limits.take('a', 2),
    ]
    expect(await calls()).toEqual([0, 0, expect.toSatisfy((wait: number) => wait > 0 && wait <= 30_000)])
    const hourAhead = Date.now() + HOUR_MS
    await database.write(database.query.updateTable('rate_limits').set({ full_at_ms: hourAhead }))
    expect(await calls()).toEqual([0, 0, expect.toSatisfy((wait: number) => wait > 0 && wait <= 30_000)])
  })
})
