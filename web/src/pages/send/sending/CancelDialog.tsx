import { Dialog } from '../../../components/Dialog.tsx'

type Props = { isOpen: boolean; onKeep: () => void; onCancel: () => void }

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
      The upload stops and the recipient gets nothing. Your entries stay here, so that you can still send them. Uploaded
      data is deleted after 24 hours, and a mail confirms it.
    </Dialog>
  )
}
