import type { KeptSending } from './keptSendings.ts'

export const KEPT_DATABASE = 'waybill'
export const HANDLES_DATABASE = 'waybill handles'

// Most pages have nothing to do with what was kept: what reads it is loaded only where there may be something.

/** The sendings that a person began in this browser and did not finish. */
export async function sendingsHere(subject: string): Promise<KeptSending[]> {
  try {
    if (!(await mayBeHere())) return []
    const { findSendings } = await import('./keptSendings.ts')
    return await findSendings(subject)
  } catch {
    return []
  }
}

/** Nothing of a person who signs out stays here. */
export async function forgetSendingsHere(subject: string): Promise<void> {
  globalThis.indexedDB?.deleteDatabase(HANDLES_DATABASE)
  try {
    if (!(await mayBeHere())) return
    const { forgetSendings } = await import('./keptSendings.ts')
    await forgetSendings(subject)
  } catch {
    // Offline, say: then rather all of it than something that should have gone.
    globalThis.indexedDB?.deleteDatabase(KEPT_DATABASE)
  }
}

async function mayBeHere(): Promise<boolean> {
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === KEPT_DATABASE) ?? true
}
