import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { createSessionKeeper, type SessionKeeper } from '../auth/sessionKeeper.ts'
import { watchDraftOwner } from './drafts.ts'
import { loadConfiguration } from './loadConfiguration.ts'

export type Start =
  | { status: 'ready'; configuration: ClientConfiguration; keeper: SessionKeeper }
  | { status: 'failed' }

/** Never rejects. */
export async function start(): Promise<Start> {
  try {
    const configuration = await loadConfiguration(Date.now())
    const keeper = createSessionKeeper(configuration)
    await keeper.start()
    watchDraftOwner(keeper)
    return { status: 'ready', configuration, keeper }
  } catch {
    return { status: 'failed' }
  }
}
