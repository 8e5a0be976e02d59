import * as z from 'zod/mini'
import { DELIVERY_PROVIDER_KINDS, DELIVERY_PROVIDERS } from '../delivery/deliveryProviders.js'
import { MODEL_KINDS, MODEL_PROVIDERS } from '../models/modelProviders.js'
import { parseVariables, type VariableShape, type Variables } from './parseVariables.js'
import {
  dataKeyList,
  foodIdList,
  headerList,
  httpUrl,
  oneOf,
  optionalWholeNumber,
  originList,
  postgresUrl,
  secret,
  text,
  webhookSecretList,
  wholeNumber,
} from './variableTypes.js'

const SERVER_VARIABLES = {
  PORT: wholeNumber(1, 65_535, 8787),
  HOST: z._default(text, '127.0.0.1'),
  ALLOWED_ORIGINS: z.optional(originList),
  ALLOWED_HEADERS: z.optional(headerList),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
  CATALOG_IDS: z.optional(foodIdList),
  CATALOG_URL: z.optional(httpUrl),
  MODEL: oneOf(['auto', ...MODEL_KINDS] as const, 'auto'),
  MODEL_TIMEOUT_MS: wholeNumber(100, 600_000, 40_000),
  MODEL_MAX_TOKENS: wholeNumber(200, 32_000, 2000),
  DAILY_TOKEN_BUDGET: wholeNumber(0, 1_000_000_000_000, 10_000_000),
  DAILY_TOKENS_PER_ADDRESS: wholeNumber(0, 1_000_000_000_000, 400_000),
  MAX_CALLS_IN_FLIGHT: wholeNumber(1, 1000, 64),
  MEAL_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 400),
  CALLER_CHECK: z.optional(text),
  METRICS_TOKEN: z.optional(secret),
  DELIVERY_PROVIDER: oneOf(DELIVERY_PROVIDER_KINDS, 'record'),
  DELIVERY_WEBHOOK_URL: z.optional(httpUrl),
  DELIVERY_WEBHOOK_SECRETS: z.optional(webhookSecretList),
  DELIVERY_WEBHOOK_LOOPBACK: oneOf(['no', 'yes'], 'no'),
  ADMIN_TOKEN: z.optional(secret),
  DELIVERY_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 10),
  ORDERS_PER_DAY: wholeNumber(1, 1_000_000, 10),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(postgresUrl),
  BACKUP_DAYS: wholeNumber(0, 36_500, 30),
  DATA_KEYS: z.optional(dataKeyList),
  KEEP_DAYS: optionalWholeNumber(1, 36_500),
} satisfies VariableShape

const PROVIDERS = [...Object.values(MODEL_PROVIDERS), ...Object.values(DELIVERY_PROVIDERS)]

/** Every variable that the server or one of its providers reads, with what it accepts and its default. */
export const ALL_VARIABLES: VariableShape = Object.assign(
  {},
  SERVER_VARIABLES,
  ...PROVIDERS.map(({ variables }) => variables),
)

/** The server's own settings; a provider parses its variables itself. */
export type Config = z.infer<z.ZodMiniObject<typeof SERVER_VARIABLES>>

/**
 * Parses the environment, once at the start.
 * @throws {ConfigError} when a value is wrong, even one of a provider that is not chosen.
 */
export function parseConfig(variables: Variables): Config {
  parseVariables(ALL_VARIABLES, variables)
  return parseVariables(SERVER_VARIABLES, variables)
}
