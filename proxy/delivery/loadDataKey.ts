import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config/configError.js'

const KEY_BYTES = 32
const FILE_NAME = 'data.key'
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Writes the whole key before the file gets its name, so that a crash never leaves half a key behind. */
async function makeKey(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', OWNER_ONLY.file)
  try {
    await file.writeFile(randomBytes(KEY_BYTES))
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

/**
 * The key that encrypts personal data: the given one, else the one in the data folder. That one is made on the first
 * start, and only its owner can read it.
 * @throws {ConfigError} when the key file does not hold a key.
 */
export async function loadDataKey(folder: string, given: Uint8Array | undefined): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
  if (given) return given
  const path = join(folder, FILE_NAME)
  const read = () => readFile(path)
  const key = await read().catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
    await makeKey(path)
    return read()
  })
  if (key.length !== KEY_BYTES) {
    throw new ConfigError(`${path} holds no key of ${KEY_BYTES} bytes. Restore it, or set DATA_KEY.`)
  }
  return key
}
