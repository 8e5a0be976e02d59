import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../../proxy/database/database.js'
import { createSqlTokenLedger } from '../../proxy/limits/sqlTokenLedger.js'
import type { LogEvent } from '../../proxy/log.js'
import { startJobs } from '../../proxy/startJobs.js'
import { IS_POSTGRES } from './support/openTestStorage.js'
import { testProxy } from './support/testProxy.js'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const REQUEST = { account: '192.0.2.1', limit: 100, want: 100, least: 100 }

const daysIn = async ({ read, query }: Database) =>
  (await read(query.selectFrom('token_accounts').select('day').orderBy('day'))).map(({ day }) => day)

/** The server's jobs, and tokens that were booked two days ago, yesterday and today by the database's clock. */
async function withOldTokens() {
  const today = Date.now()
  const proxy = await testProxy()
  const { database } = proxy
  const days = [2, 1, 0].map((ago) => new Date(today - ago * DAY_MS).toISOString().slice(0, 10))
  await database.write(
    database.query
      .insertInto('token_accounts')
      .values(days.map((day) => ({ day, account: 'mark', tokens: 1, granted: 1 }))),
  )
  const log: LogEvent[] = []
  const start = () => {
    const stop = startJobs({
      ...proxy,
      webhook: undefined,
      keepDays: undefined,
      now: Date.now,
      log: (event) => log.push(event),
    })
    onTestFinished(stop)
  }
  return { database, days, log, start }
}

describe('tokens in the database that were booked before yesterday', () => {
  it("are forgotten by the server's jobs, and with them the marks of addresses", async () => {
    const { database, days, log, start } = await withOldTokens()
    start()
    await vi.waitFor(async () => expect(await daysIn(database)).toEqual(days.slice(1)))
    expect(log).toEqual([])
  })

  it.skipIf(IS_POSTGRES)('keep nobody from booking when they cannot be removed, and go later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { database, days, log, start } = await withOldTokens()
    const execute = (sql: string) =>
      database.alone(async (run) => {
        await run({ sql, parameters: [] })
      })
    await execute(
      "CREATE TRIGGER kept BEFORE DELETE ON token_accounts BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    )
    const ledger = createSqlTokenLedger(database, { now: Date.now, mark: (account) => account })
    expect(await ledger.book(REQUEST)).toMatchObject({ tokens: 100 })
    start()
    await vi.waitFor(() => expect(log).toContainEqual(expect.objectContaining({ event: 'failure' })))
    await execute('DROP TRIGGER kept')
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    await vi.waitFor(async () => expect(await daysIn(database)).not.toContain(days[0]))
  })
})
