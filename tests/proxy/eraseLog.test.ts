import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { eraseSubscription, subscribe } from './support/calls.js'
import { IS_POSTGRES } from './support/openTestStorage.js'
import { testProxy } from './support/testProxy.js'

/** A server tries every five seconds. */
const PURGED_WITHIN_MS = 15_000

/** Reads a server's database and does not end, as a backup may, so that its log must stay. */
function readForLong(folder: string) {
  const other = new Libsql(join(folder, 'planner.db'))
  onTestFinished(() => void other.close())
  other.exec('BEGIN')
  other.prepare('SELECT * FROM subscriptions').all()
  return { end: () => other.exec('COMMIT') }
}

async function bytesOnDisk(folder: string): Promise<Buffer> {
  const files = ['planner.db', 'planner.db-wal'].map((name) => readFile(join(folder, name)))
  return Buffer.concat(await Promise.all(files))
}

describe.skipIf(IS_POSTGRES)('an erasure while another process reads the database', () => {
  it('says that a copy stays, and a repeat says when none does', async () => {
    const { app, folder, store } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app)
    const sealed = Buffer.from((await store.find(subscriptionId))?.sealedInfo ?? [])
    expect((await bytesOnDisk(folder)).includes(sealed)).toBe(true)
    const { end } = readForLong(folder)

    const early = await eraseSubscription(app, subscriptionId, eraseToken)
    expect(early.status).toBe(202)
    expect(await early.json()).toMatchObject({
      status: 'erased',
      note: expect.stringContaining('sealed copy'),
    })
    expect((await bytesOnDisk(folder)).includes(sealed)).toBe(true)

    end()
    expect((await eraseSubscription(app, subscriptionId, eraseToken)).status).toBe(204)
    expect((await bytesOnDisk(folder)).includes(sealed)).toBe(false)
  })

  it('answers only when no copy stays, if the reader ends in time', async () => {
    const { app, folder, store } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app)
    const sealed = Buffer.from((await store.find(subscriptionId))?.sealedInfo ?? [])
    const { end } = readForLong(folder)
    const erasing = eraseSubscription(app, subscriptionId, eraseToken)
    setTimeout(end, 100)
    expect((await erasing).status).toBe(204)
    expect((await bytesOnDisk(folder)).includes(sealed)).toBe(false)
  })
})

describe.skipIf(IS_POSTGRES)('a server that stops before a copy of what was erased is gone', () => {
  it(
    'goes on removing it when it starts again',
    async () => {
      const { app, folder, store, database } = await testProxy()
      const { subscriptionId, eraseToken } = await subscribe(app)
      const sealed = Buffer.from((await store.find(subscriptionId))?.sealedInfo ?? [])
      const { end } = readForLong(folder)
      expect((await eraseSubscription(app, subscriptionId, eraseToken)).status).toBe(202)
      await database.close()

      await testProxy({ folder })
      expect((await bytesOnDisk(folder)).includes(sealed)).toBe(true)
      end()
      await expect
        .poll(async () => (await bytesOnDisk(folder)).includes(sealed), { timeout: PURGED_WITHIN_MS })
        .toBe(false)
    },
    2 * PURGED_WITHIN_MS,
  )
})

describe.skipIf(IS_POSTGRES)('an erasure while calls never stop writing', () => {
  it('is answered before they stop', async () => {
    const { app, database } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app)
    let writers = 0
    async function write(name: string): Promise<void> {
      writers++
      const row = { name, at: new Date().toISOString() }
      const probe = database.query.insertInto('probes').values(row)
      for (let count = 0; count < 500; count++) {
        await database.write(probe.onConflict((conflict) => conflict.column('name').doUpdateSet(row)))
      }
      writers--
    }
    const writing = Promise.all(['a', 'b', 'c', 'd'].map((name) => write(name)))
    expect((await eraseSubscription(app, subscriptionId, eraseToken)).status).toBe(204)
    expect(writers).toBe(4)
    await writing
  })
})

describe.skipIf(IS_POSTGRES)('a database that closes', () => {
  it('finishes the writes that wait', async () => {
    const { database } = await testProxy()
    const writes = Array.from({ length: 300 }, (_, index) =>
      database.write(
        database.query.insertInto('probes').values({ name: `probe ${index}`, at: new Date().toISOString() }),
      ),
    )
    await database.close()
    expect(await Promise.all(writes)).toHaveLength(300)
  })
})
