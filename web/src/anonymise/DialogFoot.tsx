import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { common } from '../../../shared/texts/en/common.ts'
import { words } from '../../../shared/texts/en/words.ts'
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
            <Icon name="status-negative" /> {texts.columnFault(fault.column + 1, words.methods[fault.method])}
          </span>
          <Button
            variant="inline-link"
            onClick={() => {
              onReset(fault.column)
              forget()
            }}
          >
            {texts.reset(fault.column + 1)}
          </Button>
        </div>
      )}
      <LiveRegion hidden={fault !== undefined}>
        <span className={styles.state}>{getState(forms, preview)}</span>
      </LiveRegion>
      <div className={styles.close}>
        <Button variant="primary" loading={isClosing} loadingText={texts.checking} onClick={close}>
          {common.close}
        </Button>
      </div>
    </div>
  )
}

function getState(forms: ColumnForms, { state }: Preview): string {
  const count = [...forms.values()].filter(({ method }) => method !== 'none').length
  if (count === 0) return texts.noColumns
  if (state === 'running') return texts.updating(count)
  return state === 'shown' ? texts.shown(count) : texts.columns(count)
}
