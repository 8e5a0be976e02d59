import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config/configError.js'
import { errorCode } from '../config/errorCode.js'
import { DATABASE_FILE } from '../openDatabase.js'

const KEY_BYTES = 32
const FILE_NAME = 'data.key'
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const

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
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}

function folderError(folder: string, error: unknown): unknown {
  const code = errorCode(error)
  if (code === undefined) return error
  return new ConfigError(
    `DATA_DIR is "${folder}". It must be a folder that the server can write to (${code}).`,
  )
}

async function loadKey(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return undefined
    throw new ConfigError(`${path} cannot be read (${code}). Restore it, or set DATA_KEYS.`)
  }
}

/**
 * The keys that encrypt personal data: the given ones, else the one in the data folder. That one is made on the first
 * start, and only its owner can read it.
 * @throws {ConfigError} when the folder cannot be used, the key file does not hold a key, or it is lost.
 */
export async function loadDataKeys(
  folder: string,
  given: readonly Uint8Array[] | undefined,
): Promise<readonly Uint8Array[]> {
  const path = join(folder, FILE_NAME)
  const toFolderError = (error: unknown) => {
    throw folderError(folder, error)
  }
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder }).catch(toFolderError)
  if (given) return given
  const existing = await loadKey(path)
  if (!existing && existsSync(join(folder, DATABASE_FILE))) {
    throw new ConfigError(
      `${path} is missing, and the database beside it needs it. Restore it from a backup, or set DATA_KEYS.`,
    )
  }
  if (!existing) await makeKey(path).catch(toFolderError)
  // Another process may have been faster: what counts is the file.
  const key = existing ?? (await loadKey(path))
  if (key?.length !== KEY_BYTES) {
    throw new ConfigError(`${path} holds no key of ${KEY_BYTES} bytes. Restore it, or set DATA_KEYS.`)
  }
  return [key]
}
