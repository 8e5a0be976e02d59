import { describe, expect, it } from 'vitest'
import { forgetFreeCallers } from '../../proxy/limits/forgetFreeCallers.js'
import { createPostgresRateLimits } from '../../proxy/limits/postgresRateLimits.js'
import { createSqlTokenLedger } from '../../proxy/limits/sqlTokenLedger.js'
import { lockWaits } from './support/lockWaits.js'
import { IS_POSTGRES, openTestStorage } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'

const HOUR_MS = 3_600_000

/** Two servers that share a database. */
async function twoServers() {
  const folder = await temporaryFolder()
  return [await openTestStorage(folder), await openTestStorage(folder)] as const
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.runIf(IS_POSTGRES)('limits that servers share', () => {
  it('let a burst through, whichever server is called, and say when the next call may come', async () => {
    const limits = (await twoServers()).map(({ database, vault }) =>
      createPostgresRateLimits(database, vault.fingerprint),
    )
    const take = (call: number) => limits[call % 2]?.take('meals 192.0.2.1', 20) ?? Promise.resolve(-1)
    const waits = await Promise.all(Array.from({ length: 40 }, (_, call) => take(call)))
    expect(waits.filter((waitMs) => waitMs === 0).length).toBe(20)
    for (const waitMs of waits) {
      expect(waitMs).toBeGreaterThanOrEqual(0)
      expect(waitMs).toBeLessThanOrEqual(3000)
    }
    expect(await limits[0]?.take('meals 192.0.2.2', 20)).toBe(0)
  })

  it('count a caller whose first calls all come at the same moment', async () => {
    const folder = await temporaryFolder()
    const servers = await Promise.all(Array.from({ length: 4 }, () => openTestStorage(folder)))
    const limits = servers.map(({ database, vault }) => createPostgresRateLimits(database, vault.fingerprint))
    for (let caller = 0; caller < 25; caller += 1) {
      const waits = await Promise.all(
        Array.from({ length: 40 }, (_, call) => limits[call % 4]?.take(`meals 198.51.100.${caller}`, 1)),
      )
      expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(1)
    }
  })

  it('forget many callers in short statements', async () => {
    const [{ database }] = await twoServers()
    const { query } = database
    const callers = Array.from({ length: 1200 }, (_, index) => ({ caller: `old ${index}`, full_at_ms: 1 }))
    const busy = { caller: 'busy', full_at_ms: Date.now() + HOUR_MS }
    await database.write(query.insertInto('rate_limits').values([...callers, busy]))
    let most = 0
    await forgetFreeCallers({
      ...database,
      async write(...queries) {
        const outcomes = await database.write(...queries)
        for (const { changes } of outcomes) most = Math.max(most, changes)
        return outcomes
      },
    })
    expect(await database.read(query.selectFrom('rate_limits').select('caller'))).toEqual([
      { caller: 'busy' },
    ])
    expect(most).toBeLessThan(callers.length)
  })

  it('remember a caller who calls while others are forgotten', async () => {
    const [one, other] = await twoServers()
    const { query } = one.database
    await one.database.write(query.insertInto('rate_limits').values({ caller: 'back', full_at_ms: 1 }))
    const forgetting = await other.database.alone(async (execute) => {
      const called = query.updateTable('rate_limits').set({ full_at_ms: Date.now() + HOUR_MS })
      await execute(called.where('caller', '=', 'back').compile())
      const started = forgetFreeCallers(one.database)
      await expect.poll(() => lockWaits(other.database, 'delete%rate_limits%')).toHaveLength(1)
      return { started }
    })
    await forgetting.started
    expect(await one.database.read(query.selectFrom('rate_limits').select('caller'))).toHaveLength(1)
  })

  it('keep no address', async () => {
    const [{ database, vault }] = await twoServers()
    await createPostgresRateLimits(database, vault.fingerprint).take('meals 192.0.2.1', 20)
    const ledger = createSqlTokenLedger(database, { now: Date.now, mark: vault.fingerprint })
    await ledger.book({ account: '192.0.2.1', limit: 10, want: 5, least: 1 })
    const rows = [
      ...(await database.read(database.query.selectFrom('rate_limits').selectAll())),
      ...(await database.read(database.query.selectFrom('token_accounts').selectAll())),
    ]
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  it('let nobody book more than a day has, on the clock of the database and not on that of a server', async () => {
    const clocks = [Date.now, () => Date.now() + 25 * HOUR_MS]
    const ledgers = (await twoServers()).map(({ database, vault }, index) =>
      createSqlTokenLedger(database, { now: clocks[index] ?? Date.now, mark: vault.fingerprint }),
    )
    const request = { account: 'everybody', limit: 1000, want: 70, least: 10 }
    const bookings = await Promise.all(
      Array.from({ length: 40 }, (_, call) => ledgers[call % 2]?.book(request) ?? null),
    )
    expect(sum(bookings.map((booking) => booking?.tokens ?? 0))).toBe(1000)
    expect(new Set(bookings.flatMap((booking) => (booking ? [booking.day] : []))).size).toBe(1)
  })
})
