import { enterDropPage } from '../../shared/contract/dropPages.ts'
import { type DropPage, isVisitorAllowed } from '../../shared/domain/dropPage.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { findBlockFault, findRecipientFault } from '../../shared/domain/transferOptions.ts'
import { dropPageTexts } from '../../shared/texts/dropPages.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { type EndpointRequest, endpoint, type Reached } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { Refusal } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { isOfSlowHash } from '../core/secrets/slowHash.ts'
import { chosenTemplateSet } from '../core/transfer/getTemplateSet.ts'
import { uploadLink } from '../core/transfer/links.ts'
import { assertWithinCaps, type Cap, toRecordCap } from '../core/transfer/memberCaps.ts'
import { bindStored, toBound } from '../core/transfer/policyRules.ts'
import type { Budget } from '../ports/limits.ts'
import { linkedDropPage } from './linkedDropPage.ts'
import { newRequest } from './newRequest.ts'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
/** For the start of an upload. A link that was begun accepts files for as long as any request's. */
const LINK_DAYS = 1
const most = { ofNetworkPerHour: 20, ofPagePerDay: 200, ofAllPerDay: 5000 }
/** At a page: from any network. */
const triesPerHour = { ofNetwork: 10, ofPage: 100 }

type Call = EndpointRequest<typeof enterDropPage>
type Parts = Reached<typeof enterDropPage>

/**
 * A visit becomes a request of the page's member, whose link only this visitor gets. All that follows is a request's: the claim,
 * the gates, the mails, the lists. Nothing is mailed to the address, which the visitor states without a proof.
 */
export const handler = endpoint(enterDropPage, async (request, reach) => {
  const { params, body, source } = request
  const { organisation, publicOrigin, now } = reach
  const page = await linkedDropPage(reach, params.id)
  const of = { network: computeDigest(getNetwork(source.address)), page: computeDigest(page.subject) }
  await assertPassword(page, body.password, of, reach)
  if (!isVisitorAllowed(page.rules, body.email)) throw new Refusal('demand_unmet', dropPageTexts.visitorRefused)
  if (findRecipientFault([body.email], organisation)) throw new Refusal('demand_unmet', dropPageTexts.visitorRefused)
  const { transfer, secret } = await toRequest(page, request, reach)
  await assertWithinCaps(reach, [
    toCap({ name: `visits from ${of.network}`, most: most.ofNetworkPerHour, seconds: HOUR_SECONDS }),
    toCap({ name: `visits to ${of.page}`, most: most.ofPagePerDay, seconds: DAY_SECONDS }),
    toCap({ name: 'visits to drop pages', most: most.ofAllPerDay, seconds: DAY_SECONDS }),
    { ...toRecordCap(page.subject, body, organisation), fault: dropPageTexts.noRoom },
  ])
  const event = callerEvent(
    'enter-drop-page',
    now(),
    { ...request, caller: { responder: '' } },
    { transferId: transfer.id },
  )
  await reach.transfers.add(transfer, event)
  return { requestUrl: uploadLink(publicOrigin, secret) }
})

function toCap(budget: Budget): Cap {
  return { budget, fault: dropPageTexts.noRoom }
}

/** @throws Refusal 422 for a wrong password, 429 after too many, before the slow hash is computed */
async function assertPassword(
  { subject, sealedPassword }: DropPage,
  password: string | undefined,
  of: { network: string; page: string },
  reach: Parts,
) {
  if (sealedPassword === undefined) return
  await assertWithinCaps(reach, [
    toCap({ name: `tries from ${of.network}`, most: triesPerHour.ofNetwork, seconds: HOUR_SECONDS }),
    toCap({ name: `tries at ${of.page}`, most: triesPerHour.ofPage, seconds: HOUR_SECONDS }),
  ])
  const hash = await reach.keys.open(sealedPassword, sealedContext('drop', subject))
  if (!(await isOfSlowHash(password ?? '', hash))) throw new Refusal('demand_unmet', dropPageTexts.wrongPassword)
}

/** @throws Refusal 422 when a policy blocks the member's requests to this visitor, who learns no policy */
async function toRequest(
  page: DropPage,
  { body }: Call,
  reach: Parts,
): Promise<{ transfer: Transfer; secret: string }> {
  const { organisation, newId } = reach
  const { subject, email, groups, language, rules } = page
  const details = {
    id: newId(),
    sender: { subject, email },
    senderLanguage: language,
    senderGroups: groups,
    recipient: body.email,
    recipientName: body.name.trim() || undefined,
    message: body.message,
    sendEmailNotification: false,
  }
  const set = chosenTemplateSet(undefined, organisation)
  const { added, secret } = await newRequest(reach, details, { set, language }, LINK_DAYS)
  const bound = await bindStored(reach, added)
  if (findBlockFault(bound.rules)) throw new Refusal('demand_unmet', dropPageTexts.closed)
  const entered = { ...added, remindAt: undefined, expiryDays: rules.expiryDays, dropPage: rules.limits }
  return { transfer: { ...entered, ...toBound(bound, entered) }, secret }
}
