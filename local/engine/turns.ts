import { EngineBusy } from '../../lambdas/ports/engine.ts'

type Waiting<Turn> = { resolve(turn: Turn): void; reject(error: Error): void }

/** Who waits for a turn. People take turns, however much each of them has waiting. */
export class Turns<Turn> {
  /** In the order in which they are served: whoever was, goes to the end. */
  private readonly queues = new Map<string, Waiting<Turn>[]>()
  private readonly mostEach: number

  /** @param mostEach that one person may have waiting */
  constructor(mostEach = Number.POSITIVE_INFINITY) {
    this.mostEach = mostEach
  }

  get isEmpty(): boolean {
    return this.queues.size === 0
  }

  /** @throws EngineBusy */
  add(who: string, waiting: Waiting<Turn>) {
    const queue = this.queues.get(who) ?? []
    if (queue.length >= this.mostEach) throw new EngineBusy('One at a time: the ones before are still at work.')
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
