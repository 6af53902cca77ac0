import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { Job } from './messages.ts'

export type Thread = { worker: Worker; start(job: Job): MessagePort; end(): void }

/** A few threads of the engine. A job has one to itself, from its beginning to its end. */
export function engineThreads(script: URL, most: number, workerData: unknown) {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const waiting: { resolve(thread: Thread): void; reject(error: Error): void }[] = []
  let isClosed = false

  function next() {
    if (waiting.length === 0) return
    const worker = idle.pop() ?? (all.size < most ? started() : undefined)
    if (!worker) return
    worker.ref()
    waiting.shift()?.resolve(threadOf(worker))
  }

  function started(): Worker {
    const worker = new Worker(script, { workerData })
    all.add(worker)
    const lose = () => {
      all.delete(worker)
      const place = idle.indexOf(worker)
      if (place >= 0) idle.splice(place, 1)
      next()
    }
    // Its job learns of it by its port, which closes.
    worker.on('error', lose)
    worker.on('exit', lose)
    return worker
  }

  function threadOf(worker: Worker): Thread {
    return {
      worker,
      start(job) {
        const { port1, port2 } = new MessageChannel()
        worker.postMessage({ job, port: port2 }, [port2])
        return port1
      },
      end() {
        // An idle thread does not keep the process alive.
        worker.unref()
        if (all.has(worker)) idle.push(worker)
        next()
      },
    }
  }

  return {
    /** Waits for a thread that is free. */
    take: () =>
      new Promise<Thread>((resolve, reject) => {
        if (isClosed) return reject(new Error('The engine was ended.'))
        waiting.push({ resolve, reject })
        next()
      }),
    async close() {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(new Error('The engine was ended.'))
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}
