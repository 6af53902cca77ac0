/** Storage failed, not the document. Extraction fails with `cause` and can be retried. */
export class EnvironmentFailure extends Error {
  override name = 'EnvironmentFailure'

  constructor(cause: unknown) {
    super('The input could not be read or spooled.', { cause })
  }
}
