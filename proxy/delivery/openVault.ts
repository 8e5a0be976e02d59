import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { ConfigError } from '../config/configError.js'
import type { Database, Execute } from '../database/database.js'
import { storedBytes } from '../database/storedBytes.js'
import { createSealKey, createVault, type SealKey, type Vault } from './vault.js'

const SECRET_BYTES = 32
const SECRET_OWNER = 'the secret of fingerprints and tokens'

const keyRowSchema = z.object({ key_id: z.string(), wrapped_secret: storedBytes })
const sealedRowSchema = z.object({ id: z.string(), sealed_info: storedBytes })
const usedRowSchema = z.object({ key_id: z.string() })

const foreignKeys = (given: readonly SealKey[], known: readonly string[]) =>
  new ConfigError(
    `The database was encrypted with the key ${known.join(' or ')}, and DATA_KEYS (or data.key) holds ${given.map(({ id }) => id).join(', ')}. Restore the right key, or set another database.`,
  )

/** Makes the secret for a new database. One from before keys had names keeps its key as the secret. */
async function makeSecret(query: Database['query'], execute: Execute, key: Uint8Array, sealKey: SealKey) {
  const unnamed = query
    .selectFrom('subscriptions')
    .where('sealed_info', 'is not', null)
    .where('key_id', 'is', null)
  const { rows } = await execute(unnamed.select(['id', 'sealed_info']).limit(1).compile())
  if (!rows[0]) return randomBytes(SECRET_BYTES)
  const { id, sealed_info } = sealedRowSchema.parse(rows[0])
  try {
    sealKey.open(sealed_info, id)
  } catch {
    throw foreignKeys([sealKey], ['of its older server'])
  }
  const named = query.updateTable('subscriptions').set({ key_id: sealKey.id })
  await execute(named.where('sealed_info', 'is not', null).where('key_id', 'is', null).compile())
  return key
}

/**
 * Opens the vault of a database. The database holds the secret of fingerprints and tokens, wrapped by each data key, so
 * that a wrong key is noticed here and not when the first address cannot be read. A new key is added to them.
 * @param keys 32 random bytes each. The first one encrypts from now on.
 * @throws {ConfigError} when no key belongs to the database, or one that its rows need is not given.
 */
export async function openVault(database: Database, keys: readonly Uint8Array[]): Promise<Vault> {
  const { query } = database
  const given = keys.map(createSealKey)
  const [current, ...older] = given
  const [firstKey] = keys
  if (!current || !firstKey) throw new Error('A vault needs a key.')

  return database.alone(async (execute) => {
    const add = (key: SealKey, secret: Uint8Array) => {
      const wrapped_secret = key.seal(Buffer.from(secret).toString('base64'), SECRET_OWNER)
      const row = { key_id: key.id, wrapped_secret, added_at: new Date().toISOString() }
      return execute(query.insertInto('data_keys').values(row).compile())
    }
    const { rows } = await execute(query.selectFrom('data_keys').selectAll().compile())
    const known = new Map(
      rows.map((row) => keyRowSchema.parse(row)).map((row) => [row.key_id, row.wrapped_secret]),
    )
    let secret: Uint8Array
    if (known.size === 0) {
      secret = await makeSecret(query, execute, firstKey, current)
      await add(current, secret)
      known.set(current.id, new Uint8Array())
    } else {
      const key = given.find(({ id }) => known.has(id))
      const wrapped = key && known.get(key.id)
      if (!key || !wrapped) throw foreignKeys(given, [...known.keys()])
      secret = Buffer.from(key.open(wrapped, SECRET_OWNER), 'base64')
    }
    for (const key of given) if (!known.has(key.id)) await add(key, secret)

    const inUse = query
      .selectFrom('subscriptions')
      .select('key_id')
      .where('key_id', 'is not', null)
      .union(query.selectFrom('orders').select('key_id').where('key_id', 'is not', null))
    for (const row of (await execute(inUse.compile())).rows) {
      const { key_id } = usedRowSchema.parse(row)
      if (given.some(({ id }) => id === key_id)) continue
      throw new ConfigError(
        `Rows of the database are encrypted with the key ${key_id}, which DATA_KEYS does not hold. Add it after the first one, or run "operate rotate" before you remove a key.`,
      )
    }
    return createVault(current, older, secret)
  })
}
