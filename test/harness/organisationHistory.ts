import { hash } from 'node:crypto'
import { type Addressee, toDeliveryId } from '../../shared/domain/deliveries.ts'
import type { Transfer, TransferFile, TransferState } from '../../shared/domain/transfer.ts'
import { Random } from '../labelled/random.ts'
import { calendar } from './organisation/calendar.ts'
import { getFileName, toFindings } from './organisation/files.ts'
import { type Standing, toStateFields } from './organisation/life.ts'
import { type Correspondent, getMember, getRecipient, MEMBERS, type Member, RECIPIENTS } from './organisation/people.ts'
import { zipf } from './organisation/vocabulary.ts'
import { toMessage } from './organisation/writing.ts'

export type HistoryOf = {
  seed: number
  count: number
  /** Milliseconds since the epoch: the end of the two years, and the time of all states. */
  now: number
  from?: number
  to?: number
  /** Of each transfer that is no request. Default 1. */
  recipients?: number
}

/** The number of regular correspondents of a member, with skewed frequencies. */
const CORRESPONDENTS = 60
const RELEASED: readonly TransferState[] = ['active', 'expired', 'retracted']

/**
 * The transfers of a plausible organisation, oldest first, generated lazily: a seed determines each one, for any
 * part. Each is followed by the records of its further recipients.
 */
export function* organisationHistory(history: HistoryOf): Generator<Transfer> {
  const { seed, count, now, from = 0, to = count, recipients = 1 } = history
  const toMoment = calendar(now)
  for (let index = from; index < to; index += 1) {
    // Varies with the index, so that no two transfers are equal.
    const number = mixed(seed, index)
    const random = new Random(number)
    const id = uuid(hash('sha256', `transfer ${number} of ${seed}`))
    const createdAt = toMoment((index + random.next()) / count)
    const transfer = toTransfer(random, id, toStateFields(random, createdAt, now))
    const furtherRecipients = transfer.request ? [] : getOthers(random, recipients - 1)
    if (furtherRecipients.length === 0) yield transfer
    else {
      // A code by SMS needs a single recipient.
      const { phoneVerification: _, ...shared } = transfer
      yield* [{ ...shared, furtherRecipients }, ...toDeliveries(shared, furtherRecipients)]
    }
  }
}

function getOthers(random: Random, count: number): Addressee[] {
  return Array.from({ length: count }, () => ({ recipient: getRecipient(zipf(RECIPIENTS, random)).email }))
}

/** None before the release. */
function toDeliveries(transfer: Transfer, furtherRecipients: readonly Addressee[]): Transfer[] {
  if (!RELEASED.includes(transfer.transferState)) return []
  return furtherRecipients.map(({ recipient }, index) => {
    const id = toDeliveryId(transfer.id, index + 1)
    const own = { id, deliveryOf: transfer.id, recipient, link: getLink(`${id} download`) }
    return { ...transfer, ...own, recipientName: undefined, createdFrom: undefined, message: '', files: [] }
  })
}

function toTransfer(random: Random, id: string, standing: Standing): Transfer {
  const { isRequest, claimedAt, hasFiles, isUploaded, isInspected, ...stands } = standing
  const memberRank = zipf(MEMBERS, random)
  const member = getMember(memberRank)
  const partner = getRecipient(Math.abs(mixed(memberRank, zipfRank(memberRank, random))) % RECIPIENTS)
  const isAnonymous = random.chance(0.02)
  const isSealed = !isRequest && random.chance(0.08)
  const isCoded = random.chance(0.12)
  return {
    id,
    ...written(random, member, partner),
    ...stands,
    acknowledgement: hasFiles,
    sendEmailNotification: random.chance(0.93),
    revision: 3 + stands.downloadCount + (isInspected ? 2 : 0),
    ...(isUploaded ? { link: getLink(`${id} download`) } : {}),
    ...(isRequest ? { request: toRequest(id, claimedAt) } : { createdFrom: digest(`${id} created`) }),
    ...(isAnonymous ? { isAnonymousTransfer: true } : {}),
    ...(isSealed ? { isPasswordProtected: true } : {}),
    ...(isCoded ? { phoneVerification: getPhone(random, id) } : {}),
    files: hasFiles ? getFiles(random, id, standing, isRequest ? partner : member) : [],
  }
}

