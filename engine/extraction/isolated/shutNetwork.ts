import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Shuts the network to this process for good: Node 24's permissions do not cover it. Everything that Node can reach it
 * by (http, https, http2, tls, fetch, WebSocket) goes through a socket's `connect` or asks `dns` first; native bindings
 * are shut by the permissions. To be called before anything else is loaded.
 */
export function shutNetwork() {
  // Can be called and constructed: each is refused alike.
  const refuse = function refuse(): never {
    throw Object.assign(new Error('The network is shut to this process.'), { code: 'ERR_ACCESS_DENIED' })
  }
  shut(net.Socket.prototype, ['connect'], refuse)
  shut(net.Server.prototype, ['listen', '_listen2'], refuse)
  shut(net, ['connect', 'createConnection', 'createServer'], refuse)
  shut(dgram.Socket.prototype, ['bind', 'bindSync', 'connect', 'connectSync', 'send', 'sendto'], refuse)
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    const names = Object.getOwnPropertyNames(resolver).filter(name => /^(?:lookup|resolve|reverse)/.test(name))
    shut(resolver, names, refuse)
  }
  shut(globalThis, ['fetch', 'WebSocket', 'EventSource'], refuse)
  syncBuiltinESMExports()
}

/** Not writable and not configurable: what was shut stays shut. */
export function shut(holder: object, names: readonly string[], refuse: () => never) {
  for (const name of names) Object.defineProperty(holder, name, { value: refuse, writable: false, configurable: false })
}
