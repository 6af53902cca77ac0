import type { NotInspectableReason } from '../../shared/domain/inspection.ts'

/** The message is for developers and never contains content. */
export class NotInspectable extends Error {
  override name = 'NotInspectable'
  readonly reason: NotInspectableReason

  constructor(reason: NotInspectableReason, message: string = reason, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
