import { type InfoType, Likelihood } from '../../../../shared/domain/inspection.ts'
import type { FileFacts } from '../../../../shared/domain/policies/policyFacts.ts'
import type { SimulatedTransfer } from '../../../../shared/domain/policies/simulation.ts'

/** Raised with each change of the format. Facts of another version are read from the source. */
const VERSION = 1
/**
 * Below the maximum of a binary doc value, 32,766. A longer one would refuse the whole document.
 * @see https://lucene.apache.org/core/9_12_0/core/org/apache/lucene/document/BinaryDocValuesField.html
 */
const MAX_BYTES = 32_000

/** In order: facts of earlier versions do not have the last ones, which are then off. */
const flags = [
  'isExchange',
  'isTransferRequest',
  'isPasswordProtected',
  'isAnonymousTransfer',
  'isOTPEnabled',
  'isEmailOTPEnabled',
] as const

type FindingRow = readonly [infoType: string, count: number, likelihood: number]
type FileRow = readonly [
  extension: string,
  size: number,
  isAnonymised: boolean | null,
  inspected: null | readonly [isNotInspectable: boolean | null, ...findings: FindingRow[]],
]
type Row = readonly [
  version: number,
  id: string,
  createdAt: string,
  sender: string,
  recipient: string,
  flags: number,
  trackingId: string | null,
  acknowledgement: boolean | null,
  expiryDays: number | null,
  templateSet: string | null,
  senderGroups: readonly string[] | null,
  files: readonly FileRow[],
]

/**
 * What a simulation reads of a transfer, as one binary value: OpenSearch parses each source that it reads a part of.
 * @returns base64, undefined when it is too long
 */
export function writeFacts(transfer: SimulatedTransfer): string | undefined {
  const { id, createdAt, sender, recipient, trackingId, acknowledgement, expiryDays, templateSet, files } = transfer
  const bits = flags.reduce((sum, flag, place) => sum + (transfer[flag] ? 2 ** place : 0), 0)
  const row: Row = [
    VERSION,
    id,
    createdAt,
    sender,
    recipient,
    bits,
    trackingId ?? null,
    acknowledgement ?? null,
    expiryDays ?? null,
    templateSet ?? null,
    transfer.senderGroups ?? null,
    files.map(toFileRow),
  ]
  const bytes = Buffer.from(JSON.stringify(row))
  return bytes.length > MAX_BYTES ? undefined : bytes.toString('base64')
}

function toFileRow({ extension, size, isAnonymised, inspected }: FileFacts): FileRow {
  const findings = inspected?.findings.map(
    ({ infoType, count, likelihood }): FindingRow => [infoType, count, Likelihood.options.indexOf(likelihood)],
  )
  return [
    extension,
    size,
    isAnonymised ?? null,
    inspected ? [inspected.isNotInspectable ?? null, ...(findings ?? [])] : null,
  ]
}

/** @returns undefined for facts of another version */
export function readFacts(facts: string): SimulatedTransfer | undefined {
  const row: Row = JSON.parse(Buffer.from(facts, 'base64').toString())
  const [
    version,
    id,
    createdAt,
    sender,
    recipient,
    bits,
    trackingId,
    acknowledgement,
    expiryDays,
    templateSet,
    groups,
    files,
  ] = row
  if (version !== VERSION) return undefined
  const isSet = (flag: (typeof flags)[number]) => Math.floor(bits / 2 ** flags.indexOf(flag)) % 2 === 1
  return {
    id,
    createdAt,
    sender,
    recipient,
    isExchange: isSet('isExchange'),
    isTransferRequest: isSet('isTransferRequest'),
    isPasswordProtected: isSet('isPasswordProtected'),
    isAnonymousTransfer: isSet('isAnonymousTransfer'),
    isOTPEnabled: isSet('isOTPEnabled'),
    isEmailOTPEnabled: isSet('isEmailOTPEnabled'),
    trackingId: trackingId ?? undefined,
    acknowledgement: acknowledgement ?? undefined,
    expiryDays: expiryDays ?? undefined,
    templateSet: templateSet ?? undefined,
    senderGroups: groups ? [...groups] : undefined,
    files: files.map(readFileRow),
  }
}

function readFileRow([extension, size, isAnonymised, inspected]: FileRow): FileFacts {
  if (!inspected) return { extension, size, isAnonymised: isAnonymised ?? undefined }
  const [isNotInspectable, ...rows] = inspected
  const findings = rows.map(([infoType, count, rank]) => ({
    infoType: infoType as InfoType,
    count,
    likelihood: Likelihood.options[rank] ?? 'VERY_UNLIKELY',
  }))
  return {
    extension,
    size,
    isAnonymised: isAnonymised ?? undefined,
    inspected: { isNotInspectable: isNotInspectable ?? undefined, findings },
  }
}
