/** What of an entry, or of the password, cannot go into an archive. */
export type UnsealableReason = 'name' | 'size' | 'date' | 'password'

/** Why an archive cannot be made, or not to its end: what was yielded before is no archive. Holds no name, no content. */
export class Unsealable extends Error {
  override name = 'Unsealable'
  readonly reason: UnsealableReason

  constructor(reason: UnsealableReason, message: string) {
    super(message)
    this.reason = reason
  }
}
