import type { Context } from 'hono'
import type { Caller } from '../limits/caller.js'
import { parseIpAddress } from './parseIpAddress.js'
import type { ServerEnv } from './serverEnv.js'

/** What a site of many IPv6 networks (/48) may use, compared with one home or office. */
const SITE_SHARES = 4
const NETWORK_GROUPS = 4
const SITE_GROUPS = 3

/** One home or office: an IPv4 address, or the /64 network of an IPv6 address, since a device may choose the rest. */
function callerAt(address: string): Caller {
  const parsed = parseIpAddress(address)
  if (typeof parsed !== 'object') return [{ id: parsed ?? address, shares: 1 }]
  const network = { id: `${parsed.slice(0, NETWORK_GROUPS).join(':')}/64`, shares: 1 }
  return [network, { id: `${parsed.slice(0, SITE_GROUPS).join(':')}/48`, shares: SITE_SHARES }]
}

export interface CallerOptions {
  /** Number of our own reverse proxies in front of the server. With 0, `X-Forwarded-For` is ignored. */
  readonly trustedProxyHops: number
  /** The visitor's address, if the runtime gives it in its own way. */
  readonly addressOf?: (request: Request) => string | undefined
}

/**
 * Whom a call counts against. Each proxy appends the address that called it to `X-Forwarded-For`, so with `trustedProxyHops`
 * declared proxies the caller is that many entries from the end. Entries before it can be forged.
 */
export function callerOf(
  context: Context<ServerEnv>,
  { trustedProxyHops, addressOf }: CallerOptions,
): Caller {
  const told = addressOf?.(context.req.raw)
  if (told !== undefined) return callerAt(told)
  const socketAddress = context.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxyHops === 0) return callerAt(socketAddress)
  const chain = (context.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim())
  const forwarded = chain.at(-trustedProxyHops) ?? ''
  return callerAt(parseIpAddress(forwarded) === undefined ? socketAddress : forwarded)
}
