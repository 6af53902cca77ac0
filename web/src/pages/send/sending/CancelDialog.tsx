import { Dialog } from '../../../components/Dialog.tsx'

type Props = { isOpen: boolean; onKeep: () => void; onCancel: () => void }

/** Asks before a sending is stopped. It goes on meanwhile. */
export function CancelDialog({ isOpen, onKeep, onCancel }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Cancel sending?"
      stay="Keep sending"
      onStay={onKeep}
      act="Cancel sending"
      onAct={onCancel}
    >
      The upload stops and the recipient gets nothing. What you entered stays here, so that you can send it after all;
      what was already uploaded is deleted after 24 hours, and a mail will tell you so.
    </Dialog>
  )
}
