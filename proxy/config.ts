import * as z from 'zod/mini'

/** The environment holds a value the server cannot start with; `message` names the variable and says what it needs. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

function wholeNumber(min: number, max: number, fallback: number) {
  const error = `a whole number from ${min} to ${max}`
  const digits = z.string().check(z.regex(/^\d{1,15}$/, error))
  const inRange = z.number().check(z.gte(min, error), z.lte(max, error))
  return z._default(z.pipe(digits, z.pipe(z.transform(Number), inRange)), fallback)
}

const text = z.string().check(z.trim(), z.minLength(1, 'a text that is not empty'))
const httpUrl = z.url({ protocol: /^https?$/, error: 'a URL that begins with http:// or https://' })

const isOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin
const originList = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => list.split(',').map((origin) => origin.trim())),
    z.array(
      z
        .string()
        .check(
          z.refine(isOrigin, 'origins such as https://shop.example, without a path, separated by commas'),
        ),
    ),
  ),
)

const dataKey = z.pipe(
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9+/]{43}=$/, '32 random bytes in base64, as `openssl rand -base64 32` gives')),
  z.transform((base64: string) => Buffer.from(base64, 'base64')),
)

/** Which model answers; `auto` takes the first that is set up and the built-in one where none is. */
export const MODEL_CHOICES = ['auto', 'anthropic', 'openai-compatible', 'builtin'] as const

/** Every variable the server reads, with what it accepts and what holds where it is not set. */
export const configSchema = z.object({
  PORT: wholeNumber(1, 65_535, 8787),
  HOST: z._default(text, '127.0.0.1'),
  ALLOWED_ORIGINS: z.optional(originList),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
  MODEL: z._default(z.enum(MODEL_CHOICES, `one of ${MODEL_CHOICES.join(', ')}`), 'auto'),
  ANTHROPIC_API_KEY: z.optional(text),
  ANTHROPIC_BASE_URL: z._default(httpUrl, 'https://api.anthropic.com'),
  ANTHROPIC_MODEL: z._default(text, 'claude-haiku-5-5'),
  OPENAI_BASE_URL: z.optional(httpUrl),
  OPENAI_API_KEY: z.optional(text),
  OPENAI_MODEL: z.optional(text),
  MODEL_TIMEOUT_MS: wholeNumber(100, 600_000, 40_000),
  MODEL_MAX_TOKENS: wholeNumber(200, 32_000, 2000),
  DAILY_TOKEN_BUDGET: wholeNumber(0, 1_000_000_000_000, 2_000_000),
  MAX_CALLS_IN_FLIGHT: wholeNumber(1, 1000, 16),
  MEAL_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 400),
  DELIVERY_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 10),
  DATA_DIR: z._default(text, '.data'),
  DATA_KEY: z.optional(dataKey),
})

/** What the environment says, parsed. */
export type Config = z.infer<typeof configSchema>

type Variables = Readonly<Record<string, string | undefined>>

function explain(issue: z.core.$ZodIssue, variables: Variables): string {
  const name = String(issue.path[0])
  const value = /KEY/.test(name) ? 'not usable' : JSON.stringify(variables[name])
  return `${name} is ${value}. It must be ${issue.message}.`
}

/**
 * Reads the environment once, at the start. A variable that is set but empty counts as not set.
 * @throws {ConfigError} when a value is wrong; secrets are named but never repeated.
 */
export function readConfig(variables: Variables): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = configSchema.safeParse(set)
  if (result.success) return result.data
  throw new ConfigError(result.error.issues.map((issue) => explain(issue, variables)).join('\n'))
}
