import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { OcrSettings } from '../../../shared/domain/ocr.ts'
import type { Source } from '../../source.ts'
import { Budget } from '../budget.ts'
import { detectText, HEAD_BYTES } from '../detection/detect.ts'
import { extract } from '../extract.ts'
import type { Extracted } from '../extracted.ts'
import { readBytes } from '../sources.ts'
import { runChild } from './runChild.ts'

const MIB = 1024 * 1024
const MEMORY_BYTES = 512 * MIB
/** Models of three languages, and a page in colour at 600 dpi: docs/quality.md, Scans. */
const OCR_MEMORY_BYTES = 1024 * MIB
const MIN_CPU_SECONDS = 60
const BYTES_PER_CPU_SECOND = 4 * MIB

export type IsolatedOptions = {
  /** Directory for large entries, encrypted; the only one that the process can write to. */
  temporaryDirectory: string
  memoryBytes?: number
  /** Default: 60, plus a share for the document's size. */
  cpuSeconds?: number
  mostCpuSeconds?: number | undefined
  environment?: Record<string, string> | undefined
  extractionScript?: string | undefined
  /** Recognises text in pictures; without it they are `unsupported`. */
  ocr?: OcrSettings | undefined
}

/**
 * Extracts in a child process, so that a hostile document cannot harm this one. After a crash or an exceeded limit the
 * earlier events stay valid, and a last event reports the document. Plain text and CSV need no complex parser and are
 * read here. The process ends when the consumer stops.
 * @throws errors of the source, the disk and the process start: retry
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
    memoryBytes: options.ocr ? OCR_MEMORY_BYTES : MEMORY_BYTES,
    cpuSeconds: Math.min(
      MIN_CPU_SECONDS + Math.ceil(source.size / BYTES_PER_CPU_SECOND) + (options.ocr?.maxSeconds ?? 0),
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
    // Memory may be short for a moment.
    if (end === 'memory' && isFirst && isSilent) {
      isFirst = false
      continue
    }
    yield { kind: 'notInspectable', reason: end, place: {} }
    return
  }
}
