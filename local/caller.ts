import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, type Socket } from 'node:net'

const callers = new WeakMap<IncomingMessage, string>()

/** The network address of whoever made a request: what counts in budgets and stands in the audit. */
export function getCaller(request: IncomingMessage): string | undefined {
  return callers.get(request) ?? plainAddress(request.socket.remoteAddress)
}

/**
 * Finds out who made a request behind proxies. Each of them adds the address that it was called from at the end of
 * X-Forwarded-For, so the last one that is no proxy of ours is the caller; what stands before it, the caller wrote.
 */
export function recordCaller(request: IncomingMessage, trusted: BlockList) {
  const nearest = plainAddress(request.socket.remoteAddress)
  if (nearest !== undefined) callers.set(request, farthest(nearest, forwardedFor(request), trusted))
}

function farthest(nearest: string, forwarded: string[], trusted: BlockList): string {
  let known = nearest
  for (const entry of forwarded.reverse()) {
    const address = isIn(trusted, known) ? plainAddress(entry) : undefined
    // A proxy that writes what is no address is the last that is known of the way.
    if (address === undefined) break
    known = address
  }
  return known
}

/** Whether a connection is a proxy's of ours, on which many callers come. */
export function isFromProxy(socket: Socket, trusted: BlockList): boolean {
  const address = plainAddress(socket.remoteAddress)
  return address !== undefined && isIn(trusted, address)
}

/** Whether a request came to the proxy, or to us where there is none, without TLS. */
export function isForwardedInTheClear(request: IncomingMessage, trusted: BlockList): boolean {
  const nearest = plainAddress(request.socket.remoteAddress)
  if (nearest === undefined || !isIn(trusted, nearest)) return false
  // The nearest proxy's word, where several have added theirs.
  return getLast(request.headers['x-forwarded-proto'])?.toLowerCase() === 'http'
}

function forwardedFor({ headers }: IncomingMessage): string[] {
  return `${headers['x-forwarded-for'] ?? ''}`
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
}

function getLast(header: string | string[] | undefined): string | undefined {
  return `${header ?? ''}`.split(',').at(-1)?.trim()
}

/** Without what some proxies add (a port, brackets), and IPv4 as itself where the socket speaks IPv6. */
function plainAddress(text: string | undefined): string | undefined {
  const bare = (text ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  return isIP(address) === 0 ? undefined : address
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}
