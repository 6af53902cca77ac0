import { EngineBusy } from '../../lambdas/ports/engine.ts'

type Waiting<Turn> = { resolve(turn: Turn): void; reject(error: Error): void }

/** Members take turns, regardless of how many jobs each has waiting. */
export class Turns<Turn> {
  /** In order of service: a served member moves to the end. */
  private readonly queues = new Map<string, Waiting<Turn>[]>()
  private readonly maxEach: number

  constructor(maxEach = Number.POSITIVE_INFINITY) {
    this.maxEach = maxEach
  }

  get isEmpty(): boolean {
    return this.queues.size === 0
  }

  /** @throws EngineBusy */
  add(who: string, waiting: Waiting<Turn>) {
    const queue = this.queues.get(who) ?? []
    if (queue.length >= this.maxEach) throw new EngineBusy('Earlier previews are still running. Please wait for them.')
    queue.push(waiting)
    this.queues.set(who, queue)
  }

  next(): Waiting<Turn> | undefined {
    const [first] = this.queues
    if (!first) return undefined
    const [who, queue] = first
    const waiting = queue.shift()
    this.queues.delete(who)
    if (queue.length > 0) this.queues.set(who, queue)
    return waiting
  }

  clear(error: Error) {
    for (const queue of this.queues.values()) for (const { reject } of queue) reject(error)
    this.queues.clear()
  }
}
