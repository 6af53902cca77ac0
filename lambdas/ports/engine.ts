import type { AnonymisedColumn } from '../../engine/inspection/inspector.ts'
import type { OnProgress, Source } from '../../engine/source.ts'
import type { AnonymisationReport, ColumnRule, Suggestion } from '../../shared/domain/anonymisation.ts'
import type { Findings } from '../../shared/domain/inspection.ts'

export type TableRules = { headerRow: boolean; rules: readonly ColumnRule[] }

/** Columns of generated values, such as numbers that only look like cards, are not inspected. */
export type InspectedFile = { name: string; anonymisedColumns?: readonly AnonymisedColumn[] }

/** `who` is the subject of the person. */
export type Work = { who: string; onProgress: OnProgress }

/** `size` in bytes is exact. */
export type ArchivedFile = { name: string; size: number; modifiedAt: Date; source: Source }

/**
 * Long work outside the thread that answers calls. Input and output are streams; nothing is stored. Cancelling the
 * output stops the work. A shared engine alternates between persons.
 */
export type Engine = {
  /**
   * Under keys that are never disclosed.
   * @throws AnonymisationFault while reading: earlier bytes must not be used
   */
  anonymise(
    source: Source,
    rules: TableRules,
    work: Work,
  ): {
    /** The memory of a piece may be used again for the next one. */
    bytes: AsyncIterable<Uint8Array>
    /** Available after all bytes are read. */
    report(): AnonymisationReport
  }
  /** Includes the unreadable parts. Rejects only when the source does. */
  inspect(source: Source, about: InspectedFile, work: Work): Promise<Findings>
  /** Seals files in a ZIP under AES-256 with a password. */
  seal(files: readonly ArchivedFile[], password: string, work: Work): AsyncIterable<Uint8Array>
  /** For example, patterns must compile. @throws AnonymisationFault */
  check(rules: TableRules, who: string): Promise<void>
  /** For the first rows of a table. @throws AnonymisationFault */
  preview(data: string, rules: TableRules, who: string): Promise<{ anonymizedData: string }>
  /** @throws AnonymisationFault when the data is not a table */
  suggest(data: string, headerRow: boolean, who: string): Promise<Suggestion[]>
}

/** The caller must retry later. */
export class EngineBusy extends Error {
  override name = 'EngineBusy'
}
