import type { MadeColumn } from '../../engine/inspection/inspector.ts'
import type { OnProgress, Source } from '../../engine/source.ts'
import type { AnonymisationReport, ColumnRule, Suggestion } from '../../shared/domain/anonymisation.ts'
import type { Findings } from '../../shared/domain/inspection.ts'

/** What is to be done with a table. */
export type TableRules = { headerRow: boolean; rules: readonly ColumnRule[] }

/**
 * A file to be inspected. What was made in the place of values, such as numbers that only look like cards, is nothing to
 * be found: those columns are left out.
 */
export type InspectedFile = { name: string; madeColumns?: readonly MadeColumn[] }

/** Long work: for whom, and who is told how far it came. */
export type Work = { who: string; onProgress: OnProgress }

/** A file of an archive: `name` is its path there, `size` in bytes what it yields, exactly. */
export type ArchivedFile = { name: string; size: number; modifiedAt: Date; source: Source }

/**
 * The engine, which reads what is sent: long work off the thread that answers calls. What it is given and yields are
 * streams; nothing is kept. Whoever stops reading what it yields stops the work. People take turns where it is shared:
 * `who` is the subject of the person for whom it works.
 */
export type Engine = {
  /**
   * A CSV file with its columns anonymised under keys that nobody else ever has.
   * @throws AnonymisationFault while it is read: what was yielded before must not be used
   */
  anonymise(
    source: Source,
    rules: TableRules,
    work: Work,
  ): {
    bytes: AsyncIterable<Uint8Array>
    /** Once all bytes were read. */
    report(): AnonymisationReport
  }
  /** What is found in a file, by its content; what cannot be read is said there. Rejects only when the source does. */
  inspect(source: Source, about: InspectedFile, work: Work): Promise<Findings>
  /** A ZIP of the files under AES-256 with a password. */
  seal(files: readonly ArchivedFile[], password: string, work: Work): AsyncIterable<Uint8Array>
  /** Whether rules can be carried out at all, before there is a table: patterns compile. @throws AnonymisationFault */
  check(rules: TableRules, who: string): Promise<void>
  /** What rules make of the first rows of a table. @throws AnonymisationFault */
  preview(data: string, rules: TableRules, who: string): Promise<{ anonymizedData: string }>
  /** Rules for the columns in which a kind prevails. @throws AnonymisationFault when it cannot be read as a table */
  suggest(data: string, headerRow: boolean, who: string): Promise<Suggestion[]>
}

/** Whoever asks has asked too much already: to be asked again in a moment. */
export class EngineBusy extends Error {
  override name = 'EngineBusy'
}
