import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DATABASE_FILE } from '../../proxy/openDatabase.js'
import { ADDRESS } from './support/address.js'
import { eraseSubscription, subscribe } from './support/calls.js'
import { IS_POSTGRES, storageVariables } from './support/openTestStorage.js'
import { operate } from './support/operate.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const PROCESS_LIMIT_MS = 60_000
const KEY_FILE = 'data.key'
const OWNER_ONLY = 0o600

describe.skipIf(IS_POSTGRES)('a backup', () => {
  it(
    'that is made while the server writes has everything that was confirmed before',
    async () => {
      const { app, folder } = await testProxy()
      const backup = join(folder, 'backup.db')
      const before = [await subscribe(app), await subscribe(app, { ...ADDRESS, address: '2 Elm St' })]
      let isRunning = true
      const backingUp = operate(['backup', backup], { DATA_DIR: folder }).finally(() => {
        isRunning = false
      })
      while (isRunning) await subscribe(app)
      expect((await backingUp).stderr).toContain(`${backup} is a copy of the database.`)
      expect((await stat(backup)).mode & 0o777).toBe(OWNER_ONLY)

      const restored = await temporaryFolder()
      await copyFile(join(folder, KEY_FILE), join(restored, KEY_FILE))
      await copyFile(backup, join(restored, DATABASE_FILE))
      const again = await testProxy({ folder: restored })
      const { stdout } = await operate(['export'], { DATA_DIR: restored })
      for (const { subscriptionId, eraseToken } of before) {
        expect(stdout).toContain(subscriptionId)
        expect((await eraseSubscription(again.app, subscriptionId, eraseToken)).status).toBe(204)
      }
      await subscribe(again.app)
    },
    PROCESS_LIMIT_MS,
  )

  it(
    'overwrites no file',
    async () => {
      const { folder } = await testProxy()
      const file = join(folder, DATABASE_FILE)
      await expect(operate(['backup', file], { DATA_DIR: folder })).rejects.toMatchObject({
        code: 1,
        stderr: `${file} exists already. Give the name of a new file.\n`,
      })
      await expect(operate(['backup'], { DATA_DIR: folder })).rejects.toMatchObject({
        code: 1,
        stderr: 'Give the name of a new file.\n',
      })
    },
    PROCESS_LIMIT_MS,
  )
})

describe.runIf(IS_POSTGRES)('a backup of PostgreSQL', () => {
  it(
    'is made with its own programs',
    async () => {
      const { folder } = await testProxy()
      const variables = await storageVariables(folder)
      await expect(operate(['backup', join(folder, 'backup.db')], variables)).rejects.toMatchObject({
        code: 1,
        stderr: 'Back PostgreSQL up with pg_dump or a base backup.\n',
      })
    },
    PROCESS_LIMIT_MS,
  )
})
