import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { filterLabels, transferListTexts } from '../../../../shared/texts/transferList.ts'
import styles from './listNotices.module.css'

type Props = {
  /** What of the address could not be read. */
  ignored: readonly string[]
  fault: string | undefined
  /** Whether rows of this question are shown all the same. */
  isOutdated: boolean
  isBehind: boolean
  onRetry: () => void
}

/** What is to be known of the list before it is read. */
export function ListNotices({ ignored, fault, isOutdated, isBehind, onRetry }: Props) {
  return (
    <>
      {ignored.length > 0 && (
        <div className={styles.notice}>
          <Alert type="info">{transferListTexts.ignored(ignored.map(nameOf))}</Alert>
        </div>
      )}
      {fault !== undefined && (
        <div className={styles.notice} role="alert">
          <Alert
            type={isOutdated ? 'warning' : 'error'}
            header={isOutdated ? transferListTexts.outdated : transferListTexts.failed}
            action={<Button onClick={onRetry}>Retry</Button>}
          >
            {fault}
          </Alert>
        </div>
      )}
      <div role="status" className={styles.behind}>
        {isBehind && <StatusIndicator type="in-progress">{transferListTexts.behind}</StatusIndicator>}
      </div>
    </>
  )
}

/** As the filters call it, or as it stands in the address, where anything can stand. */
function nameOf(part: string): string {
  const known: Record<string, string> = { ...filterLabels, type: 'All, Sent or Requested', sort: 'Order', page: 'Page' }
  return Object.hasOwn(known, part) ? (known[part] ?? part) : `“${[...part].slice(0, 40).join('')}”`
}
