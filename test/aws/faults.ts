export type Fault =
  /** Throttled before any effect. */
  | 'throttled'
  /** Done, with a lost answer. */
  | 'lostAnswer'
  /** The service answers 503 before any effect. */
  | 'unavailable'

type Next = (args: unknown) => Promise<unknown>
type FaultyClient = {
  middlewareStack: {
    add(middleware: (next: Next, context: { commandName?: string }) => Next, options: object): void
    remove(name: string): boolean
  }
}

/**
 * Makes attempts of a command fail, inside the client’s own retries: the first `faults.length`, one by one.
 * @returns the number of attempts so far, and how to end it
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
