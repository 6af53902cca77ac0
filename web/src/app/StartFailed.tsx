import Button from '@cloudscape-design/components/button'
import { useEffect } from 'react'
import { common, shell } from '../../../shared/texts/en/common.ts'
import { AlertIcon } from '../shell/icons.tsx'
import { Message } from '../shell/Message.tsx'
import { useToasts } from '../shell/toasts.tsx'
import styles from './startFailed.module.css'

/** The network may be back in a moment. */
export function StartFailed({ attempt, onRetry }: { attempt: unknown; onRetry: () => void }) {
  const toasts = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => toasts.error(shell.startFailed), [attempt])
  return (
    <main className={styles.page}>
      <Message icon={<AlertIcon />} title={shell.startFailedTitle} text={shell.startFailedText}>
        <Button variant="primary" onClick={onRetry}>
          {common.retry}
        </Button>
      </Message>
    </main>
  )
}
