import Button from '@cloudscape-design/components/button'
import { Dialog } from '../../components/Dialog.tsx'

type DiscardProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks before an unfinished sending is given up. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Discard this sending?"
      onDismiss={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>Keep it</Button>
          <Button variant="primary" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      The recipient gets nothing. What has already arrived is deleted after 24 hours, and a mail will tell you so.
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
      onDismiss={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay here</Button>
          <Button variant="primary" onClick={onGoOn}>
            Go on
          </Button>
        </>
      }
    >
      What you have entered on this page is for another sending, and will be gone.
    </Dialog>
  )
}
