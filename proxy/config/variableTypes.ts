import * as z from 'zod/mini'
import { foodIdSchema } from '../../src/core/food/food.js'

/** Any text that is not empty. */
export const text = z.string().check(z.trim(), z.minLength(1, 'a text that is not empty'))

export const httpUrl = z.url({ protocol: /^https?$/, error: 'a URL that begins with http:// or https://' })

export function wholeNumber(min: number, max: number, fallback: number) {
  const error = `a whole number from ${min} to ${max}`
  const digits = z.string().check(z.regex(/^\d{1,15}$/, error))
  const inRange = z.number().check(z.gte(min, error), z.lte(max, error))
  return z._default(z.pipe(digits, z.pipe(z.transform(Number), inRange)), fallback)
}

export const oneOf = <Name extends string>(names: readonly Name[], fallback: NoInfer<Name>) =>
  z._default(z.enum(names, `one of ${names.join(', ')}`), fallback)

const ORIGINS_ERROR = 'origins such as https://shop.example, without a path, separated by commas'
const isOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin

/** Texts separated by commas, each of which passes the test. */
const listOf = (isValid: (entry: string) => boolean, error: string) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((list: string) => list.split(',').map((entry) => entry.trim())),
      z.array(z.string().check(z.refine(isValid, error))),
    ),
  )

export const originList = listOf(isOrigin, ORIGINS_ERROR)

/** A token of RFC 9110. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]{1,100}$/
export const headerList = listOf(
  (name) => HEADER_NAME.test(name),
  'names of headers such as X-Session, separated by commas',
)

export const foodIdList = listOf(
  (id) => foodIdSchema.safeParse(id).success,
  'food ids such as oat-milk, separated by commas',
)

/** A token that nobody guesses. */
export const secret = z
  .string()
  .check(z.regex(/^[\w.~+/-]{16,200}=*$/, 'at least 16 letters and digits, as `openssl rand -hex 32` gives'))

const DATA_KEY_ERROR = '32 random bytes in base64, as `openssl rand -base64 32` gives'

export const dataKey = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, DATA_KEY_ERROR)),
  z.transform((base64: string) => Buffer.from(base64, 'base64')),
)
