/** Without vowels there are no words, and without digits nothing that looks like a phone number or a status. */
const LETTERS = 'bcdfghjkmnpqrstvwxz'
const LENGTH = 10

/** A new id of a call, short enough to read out to somebody. It is no secret. */
export const createRequestId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => LETTERS[byte % LETTERS.length] ?? '',
  ).join('')
