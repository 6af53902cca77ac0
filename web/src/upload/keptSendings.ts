import { inStore, removeEach, type Store } from './inStore.ts'
import { KEPT_DATABASE } from './keptHere.ts'

/** What a kept file is known again by. A handle bears its name; the sample of a small file can be guessed. */
export type KeptFile = {
  tempId: number
  fileId: string
  lastModified: number
  sample: string
  handle?: FileSystemFileHandle | undefined
}

/**
 * A sending that was begun in this browser and can go on after its tab was closed. Recipient, names and message come
 * from the server, so that as little as can be lies in the browser of a shared computer.
 */
export type KeptSending = {
  transferId: string
  /** Who began it. Nobody else hears of it. */
  subject: string
  /** When it last gave a sign of life, in milliseconds since the epoch. */
  keptAt: number
  files: KeptFile[]
}

const sendings: Store = {
  database: KEPT_DATABASE,
  name: 'sendings',
  keyPath: 'transferId',
  indexes: ['subject', 'keptAt'],
}
/** Twice as long as the server keeps what arrived of an upload that stands still. */
const KEPT_MILLISECONDS = 2 * 24 * 60 * 60_000

// A browser that refuses storage, or has none left, costs the offer to go on, and nothing else.

/** @returns whether it is kept now */
export async function putSending(sending: KeptSending): Promise<boolean> {
  const put = (files: KeptFile[]) => inStore(sendings, 'readwrite', store => store.put({ ...sending, files }))
  try {
    await put(sending.files)
  } catch {
    // Some handles cannot be stored; then the files have to be chosen again.
    return put(sending.files.map(({ handle, ...file }) => file)).then(
      () => true,
      () => false,
    )
  }
  return true
}

/**
 * Writes down a sign of life.
 * @returns whether it is still kept: its person may have signed out meanwhile
 */
export async function touchSending(transferId: string, now = Date.now()): Promise<boolean> {
  let isThere = false
  await inStore(sendings, 'readwrite', store => {
    const found = store.get(transferId) as IDBRequest<KeptSending | undefined>
    found.onsuccess = () => {
      isThere = found.result !== undefined
      if (found.result) store.put({ ...found.result, keptAt: now })
    }
    return undefined
  }).catch(() => {})
  return isThere
}

/**
 * The sendings of one person, the latest first. What is too old to go on is removed, and what anybody else kept: on a
 * shared computer, whoever comes next ends what the one before left.
 */
export async function findSendings(subject: string, now = Date.now()): Promise<KeptSending[]> {
  try {
    const found = await inStore(sendings, 'readwrite', store => {
      removeEach(store.index('keptAt'), IDBKeyRange.upperBound(now - KEPT_MILLISECONDS))
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

/** The database stays even when it is empty: another tab may be about to keep something in it. */
async function forget(work: (store: IDBObjectStore) => IDBRequest<undefined> | undefined): Promise<void> {
  await inStore(sendings, 'readwrite', work).catch(() => {})
}
