import { expiryDateAfter } from '../../shared/domain/limits.ts'
import { nextReminder } from '../../shared/domain/reminders.ts'
import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { Runtime } from '../core/request/context.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { pinTemplateSet } from '../core/transfer/getTemplateSet.ts'
import type { Keys } from '../ports/keys.ts'
import type { TemplateSets } from '../ports/templateSets.ts'

export type RequestDetails = Pick<
  Transfer,
  | 'id'
  | 'sender'
  | 'senderLanguage'
  | 'recipient'
  | 'recipientName'
  | 'message'
  | 'sendEmailNotification'
  | 'isAnonymousTransfer'
  | 'trackingId'
  | 'senderGroups'
>

type Parts = { keys: Pick<Keys, 'seal'>; templateSets: Pick<TemplateSets, 'keep'> } & Pick<
  Runtime,
  'organisation' | 'now' | 'newSecret'
>

/**
 * The files get their own expiry when they arrive.
 * @param language of the mails, if neither the requester nor a policy named the set
 * @param days for which the link accepts files
 * @returns the record, and the link's secret, which the record holds encrypted
 */
export async function newRequest(
  { keys, templateSets, organisation, now, newSecret }: Parts,
  details: RequestDetails,
  { set, language }: { set: TemplateSet; language: Language | undefined },
  days: number,
): Promise<{ added: Transfer; secret: string }> {
  const { id } = details
  const secret = newSecret()
  const at = new Date(now()).toISOString()
  const expiryDate = expiryDateAfter(now(), days)
  const link = { digest: computeDigest(secret), sealed: await keys.seal(secret, sealedContext('request', id)) }
  const added: Transfer = {
    ...details,
    revision: 1,
    transferState: 'requested',
    acknowledgement: false,
    expiryDays: organisation.sendExpiryDays.default,
    expiryDate,
    remindAt: nextReminder({ expiryDate, from: now() }, now()),
    createdAt: at,
    stateChangedAt: at,
    templateSet: await pinTemplateSet(templateSets, set, language),
    request: { link, mails: details.sendEmailNotification ? 1 : 0 },
    downloadCount: 0,
    files: [],
  }
  return { added, secret }
}
