import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { Job } from './messages.ts'
import { Turns } from './turns.ts'

export type Thread = {
  start(job: Job): MessagePort
  /** Gives it back, to whoever waits. */
  end(): void
  /** Ends it for good: it hangs, or died. */
  lose(): void
}

/** A few threads of the engine. A job has one to itself, from its beginning to its end. */
export function engineThreads(
  script: URL,
  { most, mostEach, workerData }: { most: number; mostEach?: number; workerData: unknown },
) {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const turns = new Turns<Thread>(mostEach)
  let isClosed = false

  function next() {
    if (turns.isEmpty) return
    const worker = idle.pop() ?? (all.size < most ? started() : undefined)
    if (!worker) return
    worker.ref()
    turns.next()?.resolve(getThread(worker))
  }

  function started(): Worker {
    const worker = new Worker(script, { workerData })
    all.add(worker)
    // Its job learns of it by its port, which closes.
    worker.on('error', () => lose(worker))
    worker.on('exit', () => lose(worker))
    return worker
  }

  /** From here on nobody gets it, though it may take a moment to end. */
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
    /** Waits for a thread that is free, and for the turn of whoever asks. @throws EngineBusy */
    take: (who: string) =>
      new Promise<Thread>((resolve, reject) => {
        if (isClosed) return reject(new Error('The engine was ended.'))
        turns.add(who, { resolve, reject })
        next()
      }),
    async close() {
      isClosed = true
      turns.clear(new Error('The engine was ended.'))
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}
