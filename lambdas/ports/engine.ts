import type { OnProgress, Source } from '../../engine/source.ts'
import type { AnonymisationReport, ColumnRule, Suggestion } from '../../shared/domain/anonymisation.ts'
import type { Findings } from '../../shared/domain/inspection.ts'

/** What is to be done with a table. */
export type TableRules = { headerRow: boolean; rules: readonly ColumnRule[] }

/** A file of an archive: `name` is its path there, `size` in bytes what it yields, exactly. */
export type ArchivedFile = { name: string; size: number; modifiedAt: Date; source: Source }

/**
 * The engine, which reads what is sent: long work off the thread that answers calls. What it is given and yields are
 * streams; nothing is kept. Whoever stops reading what it yields stops the work.
 */
export type Engine = {
  /**
   * A CSV file with its columns anonymised under keys that nobody else ever has.
   * @throws AnonymisationFault while it is read: what was yielded before must not be used
   */
  anonymise(
    source: Source,
    rules: TableRules,
    onProgress: OnProgress,
  ): {
    bytes: AsyncIterable<Uint8Array>
    /** Once all bytes were read. */
    report(): AnonymisationReport
  }
  /** What is found in a file, by its content; what cannot be read is said there. Rejects only when the source does. */
  inspect(source: Source, name: string, onProgress: OnProgress): Promise<Findings>
  /** A ZIP of the files under AES-256 with a password. */
  seal(files: readonly ArchivedFile[], password: string, onProgress: OnProgress): AsyncIterable<Uint8Array>
  /** Whether rules can be carried out at all, before there is a table: patterns compile. @throws AnonymisationFault */
  check(rules: TableRules): Promise<void>
  /** What rules make of the first rows of a table. @throws AnonymisationFault */
  preview(data: string, rules: TableRules): Promise<{ anonymizedData: string }>
  /** Rules for the columns in which a kind prevails. @throws AnonymisationFault when it cannot be read as a table */
  suggest(data: string, headerRow: boolean): Promise<Suggestion[]>
}
