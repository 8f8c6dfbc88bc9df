import ipaddr from 'ipaddr.js'

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const text = address
    // Some proxies add the port: `192.0.2.1:5000`, `[2001:db8::1]:5000`.
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    // A zone names an interface of this machine: `fe80::1%eth0`.
    .replace(/%.*$/s, '')
  const isComplete = text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text)
  return isComplete && ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

/** An address as people write it: IPv4 that arrives on an IPv6 socket (`::ffff:192.0.2.1`) as IPv4, IPv6 in its short form. Undefined if it is none. */
export const normalizeAddress = (address: string): string | undefined => parse(address)?.toString()

/** What a limit by address counts: an IPv4 address, or the /64 of an IPv6 address, which is what one connection has. */
export function networkOf(address: string): string {
  const parsed = parse(address)
  if (parsed === undefined) return address
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  // NAT64: all of IPv4 would share one /64.
  if (parsed.range() === 'rfc6052') return new ipaddr.IPv4(parsed.toByteArray().slice(12)).toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

export const isLoopback = (address: string): boolean => parse(address)?.range() === 'loopback'
