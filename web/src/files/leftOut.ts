import { listed } from './listed.ts'
import type { Walk } from './walk.ts'

/** What is said of everything that a choice held and that was not taken. */
export function leftOut({ emptyFolders, systemFiles, unreadable, isCut }: Walk<unknown>, most: number): string[] {
  const sentences = [
    emptyFolders.length > 0 && `${wereLeftOut(emptyFolders.length, 'empty folder')}: ${listed(emptyFolders)}.`,
    systemFiles.length > 0 &&
      `${wereLeftOut(systemFiles.length, 'system file')}: ${listed([...new Set(systemFiles)])}.`,
    unreadable.length > 0 && `Could not be read and was left out: ${listed(unreadable)}.`,
    isCut && `Only the first ${most.toLocaleString('en')} files were taken. To send more, pack them into a ZIP.`,
  ]
  return sentences.filter(sentence => sentence !== false)
}

function wereLeftOut(count: number, what: string): string {
  return count === 1 ? `1 ${what} was left out` : `${count} ${what}s were left out`
}
