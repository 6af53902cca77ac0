import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import type { ReviewedFile } from '../../../../../shared/contract/transfers.ts'
import { Actions } from '../../../components/Actions.tsx'
import { FileDropZone } from '../../../components/FileDropZone.tsx'
import { FileList } from '../../../components/FileList.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import { StepHeading } from '../../../components/StepHeading.tsx'
import type { Chosen, ChosenFile } from '../../../files/chosenFile.ts'
import { useSendingTexts } from '../../../texts/sendingTexts.ts'
import { isComplete, isReady, type Matching } from '../../../upload/matchFiles.ts'
import type { Draft } from '../draft/draft.ts'
import { describeMatching } from './describeMatching.ts'
import { listedAgain } from './listedAgain.tsx'
import { getAvailableFiles, match, toDraft, type Unfinished } from './unfinished.ts'

type Props = {
  unfinished: Unfinished
  chosen: readonly ChosenFile[]
  matching: Matching
  onBack: () => void
  onGoOn: (matching: Matching) => void
  onStartOver: (draft: Draft) => void
}

export function ChooseAgainStep({ unfinished, chosen: found, matching: first, onBack, onGoOn, onStartOver }: Props) {
  const { transfer, files } = unfinished
  const texts = useSendingTexts()
  const chosen = useRef(found)
  const [matching, setMatching] = useState(first)
  const [announcement, setAnnouncement] = useState(found.length > 0 ? describeMatching(first, files, [], texts) : '')
  const isResized = matching.matched.some(({ status }) => status === 'resized')

  const choose = async ({ files: picked, leftOut }: Chosen) => {
    // Latest first: a file chosen again replaces its earlier choice.
    chosen.current = [...picked, ...chosen.current]
    const all = chosen.current
    const next = await match(unfinished, all)
    if (chosen.current !== all) return
    setMatching(next)
    setAnnouncement([describeMatching(next, files, picked, texts), ...leftOut].join(' '))
    if (isReady(next)) onGoOn(next)
  }

  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus>{`Go on sending to ${transfer.recipient}`}</StepHeading>
      <Panel title="Choose the same files again">
        <SpaceBetween size="m">
          <FileDropZone
            buttonLabel="Choose files"
            hint="Uploaded data is not sent again."
            isCompact={matching.matched.length > 0}
            onChoose={choose}
          />
          <LiveRegion>{announcement}</LiveRegion>
          <FileList label="Files of this sending" files={listedAgain(files.map(listedFile), matching, texts)} />
          {isResized && (
            <Alert type="warning" header="This upload cannot continue with a file of a different size">
              Choose the file as it was when you started, or send everything as a new transfer.
            </Alert>
          )}
        </SpaceBetween>
      </Panel>
      <Actions>
        <Button onClick={onBack}>Go Back</Button>
        <Button
          onClick={() => onStartOver(toDraft(transfer, getAvailableFiles(unfinished, matching, chosen.current), files))}
        >
          Send it as a new transfer
        </Button>
        <Button
          variant="primary"
          disabled={!isComplete(matching)}
          disabledReason="Choose every file that is missing first."
          onClick={() => onGoOn(matching)}
        >
          Go on
        </Button>
      </Actions>
      <SecondaryText>
        A new transfer starts at step 1 with the recipient, the message and the files that you chose here. Files that
        are already uploaded must be chosen again, too.
      </SecondaryText>
    </SpaceBetween>
  )
}

function listedFile({ id, name, size, fileState }: ReviewedFile) {
  return { id, name, size, isWaiting: fileState === 'waiting' }
}
