import { isIPv6 } from 'node:net'

/** An IPv4 address that is written as one of IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Whom a budget belongs to where nobody is signed in: an address of IPv4, or the /64 of one of IPv6. That is what a
 * household or a server is given; whoever has one has more addresses than there are budgets.
 * @param address as the host saw it, in any spelling; what is no address stays as it is
 */
export function getNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  // The URL parser writes an address in its one canonical form (RFC 5952), without the zone.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
