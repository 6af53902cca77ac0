import type { ChoosingTexts } from '../../../shared/texts/en/choosing.ts'
import type { Walk } from './walk.ts'

/** What is said of everything that a choice held and that was not taken. */
export function leftOut(
  { emptyFolders, systemFiles, unreadable, isCut }: Walk<unknown>,
  most: number,
  texts: ChoosingTexts,
): string[] {
  const sentences = [
    emptyFolders.length > 0 && texts.emptyFolders(emptyFolders),
    systemFiles.length > 0 && texts.systemFiles(systemFiles.length, [...new Set(systemFiles)]),
    unreadable.length > 0 && texts.unreadable(unreadable),
    isCut && texts.cut(most),
  ]
  return sentences.filter(sentence => sentence !== false)
}
