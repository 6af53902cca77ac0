import { Dialog } from '../../../components/Dialog.tsx'

type DiscardProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks before an unfinished sending is given up. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Discard this sending?"
      stay="Keep it"
      onStay={onKeep}
      act="Discard"
      onAct={onDiscard}
    >
      The recipient gets nothing. What has already arrived is deleted.
    </Dialog>
  )
}

type ReplaceProps = { isOpen: boolean; onStay: () => void; onGoOn: () => void }

/** Asks before what was entered for one sending gives way to another. */
export function ReplaceDialog({ isOpen, onStay, onGoOn }: ReplaceProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Go on with the earlier sending?"
      stay="Stay here"
      onStay={onStay}
      act="Go on"
      onAct={onGoOn}
    >
      What you have entered on this page is for another sending, and will be gone.
    </Dialog>
  )
}
