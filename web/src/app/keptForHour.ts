import * as z from 'zod'
import { type StorageKey, store, stored } from './browserStorage.ts'

const KEPT_FOR_MS = 60 * 60 * 1000

type Kept<Value> = {
  key: StorageKey
  schema: z.ZodType<Value>
  read: () => Promise<Value>
  /** Another person never gets the copy. */
  owner?: string
}

/**
 * Caches an answer of the server for an hour. An older copy serves when the server cannot be asked.
 * @throws what `read` throws, when there is no copy
 */
export async function keptForHour<Value>({ key, schema, read, owner = '' }: Kept<Value>, now: number): Promise<Value> {
  const kept = findKept(key, schema, owner)
  if (kept !== undefined && now - kept.savedAt >= 0 && now - kept.savedAt < KEPT_FOR_MS) return kept.value
  try {
    const value = await read()
    store(key, JSON.stringify({ savedAt: now, owner, value }))
    return value
  } catch (error) {
    if (kept !== undefined) return kept.value
    throw error
  }
}

function findKept<Value>(key: StorageKey, schema: z.ZodType<Value>, owner: string) {
  try {
    const Copy = z.object({ savedAt: z.number(), owner: z.literal(owner), value: schema })
    return Copy.safeParse(JSON.parse(stored(key) ?? '')).data
  } catch {
    return undefined
  }
}
