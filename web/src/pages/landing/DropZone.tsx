import { useId, useRef } from 'react'
import { choosing } from '../../../../shared/texts/en/choosing.ts'
import { landing } from '../../../../shared/texts/en/common.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { useFileDrop } from '../../components/useFileDrop.ts'
import { type Chosen, plainFiles } from '../../files/chosenFile.ts'
import { canChooseFolders, FolderInput } from '../../files/FolderInput.tsx'
import { useChoosing } from '../../files/useChoosing.ts'
import { useHandlePicker } from '../../files/useHandlePicker.ts'
import { SendFilesIcon } from '../../shell/icons.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import styles from './landing.module.css'

const MIB = 1024 * 1024

export function DropZone({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const hint = useId()
  const limits = useLimitsText()
  const toasts = useToasts()
  const { count, chooseSources, chooseFolder } = useChoosing(chosen => {
    if (chosen.files.length > 0) onChoose(chosen)
    else for (const sentence of chosen.describeSkipped) toasts.error(sentence)
  })
  const isDragging = useFileDrop(chooseSources)
  const onInputClick = useHandlePicker(chooseSources)
  const reading = count !== undefined && choosing.reading(count)

  return (
    <div className={styles.zone} data-dragging={isDragging || undefined}>
      <button
        type="button"
        className={styles.zoneButton}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <span className={styles.zoneIcon}>
          <SendFilesIcon />
        </span>
        <span className={styles.zoneTitle}>{isDragging ? landing.drop : reading || landing.select}</span>
        <span className={styles.zoneText}>{landing.selectHint}</span>
      </button>
      <div className={styles.zoneFoot}>
        <span className="visually-hidden" role="status">
          {reading}
        </span>
        {canChooseFolders && (
          <button type="button" className={styles.folderButton} onClick={() => folder.current?.click()}>
            {choosing.chooseFolder}
          </button>
        )}
        <p id={hint} className={styles.limits}>
          {limits}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={landing.select}
        onClick={onInputClick}
        onChange={event => {
          const chosen = plainFiles(event.target.files ?? [])
          event.target.value = ''
          if (chosen.files.length > 0) onChoose(chosen)
        }}
      />
      <FolderInput ref={folder} label={choosing.chooseFolder} onChoose={chooseFolder} />
    </div>
  )
}

function useLimitsText(): string {
  const configuration = useConfiguration()
  return choosing.limits(
    configuration['transfer/max_files_limit'],
    configuration['transfer/individual_file_size_limit_mb'] * MIB,
    configuration['transfer/total_upload_size_limit_mb'] * MIB,
  )
}
