import type { AuditEvent } from '../ports/audit.ts'

/** The event of a code that was sent or named. Whoever does either is no more than the holder of a link. */
export function codeEvent(
  action: 'send-code' | 'prove-code',
  at: number,
  about: { transferId: string; result: AuditEvent['result']; detail?: string; source?: string | undefined },
): AuditEvent {
  return { at: new Date(at).toISOString(), action, actor: 'anyone', ...about }
}
