import type { DownloadSummary } from '../domain/downloadSummary.ts'
import { countFiles, pluralize } from './format.ts'

type Downloads = { downloadCount: number; taken?: DownloadSummary | undefined; isPasswordProtected: boolean }

/** '1 person, all 8 files', '2 people, 3 of 8 files'; a plain count when the record has no details. */
export function downloadsText({ downloadCount, taken, isPasswordProtected }: Downloads): string {
  if (downloadCount === 0) return 'None yet'
  if (!taken) return pluralize(downloadCount, 'download')
  const { people, files, of, isAllByEach, isAtLeast } = taken
  const who = `${isAtLeast ? 'At least ' : ''}${people} ${people === 1 ? 'person' : 'people'}`
  if (isPasswordProtected) return `${who}, the archive`
  if (of === 1) return who
  if (files < of) return `${who}, ${files} of ${countFiles(of)}`
  return `${who}, all ${countFiles(of)}${people === 1 ? '' : isAllByEach ? ' each' : ' together'}`
}

export const recipientsCountedText = 'People are distinguished by sign-in, code or network.'
