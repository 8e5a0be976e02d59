import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D: 96 bits, never used twice with a key. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps what the database must not show: seals personal data and makes the marks and tokens that stand for it. */
export interface Vault {
  /** Encrypts a text so that it opens only for the same `owner`. */
  seal(text: string, owner: string): Uint8Array
  /**
   * Opens what {@link Vault.seal} closed.
   * @throws {Error} when it was changed, belongs to another owner or was sealed with another key.
   */
  open(sealed: Uint8Array, owner: string): string
  /** Tells whether two texts are equal without keeping either; worthless without the key. */
  fingerprint(text: string): string
  /** The token that erases an owner's data. The same each time, so that a repeated call can be answered again. */
  eraseToken(owner: string): string
}

/** What is stored of an erase token. The token has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** @param masterKey 32 random bytes; each use has a key of its own derived from it (HKDF, RFC 5869). */
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
