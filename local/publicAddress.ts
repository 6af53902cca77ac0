import type { BlockList } from 'node:net'

/** Where a host is to be found, and behind whom. */
export type PublicAddress = {
  /** Of all links, such as `https://files.acme.example`. */
  origin: string
  /** Of the origin, with its colon. */
  protocol: string
  /** The Host headers that are answered: by any other a foreign page could reach this host, by DNS rebinding. */
  names: readonly string[]
  trustedProxies: BlockList | undefined
}

/** A host that serves others has its public name alone; one that serves its own machine has that machine's names. */
export function toPublicAddress(
  { publicOrigin, trustedProxies }: { publicOrigin?: string | undefined; trustedProxies?: BlockList | undefined },
  port: number,
): PublicAddress {
  const origin = publicOrigin ?? new URL(`http://localhost:${port}`).origin
  const { protocol, hostname, port: shown } = new URL(origin)
  const usual = protocol === 'https:' ? '443' : '80'
  const hostnames = publicOrigin === undefined ? ['localhost', '127.0.0.1', '[::1]'] : [hostname]
  const withPort = hostnames.map(name => `${name}:${shown || usual}`)
  return { origin, protocol, names: shown === '' ? [...hostnames, ...withPort] : withPort, trustedProxies }
}
