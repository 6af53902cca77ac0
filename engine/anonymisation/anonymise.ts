import type { AnonymisationReport, ColumnRule } from '../../shared/domain/anonymisation.ts'
import type { OnProgress, Source } from '../source.ts'
import { rewriteFile } from './rewriteFile.ts'
import type { RandomBytes } from './toColumns.ts'

type Anonymised = {
  /** The whole file. Ends by throwing an AnonymisationFault, or what the source throws: then nothing may be published. */
  bytes: AsyncIterable<Uint8Array>
  /** @throws when the bytes have not been read to their end */
  report: () => AnonymisationReport
}

/**
 * Anonymises columns of a CSV file, beyond recovery unless a key was typed. Separator, quoting, line endings, encoding,
 * number of rows and every other byte stay as they are. Keys live in memory until the bytes end, one for each column.
 *
 * A file without a byte order mark is read twice: first to tell UTF-8 from windows-1252. That a file is in windows-1252
 * is a guess, under which nothing beyond ASCII stays in an encrypted column, while masks and patterns refuse a column
 * that does not look Western: see `WesternColumn`. A preview, which comes as text, knows nothing of that.
 * @param source of any size; memory does not grow with it
 * @param options `onProgress` is called with bytes of the source, piece by piece
 */
export function anonymise(
  source: Source,
  rules: { headerRow: boolean; rules: readonly ColumnRule[] },
  options: { randomBytes: RandomBytes; onProgress?: OnProgress },
): Anonymised {
  let report: AnonymisationReport | undefined
  async function* bytes(): AsyncGenerator<Uint8Array> {
    report = yield* rewriteFile(source, rules, { ...options, isPreview: false })
  }
  return {
    bytes: bytes(),
    report() {
      if (report === undefined) throw new Error('There is no report before the end of the bytes.')
      return report
    },
  }
}
