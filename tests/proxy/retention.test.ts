import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../../proxy/database/database.js'
import { DatabaseFailure } from '../../proxy/database/databaseFailure.js'
import { BATCH_ROWS } from '../../proxy/database/deleteInBatches.js'
import { createRetention } from '../../proxy/delivery/createRetention.js'
import { type DeliveryService, DeliveryServiceError } from '../../proxy/delivery/deliveryService.js'
import { recordProvider } from '../../proxy/delivery/providers/recordProvider.js'
import { createSqlOrderStore } from '../../proxy/delivery/sqlOrderStore.js'
import { createSqlSubscriptionStore } from '../../proxy/delivery/sqlSubscriptionStore.js'
import { forgetOldTokens } from '../../proxy/limits/forgetOldTokens.js'
import type { LogEvent } from '../../proxy/log.js'
import { createSqlOutboxStore } from '../../proxy/outbox/sqlOutboxStore.js'
import { startJobs } from '../../proxy/startJobs.js'
import { ADDRESS } from './support/address.js'
import { placeOrder, sendSubscription, subscribe } from './support/calls.js'
import { IS_POSTGRES, openTestStorage } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 1)

describe('KEEP_DAYS', () => {
  it('ends and erases what is older, and later forgets that it was there', async () => {
    let time = START
    const { app, store, orderStore, subscriptions } = await testProxy({ now: () => time })
    const { subscriptionId } = await subscribe(app)
    const retention = createRetention({
      store,
      orderStore,
      subscriptions,
      keepDays: 30,
      now: () => time,
      log: () => undefined,
    })
    time = START + 30 * DAY_MS
    await retention.run()
    expect(await store.list()).toHaveLength(1)
    time = START + 31 * DAY_MS
    const young = await subscribe(app)
    await retention.run()
    expect(await store.find(subscriptionId)).toMatchObject({ status: 'erased', sealedInfo: null })
    expect(await store.list()).toMatchObject([{ id: young.subscriptionId }])
    time = START + 62 * DAY_MS
    await retention.run()
    expect(await store.find(subscriptionId)).toBeUndefined()
  })

  it('removes older orders and keeps younger ones', async () => {
    let time = START
    const { app, store, orderStore, subscriptions } = await testProxy({ now: () => time })
    const subscription = await subscribe(app)
    await placeOrder(app, subscription)
    const options = { store, orderStore, subscriptions, keepDays: 30, log: () => undefined }
    const retention = createRetention({ ...options, now: () => time })
    time = START + 31 * DAY_MS
    await placeOrder(app, await subscribe(app))
    await retention.run()
    expect(await orderStore.list({ limit: 10 })).toMatchObject([
      { createdAt: new Date(time).toISOString(), status: 'placed' },
    ])
  })

  it('keeps an address while the delivery service goes on delivering', async () => {
    let time = START
    const provider = {
      ...recordProvider.create({}),
      cancel: () => Promise.reject(new DeliveryServiceError('not now')),
    }
    const { app, store, orderStore, subscriptions } = await testProxy({ now: () => time, provider })
    await subscribe(app)
    time = START + 31 * DAY_MS
    const retention = createRetention({
      store,
      orderStore,
      subscriptions,
      keepDays: 30,
      now: () => time,
      log: () => undefined,
    })
    await retention.run()
    expect(await store.list()).toHaveLength(1)
  })
})

describe('a delivery service whose code breaks when one subscription ends', () => {
  it('keeps no other subscription from its end', async () => {
    let time = START
    const broken: string[] = []
    const provider = {
      ...recordProvider.create({}),
      async cancel(id: string) {
        if (broken.includes(id)) throw new TypeError('no such field')
      },
    }
    const proxy = await testProxy({ now: () => time, provider })
    for (let count = 0; count < 3; count++) {
      const { subscriptionId } = await subscribe(proxy.app)
      if (count === 0) broken.push(subscriptionId)
      time++
    }
    time = START + 31 * DAY_MS
    const log: LogEvent[] = []
    const note = (event: LogEvent) => void log.push(event)
    await createRetention({ ...proxy, keepDays: 30, now: () => time, log: note }).run()
    expect((await proxy.store.list()).map(({ id }) => id)).toEqual(broken)
    expect(log).toMatchObject([{ event: 'failure', error: 'TypeError' }])
  })

  it('ends the run when it is the database that fails', async () => {
    let time = START
    const proxy = await testProxy({ now: () => time })
    for (let count = 0; count < 3; count++) await subscribe(proxy.app)
    time = START + 31 * DAY_MS
    const end = vi.fn(() => Promise.reject(new DatabaseFailure('ECONNREFUSED')))
    const subscriptions = { ...proxy.subscriptions, end }
    const options = { ...proxy, subscriptions, keepDays: 30, now: () => time, log: () => undefined }
    await expect(createRetention(options).run()).rejects.toThrow('ECONNREFUSED')
    expect(end).toHaveBeenCalledOnce()
  })
})

