import type { Findings } from '../../shared/domain/inspection.ts'
import type { Extracted } from '../extraction/extracted.ts'
import type { OnProgress, Source } from '../source.ts'
import { type InspectorOptions, inspector } from './inspector.ts'

type Options = InspectorOptions & {
  extract(source: Source, name: string): AsyncIterable<Extracted> | Iterable<Extracted>
  onProgress?: OnProgress | undefined
}

/**
 * @param name its extension is compared with the content
 * @throws errors of the source
 */
export async function inspectSource(source: Source, name: string, options: Options): Promise<Findings> {
  const { extract, onProgress } = options
  const { read, findings } = inspector(options)
  for await (const extracted of extract(onProgress ? withProgress(source, onProgress) : source, name)) {
    if (extracted.kind !== 'progress') read(extracted)
    // Those of an entry say nothing about the file.
    else if (extracted.place.path === undefined) onProgress?.(extracted.done, extracted.total)
  }
  onProgress?.(source.size, source.size)
  return findings()
}

/** Formats with a directory at their end read some bytes twice. */
function withProgress(source: Source, onProgress: OnProgress): Source {
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
