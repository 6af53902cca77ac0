import Box from '@cloudscape-design/components/box'
import FileInput from '@cloudscape-design/components/file-input'
import Icon from '@cloudscape-design/components/icon'
import styles from './fileDropZone.module.css'
import { type Dropped, useFileDrop } from './useFileDrop.ts'

type Props = {
  onChoose: (dropped: Dropped) => void
  hint: string
  /** Said of the button to people who do not see the zone. */
  buttonLabel: string
  isInvalid?: boolean
  isCompact?: boolean
}

const NO_FILES: File[] = []

/** Takes files by picking them, or by dropping them anywhere on the page. */
export function FileDropZone({ onChoose, hint, buttonLabel, isInvalid = false, isCompact = false }: Props) {
  const isDragging = useFileDrop(onChoose)
  const classes = [styles.zone, isDragging && styles.dragging, isInvalid && styles.invalid, isCompact && styles.compact]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {!isCompact && (
        <span className={styles.icon}>
          <Icon name="upload" size="medium" />
        </span>
      )}
      <Box fontSize={isCompact ? 'body-m' : 'heading-s'} fontWeight={isCompact ? 'normal' : 'bold'}>
        {isDragging
          ? 'Drop to add'
          : isCompact
            ? 'Drop more files anywhere, or'
            : 'Drop files anywhere on this page, or'}
      </Box>
      <FileInput
        multiple
        value={NO_FILES}
        ariaLabel={buttonLabel}
        onChange={({ detail }) => onChoose({ files: detail.value, folders: [] })}
      >
        {buttonLabel}
      </FileInput>
      <Box color="text-body-secondary" fontSize="body-s" textAlign="center">
        {hint}
      </Box>
    </div>
  )
}
