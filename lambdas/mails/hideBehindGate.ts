import type { MailFacts } from './facts.ts'

type Gated = Partial<Pick<MailFacts, 'gate' | 'message' | 'files' | 'archiveName'>>

export function hideBehindGate<Facts extends Gated>(facts: Facts) {
  return { ...facts, ...(facts.gate ? { message: '', files: [], archiveName: '' } : {}) }
}
