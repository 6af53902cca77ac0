export type Store = { database: string; name: string; keyPath: string; indexes: readonly string[] }

/**
 * Resolves when the transaction is committed.
 * @throws when the browser refuses storage or it is full
 */
export async function inStore<T>(
  { database: databaseName, name, keyPath, indexes }: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T> {
  const database = await opened(databaseName, fresh => {
    const store = fresh.createObjectStore(name, { keyPath })
    for (const index of indexes) store.createIndex(index, index)
  })
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(name, mode)
      transaction.onabort = () => reject(transaction.error)
      const request = work(transaction.objectStore(name))
      transaction.oncomplete = () => resolve(request?.result as T)
    })
  } finally {
    database.close()
  }
}

export function removeEach(index: IDBIndex, range: IDBKeyRange): undefined {
  const request = index.openKeyCursor(range)
  request.onsuccess = () => {
    const cursor = request.result
    if (!cursor) return
    index.objectStore.delete(cursor.primaryKey)
    cursor.continue()
  }
}

function opened(name: string, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => make(request.result)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
