import type { AuditAction, AuditEvent } from '../../ports/audit.ts'
import type { Uploader } from './authenticate.ts'

/** A responder is anonymous: only a link is known. */
export function callerEvent(
  action: AuditAction,
  at: number,
  request: { caller: Uploader; source: { address: string } },
  about: Partial<Pick<AuditEvent, 'transferId' | 'fileId' | 'result'>> = {},
): AuditEvent {
  const { caller, source } = request
  return {
    at: new Date(at).toISOString(),
    action,
    actor: 'subject' in caller ? caller.subject : 'anyone',
    source: source.address,
    result: 'done',
    ...about,
  }
}

export function systemEvent(
  action: AuditAction,
  at: number,
  about: { transferId: string; fileId?: string; detail?: string },
): AuditEvent {
  return { at: new Date(at).toISOString(), action, actor: 'system', result: 'done', ...about }
}
