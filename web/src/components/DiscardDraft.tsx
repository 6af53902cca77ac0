import Button from '@cloudscape-design/components/button'
import { type ReactNode, useState } from 'react'
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
        Discard draft
      </Button>
      <Dialog
        isOpen={isAsking}
        title="Discard this draft?"
        stay="Keep it"
        onStay={() => setIsAsking(false)}
        act="Discard"
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
