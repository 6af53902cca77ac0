/**
 * The input could not be fetched, or not be set aside: nothing that the document is to blame for. It ends an extraction
 * as an error, so that it is tried again, while anything else that goes wrong makes the document not inspectable.
 */
export class EnvironmentFailure extends Error {
  override name = 'EnvironmentFailure'

  /** @param cause what the storage threw: what the caller of an extraction gets to see */
  constructor(cause: unknown) {
    super('The input could not be fetched or set aside.', { cause })
  }
}
