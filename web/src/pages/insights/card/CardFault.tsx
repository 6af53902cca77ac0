import Button from '@cloudscape-design/components/button'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { insightsTexts } from '../../../../../shared/texts/insights.ts'
import styles from './card.module.css'

export function CardFault({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  return (
    <div className={styles.fault}>
      <StatusIndicator type="error">{text}</StatusIndicator>
      {onRetry && (
        <Button ariaLabel={`${insightsTexts.retry}: ${text}`} onClick={onRetry}>
          {insightsTexts.retry}
        </Button>
      )}
    </div>
  )
}
