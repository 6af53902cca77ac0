import type { Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Runtime } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { change } from '../core/transfer/change.ts'
import { getTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { uploadLink } from '../core/transfer/links.ts'
import { transferFacts } from '../core/transfer/transferFacts.ts'
import { requestMail } from '../mails/requestMail.ts'
import { loadTransfer } from '../pipeline/loadTransfer.ts'
import type { Mailer } from '../ports/mail.ts'
import type { TemplateSets } from '../ports/templateSets.ts'
import type { Transfers } from '../ports/transfers.ts'

type Parts = {
  mailer: Pick<Mailer, 'send'>
  templateSets: Pick<TemplateSets, 'get'>
  transfers: Pick<Transfers, 'get' | 'replace'>
} & Pick<Runtime, 'organisation' | 'publicOrigin' | 'now' | 'log'>

/**
 * The link works even when the mail fails: the requester sees that and can pass it on.
 * @returns the current request
 */
export async function mailRequest(parts: Parts, transfer: Transfer, secret: string): Promise<Transfer> {
  const { mailer, publicOrigin, log } = parts
  const { id, recipient, request } = transfer
  if (!transfer.sendEmailNotification || !request) return transfer
  const content = requestMail(await getTemplateSet(transfer, parts), {
    ...transferFacts(parts, transfer),
    link: uploadLink(publicOrigin, secret),
  })
  const about = { transferId: id, occasion: 'request' } as const
  try {
    await mailer.send({ ...content, key: `request ${id} ${request.mails}`, to: recipient, about })
    return transfer
  } catch (error) {
    log.error('The mail with an upload link was not sent.', { transferId: id, ...errorFields(error) })
    return noteRefused(parts, id)
  }
}

function noteRefused({ transfers, now }: Parts, id: string): Promise<Transfer> {
  const at = new Date(now()).toISOString()
  return change(
    transfers,
    () => loadTransfer(transfers, id),
    current => ({ ...current, linkMail: { state: 'refused', at } }),
    systemEvent('notify', now(), { transferId: id, detail: 'refused' }),
  )
}
