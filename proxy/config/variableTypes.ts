import * as z from 'zod/mini'

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

const TOKEN_ERROR = 'at least 32 visible characters, as `openssl rand -hex 32` gives'
export const longToken = z.string().check(z.regex(/^[\x21-\x7e]{32,}$/, TOKEN_ERROR))

export const httpUrl = z.url({ protocol: /^https?$/, error: 'a URL that begins with http:// or https://' })

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

export const originList = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => list.split(',').map((origin) => origin.trim())),
    z.array(z.string().check(z.refine(isOrigin, ORIGINS_ERROR))),
  ),
)

const DATA_KEYS_ERROR =
  '32 random bytes in base64, as `openssl rand -base64 32` gives, or several of them separated by commas'

export const dataKeyList = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=(?:\s*,\s*[A-Za-z0-9+/]{43}=)*$/, DATA_KEYS_ERROR)),
  z.transform((list: string) => list.split(',').map((base64) => Buffer.from(base64, 'base64'))),
)
