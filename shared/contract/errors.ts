import * as z from 'zod'
import { extensible } from '../domain/tolerantReader.ts'

export const statusOfError = {
  bad_request: 400,
  not_signed_in: 401,
  gate_closed: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  demand_unmet: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof statusOfError

/** The body of every answer other than 2xx. `errorMessage` is a sentence for people. */
export const ErrorReply = z.object({
  errorMessage: z.string(),
  errorCode: extensible(z.enum(Object.keys(statusOfError) as [ErrorCode, ...ErrorCode[]])),
  requestId: z.string(),
  /** Faults of the request, by path into body, query or parameters. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Why a rule cannot be applied, and its column as the rule names it. Else `revoked`, `over`, `limited` or `findings`. */
  errorReason: z.string().optional(),
  column: z.string().optional(),
  /** With `findings`: what the policies say that warn because of them. */
  warnings: z.array(z.object({ policyName: z.string(), text: z.string(), link: z.string().optional() })).optional(),
  /**
   * With `stale`: the newer version of what the change was made from, as its call answers it. Of an extension beyond the limits:
   * the latest `expiryDate`.
   */
  current: z.unknown().optional(),
  required: extensible(z.enum(['login', 'phone_number_verification'])).optional(),
  /** Masked. Empty without a phone. */
  phoneNumber: z.string().optional(),
  /** Masked. Only where codes go by e-mail and there is no phone. */
  email: z.string().optional(),
  /** Opaque user name of the recipient's challenges. */
  username: z.string().optional(),
  /** The server's time, which a trusted device signs. Only where the organisation allows trusted devices. */
  deviceTime: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
export type FindingsWarning = NonNullable<ErrorReply['warnings']>[number]
