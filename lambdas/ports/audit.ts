/** Who did what, when, from where, with what result. Never message, names of files, secrets or phones. */
export type AuditEvent = {
  at: string
  action: AuditAction
  /** The person's subject, `system` for the workflow and the sweeper, `anyone` for a holder of a link, `operator` for a command. */
  actor: string
  /** The network address, where a person was at the other end. */
  source?: string | undefined
  transferId?: string
  fileId?: string
  result: 'done' | 'denied'
  /** A short word on the result, such as an error code. */
  detail?: string | undefined
}

export type AuditAction =
  | 'sign-in'
  | 'sign-out'
  | 'access'
  | 'create-provisional'
  | 'create'
  | 'begin-upload'
  | 'go-on-uploading'
  | 'forget-upload'
  | 'complete-upload'
  | 'request'
  | 'claim'
  | 'reset-codes'
  | 'remind'
  | 'finalize'
  | 'verify'
  | 'anonymise'
  | 'inspect'
  | 'seal'
  | 'publish'
  | 'notify'
  | 'download'
  | 'send-code'
  | 'prove-code'
  | 'retract'
  | 'abandon'
  | 'expire'
  | 'fail'
  | 'withdraw'
  | 'remove'
  | 'erase'
  | 'list-all'
  | 'review-any'
  | 'limit-rights'

/** Append-only. Changes of a record write their event with the change (see the transfers port), not through here. */
export type Audit = {
  append(event: AuditEvent): Promise<void>
}
