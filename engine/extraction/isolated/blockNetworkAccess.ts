import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { block, refusal } from './refusal.ts'

/**
 * Permanently blocks network access, which Node 24's permission model does not cover. http, https, http2, tls, fetch
 * and WebSocket all use a socket's `connect` or `dns`; the permissions block native bindings, and this blocks the
 * handles that wrap them. Call it before loading anything else.
 */
export function blockNetworkAccess() {
  const refuse = refusal('Network access is blocked in this process.')
  block(net.Socket.prototype, ['connect'], refuse)
  block(net.Server.prototype, ['listen', '_listen2'], refuse)
  block(net, ['connect', 'createConnection', 'createServer', '_createServerHandle', 'BoundSocket'], refuse)
  block(dgram.Socket.prototype, ['bind', 'bindSync', 'connect', 'connectSync', 'send', 'sendto'], refuse)
  // A UDP socket gets its handle on creation.
  block(dgram, ['createSocket', 'Socket', '_createSocketHandle'], refuse)
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    const names = Object.getOwnPropertyNames(resolver).filter(name => /^(?:lookup|resolve|reverse)/.test(name))
    block(resolver, names, refuse)
  }
  block(globalThis, ['fetch', 'WebSocket', 'EventSource'], refuse)
  blockPipes(refuse)
  syncBuiltinESMExports()
}

/** The class of the parent pipe can connect to file system sockets. */
function blockPipes(refuse: () => never) {
  const handle: unknown = Reflect.get(process.stdin, '_handle')
  if (typeof handle !== 'object' || handle === null) return
  block(Object.getPrototypeOf(handle), ['bind', 'listen', 'connect'], refuse)
}
