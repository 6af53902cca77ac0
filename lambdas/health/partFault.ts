/** A check found a part unhealthy. Members read the message. */
export class PartFault extends Error {
  override name = 'PartFault'
}
