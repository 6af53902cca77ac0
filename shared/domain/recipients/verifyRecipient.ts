import { demandTexts } from '../../texts/en/options.ts'
import { infoTypeText } from '../../texts/inspection.ts'
import { recipientEvidenceTexts, recipientReasonTexts } from '../../texts/recipientReasons.ts'
import { getDomain } from '../email.ts'
import type { InfoType } from '../inspection.ts'
import type { Organisation } from '../organisation.ts'
import {
  isBanned,
  isOwnRecipient,
  type RecipientReason,
  type VerificationFlag,
  type VerificationMessage,
  type VerificationOutcome,
} from '../verification.ts'
import type { Likeness } from './fileLikeness.ts'
import { findSimilarAddress } from './findSimilarAddress.ts'

/**
 * An address that got files of one kind so often expects no other. After fewer, and where it got several kinds, most
 * warnings would be false (`bench/replay.ts`).
 */
const MIN_EXCHANGES = 3
const MAX_GROUPS = 1
const list = new Intl.ListFormat('en-GB')

/** Addresses and domains in lower case; lists with the last used first. */
export type RecipientHistory = {
  /** The sender's own exchanges with the address. */
  own: { count: number; likeness: Likeness } | undefined
  /** Other addresses at the domain that the sender exchanged files with. */
  ownAtDomain: readonly string[]
  /** Members who exchanged files with the domain, the sender included. */
  membersAtDomain: number
  /** What the sender's files of these stems held before, for every recipient. */
  ownStems: readonly { stem: string; infoTypes: readonly string[] }[]
}

/** `group` and `stem` may be ''. */
export type CheckedFile = { name: string; group: string; stem: string }

export type RecipientFacts = {
  recipient: string
  /** The address of the earlier provisional transfer of this sending. */
  previousRecipient?: string | undefined
  organisation: Pick<Organisation, 'name' | 'domains' | 'bannedDomains'>
  files: readonly CheckedFile[]
  /** Not needed for banned and own domains. */
  history?: RecipientHistory | undefined
  isPublicMail?: boolean
  /** The known domain that was probably meant, and the history with the typed local part there. */
  lookalike?: { domain: string; history: RecipientHistory } | undefined
}

type Reason = VerificationMessage & { reason: RecipientReason }
export type Verification = {
  flags: VerificationFlag[]
  messages: Reason[]
  outcome: VerificationOutcome
}

type Lookalike = NonNullable<RecipientFacts['lookalike']>
type OwnHistory = NonNullable<RecipientHistory['own']>
/** Compares a recipient and files with past usage. Own domains have no reason, a known recipient at most SIMILAR_FILE_NEW. */
export function verifyRecipient(facts: RecipientFacts): Verification {
  const { recipient, previousRecipient, organisation } = facts
  const found = isBanned(recipient, organisation)
    ? toReason('DOMAIN_BANNED', { text: demandTexts.bannedDomain(organisation.name, getDomain(recipient)) })
    : findReason(facts)
  const messages = found ? [found] : []
  return {
    flags: [toPlace(recipient, previousRecipient), ...messages.map(({ flag }) => flag)],
    messages,
    outcome: found?.reason === 'DOMAIN_BANNED' ? 'block' : found ? 'warn' : 'allow',
  }
}

/** Local parts do not differ by case in practice. */
function toPlace(recipient: string, previous: string | undefined): VerificationFlag {
  if (previous === undefined) return 'FIRST_TRANSFER'
  return previous.toLowerCase() === recipient.toLowerCase() ? 'RETAINED_RECIPIENT' : 'CHANGED_RECIPIENT'
}

function toReason(reason: RecipientReason, message: Pick<Reason, 'text' | 'evidence' | 'suggestion'>): Reason {
  return { flag: reason, reason, ...message }
}

function findReason(facts: RecipientFacts): Reason | undefined {
  const { recipient, organisation, history } = facts
  if (!history || isOwnRecipient(recipient, organisation)) return undefined
  if (history.own) return findFileReason(recipient, history.own, facts)
  if (facts.isPublicMail) return toCommonDomainReason(recipient, history, facts)
  if (history.ownAtDomain.length > 0) return toNewRecipientReason(recipient, history.ownAtDomain)
  const { membersAtDomain } = history
  const domain = getDomain(recipient)
  if (membersAtDomain === 0) return toUnseenReason(recipient, facts)
  return toReason('DOMAIN_NEW_TO_SENDER', { text: recipientReasonTexts.domainNew(domain, membersAtDomain) })
}

