/** Never contains a message, file name, secret or phone. */
export type AuditEvent = {
  at: string
  action: AuditAction
  /**
   * The person's subject, `system` for the workflow and the sweep, `anyone` for a link holder, `operator` for a
   * command.
   */
  actor: string
  /** A network address; of a command, the machine's user or the ARN in AWS. */
  source?: string | undefined
  transferId?: string
  fileId?: string
  result: 'done' | 'denied'
  /** For example an error code. */
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
  | 'save-drop-page'
  | 'enter-drop-page'
  | 'reset-codes'
  | 'remind'
  | 'finalize'
  | 'send-again'
  | 'add-recipient'
  | 'verify'
  | 'scan'
  | 'allow-malware'
  | 'end-malware-allowance'
  | 'anonymise'
  | 'inspect'
  | 'apply-policies'
  | 'repeat'
  | 'seal'
  | 'publish'
  | 'second-look'
  | 'notify'
  | 'download'
  | 'send-code'
  | 'prove-code'
  | 'trust-device'
  | 'use-trusted-device'
  | 'forget-device'
  | 'end-device-trust'
  | 'retract'
  | 'undo'
  | 'wrong-recipient'
  | 'prevent-mistake'
  | 'abandon'
  | 'expire'
  | 'extend'
  | 'ask-more-time'
  | 'fail'
  | 'withdraw'
  | 'remove'
  | 'erase'
  | 'list-all'
  | 'review-any'
  | 'read-any-history'
  | 'issue-receipt'
  | 'read-insights'
  | 'acknowledge-alerts'
  | 'open-alerts'
  | 'subscribe-alerts'
  | 'unsubscribe-alerts'
  | 'limit-rights'
  | 'stop'
  | 'end-sessions'
  | 'unlock'
  | 'export-person'
  | 'erase-person'
  | 'create-policy'
  | 'change-policy'

/** Append-only. Changes of records store their event themselves (see the transfers port). */
export type Audit = {
  append(event: AuditEvent): Promise<void>
}
