import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { SendingTexts } from '../../../../../shared/texts/en/sending.ts'
import type { ListedFile } from '../../../components/FileList.tsx'
import type { MatchedFile, Matching, WaitingFile } from '../../../upload/matchFiles.ts'

export function listedAgain(
  files: readonly (WaitingFile & { isWaiting: boolean })[],
  { matched }: Matching,
  texts: SendingTexts,
): ListedFile[] {
  const rows = files.map(({ id, name, size, isWaiting }, tempId) => {
    const match = matched.find(({ file }) => file.id === id)
    const fileStatus = isWaiting ? toFileStatus(match, texts) : uploaded(texts)
    return { isOpen: isWaiting && match?.status !== 'same', row: { tempId, name, size, ...fileStatus } }
  })
  return [...rows.filter(({ isOpen }) => isOpen), ...rows.filter(({ isOpen }) => !isOpen)].map(({ row }) => row)
}

function uploaded(texts: SendingTexts): Pick<ListedFile, 'status'> {
  return { status: <StatusIndicator type="success">{texts.fileUploaded}</StatusIndicator> }
}

function toFileStatus(match: MatchedFile | undefined, texts: SendingTexts): Pick<ListedFile, 'status' | 'fault'> {
  switch (match?.status) {
    case 'same':
      return { status: <StatusIndicator type="success">{texts.found}</StatusIndicator> }
    case 'changed':
      return { status: <StatusIndicator type="warning">{texts.changed}</StatusIndicator> }
    case 'resized':
      return {
        status: <StatusIndicator type="error">{texts.resized}</StatusIndicator>,
        fault: describeDifference(match, texts),
      }
    default:
      return { status: <StatusIndicator type="pending">{texts.missing}</StatusIndicator> }
  }
}

/** They may look equal when rounded. */
function describeDifference({ file, chosen }: MatchedFile, texts: SendingTexts): string {
  const more = chosen.file.size - file.size
  return more > 0 ? texts.larger(more) : texts.smaller(-more)
}
