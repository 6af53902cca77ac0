import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import { Actions } from '../../components/Actions.tsx'
import { FileDropZone } from '../../components/FileDropZone.tsx'
import { FileList } from '../../components/FileList.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import type { Chosen } from '../../files/chosenFile.ts'
import { isComplete, isReady, type Matching } from '../../upload/matchFiles.ts'
import { describeMatching } from '../send/resume/describeMatching.ts'
import { listedAgain } from '../send/resume/listedAgain.tsx'
import { matchResumed, type ResumedUpload } from './resumeUpload.ts'
import { useUploadTexts } from './uploadTexts.ts'

type Props = {
  taken: ResumedUpload
  matching: Matching
  onGoOn: (matching: Matching) => void
}

export function ChooseAgain({ taken, matching: first, onGoOn }: Props) {
  const texts = useUploadTexts()
  const chosen = useRef(taken.found)
  const [matching, setMatching] = useState(first)
  const [announcement, setAnnouncement] = useState(
    taken.found.length > 0 ? describeMatching(first, taken.files, [], texts.sending) : '',
  )
  const isResized = matching.matched.some(({ status }) => status === 'resized')

  const choose = async ({ files: picked, leftOut }: Chosen) => {
    // Latest first: a file chosen again replaces its earlier choice.
    chosen.current = [...picked, ...chosen.current]
    const all = chosen.current
    const next = await matchResumed(taken, all)
    if (chosen.current !== all) return
    setMatching(next)
    setAnnouncement([describeMatching(next, taken.files, picked, texts.sending), ...leftOut].join(' '))
    if (isReady(next)) onGoOn(next)
  }

  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus>{texts.chooseHeading}</StepHeading>
      <Panel title={texts.choosePanel}>
        <SpaceBetween size="m">
          <FileDropZone
            buttonLabel={texts.choosing.chooseFiles}
            hint={texts.chooseHint}
            isCompact={matching.matched.length > 0}
            onChoose={choose}
          />
          <LiveRegion>{announcement}</LiveRegion>
          <FileList label={texts.sameFiles} files={listedAgain(taken.files, matching, texts.sending)} />
          {isResized && (
            <Alert type="warning" header={texts.resizedTitle}>
              {texts.resized}
            </Alert>
          )}
        </SpaceBetween>
      </Panel>
      <Actions>
        <Button
          variant="primary"
          disabled={!isComplete(matching)}
          disabledReason={texts.stillMissing}
          onClick={() => onGoOn(matching)}
        >
          {texts.goOn}
        </Button>
      </Actions>
    </SpaceBetween>
  )
}
