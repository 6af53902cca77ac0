import { inStore, removeEach, type Store } from './indexedDb.ts'
import { RECORD_KEPT_MS } from './lifetimes.ts'
import { KEPT_DATABASE } from './sendingsInBrowser.ts'

/** A handle has the file's name, and a small file's sample can be guessed. */
export type KeptFile = {
  tempId: number
  fileId: string
  lastModified: number
  sample: string
  handle?: FileSystemFileHandle | undefined
}

/** Recipient, names and message come from the server, so that a shared computer stores as little as possible. */
export type KeptSending = {
  transferId: string
  /** Only this person sees it. */
  subject: string
  /** The last progress, in milliseconds since the epoch. */
  keptAt: number
  files: KeptFile[]
}

const sendings: Store = {
  database: KEPT_DATABASE,
  name: 'sendings',
  keyPath: 'transferId',
  indexes: ['subject', 'keptAt'],
}

// Without storage, the browser only cannot offer to resume.

/** @returns whether it is stored */
export async function putSending(sending: KeptSending): Promise<boolean> {
  const put = (files: KeptFile[]) => inStore(sendings, 'readwrite', store => store.put({ ...sending, files }))
  try {
    await put(sending.files)
  } catch {
    // Some handles cannot be stored.
    return put(sending.files.map(({ handle, ...file }) => file)).then(
      () => true,
      () => false,
    )
  }
  return true
}

/** @returns whether it still exists: its person may have signed out */
export async function touchSending(transferId: string, now = Date.now()): Promise<boolean> {
  let isStored = false
  await inStore(sendings, 'readwrite', store => {
    const found = store.get(transferId) as IDBRequest<KeptSending | undefined>
    found.onsuccess = () => {
      isStored = found.result !== undefined
      if (found.result) store.put({ ...found.result, keptAt: now })
    }
    return undefined
  }).catch(() => {})
  return isStored
}

/**
 * Also removes outdated sendings, and those of other persons: on a shared computer, the next person must not
 * find them.
 */
export async function findSendings(subject: string, now = Date.now()): Promise<KeptSending[]> {
  try {
    const found = await inStore(sendings, 'readwrite', store => {
      removeEach(store.index('keptAt'), IDBKeyRange.upperBound(now - RECORD_KEPT_MS))
      const subjects = store.index('subject')
      removeEach(subjects, IDBKeyRange.upperBound(subject, true))
      removeEach(subjects, IDBKeyRange.lowerBound(subject, true))
      return subjects.getAll(subject) as IDBRequest<KeptSending[]>
    })
    return found.sort((one, other) => other.keptAt - one.keptAt)
  } catch {
    return []
  }
}

export async function forgetSending(transferId: string): Promise<void> {
  await forget(store => store.delete(transferId))
}

export async function forgetSendings(subject: string): Promise<void> {
  await forget(store => removeEach(store.index('subject'), IDBKeyRange.only(subject)))
}

/** Another tab may be about to write to the database. */
async function forget(work: (store: IDBObjectStore) => IDBRequest<undefined> | undefined): Promise<void> {
  await inStore(sendings, 'readwrite', work).catch(() => {})
}
