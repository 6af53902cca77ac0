import { Dialog } from '../../../components/Dialog.tsx'

type DiscardProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void }

export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardProps) {
  return (
    <Dialog isOpen={isOpen} title="Discard this upload?" stay="Keep it" onStay={onKeep} act="Discard" onAct={onDiscard}>
      The recipient gets nothing. What has already arrived is deleted.
    </Dialog>
  )
}

type ReplaceProps = { isOpen: boolean; onStay: () => void; onGoOn: () => void }

export function ReplaceDialog({ isOpen, onStay, onGoOn }: ReplaceProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Continue the earlier upload?"
      stay="Stay here"
      onStay={onStay}
      act="Go on"
      onAct={onGoOn}
    >
      Your entries on this page are for another transfer and will be lost.
    </Dialog>
  )
}
