/** Without vowels there are no words, and without digits nothing that looks like a phone number or a status. */
const LETTERS = 'bcdfghjkmnpqrstvwxz'
const LENGTH = 10
/** Asking for random bytes costs the same for one id as for many. */
const IDS_AT_ONCE = 100

const bytes = new Uint8Array(LENGTH * IDS_AT_ONCE)
let used = bytes.length

/** A new id of a call, short enough to read out to somebody. It is no secret. */
export function createRequestId(): string {
  if (used === bytes.length) {
    crypto.getRandomValues(bytes)
    used = 0
  }
  let id = ''
  for (const end = used + LENGTH; used < end; used++) id += LETTERS[(bytes[used] ?? 0) % LETTERS.length]
  return id
}
