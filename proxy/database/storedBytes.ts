import * as z from 'zod/mini'

/** Bytes of a row: libSQL gives an `ArrayBuffer`, Postgres a `Buffer`. */
export const storedBytes = z.union([
  z.instanceof(Uint8Array),
  z.pipe(
    z.instanceof(ArrayBuffer),
    z.transform((value: ArrayBuffer) => new Uint8Array(value)),
  ),
])
