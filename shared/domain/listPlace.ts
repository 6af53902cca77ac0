import * as z from 'zod'

/** Where a page of a list ends, and the next one begins: what the last transfer was ordered by, and which one it was. */
const ListPlace = z.tuple([
  z
    .int()
    .min(0)
    .max(2 ** 46)
    .nullable(),
  z.string().regex(/^[0-9a-zA-Z-]{4,64}$/),
])
export type ListPlace = {
  /** Milliseconds since the epoch; null for a transfer without such a date. */
  at: number | null
  id: string
}

/** A place as it goes to a client and comes back: letters of base64url. */
export function writePlace({ at, id }: ListPlace): string {
  return btoa(JSON.stringify([at, id]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The place that `writePlace` wrote; undefined for what it never did. */
export function readPlace(text: string): ListPlace | undefined {
  try {
    const place = ListPlace.safeParse(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    return place.success ? { at: place.data[0], id: place.data[1] } : undefined
  } catch {
    return undefined
  }
}
