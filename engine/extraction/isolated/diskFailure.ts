/** What a disk says when it fails: the only words on it that a child's parent repeats. */
const CODES = ['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOMEM', 'ENOSPC', 'EPERM', 'EROFS']

/** The code by which a child tells how its disk failed; empty when it is none of those that a disk has. */
export function diskFailureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return CODES.includes(code) ? code : ''
}

/**
 * The error of a child's disk, for the parent to throw. What a child says may be content of the document that took it
 * over, and errors go into logs: nothing of it but a known `code` is taken.
 */
export function diskFailure(told: Uint8Array): Error {
  const code = CODES.find(known => Buffer.from(known).equals(told))
  const error = new Error(`What a document holds could not be set aside on the disk${code ? `: ${code}` : ''}.`)
  return code ? Object.assign(error, { code }) : error
}
