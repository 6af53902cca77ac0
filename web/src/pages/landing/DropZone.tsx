import { useId, useRef } from 'react'
import { formatBytes } from '../../../../shared/texts/format.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { foldersLeftOut } from '../../components/foldersLeftOut.ts'
import { useFileDrop } from '../../components/useFileDrop.ts'
import { SendFilesIcon } from '../../shell/icons.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import styles from './landing.module.css'

const MIB = 1024 * 1024

/** One large button that opens the file picker, and takes what is dropped anywhere on the page. */
export function DropZone({ onChoose }: { onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const limits = useLimitsText()
  const toasts = useToasts()
  const isDragging = useFileDrop(({ files, folders }) => {
    if (folders.length > 0) toasts.error(foldersLeftOut(folders))
    if (files.length > 0) onChoose(files)
  })

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
        <span className={styles.zoneTitle}>{isDragging ? 'Drop to send' : 'Select files to send'}</span>
        <span className={styles.zoneText}>or drag and drop them anywhere on this page</span>
      </button>
      <p id={hint} className={styles.limits}>
        {limits}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Select files to send"
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </div>
  )
}

function useLimitsText(): string {
  const configuration = useConfiguration()
  const files = configuration['transfer/max_files_limit']
  const one = formatBytes(configuration['transfer/individual_file_size_limit_mb'] * MIB)
  const all = formatBytes(configuration['transfer/total_upload_size_limit_mb'] * MIB)
  return `Up to ${files} files, ${one} each, ${all} in total.`
}
