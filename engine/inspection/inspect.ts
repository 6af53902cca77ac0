import type { Findings } from '../../shared/domain/inspection.ts'
import type { Extracted } from '../extraction/extracted.ts'
import type { OnProgress, Source } from '../source.ts'
import { type InspectorOptions, inspector } from './inspector.ts'

type Options = InspectorOptions & {
  /** Opens the document: what cannot be read it says, and rejects only when the source does. */
  extract(source: Source, name: string): AsyncIterable<Extracted> | Iterable<Extracted>
  /** Called with bytes of the document that were read. */
  onProgress?: OnProgress | undefined
}

/**
 * Inspects a document for sensitive data.
 * @param name as the document is called, which tells what it should be
 * @throws what reading the source throws
 */
export async function inspectSource(source: Source, name: string, options: Options): Promise<Findings> {
  const { extract, onProgress } = options
  const { read, findings } = inspector(options)
  for await (const extracted of extract(onProgress ? watched(source, onProgress) : source, name)) read(extracted)
  onProgress?.(source.size, source.size)
  return findings()
}

/** A source that tells how much of it was read; formats with a directory at their end read some of it twice. */
function watched(source: Source, onProgress: OnProgress): Source {
  const { size } = source
  let done = 0
  return {
    size,
    async *read(start, end) {
      for await (const bytes of source.read(start, end)) {
        done = Math.min(size, done + bytes.length)
        onProgress(done, size)
        yield bytes
      }
    },
  }
}
