type Waiting<Turn> = { resolve(turn: Turn): void; reject(error: unknown): void }

export type TurnLimits = {
  maxRunningEach?: number
  maxWaitingEach?: number
  /** The error of a person with too many jobs. */
  busy?: () => Error
}

/** People take turns, regardless of how many jobs each has waiting. */
export class Turns<Turn> {
  /** In order of service: a served person moves to the end. */
  private readonly queues = new Map<string, Waiting<Turn>[]>()
  private readonly running = new Map<string, number>()
  private readonly limits: Required<TurnLimits>

  constructor(limits: TurnLimits = {}) {
    const unlimited = Number.POSITIVE_INFINITY
    const busy = () => new Error('Too many jobs are waiting.')
    this.limits = { maxRunningEach: unlimited, maxWaitingEach: unlimited, busy, ...limits }
  }

  /** @throws the error of `busy` */
  add(who: string, waiting: Waiting<Turn>) {
    const queue = this.queues.get(who) ?? []
    if (queue.length >= this.limits.maxWaitingEach) throw this.limits.busy()
    queue.push(waiting)
    this.queues.set(who, queue)
  }

  /** Its job counts as running until `end(who)`. */
  next(): (Waiting<Turn> & { who: string }) | undefined {
    for (const [who, queue] of this.queues) {
      const running = this.running.get(who) ?? 0
      const waiting = running < this.limits.maxRunningEach && queue.shift()
      if (!waiting) continue
      this.running.set(who, running + 1)
      this.queues.delete(who)
      if (queue.length > 0) this.queues.set(who, queue)
      return { ...waiting, who }
    }
    return undefined
  }

  end(who: string | undefined) {
    if (who === undefined) return
    const running = (this.running.get(who) ?? 0) - 1
    if (running > 0) this.running.set(who, running)
    else this.running.delete(who)
  }

  clear(error: Error) {
    for (const queue of this.queues.values()) for (const { reject } of queue) reject(error)
    this.queues.clear()
  }
}
