import Button from '@cloudscape-design/components/button'
import Modal from '@cloudscape-design/components/modal'
import { Actions } from '../../components/Actions.tsx'

type Props = { isVisible: boolean; onKeep: () => void; onCancel: () => void }

/** Asks before a sending is stopped. It goes on meanwhile. */
export function CancelModal({ isVisible, onKeep, onCancel }: Props) {
  return (
    <Modal
      visible={isVisible}
      onDismiss={onKeep}
      header="Cancel sending?"
      closeAriaLabel="Close"
      footer={
        <Actions>
          <Button variant="link" onClick={onKeep}>
            Keep sending
          </Button>
          <Button variant="primary" onClick={onCancel}>
            Cancel sending
          </Button>
        </Actions>
      }
    >
      The upload stops and the recipient gets nothing. What you entered stays here, so that you can send it after all.
    </Modal>
  )
}
