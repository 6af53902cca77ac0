/** What can go wrong with one attempt of a call. */
export type Fault =
  /** Refused before anything was done, as a busy service does. */
  | 'throttled'
  /** Done, and its answer lost on the way back. */
  | 'lostAnswer'
  /** The service answers 503 before anything was done. */
  | 'unavailable'

type Next = (args: unknown) => Promise<unknown>
type FaultyClient = {
  middlewareStack: {
    add(middleware: (next: Next, context: { commandName?: string }) => Next, options: object): void
    remove(name: string): boolean
  }
}

/**
 * Lets attempts of a command fail, within the client's own retries: the first `faults.length` of them, one by one.
 * @returns how many attempts there were so far, and how to end it
 */
export function failing(client: object, command: string, faults: readonly (Fault | Error)[]) {
  const { middlewareStack } = client as FaultyClient
  const left = [...faults]
  let attempts = 0
  const name = `faults of ${command}`
  middlewareStack.add(
    (next, context) => async args => {
      if (context.commandName !== command) return next(args)
      attempts += 1
      const fault = left.shift()
      if (fault === undefined) return next(args)
      if (fault === 'lostAnswer') {
        await next(args)
        throw toError('TimeoutError', 0, { name: 'TimeoutError' })
      }
      throw fault instanceof Error
        ? fault
        : toError(
            fault === 'throttled' ? 'ThrottlingException' : 'ServiceUnavailable',
            fault === 'throttled' ? 400 : 503,
          )
    },
    // Inside the retries, around the wire.
    { step: 'deserialize', priority: 'high', name, override: true },
  )
  return { attempts: () => attempts, end: () => middlewareStack.remove(name) }
}

function toError(name: string, status: number, more: object = {}): Error {
  const isThrottling = name === 'ThrottlingException'
  return Object.assign(new Error(`${name}, injected`), {
    name,
    $fault: status >= 500 ? 'server' : 'client',
    $metadata: { httpStatusCode: status, attempts: 1 },
    ...(isThrottling ? { $retryable: { throttling: true } } : {}),
    ...more,
  })
}
