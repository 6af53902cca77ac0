import type { AuditAction, AuditEvent } from '../ports/audit.ts'

/** `account`: who the machine or AWS says runs the command. `operator`: who says so. The audit records both, and why. */
export type Operation = { operator: string; account: string; reason: string }

/** The command changed nothing; the message is for the operator. */
export class OperationRefused extends Error {
  override name = 'OperationRefused'
}

const MAX_OPERATOR = 64
const MAX_REASON = 300
/** In any script, without modifier letters, some of which look like a colon: in the audit, one follows the name. */
const OPERATOR = /^[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Nd}][\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Mn}\p{Nd} ._'-]*$/u
/** Controls, and what is not seen, such as a Hangul filler, which is a letter. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

const AT_SIGN = /[@\uFE6B\uFF20]/

/**
 * The audit outlives an erasure, so no reason may name anybody by an address.
 * @throws OperationRefused for what the audit must not contain
 */
export function assertRecordable({ operator, reason }: Pick<Operation, 'operator' | 'reason'>) {
  if (operator.length > MAX_OPERATOR || !OPERATOR.test(operator) || UNSEEN.test(operator)) {
    throw new OperationRefused(
      `Name yourself with --operator: at most ${MAX_OPERATOR} letters, digits, spaces, and the characters . _ ' and -.`,
    )
  }
  if (reason === '') throw new OperationRefused('Give a reason with --reason: the audit records why a command was run.')
  if (reason.length > MAX_REASON || UNSEEN.test(reason)) {
    throw new OperationRefused(`The reason has at most ${MAX_REASON} characters, on one line, without invisible ones.`)
  }
  if (AT_SIGN.test(reason)) {
    throw new OperationRefused('Leave addresses out of the reason: the audit names people by their subject.')
  }
}

/** @param subjects of the person whom the command concerns: the audit has no addresses, nor digests of them */
export function operationEvent(
  action: AuditAction,
  at: number,
  { operator, account, reason }: Operation,
  { subjects = [], ...about }: { transferId?: string; subjects?: readonly string[] } = {},
): AuditEvent {
  const person = subjects.length === 0 ? '' : ` on ${subjects.join(', ')}`
  return {
    at: new Date(at).toISOString(),
    action,
    actor: 'operator',
    source: account,
    result: 'done',
    detail: `${operator}${person}: ${reason}`,
    ...about,
  }
}
