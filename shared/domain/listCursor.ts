import * as z from 'zod'

/** The end of a page of a list: the sort value and the id of its last transfer. */
const ListCursor = z.tuple([
  z
    .int()
    .min(0)
    .max(2 ** 46)
    .nullable(),
  z.string().regex(/^[0-9a-zA-Z-]{4,64}$/),
])
export type ListCursor = {
  /** Milliseconds since the epoch; null for a transfer without that date. */
  at: number | null
  id: string
}

/** Base64 of these letters never contains `+` or `/`, so the text is safe in a URL. */
export function writeCursor({ at, id }: ListCursor): string {
  return btoa(JSON.stringify([at, id])).replaceAll('=', '')
}

/** @returns undefined for text that `writePlace` cannot produce */
export function readCursor(text: string): ListCursor | undefined {
  try {
    const place = ListCursor.safeParse(JSON.parse(atob(text)))
    return place.success ? { at: place.data[0], id: place.data[1] } : undefined
  } catch {
    return undefined
  }
}
