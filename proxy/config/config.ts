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

/** Settings that the server obeys wherever it runs. */
const COMMON_VARIABLES = {
  ALLOWED_ORIGINS: z.optional(originList),
  ALLOWED_HEADERS: z.optional(headerList),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
  CATALOG_IDS: z.optional(foodIdList),
  MODEL: oneOf(['auto', ...MODEL_KINDS] as const, 'auto'),
  MODEL_TIMEOUT_MS: wholeNumber(100, 600_000, 40_000),
  MODEL_MAX_TOKENS: wholeNumber(200, 32_000, 2000),
  DAILY_TOKEN_BUDGET: wholeNumber(0, 1_000_000_000_000, 10_000_000),
  DAILY_TOKENS_PER_ADDRESS: wholeNumber(0, 1_000_000_000_000, 400_000),
  MAX_CALLS_IN_FLIGHT: wholeNumber(1, 1000, 64),
  MEAL_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 400),
  METRICS_TOKEN: z.optional(secret),
} satisfies VariableShape

/** Settings that a worker obeys only if its stores take delivery calls. */
export const DELIVERY_CALL_VARIABLES = {
  DELIVERY_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 10),
} satisfies VariableShape

/** Settings that only the server on Node obeys. */
const NODE_VARIABLES = {
  PORT: wholeNumber(1, 65_535, 8787),
  HOST: z._default(text, '127.0.0.1'),
  CATALOG_URL: z.optional(httpUrl),
  CALLER_CHECK: z.optional(text),
  DELIVERY_PROVIDER: oneOf(DELIVERY_PROVIDER_KINDS, 'record'),
  DELIVERY_WEBHOOK_URL: z.optional(httpUrl),
  DELIVERY_WEBHOOK_SECRETS: z.optional(webhookSecretList),
  DELIVERY_WEBHOOK_LOOPBACK: oneOf(['no', 'yes'], 'no'),
  ADMIN_TOKEN: z.optional(secret),
  ORDERS_PER_DAY: wholeNumber(1, 1_000_000, 10),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(postgresUrl),
  BACKUP_DAYS: wholeNumber(0, 36_500, 30),
  DATA_KEYS: z.optional(dataKeyList),
  KEEP_DAYS: optionalWholeNumber(1, 36_500),
} satisfies VariableShape

const SERVER_VARIABLES = { ...NODE_VARIABLES, ...COMMON_VARIABLES, ...DELIVERY_CALL_VARIABLES }

const variablesOf = (
  providers: Readonly<Record<string, { readonly variables: VariableShape }>>,
): VariableShape => Object.assign({}, ...Object.values(providers).map(({ variables }) => variables))

/** The settings that only the server on Node obeys, with those of delivery providers. */
export const ONLY_ON_NODE: VariableShape = { ...NODE_VARIABLES, ...variablesOf(DELIVERY_PROVIDERS) }

/** Every variable that the server or one of its providers reads, with what it accepts and its default. */
export const ALL_VARIABLES: VariableShape = {
  ...SERVER_VARIABLES,
  ...ONLY_ON_NODE,
  ...variablesOf(MODEL_PROVIDERS),
}

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
