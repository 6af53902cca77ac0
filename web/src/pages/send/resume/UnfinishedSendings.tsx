import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KeptSending } from '../../../upload/keptSendings.ts'
import { isReady, type Matching } from '../../../upload/matchFiles.ts'
import type { Draft } from '../draft/draft.ts'
import type { Resumed } from '../flow.ts'
import { ChooseAgainStep } from './ChooseAgainStep.tsx'
import { UnfinishedSending } from './UnfinishedSending.tsx'
import styles from './unfinished.module.css'
import { match, resumed } from './unfinished.ts'
import type { ResumedSending } from './useUnfinishedSending.ts'

type Props = {
  kept: readonly KeptSending[]
  /** Resuming would replace it. */
  isDraftBegun: boolean
  onChoosing: (isChoosing: boolean) => void
  onForget: (transferId: string) => void
  onResume: (resumed: Resumed) => Promise<void>
  onStartOver: (draft: Draft) => void
}

export function UnfinishedSendings({ kept, isDraftBegun, onChoosing, onForget, onResume, onStartOver }: Props) {
  const [choosing, setChoosing] = useState<ResumedSending & { matching: Matching }>()

  const isResuming = useRef(false)

  const resume = async ({ unfinished, release }: ResumedSending, matching: Matching) => {
    // Choosing the last file and a click may happen together.
    if (isResuming.current) return
    isResuming.current = true
    await onResume(resumed(unfinished, matching, release))
    isResuming.current = false
  }
  const resumeIfReady = async (taken: ResumedSending) => {
    const matching = await match(taken.unfinished, taken.chosen)
    if (isReady(matching)) return resume(taken, matching)
    setChoosing({ ...taken, matching })
    onChoosing(true)
  }
  const close = () => {
    setChoosing(undefined)
    onChoosing(false)
  }

  if (choosing) {
    const { release } = choosing
    return (
      <ChooseAgainStep
        {...choosing}
        onBack={() => {
          release()
          close()
        }}
        onGoOn={matching => resume(choosing, matching)}
        onStartOver={draft => {
          // The new transfer may never be sent.
          release()
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
            onResume={resumeIfReady}
            onForget={() => {
              flushSync(() => onForget(sending.transferId))
              // The pressed button is removed.
              document.querySelector('h1')?.focus()
            }}
          />
        ))}
      </SpaceBetween>
    </div>
  )
}
