import type { TransferState } from '../domain/transfer.ts'
import { words } from './en/words.ts'

/** The texts of a state, also for a state that a newer server added. */
export function stateText(state: TransferState): { label: string; meaning: string } {
  return words.states[state] ?? words.states.unknown
}
