import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADDRESS } from './support/address.js'
import { subscribe } from './support/calls.js'
import { storageVariables } from './support/openTestStorage.js'
import { operate } from './support/operate.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const PROCESS_LIMIT_MS = 60_000

describe('a command for operators', () => {
  it(
    'exports what it can read past a damaged row, names that row and fails',
    async () => {
      const { app, database, folder } = await testProxy()
      const ids = []
      for (let i = 0; i < 5; i++)
        ids.push((await subscribe(app, { ...ADDRESS, address: `${i} Elm` })).subscriptionId)
      const damaged = ids[1] ?? ''
      const row = database.query.updateTable('subscriptions').where('id', '=', damaged)
      await database.write(row.set({ sealed_info: new Uint8Array(50) }))
      const failure = await operate(['export'], await storageVariables(folder)).catch(
        (error: unknown) => error,
      )
      expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(`${damaged} is damaged`) })
      const { stdout } = failure as { stdout: string }
      const exported = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).subscriptionId)
      expect(exported).toEqual(ids.filter((id) => id !== damaged))
    },
    PROCESS_LIMIT_MS,
  )

  it(
    'refuses a mistyped DATA_DIR and makes nothing there',
    async () => {
      const folder = await temporaryFolder()
      const typo = join(folder, 'dta')
      await expect(operate(['export'], { DATA_DIR: typo })).rejects.toMatchObject({
        code: 1,
        stderr: `DATA_DIR is "${typo}". It must be the folder of the server, which holds planner.db.\n`,
      })
      expect(await readdir(folder)).toEqual([])
    },
    PROCESS_LIMIT_MS,
  )

  it(
    'erases a subscription beside the running server',
    async () => {
      const { app, folder, store } = await testProxy()
      const { subscriptionId } = await subscribe(app)
      const { stderr } = await operate(
        ['erase', subscriptionId.toLowerCase().replace('-', '')],
        await storageVariables(folder),
      )
      expect(stderr).toContain(`${subscriptionId} is erased.`)
      expect(await store.find(subscriptionId)).toMatchObject({ status: 'erased', sealedInfo: null })
      await expect(operate(['erase', 'sub_x'], await storageVariables(folder))).rejects.toMatchObject({
        code: 1,
        stderr: 'There is no subscription sub_x.\n',
      })
    },
    PROCESS_LIMIT_MS,
  )

  it(
    'lists the commands when it is unknown',
    async () => {
      await expect(operate(['exprot'], {})).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/export.*erase <subscription id>.*rotate/s),
      })
    },
    PROCESS_LIMIT_MS,
  )
})
