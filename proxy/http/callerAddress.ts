import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4
const MAPPED_IPV4 = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/i

/** One home or office: an IPv4 address, or the /64 network of an IPv6 address, since a device may choose the rest. */
function network(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.groups?.ipv4
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : IPV6_GROUPS - groups.length - after.length
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * The address whose limits a call counts against. Each proxy appends the address that called it to `X-Forwarded-For`, so
 * with `trustedHops` declared proxies the caller is that many entries from the end. Entries before it can be forged.
 */
export function callerAddress(
  context: Context<{ Bindings: Partial<HttpBindings> }>,
  trustedHops: number,
): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedHops === 0) return network(socketAddress)
  const chain = (context.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim())
  const forwarded = chain.at(-trustedHops) ?? ''
  return network(isIP(forwarded) > 0 ? forwarded : socketAddress)
}
