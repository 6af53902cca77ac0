import type { NotInspectableReason } from '../../shared/domain/inspection.ts'

/** Why a document, or an entry of one, cannot be read. Its message says more to a developer, and never holds content. */
export class NotInspectable extends Error {
  override name = 'NotInspectable'
  readonly reason: NotInspectableReason

  constructor(reason: NotInspectableReason, message: string = reason, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
