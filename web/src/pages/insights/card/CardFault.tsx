import Button from '@cloudscape-design/components/button'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { common } from '../../../../../shared/texts/en/common.ts'
import styles from './card.module.css'

export function CardFault({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  return (
    <div className={styles.fault}>
      <StatusIndicator type="error">{text}</StatusIndicator>
      {onRetry && (
        <Button ariaLabel={common.about(common.retry, text)} onClick={onRetry}>
          {common.retry}
        </Button>
      )}
    </div>
  )
}
