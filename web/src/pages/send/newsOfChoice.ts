import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { countFiles } from '../../../../shared/texts/format.ts'
import type { ChosenFile } from '../../files/chosenFile.ts'
import { listed } from '../../files/listed.ts'
import { bearsNameOf, type Matching } from '../../upload/matchFiles.ts'

/** What a choice came to, in sentences: what changed, what is missing, what does not belong here. */
export function newsOf(
  { matched, missing, unreadable }: Matching,
  files: readonly ReviewedFile[],
  picked: readonly ChosenFile[],
): string {
  const changed = matched.filter(({ standing }) => standing === 'changed').map(({ file }) => file.name)
  const resized = matched.filter(({ standing }) => standing === 'resized').map(({ file }) => file.name)
  const strangers = picked.filter(({ path }) => !files.some(({ name }) => bearsNameOf(path, name)))
  const sentences = [
    strangers.length > 0 && `Not part of this sending, left out: ${listed(strangers.map(({ path }) => path))}.`,
    unreadable.length > 0 && `Cannot be read: ${listed(unreadable)}.`,
    changed.length > 0 && `Changed since you began, sent anew where it differs: ${listed(changed)}.`,
    resized.length > 0 && `Of another size than when you began: ${listed(resized)}.`,
    missing.length > 0 && `${countFiles(missing.length)} still missing: ${listed(missing.map(({ name }) => name))}.`,
  ]
  return sentences.filter(sentence => sentence !== false).join(' ')
}
