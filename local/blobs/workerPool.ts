import { Worker } from 'node:worker_threads'

type Task<Job, Answer> = { job: Job; resolve(answer: Answer): void; reject(error: unknown): void }

export type WorkerPool<Job, Answer> = { run(job: Job): Promise<Answer>; close(): Promise<void> }

/** Protocol: one message with the job, one with the answer. A thread that dies fails only its own job. */
export function workerPool<Job, Answer>(script: URL, max: number): WorkerPool<Job, Answer> {
  const workers = new Map<Worker, Task<Job, Answer> | undefined>()
  const waiting: Task<Job, Answer>[] = []
  let isClosed = false

  function assign() {
    if (waiting.length === 0) return
    const worker = idle() ?? (workers.size < max ? start() : undefined)
    const task = worker && waiting.shift()
    if (!task) return
    workers.set(worker, task)
    worker.ref()
    worker.postMessage(task.job)
  }

  function idle(): Worker | undefined {
    return [...workers].find(([, task]) => !task)?.[0]
  }

  function start(): Worker {
    const worker = new Worker(script)
    worker.on('message', answer => {
      const task = workers.get(worker)
      workers.set(worker, undefined)
      // An idle thread does not keep the process alive.
      worker.unref()
      task?.resolve(answer)
      assign()
    })
    worker.on('error', error => lose(worker, error))
    worker.on('exit', () => lose(worker, new Error('The worker ended before its answer.')))
    workers.set(worker, undefined)
    return worker
  }

  function lose(worker: Worker, error: unknown) {
    const task = workers.get(worker)
    workers.delete(worker)
    task?.reject(error)
    assign()
  }

  return {
    run: job =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The workers were stopped.'))
        waiting.push({ job, resolve, reject })
        assign()
      }),
    async close() {
      isClosed = true
      for (const task of waiting.splice(0)) task.reject(new Error('The workers were stopped.'))
      await Promise.all([...workers.keys()].map(worker => worker.terminate()))
    },
  }
}
