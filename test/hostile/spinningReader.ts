import { parentPort, workerData } from 'node:worker_threads'
import type { ReaderMessage, ReaderTask } from './mutantReader.ts'

// Reads as `mutantReader.ts` does, and its second document never ends.
const { count, from } = workerData as ReaderTask
for (let index = from + 1; index <= count; index += 1) {
  const message: ReaderMessage = { index, title: `document ${index}` }
  parentPort?.postMessage(message)
  while (index === 2);
  parentPort?.postMessage({ ...message, fault: '' })
}
