import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import { Budget } from '../budget.ts'
import { detectText, HEAD_BYTES } from '../detection/detect.ts'
import { extract } from '../extract.ts'
import type { Extracted } from '../extracted.ts'
import { readBytes } from '../sources.ts'
import { runChild } from './runChild.ts'

const MIB = 1024 * 1024
const MEMORY_BYTES = 512 * MIB
const MIN_CPU_SECONDS = 60
/** The slowest of the readers is several times as fast. */
const BYTES_PER_CPU_SECOND = 4 * MIB

export type IsolatedOptions = {
  /** Where entries too large for memory are set aside, encrypted; the one place that the process can write to. */
  temporaryDirectory: string
  /** Of the process, all of it. */
  memoryBytes?: number
  /** 60, and what the size of the document adds. */
  cpuSeconds?: number
  /** Whatever the size. */
  mostCpuSeconds?: number | undefined
  /** Of the process: what it cannot start without. */
  environment?: Record<string, string> | undefined
  /** The script of the process where it was bundled into one file. */
  extractionScript?: string | undefined
}

/**
 * Extracts a document in a process of its own, so that whatever the document does to its reader, this process goes on:
 * an end by memory, time or crash becomes an event of the whole document, after what was found before. Plain text and
 * CSV, which no parser can be fooled by, are read here. When the consumer stops, the process ends.
 * @throws what the source throws, and when the disk or the start of the process fails: to be tried again
 */
export async function* extractIsolated(
  source: Source,
  name: string,
  options: IsolatedOptions,
): AsyncIterable<Extracted> {
  const kind = await detectText(await readBytes(source, 0, HEAD_BYTES), source.size, name)
  if (kind === 'txt' || kind === 'csv') {
    yield* extract(source, name, new Budget(source.size))
    return
  }
  const child = {
    memoryBytes: MEMORY_BYTES,
    cpuSeconds: Math.min(
      MIN_CPU_SECONDS + Math.ceil(source.size / BYTES_PER_CPU_SECOND),
      options.mostCpuSeconds ?? Number.POSITIVE_INFINITY,
    ),
    ...options,
  }
  let isFirst = true
  for (;;) {
    let isSilent = true
    const events = runChild(source, name, child)
    let end: NotInspectableReason | undefined
    try {
      for (let next = await events.next(); ; next = await events.next()) {
        if (next.done) {
          end = next.value
          break
        }
        isSilent = false
        yield next.value
      }
    } finally {
      await events.return(undefined)
    }
    if (end === undefined) return
    // Memory can be short for a moment, when others on the machine take it.
    if (end === 'memory' && isFirst && isSilent) {
      isFirst = false
      continue
    }
    yield { kind: 'notInspectable', reason: end, place: {} }
    return
  }
}
