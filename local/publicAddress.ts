import type { BlockList } from 'node:net'

export type PublicAddress = {
  /** Such as `https://files.acme.example`. */
  origin: string
  protocol: string
  /** Accepted Host headers, against DNS rebinding. */
  names: readonly string[]
  trustedProxies: BlockList | undefined
}

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
