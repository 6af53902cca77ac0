import type { DownloadSummary } from '../domain/downloadSummary.ts'
import { downloadsText } from './downloads.ts'
import { formatDateTime } from './format.ts'

type Downloads = {
  downloadCount: number
  firstDownloadAt?: string | undefined
  taken?: DownloadSummary | undefined
  isPasswordProtected: boolean
}

/** 'Downloaded once, on 24 November 2026 at 14:05 CET (1 person, all 2 files)'. */
export function takenText(downloads: Downloads): string {
  const { downloadCount, firstDownloadAt, taken } = downloads
  if (downloadCount === 0) return 'Nothing was downloaded'
  const count = downloadCount === 1 ? 'once' : `${downloadCount} times`
  const at = firstDownloadAt && `, ${downloadCount === 1 ? '' : 'first '}on ${formatDateTime(firstDownloadAt)}`
  return `Downloaded ${count}${at ?? ''}${taken ? ` (${downloadsText(downloads)})` : ''}`
}
