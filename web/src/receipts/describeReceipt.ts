import type { DeliveryReceipt, ReceiptFile } from '../../../shared/domain/deliveryReceipt.ts'
import type { StepTimes } from '../../../shared/domain/deliverySteps.ts'
import { toVisible } from '../../../shared/domain/text.ts'
import { common } from '../../../shared/texts/en/common.ts'
import { receipt as texts } from '../../../shared/texts/en/receipt.ts'
import { recipients } from '../../../shared/texts/en/recipients.ts'
import { formatBytes, formatCount, formatDateTime, formatList } from '../../../shared/texts/format.ts'
import { getPageLanguage, languageFacts } from '../../../shared/texts/language.ts'
import { linkMailReasonText } from '../../../shared/texts/linkMailStatus.ts'
import { stateText } from '../../../shared/texts/transfers.ts'

/** The lines of `value` below each other. */
export type ReceiptFact = { name: string; value: readonly string[]; note?: string | undefined }
export type ReceiptLine = { name: string; size: string; sha256: string; notes: readonly string[] }
export type ReceiptStep = { what: string; notes: readonly string[]; at: readonly string[] }

export function describeFacts(receipt: DeliveryReceipt, kid: string): ReceiptFact[] {
  const { recipient, recipientName, state, gates, downloadCount, firstDownloadAt } = receipt
  const gateNames: Partial<Record<string, string>> = texts.gateNames
  const protection = gates.map(gate => gateNames[gate] ?? toVisible(gate))
  const facts: (ReceiptFact | undefined)[] = [
    describeSender(receipt),
    { name: common.recipient, value: [recipientName ?? '', recipient].map(toVisible).filter(Boolean) },
    { name: texts.state, value: [stateText(state).label], note: texts.stateAtIssue },
    describeMoment(texts.sent, receipt.sentAt),
    describeMoment(texts.released, receipt.releasedAt),
    describeMoment(texts.expires, receipt.expiresAt),
    describeMoment(texts.revoked, receipt.retractedAt),
    { name: texts.gates, value: [protection.length > 0 ? formatList(protection) : texts.linkOnly] },
    { name: texts.downloads, value: [formatCount(downloadCount)] },
    describeMoment(texts.firstDownload, firstDownloadAt),
    { name: texts.issuedBy, value: [receipt.organisation, receipt.issuer].map(toVisible) },
    describeMoment(texts.issued, receipt.issuedAt),
    { name: texts.transferId, value: [toVisible(receipt.transferId)] },
    { name: texts.deliveryId, value: [toVisible(receipt.deliveryId)] },
    { name: texts.key, value: [kid] },
  ]
  return facts.filter(fact => fact !== undefined)
}

/** The archive first, which the recipient gets instead of the files in it. */
export function describeFiles({ archive, files }: DeliveryReceipt): ReceiptLine[] {
  return [
    ...(archive ? [{ ...toLine(archive), notes: [texts.archive] }] : []),
    ...files.map(file => ({ ...toLine(file), notes: file.isAnonymised ? [texts.anonymised] : [] })),
  ]
}

/** Without steps that are unknown to this version. Oldest first. */
export function describeSteps({ archive, files, steps }: DeliveryReceipt): ReceiptStep[] {
  const contents = archive ? [archive] : files
  return steps
    .toSorted((one, other) => one.firstAt.localeCompare(other.firstAt) || (one.place ?? -1) - (other.place ?? -1))
    .flatMap(step => toStep(step, contents))
}

export function findLine(receipt: DeliveryReceipt, sha256: string): ReceiptLine | undefined {
  return describeFiles(receipt).find(line => line.sha256 === sha256)
}

/** In the reader's zone, and in UTC. */
function formatMoment(iso: string): string[] {
  return [formatDateTime(iso), `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`]
}

function describeSender({ sender, organisation, isRequest, isSenderStated }: DeliveryReceipt): ReceiptFact {
  if (sender === undefined) return { name: common.sender, value: [toVisible(organisation)], note: texts.anonymous }
  const note = isSenderStated ? texts.stated : isRequest ? texts.linkHolder : undefined
  return { name: common.sender, value: [toVisible(sender)], note }
}

function describeMoment(name: string, iso: string | undefined): ReceiptFact | undefined {
  return iso === undefined ? undefined : { name, value: formatMoment(iso) }
}

function toLine({ name, size, sha256 }: ReceiptFile) {
  return { name: toVisible(name), size: formatExactBytes(size), sha256 }
}

function toStep({ step, place, reason, firstAt, lastAt, count }: StepTimes, contents: readonly ReceiptFile[]) {
  const what = (recipients.history.steps as Partial<Record<string, string>>)[step]
  if (what === undefined) return []
  const file = place === undefined ? undefined : contents[place]?.name
  const repeats = count > 1 ? texts.last(formatMoment(lastAt).join(' · '), formatCount(count)) : undefined
  const notes = [file && toVisible(file), linkMailReasonText(reason), repeats].filter(note => typeof note === 'string')
  return [{ what, notes, at: formatMoment(firstAt) }]
}

/** '1.4 MB (1,468,006 bytes)' */
function formatExactBytes(bytes: number): string {
  if (bytes < 1024) return formatBytes(bytes)
  const { tag } = languageFacts[getPageLanguage()]
  const exact = new Intl.NumberFormat(tag, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
  return `${formatBytes(bytes)} (${exact})`
}
