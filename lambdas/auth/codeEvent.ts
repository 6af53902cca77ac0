import type { AuditEvent } from '../ports/audit.ts'

export function codeEvent(
  action: 'send-code' | 'prove-code',
  at: number,
  about: { transferId: string; result: AuditEvent['result']; detail?: string; source?: string | undefined },
): AuditEvent {
  return { at: new Date(at).toISOString(), action, actor: 'anyone', ...about }
}
