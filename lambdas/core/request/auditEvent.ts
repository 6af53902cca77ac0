import type { AuditAction, AuditEvent } from '../../ports/audit.ts'
import type { Uploader } from './authenticate.ts'

export type PolicyVersion = { id: string; version: number }

/** All of them can be 200. */
const MAX_NAMED_POLICIES = 10

/** A responder is anonymous: only a link is known. */
export function callerEvent(
  action: AuditAction,
  at: number,
  request: { caller: Uploader; source: { address: string } },
  about: Partial<Pick<AuditEvent, 'transferId' | 'fileId' | 'result' | 'detail'>> = {},
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

/** @param by the policies whose demand is unmet, or undefined when all are met */
export function toPolicyResult(by: readonly PolicyVersion[] | undefined): Pick<AuditEvent, 'result' | 'detail'> {
  return by ? { result: 'denied', detail: nameVersions(by) } : { result: 'done' }
}

export function nameVersions(policies: readonly PolicyVersion[]): string {
  const names = new Set(policies.map(({ id, version }) => `${id} version ${version}`))
  return [...names].slice(0, MAX_NAMED_POLICIES).join(', ')
}
