import type { DownloadSummary } from '../domain/downloadSummary.ts'
import { words } from './en/words.ts'

type Downloads = { downloadCount: number; taken?: DownloadSummary | undefined; isPasswordProtected: boolean }

/** '1 person, all 8 files', '2 people, 3 of 8 files'; a plain count when the record has no details. */
export function downloadsText({ downloadCount, taken, isPasswordProtected }: Downloads): string {
  const texts = words.downloads
  if (downloadCount === 0) return texts.none
  if (!taken) return texts.counted(downloadCount)
  const { people, files, of, isAllByEach, isAtLeast } = taken
  if (isPasswordProtected) return texts.archive(people, isAtLeast)
  if (of === 1) return texts.people(people, isAtLeast)
  if (files < of) return texts.some(people, isAtLeast, files, of)
  if (people === 1) return texts.byOne(of)
  return isAllByEach ? texts.byEach(people, isAtLeast, of) : texts.together(people, isAtLeast, of)
}