describe('the jobs of a server', () => {
  it('erase what is old although nothing else can be removed, and say each failure', async () => {
    let time = START
    const { outbox, ...proxy } = await testProxy({ now: () => time })
    const { subscriptionId } = await subscribe(proxy.app)
    time = START + 31 * DAY_MS
    const refuse = () => Promise.reject(new DatabaseFailure('57014'))
    const { write } = proxy.database
    const database: Database = {
      ...proxy.database,
      write: (...queries) =>
        queries.some((query) => /^delete from "(?:token_accounts|rate_limits)"/.test(query.compile().sql))
          ? refuse()
          : write(...queries),
    }
    const log: LogEvent[] = []
    const stop = startJobs({
      ...proxy,
      database,
      outbox: { ...outbox, forgetSent: refuse },
      webhook: undefined,
      keepDays: 30,
      now: () => time,
      log: (event) => log.push(event),
    })
    onTestFinished(stop)
    const failed = IS_POSTGRES ? 3 : 2
    await vi.waitFor(() => expect(log).toHaveLength(failed))
    for (const event of log) expect(event).toMatchObject({ event: 'failure', code: '57014' })
    expect(await proxy.store.find(subscriptionId)).toMatchObject({ status: 'erased', sealedInfo: null })
  })
})

describe('a subscription that the delivery service never took', () => {
  /** A server whose service refuses every subscription, and what has ended there. */
  async function refused() {
    const clock = { time: START }
    const cancelled: string[] = []
    const provider: DeliveryService = {
      summary: 'Refuses.',
      subscribe: () => Promise.reject(new DeliveryServiceError('not here')),
      cancel: async (id) => void cancelled.push(id),
      order: () => Promise.reject(new DeliveryServiceError('not here')),
    }
    const now = () => clock.time
    const proxy = await testProxy({ now, provider, tellsOutbox: true })
    const send = () => sendSubscription(proxy.app, ADDRESS, { 'Idempotency-Key': 'key-1' })
    const runJobs = async () => {
      const options = { ...proxy, webhook: undefined, keepDays: undefined, now }
      const log: LogEvent[] = []
      const stop = startJobs({ ...options, log: (event) => log.push(event) })
      await vi.waitFor(async () => expect(await proxy.store.list()).toEqual([]))
      await stop()
      expect(log).toEqual([])
    }
    return { ...proxy, clock, cancelled, send, runJobs }
  }

  it('is erased after a day without KEEP_DAYS, and the shop does not hear of it', async () => {
    const { store, database, clock, cancelled, send, runJobs } = await refused()
    expect((await send()).status).toBe(502)
    const [pending] = await store.list()
    if (!pending) throw new Error('Nothing was stored.')
    clock.time = START + DAY_MS + 1
    await runJobs()
    expect(await store.find(pending.id)).toMatchObject({ status: 'erased', sealedInfo: null, bodyMark: null })
    expect(cancelled).toEqual([pending.id])
    expect(await database.read(database.query.selectFrom('outbox').selectAll())).toEqual([])
  })

  it('can be sent again for a day, and then only as a new one', async () => {
    const { clock, send, runJobs } = await refused()
    await send()
    clock.time = START + DAY_MS
    expect((await send()).status).toBe(502)
    clock.time = START + DAY_MS + 1
    const tooLate = await send()
    expect(tooLate.status).toBe(410)
    expect(await tooLate.json()).toEqual({
      error: 'The earlier request was ended, so nothing is subscribed. Send the form again.',
    })
    await runJobs()
    expect((await send()).status).toBe(410)
  })

  it('keeps the addresses of those that the service took, and of younger ones', async () => {
    let time = START
    const provider = {
      summary: 'Takes one subscription.',
      subscribe: vi
        .fn<DeliveryService['subscribe']>(() => Promise.reject(new DeliveryServiceError('not now')))
        .mockResolvedValueOnce(),
      cancel: () => Promise.resolve(),
      order: () => Promise.resolve({ placed: true as const }),
    }
    const proxy = await testProxy({ now: () => time, provider })
    const taken = await subscribe(proxy.app)
    await sendSubscription(proxy.app, ADDRESS)
    time = START + DAY_MS
    await sendSubscription(proxy.app, ADDRESS)
    time = START + 2 * DAY_MS
    await createRetention({ ...proxy, keepDays: undefined, now: () => time, log: () => undefined }).run()
    expect(await proxy.store.list()).toMatchObject([
      { id: taken.subscriptionId, status: 'active' },
      { createdAt: new Date(START + DAY_MS).toISOString(), status: 'pending' },
    ])
  })
})

