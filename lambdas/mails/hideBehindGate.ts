import type { MailFacts } from './facts.ts'

type Gated = Partial<Pick<MailFacts, 'gate' | 'message' | 'files' | 'archiveName'>>

/** What a mail may tell of a transfer: before a gate is passed, no name and no size of a file, and no word of the sender. */
export function hideBehindGate<Facts extends Gated>(facts: Facts) {
  return { ...facts, ...(facts.gate ? { message: '', files: [], archiveName: '' } : {}) }
}
