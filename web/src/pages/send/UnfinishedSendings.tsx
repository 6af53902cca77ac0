import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { forgetSending, type KeptSending } from '../../upload/keptSendings.ts'
import type { Matching } from '../../upload/matchFiles.ts'
import { ChooseAgainStep } from './ChooseAgainStep.tsx'
import type { Draft } from './draft.ts'
import type { Resumed } from './flow.ts'
import { UnfinishedSending } from './UnfinishedSending.tsx'
import styles from './unfinished.module.css'
import { isReady, match, resumed } from './unfinished.ts'
import type { TakenUp } from './useUnfinished.ts'

type Props = {
  kept: readonly KeptSending[]
  /** Whether step 1 holds something that going on would replace. */
  isDraftBegun: boolean
  onChoosing: (isChoosing: boolean) => void
  onForget: (transferId: string) => void
  onResume: (resumed: Resumed) => void
  onStartOver: (draft: Draft) => void
}

/** Offers to go on with what was begun in this browser; files that it cannot find by itself are chosen again. */
export function UnfinishedSendings({ kept, isDraftBegun, onChoosing, onForget, onResume, onStartOver }: Props) {
  const [choosing, setChoosing] = useState<TakenUp & { matching: Matching }>()

  const takeUp = async (taken: TakenUp) => {
    const matching = await match(taken.unfinished, taken.chosen)
    if (isReady(matching)) return onResume(resumed(taken.unfinished, matching, taken.release))
    setChoosing({ ...taken, matching })
    onChoosing(true)
  }
  const close = () => {
    setChoosing(undefined)
    onChoosing(false)
  }

  if (choosing) {
    const { unfinished, release } = choosing
    return (
      <ChooseAgainStep
        {...choosing}
        onBack={() => {
          release()
          close()
        }}
        onGoOn={matching => onResume(resumed(unfinished, matching, release))}
        onStartOver={draft => {
          void forgetSending(unfinished.record.transferId).finally(release)
          onForget(unfinished.record.transferId)
          onStartOver(draft)
          close()
        }}
      />
    )
  }
  return (
    <div className={styles.offers}>
      <SpaceBetween size="l">
        {kept.map(sending => (
          <UnfinishedSending
            key={sending.transferId}
            kept={sending}
            isDraftBegun={isDraftBegun}
            onTakeUp={takeUp}
            onForget={() => onForget(sending.transferId)}
          />
        ))}
      </SpaceBetween>
    </div>
  )
}
