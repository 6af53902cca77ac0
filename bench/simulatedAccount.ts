/** Events in order of time, in seconds. */
export class Timeline {
  now = 0
  private readonly heap: { at: number; order: number; run: () => void }[] = []
  private order = 0

  after(seconds: number, run: () => void) {
    const { heap } = this
    heap.push({ at: this.now + seconds, order: this.order++, run })
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1
      if (!this.isBefore(child, parent)) break
      this.swap(child, parent)
      child = parent
    }
  }

  /** @param isOver asked after each event */
  run(isOver: () => boolean) {
    for (let next = this.take(); next && !isOver(); next = this.take()) {
      this.now = next.at
      next.run()
    }
  }

  private take() {
    const { heap } = this
    const [first] = heap
    const last = heap.pop()
    if (heap.length === 0 || !last) return first
    heap[0] = last
    for (let parent = 0; ; ) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2]
      const child = right < heap.length && this.isBefore(right, left) ? right : left
      if (child >= heap.length || !this.isBefore(child, parent)) break
      this.swap(child, parent)
      parent = child
    }
    return first
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]]
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order))
  }

  private swap(one: number, other: number) {
    const [a, b] = [this.heap[one], this.heap[other]]
    if (a && b) [this.heap[one], this.heap[other]] = [b, a]
  }
}

/** Mulberry32: the same events in every run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @see https://docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html */
const NEW_ENVIRONMENTS = { most: 1000, aSecond: 100 }
/** Of the account, for each function at once. @see https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html */
const REQUESTS_A_SECOND = 10
/** Of a new environment; the slowest in docs/benchmarks.md needs 1.5 s of CPU with Node's own start. */
const START_SECONDS = 1

type Environments = { atWork: number; idle: number; tokens: number; filledAt: number }

/** Lambda's documented limits of an account: functions at once, reservations, scaling rate and requests a second. */
export class SimulatedAccount {
  throttled = new Map<string, number>()
  private readonly functions = new Map<string, Environments>()
  private readonly timeline: Timeline
  private readonly reserved: Readonly<Record<string, number>>
  private readonly unreserved: number
  private readonly requests: { tokens: number; filledAt: number }
  private readonly account: number
  private unreservedAtWork = 0

  constructor(timeline: Timeline, account: number, reserved: Readonly<Record<string, number>>) {
    this.timeline = timeline
    this.account = account
    this.reserved = reserved
    this.unreserved = account - Object.values(reserved).reduce((sum, count) => sum + count, 0)
    this.requests = { tokens: REQUESTS_A_SECOND * account, filledAt: 0 }
  }

  /** @returns false when it is throttled; `end` is then not called */
  invoke(name: string, seconds: number, end: () => void): boolean {
    const found = this.functions.get(name)
    const environments = found ?? { atWork: 0, idle: 0, tokens: NEW_ENVIRONMENTS.most, filledAt: 0 }
    if (!found) this.functions.set(name, environments)
    const own = this.reserved[name]
    const isFull = own === undefined ? this.unreservedAtWork >= this.unreserved : environments.atWork >= own
    if (isFull || !this.takeRequest() || !this.takeEnvironment(environments)) {
      this.throttled.set(name, (this.throttled.get(name) ?? 0) + 1)
      return false
    }
    const start = environments.idle > 0 ? 0 : START_SECONDS
    if (start === 0) environments.idle -= 1
    environments.atWork += 1
    if (own === undefined) this.unreservedAtWork += 1
    this.timeline.after(start + seconds, () => {
      environments.atWork -= 1
      environments.idle += 1
      if (own === undefined) this.unreservedAtWork -= 1
      end()
    })
    return true
  }

  atWork(names: readonly string[]): number {
    return names.reduce((sum, name) => sum + (this.functions.get(name)?.atWork ?? 0), 0)
  }

  private takeRequest(): boolean {
    const { requests, timeline } = this
    const most = REQUESTS_A_SECOND * this.account
    requests.tokens = Math.min(most, requests.tokens + (timeline.now - requests.filledAt) * most)
    requests.filledAt = timeline.now
    if (requests.tokens < 1) return false
    requests.tokens -= 1
    return true
  }

  private takeEnvironment(environments: Environments): boolean {
    if (environments.idle > 0) return true
    const { now } = this.timeline
    const filled = environments.tokens + (now - environments.filledAt) * NEW_ENVIRONMENTS.aSecond
    environments.tokens = Math.min(NEW_ENVIRONMENTS.most, filled)
    environments.filledAt = now
    if (environments.tokens < 1) return false
    environments.tokens -= 1
    return true
  }
}
