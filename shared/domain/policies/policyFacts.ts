import { getDomain } from '../email.ts'
import { type Finding, Likelihood } from '../inspection.ts'

/** A file of a transfer, as far as conditions compare it. `size` is in bytes. `undefined`: unknown. */
export type FileFacts = {
  extension: string
  /** Extensions of contents whose names have another one. */
  found?: readonly string[] | undefined
  size: number
  isAnonymised: boolean | undefined
  /** Absent before inspection. */
  inspected?:
    | {
        isNotInspectable: boolean | undefined
        /** By the malware scanner. Absent: it was not scanned. */
        isUnscannable?: boolean | undefined
        findings: readonly Pick<Finding, 'infoType' | 'count' | 'likelihood'>[]
      }
    | undefined
}

/**
 * A transfer or request, as far as conditions compare it. Addresses have their domain in DNS form. `undefined`: unknown,
 * which only happens for past transfers.
 */
export type PolicyFacts = {
  sender: string
  senderGroups: readonly string[] | undefined
  recipient: string
  isNewToSender: boolean | undefined
  isNewToOrganisation: boolean | undefined
  isTransferRequest: boolean
  /** Empty without one. */
  trackingId: string
  files: readonly FileFacts[]
}

/** Facts of all files together, computed once for all policies. Texts are in lower case. */
export type TransferFacts = Omit<PolicyFacts, 'files' | 'senderGroups'> & {
  senderDomain: string
  senderGroups: ReadonlySet<string> | undefined
  recipientDomain: string
  extensions: ReadonlySet<string>
  fileCount: number
  totalBytes: number
  isAnonymised: boolean | undefined
  isNotInspectable: boolean | undefined
  isUnscannable: boolean | undefined
  /** Whether each file was inspected, so that an infotype without findings is absent. */
  isInspected: boolean
  /** Counts by infotype, and by the index of the likelihood that they reach at least. */
  counts: ReadonlyMap<string, readonly number[]>
}

export function toTransferFacts({ files, ...facts }: PolicyFacts): TransferFacts {
  const extensions = new Set<string>()
  const counts = new Map<string, number[]>()
  let totalBytes = 0
  for (const { extension, found = [], size, inspected } of files) {
    for (const each of [extension, ...found]) extensions.add(each.toLowerCase())
    totalBytes += size
    for (const finding of inspected?.findings ?? []) addFinding(counts, finding)
  }
  const isInspected = files.every(({ inspected }) => inspected !== undefined)
  return {
    ...facts,
    sender: facts.sender.toLowerCase(),
    senderDomain: getDomain(facts.sender),
    senderGroups: facts.senderGroups && new Set(facts.senderGroups),
    recipient: facts.recipient.toLowerCase(),
    recipientDomain: getDomain(facts.recipient),
    trackingId: facts.trackingId.toLowerCase(),
    extensions,
    fileCount: files.length,
    totalBytes,
    isAnonymised: files.length > 0 && isTrueForAll(files.map(file => file.isAnonymised)),
    isNotInspectable: isTrueForAny(files.map(({ inspected }) => inspected?.isNotInspectable)),
    isUnscannable: files.some(({ inspected }) => inspected?.isUnscannable) || (isInspected ? false : undefined),
    isInspected,
    counts,
  }
}

function addFinding(counts: Map<string, number[]>, finding: Pick<Finding, 'infoType' | 'count' | 'likelihood'>) {
  const { infoType, count, likelihood } = finding
  const sums = counts.get(infoType) ?? Likelihood.options.map(() => 0)
  for (let rank = Likelihood.options.indexOf(likelihood); rank >= 0; rank -= 1) sums[rank] = (sums[rank] ?? 0) + count
  counts.set(infoType, sums)
}

function isTrueForAll(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.includes(false)) return false
  return values.includes(undefined) ? undefined : true
}

function isTrueForAny(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.includes(true)) return true
  return values.includes(undefined) ? undefined : false
}
