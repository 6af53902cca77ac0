import type { Organisation } from '../../shared/domain/organisation.ts'
import { verifyRecipient } from '../../shared/domain/verification.ts'

/** Why nothing may be exchanged with an address; undefined when it may. */
export function getBanReason(address: string, organisation: Organisation): string | undefined {
  const { messages, outcome } = verifyRecipient(address, undefined, organisation)
  return outcome === 'block' ? messages.map(({ text }) => text).join(' ') : undefined
}