function toUnseenReason(recipient: string, { organisation, lookalike }: RecipientFacts): Reason {
  const { name } = organisation
  const text = lookalike
    ? recipientReasonTexts.unseenLookalike(name, getDomain(recipient), lookalike.domain)
    : recipientReasonTexts.unseen(name, getDomain(recipient))
  return toReason('DOMAIN_UNSEEN', { text, ...(lookalike && toMeant(recipient, lookalike, organisation)) })
}

function toCommonDomainReason(recipient: string, history: RecipientHistory, facts: RecipientFacts): Reason {
  const { organisation, lookalike } = facts
  const text = recipientReasonTexts.firstCommon(getDomain(recipient), recipient)
  const meant = lookalike ? toMeant(recipient, lookalike, organisation) : toSimilar(recipient, history.ownAtDomain)
  return toReason('FIRST_COMMON_DOMAIN', { text, ...meant })
}

function toNewRecipientReason(recipient: string, ownAtDomain: readonly string[]): Reason {
  const domain = getDomain(recipient)
  const meant = toSimilar(recipient, ownAtDomain)
  const other = toLocalPart(meant?.suggestion ?? ownAtDomain[0] ?? '')
  const evidence =
    ownAtDomain.length > 1 ? recipientEvidenceTexts.addressesAtDomain(ownAtDomain.length, domain) : undefined
  return toReason('RECIPIENT_NEW_TO_SENDER', {
    text: recipientReasonTexts.recipientNew(recipient, other, domain),
    ...(meant ?? (evidence && { evidence })),
  })
}

/** Of the sender's own history only: a suggestion must not tell whether a colleague knows an address. */
function toSimilar(recipient: string, ownAtDomain: readonly string[]) {
  const suggestion = findSimilarAddress(recipient, ownAtDomain)?.address
  return suggestion === undefined
    ? undefined
    : { suggestion, evidence: recipientEvidenceTexts.similarAddress(suggestion) }
}

function toMeant(recipient: string, lookalike: Lookalike, organisation: RecipientFacts['organisation']) {
  const { domain, history } = lookalike
  const sameName = `${toLocalPart(recipient)}@${domain}`
  const suggestion = history.own ? sameName : (findSimilarAddress(sameName, history.ownAtDomain)?.address ?? sameName)
  const isOwn = history.own !== undefined || history.ownAtDomain.length > 0
  const colleagues = Math.max(0, history.membersAtDomain - Number(isOwn))
  if (isOwnRecipient(suggestion, organisation))
    return { suggestion, evidence: recipientEvidenceTexts.ownDomain(domain, organisation.name) }
  if (!isOwn && colleagues === 0) return { suggestion }
  return { suggestion, evidence: recipientEvidenceTexts.lookalike(domain, getDomain(recipient), colleagues, isOwn) }
}

function findFileReason(recipient: string, own: OwnHistory, { files, history }: RecipientFacts): Reason | undefined {
  const { groups, stems, infoTypes } = own.likeness
  const isNew = ({ stem }: CheckedFile) => stem === '' || !stems.includes(stem)
  const isNewGroup = ({ group }: CheckedFile) => group !== '' && !groups.includes(group)
  const newKinds = (file: CheckedFile) =>
    history?.ownStems
      .find(({ stem }) => stem === file.stem)
      ?.infoTypes.filter(infoType => !infoTypes.includes(infoType)) ?? []
  const sensitive = files.find(file => isNew(file) && newKinds(file).length > 0)
  const isOfOneKind = own.count >= MIN_EXCHANGES && groups.length <= MAX_GROUPS
  const unlike = isOfOneKind ? files.find(file => isNew(file) && isNewGroup(file)) : undefined
  const file = sensitive ?? unlike
  if (!file) return undefined
  const name = toFileName(file.name)
  const evidence = sensitive
    ? recipientEvidenceTexts.sensitiveStem(name, toKinds(newKinds(sensitive)))
    : groups[0] && recipientEvidenceTexts.group(groups[0])
  return toReason('SIMILAR_FILE_NEW', {
    text: recipientReasonTexts.similarFile(own.likeness.files, recipient, name),
    ...(evidence && { evidence }),
  })
}

function toKinds(infoTypes: readonly string[]): string {
  return list.format(infoTypes.map(infoType => infoTypeText(infoType as InfoType).many))
}

function toFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function toLocalPart(address: string): string {
  return address.slice(0, address.lastIndexOf('@'))
}
