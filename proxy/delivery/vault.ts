import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D: 96 bits, never used twice with the same key. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts personal data for the database, and makes the fingerprints and tokens that stand for it. */
export interface Vault {
  /** Encrypts a text so that it can be opened for the same `owner` only. */
  seal(text: string, owner: string): Uint8Array
  /**
   * Decrypts what {@link Vault.seal} encrypted.
   * @throws {Error} when it was changed, has another owner or was encrypted with another key.
   */
  open(sealed: Uint8Array, owner: string): string
  /** Equal for equal texts, so that they can be compared without being kept. Worthless without the key. */
  fingerprint(text: string): string
  /** The token that erases an owner's data. It is always the same, so that a repeated call gets the same answer. */
  eraseToken(owner: string): string
}

/** What we store of an erase token. Nobody can guess its 256 bits, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** @param masterKey 32 random bytes. Each use gets its own key, derived from this one (HKDF, RFC 5869). */
export function createVault(masterKey: Uint8Array): Vault {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', masterKey, '', use, KEY_BYTES))
  const sealKey = derive('seal')
  const fingerprintKey = derive('fingerprint')
  const tokenKey = derive('erase token')
  return {
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
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('hex'),
    eraseToken: (owner) => createHmac('sha256', tokenKey).update(owner).digest('base64url'),
  }
}
