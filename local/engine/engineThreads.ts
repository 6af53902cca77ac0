import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { Job } from './messages.ts'
import { Turns } from './turns.ts'

export type Thread = {
  start(job: Job): MessagePort
  end(): void
  lose(): void
}

export function engineThreads(
  script: URL,
  { max, maxEach, workerData }: { max: number; maxEach?: number; workerData: unknown },
) {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const turns = new Turns<Thread>(maxEach)
  let isClosed = false

  function next() {
    if (turns.isEmpty) return
    const worker = idle.pop() ?? (all.size < max ? started() : undefined)
    if (!worker) return
    worker.ref()
    turns.next()?.resolve(getThread(worker))
  }

  function started(): Worker {
    const worker = new Worker(script, { workerData })
    all.add(worker)
    // The port of its job closes, and the job fails by that.
    worker.on('error', () => lose(worker))
    worker.on('exit', () => lose(worker))
    return worker
  }

  /** Removed at once, although termination may take a moment. */
  function lose(worker: Worker) {
    if (!all.delete(worker)) return
    const place = idle.indexOf(worker)
    if (place >= 0) idle.splice(place, 1)
    void worker.terminate()
    next()
  }

  function getThread(worker: Worker): Thread {
    return {
      start(job) {
        const { port1, port2 } = new MessageChannel()
        worker.postMessage({ job, port: port2 }, [port2])
        return port1
      },
      end() {
        if (!all.has(worker)) return
        // An idle thread does not keep the process alive.
        worker.unref()
        idle.push(worker)
        next()
      },
      lose: () => lose(worker),
    }
  }

  return {
    /** Waits for a free thread and for the turn of `who`. @throws EngineBusy */
    take: (who: string) =>
      new Promise<Thread>((resolve, reject) => {
        if (isClosed) return reject(new Error('The engine was stopped.'))
        turns.add(who, { resolve, reject })
        next()
      }),
    async close() {
      isClosed = true
      turns.clear(new Error('The engine was stopped.'))
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}
