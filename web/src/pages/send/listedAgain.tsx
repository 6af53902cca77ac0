import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { formatBytes } from '../../../../shared/texts/format.ts'
import type { ListedFile } from '../../components/FileList.tsx'
import type { MatchedFile, Matching } from '../../upload/matchFiles.ts'
import type { Unfinished } from './unfinished.ts'

/** The files of a sending with what was found for each; what is still to be done stands first. */
export function listedAgain({ files }: Unfinished, { matched }: Matching): ListedFile[] {
  const rows = files.map(({ id, name, size, fileState }, tempId) => {
    const match = matched.find(({ file }) => file.id === id)
    const isOpen = fileState === 'waiting' && match?.standing !== 'same'
    return { isOpen, row: { tempId, name, size, ...(fileState === 'waiting' ? standingOf(match) : uploaded) } }
  })
  return [...rows.filter(({ isOpen }) => isOpen), ...rows.filter(({ isOpen }) => !isOpen)].map(({ row }) => row)
}

const uploaded = { status: <StatusIndicator type="success">Uploaded</StatusIndicator> }

function standingOf(match: MatchedFile | undefined): Pick<ListedFile, 'status' | 'fault'> {
  switch (match?.standing) {
    case 'same':
      return { status: <StatusIndicator type="success">Found</StatusIndicator> }
    case 'changed':
      return { status: <StatusIndicator type="warning">Changed: sent anew</StatusIndicator> }
    case 'resized':
      return {
        status: <StatusIndicator type="error">Another size</StatusIndicator>,
        fault: differenceOf(match),
      }
    default:
      return { status: <StatusIndicator type="pending">Still missing</StatusIndicator> }
  }
}

/** Two sizes may read alike. */
function differenceOf({ file, chosen }: MatchedFile): string {
  const more = chosen.file.size - file.size
  return `It is ${formatBytes(Math.abs(more))} ${more > 0 ? 'larger' : 'smaller'} now.`
}
