import type { AnonymisationReport, ColumnRule } from '../../shared/domain/anonymisation.ts'
import type { OnProgress, Source } from '../source.ts'
import { rewriteFile } from './rewriteFile.ts'
import type { RandomBytes } from './toColumns.ts'

type Anonymised = {
  /** Throws AnonymisationFault or the source's error: then discard all output. */
  bytes: AsyncIterable<Uint8Array>
  /** @throws before `bytes` has ended */
  report: () => AnonymisationReport
}

/**
 * Anonymises columns of a CSV file, irreversibly unless a key was typed. Everything else stays byte for byte. Keys are
 * per column and stay in memory until `bytes` ends. A file without a byte order mark is read twice to distinguish UTF-8
 * from windows-1252. That is a guess: encrypted columns then keep no character beyond ASCII, and masks and patterns
 * refuse columns that do not look Western (`WesternColumn`). A preview is text and skips this check.
 * @param source of any size; memory use is constant
 * @param options `onProgress` receives bytes of the source
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
