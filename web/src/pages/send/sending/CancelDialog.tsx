import { Dialog } from '../../../components/Dialog.tsx'

/** `isCreated`: the server has the transfer, so that some of it may be uploaded. */
type Props = { isOpen: boolean; isCreated: boolean; onKeep: () => void; onCancel: () => void }

export function CancelDialog({ isOpen, isCreated, onKeep, onCancel }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Cancel sending?"
      stay="Keep sending"
      onStay={onKeep}
      act="Cancel sending"
      onAct={onCancel}
    >
      The upload stops and the recipient gets nothing. Your entries stay here, so that you can still send them.
      {isCreated && ' Uploaded data is deleted.'}
    </Dialog>
  )
}
