import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { startPrivatePostgres } from '../../bench/proxy/privatePostgres.js'
import { DatabaseFailure } from '../../proxy/database/databaseFailure.js'
import { DeliveryServiceError } from '../../proxy/delivery/deliveryService.js'
import { openStorage } from '../../proxy/openStorage.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'
import { ADDRESS } from './support/address.js'
import { EGGS, eraseSubscription, sendOrder, sendSubscription, subscribe } from './support/calls.js'
import { lockWaits } from './support/lockWaits.js'
import { IS_POSTGRES, openTestStorage } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const PROCESS_LIMIT_MS = 90_000
const AWAY_MS = 30_000
const PAUSE_MS = 1000
/** The visitor's message, with the number that the operator finds in the log. */
const BUSY = /^The server is busy\. Try again in a few seconds\. \(reference [a-z]{10}\)$/

async function privatePostgres() {
  const postgres = await startPrivatePostgres()
  if (!postgres) throw new Error('PostgreSQL was here a moment ago.')
  onTestFinished(postgres.remove)
  return postgres
}

describe.runIf(IS_POSTGRES)('PostgreSQL', () => {
  it('is not used without keys of its own', async () => {
    const DATABASE_URL = 'postgres://planner@127.0.0.1/planner'
    await expect(openStorage({ DATA_DIR: await temporaryFolder(), DATABASE_URL })).rejects.toThrow(
      'DATA_KEYS is not set. PostgreSQL needs it, because servers share their keys.',
    )
  })

  it('stops the start with a sentence when it cannot be reached', async () => {
    const DATABASE_URL = `postgres://planner:secret@127.0.0.1:${await freePort()}/planner`
    const started = openStorage({ DATA_DIR: '', DATABASE_URL, DATA_KEYS: [Buffer.from(randomBytes(32))] })
    await expect(started).rejects.toThrow(
      'DATABASE_URL leads to no PostgreSQL that lets us in (ECONNREFUSED). Correct it, or start PostgreSQL.',
    )
  })

  it('gives one subscription for one key, whichever of two servers is called', async () => {
    const folder = await temporaryFolder()
    const [one, other] = [await testProxy({ folder }), await testProxy({ folder })]
    const calls = Array.from({ length: 20 }, (_, i) => subscribe((i % 2 ? one : other).app, ADDRESS, 'key-1'))
    const ids = (await Promise.all(calls)).map(({ subscriptionId }) => subscriptionId)
    expect(new Set(ids).size).toBe(1)
  })

  it('says until when its log and backups keep what is erased', async () => {
    const { app } = await testProxy({ copiesUntil: () => new Date('2026-12-24T12:00:00Z') })
    const { subscriptionId, eraseToken } = await subscribe(app)
    const response = await eraseSubscription(app, subscriptionId, eraseToken)
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({
      status: 'erased',
      note: 'Sealed copies stay in the log and the backups of the database until 2026-12-24.',
      copiesUntil: '2026-12-24',
    })
  })

  it(
    'may be away for 30 seconds: visitors are told to come back, other calls go on, and then all works again',
    async () => {
      const postgres = await privatePostgres()
      const keys = [Buffer.from(randomBytes(32))]
      const storage = await openStorage({ DATA_DIR: '', DATABASE_URL: postgres.url, DATA_KEYS: keys })
      onTestFinished(() => storage.database.close())
      const { app } = await testProxy({ storage })
      const visitor = createApiClient({
        apiBase: `http://shop.example${API_PREFIX}`,
        endpoints: { order: API_PATHS.order },
        fetch: async (input, init) => app.request(String(input), init),
      })
      const first = await visitor.subscribe(ADDRESS, { idempotencyKey: 'key-1' })
      await postgres.kill()
      const end = performance.now() + AWAY_MS
      while (performance.now() < end) {
        await expect(visitor.subscribe(ADDRESS)).rejects.toThrow(BUSY)
        await expect(visitor.order?.({ subscription: first, items: EGGS })).rejects.toThrow(BUSY)
        expect((await sendSubscription(app, ADDRESS)).headers.get('Retry-After')).toBe('2')
        expect((await app.request('/api/health')).status).toBe(200)
        expect((await app.request('/api/health/ready')).status).toBe(503)
        await sleep(PAUSE_MS)
      }
      await postgres.start()
      expect(await visitor.subscribe(ADDRESS, { idempotencyKey: 'key-1' })).toEqual(first)
      expect(await visitor.order?.({ subscription: first, items: EGGS })).toEqual({ placed: true })
    },
    PROCESS_LIMIT_MS,
  )

  it('tells visitors that it is full, confirms nothing, and works again when there is room', async () => {
    const { app, database, store } = await testProxy()
    const execute = (sql: string) =>
      database.alone(async (run) => {
        await run({ sql, parameters: [] })
      })
    // What PostgreSQL answers when its disk is full: SQLSTATE 53100.
    await execute(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END$$",
    )
    await execute(
      'CREATE TRIGGER full_disk BEFORE INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION refuse()',
    )
    const refused = await sendSubscription(app, ADDRESS)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({
      error: 'The server cannot save anything right now. Try again in a few minutes.',
    })
    await execute('DROP TRIGGER full_disk ON subscriptions')
    const { subscriptionId } = await subscribe(app)
    expect((await store.list()).map(({ id }) => id)).toEqual([subscriptionId])
  })

  it('keeps no order that is placed while its subscription is erased', async () => {
    const { app, database, orderStore } = await testProxy()
    const execute = (sql: string) => database.alone((run) => run({ sql, parameters: [] }))
    await execute(
      'CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END$$',
    )
    await execute('CREATE TRIGGER slow BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION linger()')
    const subscription = await subscribe(app)
    const ordered = sendOrder(app, subscription)
    const lingering = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
    await expect.poll(async () => (await execute(lingering)).rows).toHaveLength(1)
    await eraseSubscription(app, subscription.subscriptionId, subscription.eraseToken)
    await ordered
    expect(await orderStore.list({ limit: 1 })).toEqual([])
  })

  it('tells the shop of a cancellation that comes while its subscription becomes active', async () => {
    const refuse = () => Promise.reject(new DeliveryServiceError('not now'))
    const provider = { summary: 'Refuses.', subscribe: refuse, cancel: async () => undefined, order: refuse }
    const { app, store, outbox, database } = await testProxy({ provider, tellsOutbox: true })
    const { query } = database
    await sendSubscription(app, ADDRESS)
    const [pending] = await store.list()
    if (!pending) throw new Error('Nothing was stored.')
    await database.alone(async (execute) => {
      for (const statement of [
        'CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END$$',
        "CREATE TRIGGER slow BEFORE UPDATE ON subscriptions FOR EACH ROW WHEN (NEW.status = 'erased') EXECUTE FUNCTION linger()",
      ]) {
        await execute({ sql: statement, parameters: [] })
      }
    })
    const waits = () => lockWaits(database, '%"subscriptions"%')
    const at = new Date().toISOString()
    const { activated, erased } = await database.alone(async (execute) => {
      await execute(
        query.selectFrom('subscriptions').select('id').where('id', '=', pending.id).forUpdate().compile(),
      )
      const activated = store.activate(pending.id, at)
      await expect.poll(waits).toHaveLength(1)
      const erased = store.erase(pending.id, at)
      await expect.poll(waits).toHaveLength(2)
      return { activated, erased }
    })
    await activated
    // The shop hears of it before the erasure is over.
    for (const event of await outbox.take(1, 60_000)) await outbox.markSent(event)
    await erased
    const events = await database.read(query.selectFrom('outbox').select(['type', 'status']).orderBy('seq'))
    expect(events).toEqual([
      { type: 'subscription.created', status: 'sent' },
      { type: 'subscription.cancelled', status: 'waiting' },
    ])
  })

  it('may end a connection in the middle of a transaction', async () => {
    const folder = await temporaryFolder()
    const { database } = await openTestStorage(folder)
    const other = await openTestStorage(folder)
    const uncaught: unknown[] = []
    const note = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', note)
    onTestFinished(() => void process.off('uncaughtException', note))
    const work = database.alone(async (execute) => {
      const [row] = (await execute({ sql: 'SELECT pg_backend_pid() AS pid', parameters: [] })).rows
      await other.database.read(
        other.database.query.selectNoFrom(({ fn, val }) =>
          fn<boolean>('pg_terminate_backend', [val(row?.pid)]).as('isEnded'),
        ),
      )
      await sleep(PAUSE_MS)
      await execute({ sql: 'SELECT 1', parameters: [] })
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseFailure)
    expect(uncaught).toEqual([])
    expect(await database.read(database.query.selectFrom('subscriptions').select('id'))).toEqual([])
  })

  it('tells calls to come back while a lock is held', async () => {
    const folder = await temporaryFolder()
    const { app, database } = await testProxy({ folder })
    const other = await openTestStorage(folder)
    const locked = new EventEmitter()
    const isHeld = once(locked, 'held')
    const locking = other.database.alone(async (execute) => {
      await execute({ sql: 'LOCK TABLE subscriptions', parameters: [] })
      locked.emit('held')
      await once(locked, 'release')
    })
    await isHeld
    expect((await sendSubscription(app, ADDRESS)).status).toBe(503)
    locked.emit('release')
    await locking
    expect((await sendSubscription(app, ADDRESS)).status).toBe(201)
    expect(await database.read(database.query.selectFrom('subscriptions').select('id'))).toHaveLength(1)
  })
})
