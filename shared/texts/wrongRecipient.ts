import type { DownloadSummary } from '../domain/downloadSummary.ts'
import { downloadsText } from './downloads.ts'
import { takenTexts } from './en/sending.ts'

type Downloads = {
  downloadCount: number
  firstDownloadAt?: string | undefined
  taken?: DownloadSummary | undefined
  isPasswordProtected: boolean
}

/** 'Downloaded once, on 24 November 2026 at 14:05 CET (1 person, all 2 files)'. */
export function takenText(downloads: Downloads): string {
  const { downloadCount, firstDownloadAt, taken } = downloads
  if (downloadCount === 0) return takenTexts.none
  const times = firstDownloadAt
    ? takenTexts.timesSince(downloadCount, firstDownloadAt)
    : takenTexts.times(downloadCount)
  return taken ? takenTexts.detailed(times, downloadsText(downloads)) : times
}
