import Button from '@cloudscape-design/components/button'
import { useEffect } from 'react'
import { AlertIcon } from '../shell/icons.tsx'
import { Message } from '../shell/Message.tsx'
import { useToasts } from '../shell/toasts.tsx'
import styles from './startFailed.module.css'

/** The network may be back in a moment. */
export function StartFailed({ attempt, onRetry }: { attempt: unknown; onRetry: () => void }) {
  const toasts = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => toasts.error('Failed to load configs'), [attempt])
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
