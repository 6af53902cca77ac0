export type UnsealableReason = 'name' | 'size' | 'date' | 'password'

/** Discard the pieces so far. The message contains no name and no content. */
export class Unsealable extends Error {
  override name = 'Unsealable'
  readonly reason: UnsealableReason

  constructor(reason: UnsealableReason, message: string) {
    super(message)
    this.reason = reason
  }
}
