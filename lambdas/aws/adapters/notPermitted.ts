import { jsonLog } from '../../core/request/log.ts'

/** The role lacks a permission, or SES has suspended the account. Only an operator can fix that. */
const names: readonly string[] = [
  'AccessDenied',
  'AccessDeniedException',
  'KMSAccessDeniedException',
  'AuthorizationErrorException',
  'AccountSuspendedException',
  'SendingPausedException',
]

/** Replaces an SDK error whose message must not be logged. */
export class NotPermitted extends Error {
  override name = 'NotPermitted'
}

export function isNotPermitted(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { status } = error as Error & { status?: unknown }
  const isOfIndex = error.name === 'IndexError' && status === 403
  return error instanceof NotPermitted || names.includes(error.name) || isOfIndex || isNotPermitted(error.cause)
}

/** The metric filter of infra/processing/deployedFunction.ts counts it. */
export const NOT_PERMITTED = 'not-permitted'

/** Names the action, but neither resource nor address. */
export function noteIfNotPermitted(error: unknown, call: string): void {
  if (!isNotPermitted(error)) return
  const { name, message } = error as Error
  const action = /not authorized to perform: ([a-z-]+:\w+)/.exec(message)?.[1] ?? call
  log.error('AWS refused a call that this deployment needs.', { type: NOT_PERMITTED, call: action, error: name })
}

const log = jsonLog(line => process.stdout.write(`${line}\n`), Date.now, 'error')
