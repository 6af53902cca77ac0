import { type ResourceLimits, Worker } from 'node:worker_threads'
import { type TurnLimits, Turns } from './turns.ts'

/** A thread for one job, until `end` or `lose`. */
export type Thread = {
  worker: Worker
  end(): void
  /** For a thread that ended or does not answer: the next job gets a new one. */
  lose(): void
}

export type ThreadPool<Job, Answer> = {
  /** Waits for a free thread and for the turn of `who`. */
  take(who: string): Promise<Thread>
  /** One message with the job, one with the answer. A thread that dies fails only its own job. */
  run(job: Job, who?: string): Promise<Answer>
  close(): Promise<void>
}

type PoolSettings = {
  max: number
  workerData?: unknown
  resourceLimits?: ResourceLimits
  /** A thread without a job ends after this time, and gives its memory back. */
  maxIdleMs?: number
}

export function threadPool<Job = never, Answer = never>(
  script: URL,
  { max, workerData, resourceLimits = {}, maxIdleMs, ...limits }: PoolSettings & TurnLimits,
): ThreadPool<Job, Answer> {
  /** Each thread with the person whose job it has. */
  const users = new Map<Worker, string | undefined>()
  const endings = new Map<Worker, NodeJS.Timeout>()
  const turns = new Turns<Thread>(limits)
  let isClosed = false

  function next() {
    const idle = [...users].find(([, who]) => who === undefined)?.[0]
    if (!idle && users.size >= max) return
    const turn = turns.next()
    if (!turn) return
    try {
      const worker = idle ?? start()
      users.set(worker, turn.who)
      clearTimeout(endings.get(worker))
      worker.ref()
      turn.resolve({ worker, end: () => end(worker), lose: () => lose(worker) })
    } catch (error) {
      // The system may have no thread left.
      turns.end(turn.who)
      turn.reject(error)
      // Recursion would overflow the stack when many jobs wait.
      queueMicrotask(next)
    }
  }

  function start(): Worker {
    const worker = new Worker(script, { workerData, resourceLimits })
    worker.on('error', () => lose(worker))
    worker.on('exit', () => lose(worker))
    return worker
  }

  function end(worker: Worker) {
    if (!users.has(worker)) return
    turns.end(users.get(worker))
    users.set(worker, undefined)
    // An idle thread does not keep the process alive.
    worker.unref()
    next()
    const isIdle = users.has(worker) && users.get(worker) === undefined
    if (isIdle && maxIdleMs !== undefined) endings.set(worker, setTimeout(() => lose(worker), maxIdleMs).unref())
  }

  /** Removed at once, although termination may take a moment. */
  function lose(worker: Worker) {
    if (!users.has(worker)) return
    turns.end(users.get(worker))
    users.delete(worker)
    clearTimeout(endings.get(worker))
    endings.delete(worker)
    void worker.terminate()
    next()
  }

  function take(who: string): Promise<Thread> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('The threads were stopped.'))
      turns.add(who, { resolve, reject })
      next()
    })
  }

  return {
    take,
    async run(job, who = '') {
      const thread = await take(who)
      try {
        return await answer<Answer>(thread.worker, job)
      } finally {
        thread.end()
      }
    },
    async close() {
      isClosed = true
      turns.clear(new Error('The threads were stopped.'))
      await Promise.all([...users.keys()].map(worker => worker.terminate()))
    },
  }
}

async function answer<Answer>(worker: Worker, job: unknown): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onExit = () => reject(new Error('The thread ended before its answer.'))
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  worker.postMessage(job)
  return promise.finally(() => worker.off('message', resolve).off('error', reject).off('exit', onExit))
}
