import FileInput from '@cloudscape-design/components/file-input'
import Icon from '@cloudscape-design/components/icon'
import styles from './fileDropZone.module.css'
import { type Dropped, useFileDrop } from './useFileDrop.ts'

type Props = {
  onChoose: (dropped: Dropped) => void
  buttonLabel: string
  hint: string
  isInvalid?: boolean
  isCompact?: boolean
}

/** Takes files by picking them, or by dropping them anywhere on the page. */
export function FileDropZone({ onChoose, buttonLabel, hint, isInvalid = false, isCompact = false }: Props) {
  const isDragging = useFileDrop(onChoose)
  const invitation = isCompact ? 'Drop more files anywhere, or' : 'Drop files anywhere on this page, or'
  const classes = [styles.zone, isDragging && styles.dragging, isInvalid && styles.invalid, isCompact && styles.compact]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {!isCompact && (
        <span className={styles.icon}>
          <Icon name="upload" size="medium" />
        </span>
      )}
      <span className={styles.title}>{isDragging ? 'Drop to add' : invitation}</span>
      <FileInput
        multiple
        // A new list each time: the input is emptied, so that the same file can be picked again after it was removed.
        value={[]}
        ariaLabel={buttonLabel}
        onChange={({ detail }) => onChoose({ files: detail.value, folders: [] })}
      >
        {buttonLabel}
      </FileInput>
      <span className={styles.hint}>{hint}</span>
    </div>
  )
}
