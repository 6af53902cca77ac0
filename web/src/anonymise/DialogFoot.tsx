import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import { anonymiseDialogTexts } from '../../../shared/texts/anonymiseDialog.ts'
import type { ColumnForms } from './columnForm.ts'
import styles from './dialogFoot.module.css'
import type { useClosing } from './useClosing.ts'
import type { Preview } from './usePreview.ts'

type Props = {
  forms: ColumnForms
  preview: Preview
  closing: ReturnType<typeof useClosing>
  onReset: (column: number) => void
}

export function DialogFoot({ forms, preview, closing, onReset }: Props) {
  const { fault, close, isClosing, forget } = closing
  return (
    <div className={styles.foot}>
      {fault && (
        <div className={styles.fault} role="alert">
          <span className={styles.reason}>
            <Icon name="status-negative" /> {anonymiseDialogTexts.columnFault(fault.column + 1, fault.method)}
          </span>
          <Button
            variant="inline-link"
            onClick={() => {
              onReset(fault.column)
              forget()
            }}
          >
            Reset column {fault.column + 1}
          </Button>
        </div>
      )}
      <LiveRegion hidden={fault !== undefined}>
        <span className={styles.state}>{getState(forms, preview)}</span>
      </LiveRegion>
      <div className={styles.close}>
        <Button variant="primary" loading={isClosing} loadingText="Checking the rules" onClick={close}>
          Close
        </Button>
      </div>
    </div>
  )
}

function getState(forms: ColumnForms, { state }: Preview): string {
  const count = [...forms.values()].filter(({ method }) => method !== 'none').length
  if (count === 0) return 'No column is anonymised. The file is sent as it is.'
  const columns = `${anonymiseDialogTexts.countColumns(count)}.`
  if (state === 'running') return `${columns} Updating the preview.`
  return state === 'shown' ? `${columns} Random values are generated again for the file that is sent.` : columns
}
