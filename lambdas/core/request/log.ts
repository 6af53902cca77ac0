/** Fields that may stand in a log line; everything else is dropped before it is written, at any level. */
const allowedFields = [
  'requestId',
  'call',
  'route',
  'method',
  'status',
  'errorCode',
  'milliseconds',
  'transferId',
  'fileId',
  'step',
  'attempt',
  'error',
  'stack',
  'type',
  'count',
] as const

export type LogFields = Partial<Record<(typeof allowedFields)[number], string | number>>

export type Log = {
  info(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

/**
 * JSON lines. The allow-list is applied again at run time: a field that slipped past the types is not written.
 * @param write takes one line without its line break
 */
export function jsonLog(write: (line: string) => void, now: () => number, level: 'info' | 'error'): Log {
  const line = (kind: 'info' | 'error', message: string, fields: LogFields = {}) => {
    const kept = allowedFields.map(name => [name, fields[name]]).filter(([, value]) => isPlain(value))
    write(JSON.stringify({ at: new Date(now()).toISOString(), level: kind, message, ...Object.fromEntries(kept) }))
  }
  return {
    info: (message, fields) => (level === 'info' ? line('info', message, fields) : undefined),
    error: (message, fields) => line('error', message, fields),
  }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/** A cause of a cause of a cause explains no more; and errors can go in a circle. */
const MAX_CAUSES = 5

/** An unexpected error as log fields: its stack and those of its causes, for the operator alone. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const stacks = [error.stack]
  let { cause } = error
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth += 1, { cause } = cause) {
    stacks.push(cause.stack)
  }
  return { error: error.message, stack: stacks.join('\ncaused by ') }
}
