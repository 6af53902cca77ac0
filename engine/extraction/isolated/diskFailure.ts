/** The only error codes that the parent accepts from a child. */
const CODES = ['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOMEM', 'ENOSPC', 'EPERM', 'EROFS']

export function diskFailureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return CODES.includes(code) ? code : ''
}

/** A compromised child may send document content, and errors are logged: so only a known `code` passes. */
export function diskFailure(reported: Uint8Array): Error {
  const code = CODES.find(known => Buffer.from(known).equals(reported))
  const error = new Error(`Document content could not be spooled to disk${code ? `: ${code}` : ''}.`)
  return code ? Object.assign(error, { code }) : error
}
