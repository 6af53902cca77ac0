import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { type ReactNode, useRef, useState } from 'react'
import { choosing } from '../../../shared/texts/en/choosing.ts'
import { type SendingTexts, sending } from '../../../shared/texts/en/sending.ts'
import type { UploadTexts } from '../../../shared/texts/en/upload.ts'
import { Actions } from '../components/Actions.tsx'
import { FileDropZone } from '../components/FileDropZone.tsx'
import { FileList, type ListedFile } from '../components/FileList.tsx'
import { Panel } from '../components/Panel.tsx'
import { StepHeading } from '../components/StepHeading.tsx'
import type { Chosen, ChosenFile } from '../files/chosenFile.ts'
import { describeMatching } from './describeMatching.ts'
import { findMatch, isComplete, isReady, type MatchedFile, type Matching, type WaitingFile } from './matchFiles.ts'

export type ChooseAgainTexts = Pick<UploadTexts, 'chooseHeading' | 'sameFiles' | 'resizedTitle' | 'resized'>

type Props = {
  files: readonly (WaitingFile & { isWaiting: boolean })[]
  /** By their handles. */
  found: readonly ChosenFile[]
  /** Of the found files. */
  matching: Matching
  match: (chosen: readonly ChosenFile[]) => Promise<Matching>
  texts: ChooseAgainTexts
  sendingTexts: SendingTexts
  otherActions?: (matching: Matching) => ReactNode
  onGoOn: (matching: Matching) => void
}

export function ChooseAgain(props: Props) {
  const { files, found, matching: first, match, texts, sendingTexts, otherActions, onGoOn } = props
  const chosen = useRef(found)
  const [matching, setMatching] = useState(first)
  const [announcement, setAnnouncement] = useState(
    found.length > 0 ? describeMatching(first, files, [], sendingTexts) : '',
  )
  const isResized = matching.matched.some(({ status }) => status === 'resized')

  const choose = async ({ files: picked, describeSkipped }: Chosen) => {
    // Latest first: a file chosen again replaces its earlier choice.
    chosen.current = [...picked, ...chosen.current]
    const all = chosen.current
    const next = await match(all)
    if (chosen.current !== all) return
    setMatching(next)
    setAnnouncement([describeMatching(next, files, picked, sendingTexts), ...describeSkipped].join(' '))
    if (isReady(next)) onGoOn(next)
  }

  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus>{texts.chooseHeading}</StepHeading>
      <Panel title={sending.choosePanel}>
        <SpaceBetween size="m">
          <FileDropZone
            buttonLabel={choosing.chooseFiles}
            hint={sending.chooseHint}
            isCompact={matching.matched.length > 0}
            onChoose={choose}
          />
          <LiveRegion>{announcement}</LiveRegion>
          <FileList label={texts.sameFiles} files={listedAgain(files, matching)} />
          {isResized && (
            <Alert type="warning" header={texts.resizedTitle}>
              {texts.resized}
            </Alert>
          )}
        </SpaceBetween>
      </Panel>
      <Actions>
        {otherActions?.(matching)}
        <Button
          variant="primary"
          disabled={!isComplete(matching)}
          disabledReason={sending.stillMissing}
          onClick={() => onGoOn(matching)}
        >
          {sending.resume}
        </Button>
      </Actions>
    </SpaceBetween>
  )
}

function listedAgain(files: readonly (WaitingFile & { isWaiting: boolean })[], matching: Matching): ListedFile[] {
  const rows = files.map(({ id, name, size, isWaiting }, tempId) => {
    const match = findMatch(matching, id)
    const fileStatus = isWaiting ? toFileStatus(match) : { status: <Uploaded /> }
    return { isOpen: isWaiting && match?.status !== 'same', row: { tempId, name, size, ...fileStatus } }
  })
  return [...rows.filter(({ isOpen }) => isOpen), ...rows.filter(({ isOpen }) => !isOpen)].map(({ row }) => row)
}

function Uploaded() {
  return <StatusIndicator type="success">{sending.fileUploaded}</StatusIndicator>
}

function toFileStatus(match: MatchedFile | undefined): Pick<ListedFile, 'status' | 'fault'> {
  switch (match?.status) {
    case 'same':
      return { status: <StatusIndicator type="success">{sending.found}</StatusIndicator> }
    case 'changed':
      return { status: <StatusIndicator type="warning">{sending.changed}</StatusIndicator> }
    case 'resized':
      return {
        status: <StatusIndicator type="error">{sending.resized}</StatusIndicator>,
        fault: describeDifference(match),
      }
    default:
      return { status: <StatusIndicator type="pending">{sending.missing}</StatusIndicator> }
  }
}

/** They may look equal when rounded. */
function describeDifference({ file, chosen }: MatchedFile): string {
  const more = chosen.file.size - file.size
  return more > 0 ? sending.larger(more) : sending.smaller(-more)
}
