/** Other fields are dropped, at any level. */
const allowedFields = [
  'requestId',
  'call',
  'route',
  'status',
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
 * The allow-list also applies at run time.
 * @param write takes one line without its line break
 */
export function jsonLog(write: (line: string) => void, now: () => number, level: 'info' | 'error'): Log {
  const line = (kind: 'info' | 'error', message: string, fields: LogFields = {}) => {
    const entries = allowedFields.map(name => [name, fields[name]]).filter(([, value]) => isPlain(value))
    write(JSON.stringify({ at: new Date(now()).toISOString(), level: kind, message, ...Object.fromEntries(entries) }))
  }
  return {
    info: (message, fields) => (level === 'info' ? line('info', message, fields) : undefined),
    error: (message, fields) => line('error', message, fields),
  }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/** Causes may be circular. */
const MAX_CAUSES = 5

/** Only for operators. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const stacks = [error.stack]
  let { cause } = error
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth += 1, { cause } = cause) {
    stacks.push(cause.stack)
  }
  return { error: error.message, stack: stacks.join('\ncaused by ') }
}
