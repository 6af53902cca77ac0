import Button from '@cloudscape-design/components/button'
import { type ReactNode, useState } from 'react'
import { common, dialogs } from '../../../shared/texts/en/common.ts'
import { Dialog } from './Dialog.tsx'

type Props = {
  onDiscard: () => void
  children: ReactNode
}

export function DiscardDraft({ onDiscard, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button formAction="none" onClick={() => setIsAsking(true)}>
        {dialogs.discardDraft.button}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={dialogs.discardDraft.title}
        stay={common.keep}
        onStay={() => setIsAsking(false)}
        act={dialogs.discardDraft.act}
        onAct={() => {
          setIsAsking(false)
          onDiscard()
        }}
      >
        {children}
      </Dialog>
    </>
  )
}
