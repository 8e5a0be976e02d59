import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createReadiness } from '../../proxy/health/createReadiness.js'
import { ModelError } from '../../proxy/models/modelError.js'
import { builtInProvider } from '../../proxy/models/providers/builtInProvider.js'
import { ADDRESS } from './support/address.js'
import { sendSubscription } from './support/calls.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { IS_POSTGRES } from './support/openTestStorage.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

const READY = '/api/health/ready'

describe('the health of the server', () => {
  it('is ready when the database can be read and written', async () => {
    const { app } = await testProxy()
    const response = await app.request(READY)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'ready' })
  })

  it.each([
    ['ready when the tables of a newer server still fit', 1, 200],
    ['not ready when they do not', 99, 503],
  ])('is %s', async (_name, worksFrom, status) => {
    const { app, database } = await testProxy()
    const version = { version: 99, works_from: worksFrom, applied_at: '2030-01-01' }
    await database.write(database.query.insertInto('schema_versions').values(version))
    expect((await app.request(READY)).status).toBe(status)
    expect((await app.request('/api/health')).status).toBe(200)
  })

  it('reports a model that fails and stays ready', async () => {
    let fails = true
    const builtIn = builtInProvider.create({}, MODEL_OPTIONS)
    const model = {
      ...builtIn,
      answer: (...call: Parameters<typeof builtIn.answer>) =>
        fails ? Promise.reject(new ModelError('overloaded', 'test')) : builtIn.answer(...call),
    }
    const { app } = await testProxy({ model })
    const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    await ask()
    const failing = await app.request(READY)
    expect(failing.status).toBe(200)
    expect(await failing.json()).toMatchObject({ model: { failures: ['overloaded'] } })
    fails = false
    await ask()
    expect(await (await app.request(READY)).json()).toMatchObject({ model: { failures: [] } })
  })
})

describe.skipIf(IS_POSTGRES)('the health of a database in a file', () => {
  it.each([
    [
      'was deleted',
      'FILE_REPLACED',
      async (path: string) => {
        for (const suffix of ['', '-wal', '-shm']) await rm(`${path}${suffix}`, { force: true })
      },
    ],
    [
      'was replaced',
      'FILE_REPLACED',
      async (path: string) => {
        await rename(path, `${path}.old`)
        await writeFile(path, '')
      },
    ],
    ['was overwritten', 'SQLITE_NOTADB', (path: string) => writeFile(path, 'x'.repeat(20_000))],
  ])('is alive but not ready when the database %s', async (_name, reason, damage) => {
    const { app, folder } = await testProxy()
    await damage(join(folder, 'planner.db'))
    const response = await app.request(READY)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: 'not ready', reason })
    expect((await app.request('/api/health')).status).toBe(200)
  })

  it('confirms no subscription for a file that is gone', async () => {
    const { app, folder } = await testProxy()
    await rm(join(folder, 'planner.db'))
    const response = await sendSubscription(app, ADDRESS)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: 'The server cannot save anything right now. Try again in a few minutes.',
    })
  })

  it('is looked at again after five seconds, and not before', async () => {
    const { database, folder } = await testProxy()
    let time = 0
    const readiness = createReadiness({ database, clock: () => time })
    expect(await readiness.check()).toEqual({ ready: true })
    await rm(join(folder, 'planner.db'))
    time = 4999
    expect(await readiness.check()).toEqual({ ready: true })
    time = 5000
    expect(await readiness.check()).toEqual({ ready: false, reason: 'FILE_REPLACED' })
  })
})
