import { saveDropPage } from '../../shared/contract/dropPages.ts'
import type { DropPage } from '../../shared/domain/dropPage.ts'
import { clampDays, expiryDateAfter } from '../../shared/domain/limits.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { computeSlowHash } from '../core/secrets/slowHash.ts'
import { toGroups } from '../core/transfer/policyRules.ts'
import { toOwnReply } from './ownDropPage.ts'

type Call = EndpointRequest<typeof saveDropPage>
type Parts = Reached<typeof saveDropPage>

export const handler = endpoint(saveDropPage, async (request, reach) => {
  const { dropPages, audit, organisation, now } = reach
  const { body, caller, language } = request
  // A page can be switched off where the organisation no longer offers it.
  if (!organisation.dropPages && body.isOn) {
    throw new Refusal('demand_unmet', 'Your organization does not offer drop pages.')
  }
  const before = await dropPages.find(caller.subject)
  const detail = !body.isOn ? 'off' : body.isRenewed || !before ? 'new_address' : 'on'
  // Recorded first, so that no change lacks its event.
  await audit.append(callerEvent('save-drop-page', now(), request, { detail }))
  const after: DropPage = {
    subject: caller.subject,
    email: caller.email,
    groups: toGroups(caller),
    language,
    revision: (before?.revision ?? 0) + 1,
    isOn: body.isOn,
    link: before && !body.isRenewed ? before.link : await createLink(caller.subject, reach),
    sealedPassword: await findPassword(request, reach, before),
    endsAt: expiryDateAfter(now(), body.days),
    rules: { ...body.rules, expiryDays: clampDays(body.rules.expiryDays, organisation.sendExpiryDays) },
  }
  if (!(await dropPages.replace(before, after))) {
    throw new Refusal('conflict', 'The page was just changed elsewhere. Please load it again.')
  }
  return toOwnReply(reach, after)
})

async function createLink(subject: string, { keys, newSecret }: Parts): Promise<DropPage['link']> {
  const secret = newSecret()
  return { digest: computeDigest(secret), sealed: await keys.seal(secret, sealedContext('drop', subject)) }
}

async function findPassword({ body, caller }: Call, { keys }: Parts, before: DropPage | undefined) {
  if (body.password === undefined) return before?.sealedPassword
  if (body.password === '') return undefined
  return keys.seal(await computeSlowHash(body.password), sealedContext('drop', caller.subject))
}
