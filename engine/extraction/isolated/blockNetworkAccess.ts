import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { block, refusal } from './refusal.ts'

/**
 * Shuts the network to this process for good: Node 24's permissions do not cover it. Everything that Node can reach it
 * by (http, https, http2, tls, fetch, WebSocket) goes through a socket's `connect` or asks `dns` first; native bindings
 * are shut by the permissions, and the handles that wrap them here. To be called before anything else is loaded.
 */
export function blockNetworkAccess() {
  const refuse = refusal('The network is shut to this process.')
  block(net.Socket.prototype, ['connect'], refuse)
  block(net.Server.prototype, ['listen', '_listen2'], refuse)
  block(net, ['connect', 'createConnection', 'createServer', '_createServerHandle', 'BoundSocket'], refuse)
  block(dgram.Socket.prototype, ['bind', 'bindSync', 'connect', 'connectSync', 'send', 'sendto'], refuse)
  // A socket of UDP has its handle as soon as it is made.
  block(dgram, ['createSocket', 'Socket', '_createSocketHandle'], refuse)
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    const names = Object.getOwnPropertyNames(resolver).filter(name => /^(?:lookup|resolve|reverse)/.test(name))
    block(resolver, names, refuse)
  }
  block(globalThis, ['fetch', 'WebSocket', 'EventSource'], refuse)
  shutPipes(refuse)
  syncBuiltinESMExports()
}

/** The pipe to the parent is of the class that reaches sockets of the file system. */
function shutPipes(refuse: () => never) {
  const handle: unknown = Reflect.get(process.stdin, '_handle')
  if (typeof handle !== 'object' || handle === null) return
  block(Object.getPrototypeOf(handle), ['bind', 'listen', 'connect'], refuse)
}
