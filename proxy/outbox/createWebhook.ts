import type { Config } from '../config/config.js'
import { ConfigError } from '../config/configError.js'
import { requireVariable } from '../config/requireVariable.js'
import { createHttpWebhook } from './httpWebhook.js'
import type { Webhook } from './webhook.js'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The webhook that the environment sets up; undefined when it sets up none.
 * @throws {ConfigError} when addresses would be sent unencrypted or unsigned.
 */
export function createWebhook(config: Config, now: () => number): Webhook | undefined {
  const { DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRETS: secrets } = config
  if (url === undefined) return undefined
  const { protocol, hostname } = new URL(url)
  const isAllowed = config.DELIVERY_WEBHOOK_LOOPBACK === 'yes' && LOOPBACK.has(hostname)
  if (protocol !== 'https:' && !isAllowed) {
    throw new ConfigError(
      'DELIVERY_WEBHOOK_URL must begin with https://, because addresses go there. For a test on this machine set DELIVERY_WEBHOOK_LOOPBACK=yes.',
    )
  }
  const required = requireVariable(secrets, 'DELIVERY_WEBHOOK_SECRETS', 'DELIVERY_WEBHOOK_URL')
  return createHttpWebhook({ url, secrets: required, now })
}
