import { toAddressees, toDeliveryId } from '../../shared/domain/deliveries.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { getTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { transferFacts } from '../core/transfer/transferFacts.ts'
import type { MailContent } from '../mails/facts.ts'
import { passwordMail } from '../mails/passwordMail.ts'
import { type Mail, MailRefused } from '../ports/mail.ts'
import { linkMailEventReach, recordLinkMail } from './linkMailEvents.ts'
import { loadTransfer } from './loadTransfer.ts'
import type { Step } from './step.ts'

export const sendPasswordReach: Reach = joined(linkMailEventReach, { keys: ['open'], templateSets: ['get'] })

/** In a separate mail after the link's. Then the password is deleted. */
export const sendPassword: Step = async (context, { transferId }) => {
  const transfer = await loadTransfer(context.transfers, transferId)
  const { archive, expiryDate } = transfer
  if (!archive?.sealedPassword) return
  if (stateAt(transfer, context.now()) === 'active' && expiryDate) {
    await mail(context, transfer, archive.sealedPassword, expiryDate)
  }
  const { transfers, now } = context
  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      if (!current.archive?.sealedPassword) return undefined
      const { sealedPassword: _, ...kept } = current.archive
      return { ...current, archive: kept }
    },
    systemEvent('notify', now(), { transferId, detail: 'password' }),
  )
}

async function mail(context: Context, transfer: Transfer, sealedPassword: string, expiryDate: string) {
  const { keys } = context
  const set = await getTemplateSet(transfer, context)
  const password = await keys.open(sealedPassword, sealedContext('password', transfer.id))
  const facts = { archiveName: transfer.archive?.name ?? '', password, expiryDate }
  for (const [place, addressee] of toAddressees(transfer).entries()) {
    if (place === 0 && transfer.firstRetractedAt !== undefined) continue
    const content = passwordMail(set, { ...transferFacts(context, { ...transfer, ...addressee }), ...facts })
    await mailOne(context, toDeliveryId(transfer.id, place), { ...content, to: addressee.recipient })
  }
}

async function mailOne(context: Context, transferId: string, content: MailContent & Pick<Mail, 'to'>) {
  const { mailer, now, log } = context
  try {
    const about = { transferId, occasion: 'password' } as const
    await mailer.send({ ...content, key: `password ${transferId}`, about })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.error('The mail with a password was refused.', { transferId, ...errorFields(error) })
    await recordLinkMail(context, transferId, {
      state: 'refused',
      at: new Date(now()).toISOString(),
      reason: error.reason,
    })
  }
}
