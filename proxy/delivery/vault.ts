import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D: 96 bits, never used twice with the same key. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_BYTES = 8

/** Encrypts personal data for the database, and makes the fingerprints and tokens that stand for it. */
export interface Vault {
  /** The key that {@link Vault.seal} uses. */
  readonly keyId: string
  /** Encrypts a text so that it can be opened for the same `owner` only. */
  seal(text: string, owner: string): Uint8Array
  /**
   * Decrypts what {@link Vault.seal} encrypted with this or an older key.
   * @throws {Error} when it was changed, has another owner or was encrypted with a key that is not given.
   */
  open(sealed: Uint8Array, owner: string, keyId: string | null): string
  /** Equal for equal texts, so that they can be compared without being kept. Worthless without the secret. */
  fingerprint(text: string): string
  /** The token that erases an owner's data. It is always the same, so that a repeated call gets the same answer. */
  eraseToken(owner: string): string
}

/** What we store of an erase token. Nobody can guess its 256 bits, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const derive = (secret: Uint8Array, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES))

/** A key that encrypts and decrypts, and the name by which a row tells which one encrypted it. */
export interface SealKey {
  readonly id: string
  seal(text: string, owner: string): Uint8Array
  /** @throws {Error} when the text was changed, has another owner or was encrypted with another key. */
  open(sealed: Uint8Array, owner: string): string
}

/** @param key 32 random bytes. Each use gets its own key, derived from this one (HKDF, RFC 5869). */
export function createSealKey(key: Uint8Array): SealKey {
  const sealKey = createSecretKey(derive(key, 'seal'))
  return {
    id: derive(key, 'key id').subarray(0, KEY_ID_BYTES).toString('hex'),
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(Buffer.from(owner))
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), closed]))
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed)
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(CIPHER, sealKey, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return (
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}

/**
 * @param current the key that encrypts from now on.
 * @param older keys that still decrypt.
 * @param secret of fingerprints and tokens. It stays when the keys change, or a repeated call would not be recognised.
 */
export function createVault(current: SealKey, older: readonly SealKey[], secret: Uint8Array): Vault {
  const keys = new Map([current, ...older].map((key) => [key.id, key]))
  const fingerprintKey = createSecretKey(derive(secret, 'fingerprint'))
  const tokenKey = createSecretKey(derive(secret, 'erase token'))
  return {
    keyId: current.id,
    seal: current.seal,
    open(sealed, owner, keyId) {
      const key = keys.get(keyId ?? '')
      if (!key) throw new Error(`The key ${keyId} is not given.`)
      return key.open(sealed, owner)
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('hex'),
    eraseToken: (owner) => createHmac('sha256', tokenKey).update(owner).digest('base64url'),
  }
}
