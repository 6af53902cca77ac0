import type { KeptSending } from './keptSendings.ts'

export const KEPT_DATABASE = 'waybill'
export const HANDLES_DATABASE = 'waybill handles'

// Loads the code that reads stored sendings only when there may be some.

export async function findSendingsInBrowser(subject: string): Promise<KeptSending[]> {
  try {
    if (!(await mayBeHere())) return []
    const { findSendings } = await import('./keptSendings.ts')
    return await findSendings(subject)
  } catch {
    return []
  }
}

export async function forgetSendingsInBrowser(subject: string): Promise<void> {
  globalThis.indexedDB?.deleteDatabase(HANDLES_DATABASE)
  try {
    if (!(await mayBeHere())) return
    const { forgetSendings } = await import('./keptSendings.ts')
    await forgetSendings(subject)
  } catch {
    // Deletes everything rather than leave data behind.
    globalThis.indexedDB?.deleteDatabase(KEPT_DATABASE)
  }
}

async function mayBeHere(): Promise<boolean> {
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === KEPT_DATABASE) ?? true
}
