import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef } from 'react'
import type { ReviewedFile } from '../../../../../shared/contract/transfers.ts'
import { send, unfinished as texts } from '../../../../../shared/texts/en/send.ts'
import { sending } from '../../../../../shared/texts/en/sending.ts'
import { recipientsText } from '../../../../../shared/texts/recipientsText.ts'
import { SecondaryText } from '../../../components/SecondaryText.tsx'
import type { ChosenFile } from '../../../files/chosenFile.ts'
import { reviewedRecipients } from '../../../recipients/reviewedRecipients.ts'
import { ChooseAgain } from '../../../upload/ChooseAgain.tsx'
import type { Matching } from '../../../upload/matchFiles.ts'
import type { Draft } from '../draft/draft.ts'
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
        texts={{ ...texts, chooseHeading: texts.chooseHeading(recipientsText(reviewedRecipients(transfer))) }}
        sendingTexts={sending}
        otherActions={matching => (
          <>
            <Button onClick={onBack}>{send.back}</Button>
            <Button
              onClick={() =>
                onStartOver(toDraft(transfer, getAvailableFiles(unfinished, matching, chosen.current), files))
              }
            >
              {texts.newTransfer}
            </Button>
          </>
        )}
        onGoOn={onGoOn}
      />
      <SecondaryText>{texts.newTransferText}</SecondaryText>
    </SpaceBetween>
  )
}

function listedFile({ id, name, size, fileState }: ReviewedFile) {
  return { id, name, size, isWaiting: fileState === 'waiting' }
}
