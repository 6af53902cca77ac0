import type { SendingTexts } from '../../../shared/texts/en/sending.ts'
import type { ChosenFile } from '../files/chosenFile.ts'
import { hasSameName } from '../files/sameName.ts'
import type { Matching } from './matchFiles.ts'

export function describeMatching(
  { matched, missing, unreadable }: Matching,
  files: readonly { name: string }[],
  picked: readonly ChosenFile[],
  texts: SendingTexts,
): string {
  const changed = matched.filter(({ status }) => status === 'changed').map(({ file }) => file.name)
  const resized = matched.filter(({ status }) => status === 'resized').map(({ file }) => file.name)
  const strangers = picked.filter(({ path }) => !files.some(({ name }) => hasSameName(path, name)))
  const sentences = [
    strangers.length > 0 && texts.strangers(strangers.map(({ path }) => path)),
    unreadable.length > 0 && texts.unreadableNames(unreadable),
    changed.length > 0 && texts.changedNames(changed),
    resized.length > 0 && texts.resizedNames(resized),
    missing.length > 0 && texts.missingNames(missing.map(({ name }) => name)),
  ]
  return sentences.filter(sentence => sentence !== false).join(' ')
}
