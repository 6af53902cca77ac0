import { useMemo, useState } from 'react'
import { type ReviewedFile, reviewTransfer } from '../../../../../shared/contract/transfers.ts'
import { sending as sendingTexts } from '../../../../../shared/texts/en/sending.ts'
import { countedKinds } from '../../../../../shared/texts/inspection.ts'
import { useRead } from '../../../api/useRead.ts'
import { useCall } from '../../../auth/session.tsx'
import { translateSentence } from '../../../texts/sentences.ts'
import type { CreatedTransfer } from '../../../upload/sendingPorts.ts'
import type { SendingState } from '../../../upload/sendingState.ts'

const POLL_MILLISECONDS = 5000
/** A hidden page does not poll. */
const STALE_MILLISECONDS = 5000

export type FileFault = { text: string; action?: string | undefined; isMalware: boolean }

export type EarlyFindings = {
  /** By the file's number in the sending. */
  warnings: ReadonlyMap<number, string>
  /** Of files that fail the transfer, by the same number: malware, or a table that does not fit its rules. */
  faults: ReadonlyMap<number, FileFault>
  /** What was found, one line for each file with its name, in the order of the files. */
  lines: readonly string[]
  /** Lines and faults of the last reply that were not in those before, for screen readers. */
  news: readonly string[]
}

/** What the server finds in complete files while others upload. Best effort: a read that fails shows nothing. */
export function useEarlyFindings({ stage, transfer, files, confirmation }: SendingState): EarlyFindings {
  const call = useCall()
  const isUploading = stage === 'uploading' && files.some(file => file.stage === 'uploaded')
  const isRead = isUploading || confirmation !== undefined
  const { reply } = useRead({
    key: transfer && isRead ? transfer.id : undefined,
    read: signal => call(reviewTransfer, { params: { id: transfer?.id ?? '' }, signal }),
    pauseAfter: () => (isUploading ? POLL_MILLISECONDS : undefined),
    staleMilliseconds: STALE_MILLISECONDS,
  })
  // The page renders with each file that moves.
  const found = useMemo(() => describe(reply?.files ?? [], transfer?.files ?? []), [reply, transfer])
  return { ...found, news: useNews(found) }
}

function describe(reviewed: readonly ReviewedFile[], created: CreatedTransfer['files']) {
  const tempIds = new Map(created.map(({ id, tempId }) => [id, tempId]))
  const warnings = new Map<number, string>()
  const faults = new Map<number, FileFault>()
  const lines: string[] = []
  for (const { id, name, findings, inspectionType, errorReason, userAction, malware } of reviewed) {
    const tempId = tempIds.get(id)
    if (tempId === undefined) continue
    if (inspectionType === 'BLOCKING' && errorReason) {
      const isMalware = malware?.verdict === 'infected'
      faults.set(tempId, { text: translateSentence(errorReason), action: userAction, isMalware })
    } else if (findings && findings.summary.length > 0) {
      const kinds = countedKinds(findings.summary)
      warnings.set(tempId, kinds)
      lines.push(sendingTexts.foundIn(kinds, name))
    }
  }
  return { warnings, faults, lines }
}

/** A later reply often adds a line before those that are known. */
function useNews(found: Pick<EarlyFindings, 'faults' | 'lines'>): readonly string[] {
  const [heard, setHeard] = useState({ found, all: toLines(found), news: toLines(found) })
  if (heard.found === found) return heard.news
  const all = toLines(found)
  const news = all.filter(line => !heard.all.includes(line))
  // A repeated text is silent.
  const next = { found, all, news: news.length > 0 ? news : heard.news }
  setHeard(next)
  return next.news
}

const toLines = ({ faults, lines }: Pick<EarlyFindings, 'faults' | 'lines'>) => [
  ...[...faults.values()].map(({ text }) => text),
  ...lines,
]
