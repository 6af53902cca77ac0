import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, type Socket } from 'node:net'

const callers = new WeakMap<IncomingMessage, string>()

export function getCaller(request: IncomingMessage): string | undefined {
  return callers.get(request) ?? plainAddress(request.socket.remoteAddress)
}

/**
 * Each proxy appends the address that called it to X-Forwarded-For, so the last address that is not a trusted proxy is
 * the caller. The caller controls all earlier entries.
 */
export function recordCaller(request: IncomingMessage, trusted: BlockList) {
  const nearest = plainAddress(request.socket.remoteAddress)
  if (nearest !== undefined) callers.set(request, findClientAddress(nearest, forwardedFor(request), trusted))
}

function findClientAddress(nearest: string, forwarded: string[], trusted: BlockList): string {
  let known = nearest
  for (const entry of forwarded.reverse()) {
    const address = isIn(trusted, known) ? plainAddress(entry) : undefined
    // An entry that is not an address ends the search.
    if (address === undefined) break
    known = address
  }
  return known
}

export function isFromProxy(socket: Socket, trusted: BlockList): boolean {
  const address = plainAddress(socket.remoteAddress)
  return address !== undefined && isIn(trusted, address)
}

export function isForwardedWithoutTls(request: IncomingMessage, trusted: BlockList): boolean {
  const nearest = plainAddress(request.socket.remoteAddress)
  if (nearest === undefined || !isIn(trusted, nearest)) return false
  // The nearest proxy appends its value last.
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

/** Removes a port and brackets, and maps IPv4-mapped IPv6 to IPv4. */
function plainAddress(text: string | undefined): string | undefined {
  const bare = (text ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  return isIP(address) === 0 ? undefined : address
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}
