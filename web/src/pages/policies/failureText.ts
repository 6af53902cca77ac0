import { ApiError } from '../../api/call.ts'

/** Section 8 of the specification: the server's sentence, or the default. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.reply?.errorMessage) || otherwise
}
