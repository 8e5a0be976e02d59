import * as z from 'zod/mini'
import { foodIdSchema } from '../../src/core/food/food.js'

/** Any text that is not empty. */
export const text = z.string().check(z.trim(), z.minLength(1, 'a text that is not empty'))

const POSTGRES_ERROR = 'the URL of a PostgreSQL database, such as postgres://user:password@host/name'
export const postgresUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: POSTGRES_ERROR })

const SECRETS_ERROR = 'secrets such as whsec_ and 24 to 64 random bytes in base64, separated by commas'
const WEBHOOK_PREFIX = 'whsec_'
const WEBHOOK_SECRETS = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}(?:\s*,\s*whsec_[A-Za-z0-9+/]{32,88}={0,2})*$/

/** Secrets as Standard Webhooks writes them, as bytes. */
export const webhookSecretList = z.pipe(
  z.string().check(z.regex(WEBHOOK_SECRETS, SECRETS_ERROR)),
  z.transform((list: string) =>
    list.split(',').map((secret) => Buffer.from(secret.trim().slice(WEBHOOK_PREFIX.length), 'base64')),
  ),
)

/** A call by `fetch` refuses such a URL, and one by undici leaves them out. */
function hasNoUser(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { username, password } = new URL(url)
  return username === '' && password === ''
}
const USER_ERROR = 'a URL without a user name and a password, which would not be sent'
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'a URL that begins with http:// or https://' })
  .check(z.refine(hasNoUser, USER_ERROR))

function wholeNumberFrom(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`
  const digits = z.string().check(z.regex(/^\d{1,15}$/, error))
  const inRange = z.number().check(z.gte(min, error), z.lte(max, error))
  return z.pipe(digits, z.pipe(z.transform(Number), inRange))
}

export const wholeNumber = (min: number, max: number, fallback: number) =>
  z._default(wholeNumberFrom(min, max), fallback)

export const optionalWholeNumber = (min: number, max: number) => z.optional(wholeNumberFrom(min, max))

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

/** As a URL writes it: lower case, with a port that is not the protocol's own. */
const isHost = (host: string) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host
export const hostList = listOf(isHost, 'hosts such as www.instacart.com, separated by commas')

export const foodIdList = listOf(
  (id) => foodIdSchema.safeParse(id).success,
  'food ids such as oat-milk, separated by commas',
)

/** A token that nobody can guess. */
export const secret = z
  .string()
  .check(z.regex(/^[\w.~+/-]{16,200}=*$/, 'at least 16 letters and digits, as `openssl rand -hex 32` gives'))

const DATA_KEYS_ERROR =
  '32 random bytes in base64, as `openssl rand -base64 32` gives, or several of them separated by commas'

export const dataKeyList = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=(?:\s*,\s*[A-Za-z0-9+/]{43}=)*$/, DATA_KEYS_ERROR)),
  z.transform((list: string) => list.split(',').map((base64) => Buffer.from(base64, 'base64'))),
)
