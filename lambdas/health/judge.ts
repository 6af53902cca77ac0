import type { HealthPart } from '../../shared/domain/health.ts'
import { BasicInfoType } from '../../shared/domain/inspection.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { canaryMarkers } from './canaryMarkers.ts'
import { findTableFault } from './canaryTable.ts'
import { canaryCounts } from './canaryText.ts'
import { type CanaryFile, getSent, type Observed } from './canaryTransfer.ts'

/** Right, with its duration, or wrong. */
export type Verdict = { milliseconds: number } | { problem: string }
/** Parts that a canary did not reach are absent. */
export type Verdicts = Partial<Record<HealthPart, Verdict>>

/** Each fault counts against one part, so that a broken part does not make the others look broken. */
export function judge(observed: Observed, seconds: number): Verdicts {
  const checked = {
    anonymization: judgeTable(observed, seconds),
    inspection: judgeText(observed, seconds),
    extraction: judgeDocuments(observed, seconds),
    storage: judgeStorage(observed),
  }
  const verdicts = { ...checked, workflow: judgeWorkflow(observed, Object.values(checked), seconds) }
  return Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined))
}

function judgeTable(observed: Observed, seconds: number): Verdict | undefined {
  const { began, ended, released, anonymised } = observed
  const file = findFile(observed, 'table')
  if (began.table?.anonymised === undefined) return undefined
  if (!file?.anonymisation?.blob) {
    return { problem: file?.errorReason ?? `The table was not anonymized in ${seconds} s.` }
  }
  const { report } = file.anonymisation
  const isCounted =
    report?.rows === 10 && report.columns.every(({ method, changed }) => method === 'none' || changed >= 9)
  const copy = released.table ?? anonymised
  const problem = copy ? findTableFault(copy.toString()) : undefined
  if (problem) return { problem }
  if (!isCounted) return { problem: 'The report of the table counts wrong.' }
  // A copy that was not compared proves nothing.
  if (!copy) return undefined
  return { milliseconds: toDuration(began.table.anonymised, ended.table?.anonymised) }
}

function judgeText(observed: Observed, seconds: number): Verdict | undefined {
  const { began, ended } = observed
  if (began.text?.inspected === undefined) return undefined
  const findings = findFile(observed, 'text')?.findings
  if (!findings) return { problem: `The text was not inspected in ${seconds} s.` }
  const wrong = BasicInfoType.options.filter(infoType => {
    const count = findings.summary.find(finding => finding.infoType === infoType)?.count ?? 0
    return count !== canaryCounts[infoType]
  })
  if (wrong.length > 0) {
    return { problem: `${wrong.length} of ${BasicInfoType.options.length} kinds of sensitive data were counted wrong.` }
  }
  return { milliseconds: toDuration(began.text.inspected, ended.text?.inspected) }
}

function judgeDocuments(observed: Observed, seconds: number): Verdict | undefined {
  const { began, ended } = observed
  const [text, documents, locked] = (['text', 'documents', 'locked'] as const).map(
    name => findFile(observed, name)?.findings,
  )
  if (began.documents?.inspected === undefined) return undefined
  if (!documents || !locked) {
    // Nothing is inspected at all.
    return text ? { problem: `The documents were not read in ${seconds} s.` } : undefined
  }
  const [unread] = documents.notInspectable
  if (unread) return { problem: `A document was not read: ${unread.reason}.` }
  if (!locked.notInspectable.some(({ reason }) => reason === 'password')) {
    return { problem: 'An encrypted archive was not reported as unread.' }
  }
  const found = documents.summary.find(({ infoType }) => infoType === 'EMAIL_ADDRESS')?.count ?? 0
  const isTextRight = 'milliseconds' in (judgeText(observed, seconds) ?? {})
  const problem = isTextRight ? findMissing(found) : undefined
  if (problem) return { problem }
  return { milliseconds: toDuration(began.documents.inspected, ended.documents?.inspected) }
}

/** @param found e-mail addresses in all documents */
function findMissing(found: number): string | undefined {
  const counts = Object.entries(canaryMarkers)
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  if (found === all) return undefined
  const missing = counts.filter(([, count]) => ((all - found) & count) > 0).map(([name]) => name)
  return found < all ? `Text was not read from: ${missing.join(', ')}.` : 'The documents were read more than once.'
}

function judgeStorage({ storageFault, storedMilliseconds, released, transfer }: Observed): Verdict | undefined {
  if (storageFault) return { problem: storageFault }
  if (storedMilliseconds === undefined) return undefined
  for (const [name, bytes] of Object.entries(released) as [CanaryFile, Buffer][]) {
    const anonymised = transfer?.files.find(({ id }) => id === name)?.anonymisation?.blob
    const isSame = anonymised ? anonymised.size === bytes.length : bytes.equals(getSent(name))
    if (!isSame) return { problem: 'A released file differs from what was stored.' }
  }
  return { milliseconds: storedMilliseconds }
}

/** A workflow is not to blame for a step that failed. */
function judgeWorkflow({ activeAt }: Observed, others: readonly (Verdict | undefined)[], seconds: number) {
  if (activeAt !== undefined) return { milliseconds: Math.round(activeAt) }
  const isStopped = others.some(verdict => verdict && 'problem' in verdict)
  return isStopped ? undefined : { problem: `The canary was not released in ${seconds} s.` }
}

function findFile({ transfer }: Observed, name: CanaryFile): TransferFile | undefined {
  return transfer?.files.find(({ id }) => id === name)
}

function toDuration(from: number, to = from): number {
  return Math.round(to - from)
}
