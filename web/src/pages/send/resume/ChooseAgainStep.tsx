import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef } from 'react'
import type { ReviewedFile } from '../../../../../shared/contract/transfers.ts'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import type { ChosenFile } from '../../../files/chosenFile.ts'
import { ChooseAgain } from '../../../upload/ChooseAgain.tsx'
import type { Matching } from '../../../upload/matchFiles.ts'
import type { Draft } from '../draft/draft.ts'
import { getAvailableFiles, match, toDraft, type Unfinished } from './unfinished.ts'
import { chooseAgainTexts } from './unfinishedTexts.ts'

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
  const chosen = useRef(found)
  return (
    <SpaceBetween size="l">
      <ChooseAgain
        files={files.map(listedFile)}
        found={found}
        matching={first}
        match={all => {
          chosen.current = all
          return match(unfinished, all)
        }}
        texts={chooseAgainTexts(transfer.recipient)}
        otherActions={matching => (
          <>
            <Button onClick={onBack}>Go Back</Button>
            <Button
              onClick={() =>
                onStartOver(toDraft(transfer, getAvailableFiles(unfinished, matching, chosen.current), files))
              }
            >
              Send it as a new transfer
            </Button>
          </>
        )}
        onGoOn={onGoOn}
      />
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
