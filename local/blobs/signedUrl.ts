import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Area } from './contentRows.ts'

/** Keys are made of ids: no empty, `.` or `..` segment, and no character that a URL would escape. */
const KEY = /^[\w-]+(?:[./][\w-]+)*$/
const PATH = /^\/blobs\/(incoming|released)\/(.+)$/

export type Grant = { area: Area; key: string; terms: Record<string, string> }

const methodClass: Record<Area, string> = { incoming: 'write', released: 'read' }

export function signUrl(signingKey: Buffer, origin: string, grant: Grant): string {
  if (!KEY.test(grant.key)) throw new TypeError(`Not a key of ids: ${grant.key}`)
  const query = new URLSearchParams({ ...grant.terms, signature: sign(signingKey, grant) })
  return `${origin}/blobs/${grant.area}/${grant.key}?${query}`
}

/** Does not check the expiry. */
export function toGrant(signingKey: Buffer, url: URL): Grant | undefined {
  const [, area, key] = PATH.exec(url.pathname) ?? []
  const { signature, ...terms } = Object.fromEntries(url.searchParams)
  const isDoubled = url.searchParams.size > Object.keys(terms).length + 1
  if ((area !== 'incoming' && area !== 'released') || key === undefined || isDoubled) return undefined
  const grant = { area, key, terms } as const
  return isSame(signature ?? '', sign(signingKey, grant)) ? grant : undefined
}

/** JSON of sorted pairs is unambiguous: no two grants have the same text. */
function sign(signingKey: Buffer, { area, key, terms }: Grant): string {
  const sorted = Object.entries(terms).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([methodClass[area], area, key, sorted]))
    .digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
