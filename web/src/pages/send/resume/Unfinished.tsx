import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useKeptSendings } from '../../../upload/useKeptSendings.ts'
import type { Draft } from '../draft/draft.ts'
import { isBegun, type Resumed } from '../flow.ts'

const UnfinishedSendings = lazy(async () => ({
  default: (await import('./UnfinishedSendings.tsx')).UnfinishedSendings,
}))

type Props = {
  draft: Draft
  onResume: (resumed: Resumed) => Promise<void>
  onStartOver: (draft: Draft) => void
  /** Hidden while files are chosen for an earlier sending, so that a drop is unambiguous. */
  children: ReactNode
}

export function Unfinished({ draft, onResume, onStartOver, children }: Props) {
  const [kept, setKept] = useKeptSendings()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      {kept.length > 0 && (
        <Suspense>
          <UnfinishedSendings
            kept={kept}
            isDraftBegun={isBegun(draft)}
            onChoosing={setIsChoosing}
            onForget={transferId => setKept(kept.filter(sending => sending.transferId !== transferId))}
            onResume={onResume}
            onStartOver={onStartOver}
          />
        </Suspense>
      )}
      {!isChoosing && children}
    </>
  )
}
