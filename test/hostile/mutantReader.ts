import { parentPort, workerData } from 'node:worker_threads'
import { Budget } from '../../engine/extraction/budget.ts'
import { extract } from '../../engine/extraction/extract.ts'
import { memorySource } from '../../engine/extraction/sources.ts'
import { mutants } from './mutants.ts'
import { outcome } from './outcome.ts'
import { seeds } from './seeds.ts'

export type ReaderTask = { count: number; seed: number; from: number }
/** `fault` is absent at the beginning of a mutant, and empty after a good end. */
export type ReaderMessage = { index: number; title: string; fault?: string }

// A thread of its own, so that `readMutants` can end a reader that neither yields nor returns.
const { count, seed, from } = workerData as ReaderTask
let index = 0
for (const { name, bytes, damage } of mutants(seeds(), count, seed)) {
  index += 1
  if (index <= from) continue
  const title = `${name}, ${damage}`
  const tell = (message: Partial<ReaderMessage>) => parentPort?.postMessage({ index, title, ...message })
  tell({})
  try {
    const { characters, reasons } = await outcome(extract(memorySource(bytes), name, new Budget(bytes.length)))
    const isSilent = bytes.length > 0 && characters === 0 && reasons.length === 0
    tell({ fault: isSilent ? 'nothing said' : '' })
  } catch (error) {
    tell({ fault: String(error) })
  }
}
