import Button from '@cloudscape-design/components/button'
import FileInput from '@cloudscape-design/components/file-input'
import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import { useRef } from 'react'
import { choosing } from '../../../shared/texts/en/choosing.ts'
import { type Chosen, plainFiles } from '../files/chosenFile.ts'
import { canChooseFolders, FolderInput } from '../files/FolderInput.tsx'
import { useChoosing } from '../files/useChoosing.ts'
import { useHandlePicker } from '../files/useHandlePicker.ts'
import styles from './fileDropZone.module.css'
import { useFileDrop } from './useFileDrop.ts'

type Props = {
  onChoose: (chosen: Chosen) => void
  buttonLabel: string
  hint: string
  isInvalid?: boolean
  isCompact?: boolean
}

export function FileDropZone({ onChoose, buttonLabel, hint, isInvalid = false, isCompact = false }: Props) {
  const { count, chooseSources, chooseFolder } = useChoosing(onChoose)
  const isDragging = useFileDrop(chooseSources)
  const onInputClick = useHandlePicker(chooseSources)
  const folder = useRef<HTMLInputElement>(null)
  const invitation = isCompact ? choosing.dropMore : choosing.dropFirst
  const classes = [styles.zone, isDragging && styles.dragging, isInvalid && styles.invalid, isCompact && styles.compact]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {!isCompact && (
        <span className={styles.icon}>
          <Icon name="upload" size="medium" />
        </span>
      )}
      <span className={styles.title}>
        <LiveRegion>{count !== undefined && choosing.reading(count)}</LiveRegion>
        {count === undefined && (isDragging ? choosing.dropNow : invitation)}
      </span>
      <div className={styles.buttons} onClickCapture={onInputClick}>
        <FileInput
          multiple
          // Empties the input, so that a removed file can be picked again.
          value={[]}
          ariaLabel={buttonLabel}
          onChange={({ detail }) => onChoose(plainFiles(detail.value))}
        >
          {buttonLabel}
        </FileInput>
        {canChooseFolders && (
          <Button iconName="folder" formAction="none" onClick={() => folder.current?.click()}>
            {choosing.chooseFolder}
          </Button>
        )}
      </div>
      <FolderInput ref={folder} label={choosing.chooseFolder} onChoose={chooseFolder} />
      <span className={styles.hint}>{hint}</span>
    </div>
  )
}
