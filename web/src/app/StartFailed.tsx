import Button from '@cloudscape-design/components/button'
import { AlertIcon } from '../shell/icons.tsx'
import { Message } from '../shell/Message.tsx'
import styles from './startFailed.module.css'

/** Without its configuration the application can do nothing; the line may be back in a moment. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.page}>
      <Message
        icon={<AlertIcon />}
        title="The application cannot start"
        text="Its settings could not be loaded. Please check your connection and try again."
      >
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      </Message>
    </main>
  )
}
