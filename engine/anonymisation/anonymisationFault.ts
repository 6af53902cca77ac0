/**
 * Why a file, or a rule over it, cannot be anonymised. Nothing that was made so far may be published.
 * `reason` is a sentence for the sender that says what to do, and never holds anything that stands in a cell.
 */
export class AnonymisationFault extends Error {
  override name = 'AnonymisationFault'
  readonly reason: string
  /** Of the data, counted from 1; the header row is not counted. Absent where no row is at fault. */
  readonly row: number | undefined
  /** The index from 0, or what the rule called a column that was not found. */
  readonly column: number | string | undefined

  constructor(
    reason: string,
    { row, column }: { row?: number | undefined; column?: number | string | undefined } = {},
    options?: ErrorOptions,
  ) {
    super(reason, options)
    this.reason = reason
    this.row = row
    this.column = column
  }
}