describe('a server that stops while it ends old subscriptions', () => {
  it('finishes with the one that it is at, and fails at nothing', async () => {
    let time = START
    const cancelling: (() => void)[] = []
    const provider = {
      ...recordProvider.create({}),
      cancel: () => new Promise<void>((resolve) => cancelling.push(resolve)),
    }
    const proxy = await testProxy({ now: () => time, provider })
    for (let count = 0; count < 2; count++) await subscribe(proxy.app)
    time = START + 31 * DAY_MS
    const log: LogEvent[] = []
    const stop = startJobs({
      ...proxy,
      webhook: undefined,
      keepDays: 30,
      now: () => time,
      log: (event) => log.push(event),
    })
    await vi.waitFor(() => expect(cancelling).toHaveLength(1))
    const stopped = stop()
    cancelling[0]?.()
    await stopped
    expect(await proxy.store.list()).toHaveLength(1)
    expect(log).toEqual([])
  })
})

describe('the removal of many rows', () => {
  const MANY = 1200
  const OLD = new Date(START).toISOString()
  const LATER = new Date(START + DAY_MS).toISOString()
  const ids = Array.from({ length: MANY }, (_, index) => `id-${index}`)

  it('goes on at the next start when a server stops meanwhile', async () => {
    const proxy = await testProxy()
    const { database } = proxy
    const { query } = database
    await database.write(
      query
        .insertInto('token_accounts')
        .values(ids.map((account) => ({ day: '2025-12-01', account, tokens: 1, granted: 1 }))),
    )
    const stopping: Promise<void>[] = []
    const watched: typeof database = {
      ...database,
      async write(...queries) {
        const outcomes = await database.write(...queries)
        if (outcomes.some(({ changes }) => changes > 0)) stopping.push(stop())
        return outcomes
      },
    }
    const options = { ...proxy, database: watched, webhook: undefined, keepDays: undefined }
    const stop = startJobs({ ...options, now: () => START, log: () => undefined })
    await vi.waitFor(() => expect(stopping).not.toEqual([]))
    await Promise.all(stopping)
    const left = () => database.read(query.selectFrom('token_accounts').select('account'))
    expect(await left()).toHaveLength(MANY - BATCH_ROWS)
    onTestFinished(startJobs({ ...options, database, now: () => START, log: () => undefined }))
    await vi.waitFor(async () => expect(await left()).toEqual([]))
  })

  it('is made of short statements', async () => {
    const { database } = await openTestStorage(await temporaryFolder())
    const { query } = database
    const token = Buffer.from('token')
    await database.write(
      query.insertInto('subscriptions').values(
        ids.map((id) => ({
          id,
          status: 'erased',
          erase_token_hash: token,
          created_at: OLD,
          erased_at: OLD,
        })),
      ),
      query
        .insertInto('orders')
        .values(ids.map((id) => ({ id, subscription_id: id, status: 'erased', created_at: OLD }))),
      query.insertInto('outbox').values(
        ids.map((id) => ({
          id,
          subscription_id: id,
          type: 'delivery.ordered',
          status: 'sent',
          created_at: OLD,
        })),
      ),
      query
        .insertInto('token_accounts')
        .values(ids.map((account) => ({ day: '2025-12-01', account, tokens: 1, granted: 1 }))),
    )
    let most = 0
    const watched: typeof database = {
      ...database,
      async write(...queries) {
        const outcomes = await database.write(...queries)
        for (const { changes } of outcomes) most = Math.max(most, changes)
        return outcomes
      },
    }
    await createSqlOrderStore(watched).forget(LATER)
    await createSqlSubscriptionStore(watched).forgetErased(LATER)
    await createSqlOutboxStore(watched).forgetSent(LATER)
    await forgetOldTokens(watched, START)
    for (const table of ['orders', 'subscriptions', 'outbox'] as const) {
      expect(await database.read(query.selectFrom(table).select('id'))).toEqual([])
    }
    expect(await database.read(query.selectFrom('token_accounts').select('day'))).toEqual([])
    expect(most).toBeLessThan(MANY)
  })
})
