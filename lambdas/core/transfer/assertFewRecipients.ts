import type { Organisation } from '../../../shared/domain/organisation.ts'
import { fieldTexts } from '../../../shared/texts/en/fields.ts'
import { Refusal } from '../request/refusal.ts'

/** @throws Refusal 400 for more recipients than the organisation allows a transfer */
export function assertFewRecipients(count: number, { maxRecipients }: Organisation) {
  if (count <= maxRecipients) return
  const message = fieldTexts.maxRecipients(maxRecipients)
  throw new Refusal('bad_request', message, { fields: [{ path: 'body.recipients', message }] })
}
