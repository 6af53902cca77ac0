/** A message of a queue is too early: it comes again. This is no fault. */
export class Postponed extends Error {
  override name = 'Postponed'
}
