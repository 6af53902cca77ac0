import * as z from 'zod'
import { extensible } from '../domain/tolerant.ts'

/** The status of each error code: a closed list, so that a client can rely on both. */
export const statusOfError = {
  bad_request: 400,
  not_signed_in: 401,
  /** A gate of a link is not passed: `required` says which. */
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

/** The body of every answer that is not 2xx. `errorMessage` is a sentence for the person who reads it. */
export const ErrorReply = z.object({
  errorMessage: z.string(),
  errorCode: extensible(z.enum(Object.keys(statusOfError) as [ErrorCode, ...ErrorCode[]])),
  requestId: z.string(),
  /** Where the request's fault lies, as paths into the body, query or parameters. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Why a rule cannot be carried out, and on which column: as the rule names it. Of a link that is gone: `revoked`. */
  errorReason: z.string().optional(),
  column: z.string().optional(),
  /** What a recipient has to do first, and with what. */
  required: extensible(z.enum(['login', 'phone_number_verification'])).optional(),
  /** Masked. */
  phoneNumber: z.string().optional(),
  /** Under which codes are asked for and proved; opaque. */
  username: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
