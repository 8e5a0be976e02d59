import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Config } from '../config/config.js'
import { ConfigError } from '../config/configError.js'
import { errorCode } from '../config/errorCode.js'

function toConfigError(error: unknown, { HOST, PORT }: Config): unknown {
  const code = errorCode(error)
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(`PORT ${PORT} is in use. Set PORT to a free one.`)
    case 'EACCES':
      return new ConfigError(`PORT is ${PORT}. It must be one that this user may listen on (${code}).`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`HOST is "${HOST}". It must be an address of this machine (${code}).`)
    default:
      return error
  }
}

/**
 * Waits until the server listens on the configured address and port.
 * @throws {ConfigError} when it cannot listen there.
 */
export async function listen(server: Server, config: Config): Promise<void> {
  server.listen(config.PORT, config.HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw toConfigError(error, config)
  }
}
