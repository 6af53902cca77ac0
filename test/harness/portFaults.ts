import type { Context, Ports } from '../../lambdas/core/request/context.ts'

/** How a call of a port goes wrong: nothing was done, or it was done and the answer is lost. */
export const faults = ['fails', 'loses its answer'] as const
export type Fault = (typeof faults)[number]
/** Where a call of a port waits: before it is done, or with its answer. */
export const waits = ['before it is done', 'with its answer'] as const
export type Wait = (typeof waits)[number]

export type Verb = {
  [Port in keyof Ports]-?: readonly [Port, keyof NonNullable<Ports[Port]> & string]
}[keyof Ports]
type Call = (...args: unknown[]) => unknown

/** Has the n-th call of a verb of a host's port go wrong. @returns what puts it right */
export function withFault(context: Context, verb: Verb, fault: Fault, nth = 1): () => void {
  return atCall(context, verb, nth, async perform => {
    if (fault === 'loses its answer') await perform()
    throw new Error('The service did not answer.')
  })
}

/** Has the n-th call of a verb wait until it is released. */
export function held(context: Context, verb: Verb, wait: Wait, nth = 1) {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const restore = atCall(context, verb, nth, async perform => {
    const answer = wait === 'with its answer' ? await perform() : undefined
    reached.resolve()
    await released.promise
    return wait === 'with its answer' ? answer : perform()
  })
  return {
    reached: reached.promise,
    /** Lets it go on, and later calls as they are. */
    release() {
      restore()
      released.resolve()
    },
  }
}

function atCall(context: Context, [port, verb]: Verb, nth: number, at: (perform: Call) => Promise<unknown>) {
  const verbs = context[port] as unknown as Record<string, Call>
  const original = verbs[verb] as Call
  let calls = 0
  verbs[verb] = (...args) => {
    calls += 1
    const perform = () => original.apply(verbs, args)
    return calls === nth ? at(perform) : perform()
  }
  return () => {
    verbs[verb] = original
  }
}
