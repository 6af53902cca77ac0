import { inStore, removeEach, type Store } from './indexedDb.ts'
import { HANDLES_DATABASE } from './sendingsInBrowser.ts'

export type Handles = ReadonlyMap<number, FileSystemFileHandle>

const handlesStore: Store = { database: HANDLES_DATABASE, name: 'handles', keyPath: 'id', indexes: ['keptAt'] }

// Without them, the person must only choose the files again.

/**
 * @param olderThan milliseconds since the epoch; older records are removed
 * @returns whether they are stored
 */
export function keepHandles(id: string, handles: Handles, keptAt: number, olderThan: number): Promise<boolean> {
  return inStore(handlesStore, 'readwrite', store => {
    removeEach(store.index('keptAt'), IDBKeyRange.upperBound(olderThan))
    return handles.size > 0 ? store.put({ id, handles, keptAt }) : undefined
  }).then(
    () => true,
    () => false,
  )
}

export async function getHandles(id: string): Promise<Handles> {
  const found = await inStore(handlesStore, 'readonly', store => store.get(id) as IDBRequest<unknown>).catch(() => {})
  return (found as { handles: Handles } | undefined)?.handles ?? new Map()
}

export async function forgetHandles(id: string): Promise<void> {
  await inStore(handlesStore, 'readwrite', store => store.delete(id)).catch(() => {})
}
