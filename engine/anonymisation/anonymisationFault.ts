/** Discard all output so far. `reason` is a sentence for the sender with a remedy, and never contains cell values. */
export class AnonymisationFault extends Error {
  override name = 'AnonymisationFault'
  readonly reason: string
  /** From 1, without the header row. */
  readonly row: number | undefined
  /** Index from 0, or the name of a missing column. */
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
