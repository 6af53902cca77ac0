import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import { type ReactNode, useRef } from 'react'
import { fileExtension } from '../../../shared/domain/text.ts'
import { FilePath } from '../files/FilePath.tsx'
import { useChoosingTexts } from '../texts/choosingTexts.ts'
import styles from './fileList.module.css'
import { useLongList } from './useLongList.ts'

export type ListedFile = {
  tempId: number
  /** With its folders: `folder/sub/a.txt`. */
  name: string
  size: number
  fault?: string | undefined
  note?: string | undefined
  warning?: string | undefined
  status?: ReactNode
  /** 0 to 1; absent when the file does not move. */
  share?: number | undefined
}

/** From about here on the list scrolls, and needs keyboard access unless a row has a button. */
const ROWS_IN_VIEW = 3

type Props = {
  label: string
  files: readonly ListedFile[]
  onRemove?: (file: ListedFile) => void
  action?: FileAction | undefined
}

export type FileAction = {
  label: string
  isFor: (file: ListedFile) => boolean
  isRunning: (file: ListedFile) => boolean
  run: (file: ListedFile) => void
}

/** Keeps the controls below a long list in reach. */
export function FileList({ label, files, onRemove, action }: Props) {
  const texts = useChoosingTexts()
  const list = useRef<HTMLUListElement>(null)
  const { isLong, hasRowsAbove, rowsBelow } = useLongList(list, files.length)
  const count = `${texts.count(files.length)}, ${texts.size(files.reduce((sum, { size }) => sum + size, 0))}`
  return (
    <div>
      <div className={styles.frame} data-above={hasRowsAbove || undefined} data-below={rowsBelow > 0 || undefined}>
        <ul
          ref={list}
          className={styles.list}
          aria-label={label}
          tabIndex={files.length > ROWS_IN_VIEW && !onRemove ? 0 : undefined}
        >
          {files.map(file => (
            <li key={file.tempId} className={styles.row} data-faulty={file.fault ? true : undefined}>
              <Extension name={file.name} />
              <div>
                <div className={styles.name}>
                  <FilePath path={file.name} />
                </div>
                <div className={styles.size}>{texts.size(file.size)}</div>
                {file.fault && <div className={styles.fault}>{file.fault}</div>}
                {file.note && <div className={styles.size}>{file.note}</div>}
                {file.warning && (
                  <div className={styles.warning}>
                    <Icon name="status-warning" variant="warning" /> {file.warning}
                  </div>
                )}
              </div>
              {file.status && <div className={styles.status}>{file.status}</div>}
              {action?.isFor(file) && (
                <div className={styles.action}>
                  <Button
                    formAction="none"
                    ariaLabel={[`${action.label} ${file.name}`, file.note].filter(Boolean).join(', ')}
                    loading={action.isRunning(file)}
                    onClick={() => action.run(file)}
                  >
                    {action.label}
                  </Button>
                </div>
              )}
              {onRemove && (
                <div className={styles.remove}>
                  <Button
                    variant="icon"
                    iconName="close"
                    ariaLabel={texts.remove(file.name)}
                    formAction="none"
                    onClick={() => onRemove(file)}
                  />
                </div>
              )}
              {file.share !== undefined && <Share value={file.share} />}
            </li>
          ))}
        </ul>
      </div>
      {isLong && <p className={styles.foot}>{rowsBelow > 0 ? `${count} · ${texts.below(rowsBelow)}` : count}</p>}
    </div>
  )
}

function Extension({ name }: { name: string }) {
  const extension = fileExtension(name)
  const isShort = extension.length > 0 && extension.length <= 4 && /^[a-z0-9]+$/.test(extension)
  return (
    <span className={styles.extension} aria-hidden="true">
      {isShort ? extension : '•••'}
    </span>
  )
}

/** The status already has the percentage. */
function Share({ value }: { value: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.done} style={{ scale: `${value} 1` }} />
    </span>
  )
}