function zipfRank(memberRank: number, random: Random): number {
  return zipf(CORRESPONDENTS, random) * MEMBERS + memberRank
}

function written(random: Random, member: Member, partner: Correspondent) {
  return {
    sender: { subject: member.subject, email: member.email },
    recipient: partner.email,
    ...(random.chance(0.6) ? { recipientName: partner.name } : {}),
    message: toMessage(random, member, partner),
    ...(random.chance(0.18) ? { trackingId: getTrackingId(random) } : {}),
  }
}

function getTrackingId(random: Random): string {
  return random.shape(random.pick(['INC########', 'PRJ-####', 'Ticket ######', '####/####', 'AB-##-#####']))
}

function getFiles(random: Random, id: string, standing: Standing, { language }: Correspondent): TransferFile[] {
  const count = Math.min(8, 1 + Math.floor(-Math.log(1 - random.next()) * 1.4))
  return Array.from({ length: count }, (_, place) => {
    const { name, fileExtension, size } = getFileName(random, language, standing.createdAt)
    const digits = hash('sha512', `${id} file ${place}`)
    const declared = { id: uuid(digits), tempId: place, name, size, fileExtension }
    if (!standing.isUploaded) return { ...declared, fileState: 'waiting' as const, revision: 1 }
    const blob = { version: uuid(digits.slice(32)), size, sha256: digits.slice(64) }
    if (!standing.isInspected) return { ...declared, blob, fileState: 'uploaded' as const, revision: 2 }
    return { ...declared, blob, revision: 5, inspectionProgress: 100, ...inspected(random, fileExtension) }
  })
}

function inspected(
  random: Random,
  extension: string,
): Pick<TransferFile, 'fileState' | 'findings'> & Partial<TransferFile> {
  const findings = toFindings(random, extension)
  if (findings.notInspectable.length === 0) return { fileState: 'inspected', findings }
  return {
    fileState: 'error',
    findings,
    inspectionType: 'INFORMATION',
    errorReason: 'Not inspectable.',
    userAction: 'No action required - transfer is proceeding.',
  }
}

function toRequest(id: string, claimedAt: string | undefined): Transfer['request'] {
  const link = getLink(`${id} request`)
  if (claimedAt === undefined) return { link, mails: 1 }
  const claim = { claimKey: digest(`${id} claim`), claimedFrom: digest(`${id} files`), claimedAt }
  return { link, mails: 1, responder: { ...getLink(`${id} responder`), ...claim } }
}

function getPhone(random: Random, id: string): Transfer['phoneVerification'] {
  return {
    sealedPhone: digest(`${id} phone`),
    maskedPhone: random.shape('*** *** ## ##'),
    username: digest(`${id} username`).slice(0, 22),
    usernameDigest: digest(`${id} recipient`),
    round: 1,
  }
}

/** The length of an encrypted secret. It decrypts to nothing: a history needs no key. */
function getLink(secret: string): { digest: string; sealed: string } {
  return { digest: digest(secret), sealed: `${digest(`${secret} one`)}${digest(`${secret} two`)}`.padEnd(95, '0') }
}

const digest = (text: string) => hash('sha256', text, 'base64url')
function uuid(digits: string): string {
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ]
  return parts.join('-')
}

/** The finaliser of MurmurHash3: maps each index to an unrelated number. */
function mixed(seed: number, index: number): number {
  let number = Math.imul(seed, 0x9e3779b1) + index
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35)
  return (number ^ (number >>> 16)) >>> 0
}
