import { Worker } from 'node:worker_threads'
import type { ReaderMessage, ReaderTask } from './mutantReader.ts'

const READER = { script: new URL('./mutantReader.ts', import.meta.url), maxSilenceMs: 20_000 }

/**
 * Reads damaged documents, always the same ones. A reader that neither yields nor returns is ended after 20 seconds, and the
 * next one continues with the mutant behind it.
 * @returns the faults, each with its seed and damage
 */
export async function readMutants(
  count: number,
  seed: number,
  reader = READER,
): Promise<{ read: number; faults: string[] }> {
  const faults: string[] = []
  let read = 0
  while (read < count) {
    const { last, fault } = await readFrom({ count, seed, from: read }, reader, faults)
    if (fault !== undefined) faults.push(fault)
    read = last
  }
  return { read, faults }
}

/** Reads to the end, or to a mutant that ends the thread. */
function readFrom(
  task: ReaderTask,
  { script, maxSilenceMs }: typeof READER,
  faults: string[],
): Promise<{ last: number; fault?: string }> {
  const { promise, resolve } = Promise.withResolvers<{ last: number; fault?: string }>()
  const worker = new Worker(script, { workerData: task, execArgv: ['--no-warnings'] })
  let current: ReaderMessage = { index: task.from, title: 'the first one' }
  let timer = setTimeout(stop, maxSilenceMs)

  function stop() {
    resolve({ last: current.index, fault: `${current.title}: neither yields nor returns` })
    void worker.terminate()
  }
  worker.on('message', (message: ReaderMessage) => {
    clearTimeout(timer)
    timer = setTimeout(stop, maxSilenceMs)
    current = message
    if (message.fault) faults.push(`${message.title}: ${message.fault}`)
  })
  worker.on('error', error => {
    resolve({ last: Math.max(current.index, task.from + 1), fault: `${current.title}: ${error}` })
  })
  worker.on('exit', () => {
    clearTimeout(timer)
    resolve({ last: task.count })
  })
  return promise
}
