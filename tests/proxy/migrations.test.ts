import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDeliveryInfo } from '../../proxy/delivery/readSubscriptions.js'
import { openStorage } from '../../proxy/openStorage.js'
import { ADDRESS } from './support/address.js'
import { temporaryFolder } from './support/temporaryFolder.js'

/** A data folder as the first server left it, before tables had versions and rows named their key. */
async function oldFolder() {
  const folder = await temporaryFolder()
  const key = randomBytes(32)
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive('seal'), nonce).setAAD(Buffer.from('sub_old'))
  const closed = Buffer.concat([cipher.update(JSON.stringify(ADDRESS), 'utf8'), cipher.final()])
  const old = new Libsql(join(folder, 'planner.db'))
  old.exec(`CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY, status TEXT NOT NULL DEFAULT 'pending', key_mark TEXT UNIQUE, body_mark TEXT,
    sealed_info BLOB, erase_token_hash BLOB NOT NULL, created_at TEXT NOT NULL, erased_at TEXT
  ) STRICT`)
  old
    .prepare("INSERT INTO subscriptions VALUES ('sub_old', 'active', NULL, 'mark', ?, ?, '2026-01-01', NULL)")
    .run([Buffer.concat([nonce, cipher.getAuthTag(), closed]), randomBytes(32)])
  old.close()
  await writeFile(join(folder, 'data.key'), key)
  const fingerprint = createHmac('sha256', derive('fingerprint')).update('text').digest('hex')
  return { folder, fingerprint }
}

describe('a database of an older server', () => {
  it('is brought up to date with its rows, keys and fingerprints', async () => {
    const { folder, fingerprint } = await oldFolder()
    for (let start = 0; start < 2; start++) {
      const { database, store, vault } = await openStorage({ DATA_DIR: folder })
      const [stored] = await store.list()
      expect(stored && openDeliveryInfo(vault, stored)).toEqual(ADDRESS)
      expect(vault.fingerprint('text')).toBe(fingerprint)
      await database.close()
    }
  })

  it('is brought up to date once when two servers start together', async () => {
    const { folder } = await oldFolder()
    const storages = await Promise.all([openStorage({ DATA_DIR: folder }), openStorage({ DATA_DIR: folder })])
    for (const { database } of storages) onTestFinished(() => database.close())
    for (const { store } of storages) expect(await store.list()).toHaveLength(1)
  })
})

describe('a database of a newer server', () => {
  async function newFolder(worksFrom: number) {
    const folder = await temporaryFolder()
    const { database } = await openStorage({ DATA_DIR: folder })
    await database.write(
      database.query
        .insertInto('schema_versions')
        .values({ version: 99, works_from: worksFrom, applied_at: '2030-01-01' }),
    )
    await database.close()
    return folder
  }

  it('is used when its tables still fit', async () => {
    const { database } = await openStorage({ DATA_DIR: await newFolder(1) })
    await database.close()
  })

  it('is refused when they do not', async () => {
    await expect(openStorage({ DATA_DIR: await newFolder(99) })).rejects.toThrow(
      /^The database has tables of version 99, and this server knows version \d+\. Start the newer server/,
    )
  })
})
