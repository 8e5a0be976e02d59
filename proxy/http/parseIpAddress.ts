const IPV4_PART = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const IPV4 = new RegExp(`^(?:${IPV4_PART}\\.){3}${IPV4_PART}$`)
/** Some proxies write the caller's port too: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[^:]*))(?::\d{1,5})?$/
const MAPPED_IPV4 = /^(?:::ffff:|0:0:0:0:0:ffff:)(?<ipv4>[\d.]+)$/i
const ZONE = /%.*$/
const GROUP = /^[\da-f]{1,4}$/i
const IPV6_GROUPS = 8

function parseIpv6(address: string): readonly string[] | undefined {
  const halves = address.split('::')
  if (halves.length > 2) return undefined
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const zeros = halves.length === 2 ? IPV6_GROUPS - before.length - after.length : 0
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  if (groups.length !== IPV6_GROUPS || !groups.every((group) => GROUP.test(group))) return undefined
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

/**
 * An IP address without its port, as a text for IPv4 and as eight groups for IPv6; `undefined` for anything else. It is
 * our own because `node:net` does not exist in every runtime.
 */
export function parseIpAddress(text: string): string | readonly string[] | undefined {
  const { bracketed, plain } = WITH_PORT.exec(text)?.groups ?? {}
  const address = (bracketed ?? plain ?? text).replace(ZONE, '')
  const ipv4 = MAPPED_IPV4.exec(address)?.groups?.ipv4 ?? address
  return IPV4.test(ipv4) ? ipv4 : parseIpv6(address)
}
