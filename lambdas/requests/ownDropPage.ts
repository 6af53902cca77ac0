import type { DropPage } from '../../shared/domain/dropPage.ts'
import type { Runtime } from '../core/request/context.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { dropLink } from '../core/transfer/links.ts'
import type { Keys } from '../ports/keys.ts'

type Parts = { keys: Pick<Keys, 'open'> } & Pick<Runtime, 'organisation' | 'publicOrigin'>

export async function toOwnReply({ keys, organisation, publicOrigin }: Parts, page: DropPage | undefined) {
  const { maxFiles, totalSizeMiB, fileSizeMiB } = organisation.limits
  const reply = {
    isOffered: organisation.dropPages,
    limits: { maxFiles, totalSizeMiB, fileSizeMiB },
    expiryDays: organisation.sendExpiryDays,
  }
  if (!page) return reply
  const { subject, link, isOn, endsAt, sealedPassword, rules } = page
  const secret = await keys.open(link.sealed, sealedContext('drop', subject))
  const url = dropLink(publicOrigin, secret)
  return { ...reply, page: { url, isOn, endsAt, hasPassword: sealedPassword !== undefined, rules } }
}
