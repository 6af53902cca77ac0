import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import { isValidElement, memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { fileExtension } from '../../../shared/domain/text.ts'
import { choosing } from '../../../shared/texts/en/choosing.ts'
import { components } from '../../../shared/texts/en/common.ts'
import { FilePath } from '../files/FilePath.tsx'
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
  onRemove?: ((file: ListedFile) => void) | undefined
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
  const list = useRef<HTMLUListElement>(null)
  const handlers = useRef({ onRemove, action })
  useLayoutEffect(() => {
    handlers.current = { onRemove, action }
  })
  const { isLong, hasRowsAbove, rowsBelow } = useLongList(list, files.length)
  const count = choosing.sum(
    files.length,
    files.reduce((sum, { size }) => sum + size, 0),
  )
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
            <Row
              key={file.tempId}
              file={file}
              handlers={handlers}
              isRemovable={onRemove !== undefined}
              actionLabel={action?.isFor(file) ? action.label : undefined}
              isRunning={action?.isRunning(file) ?? false}
            />
          ))}
        </ul>
      </div>
      {isLong && <p className={styles.foot}>{rowsBelow > 0 ? `${count} · ${choosing.below(rowsBelow)}` : count}</p>}
    </div>
  )
}

type RowProps = {
  file: ListedFile
  /** The latest, so that new ones render no row. */
  handlers: RefObject<Required<Pick<Props, 'onRemove' | 'action'>>>
  isRemovable: boolean
  actionLabel: string | undefined
  isRunning: boolean
}

/** A sending of a thousand files changes a few rows a second: to render all of them takes longer. */
const Row = memo(function Row({ file, handlers, isRemovable, actionLabel, isRunning }: RowProps) {
  return (
    <li className={styles.row} data-faulty={file.fault ? true : undefined}>
      <Extension name={file.name} />
      <div>
        <div className={styles.name}>
          <FilePath path={file.name} />
        </div>
        <div className={styles.size}>{choosing.size(file.size)}</div>
        {file.fault && <div className={styles.fault}>{file.fault}</div>}
        {file.note && <div className={styles.size}>{file.note}</div>}
        {file.warning && (
          <div className={styles.warning}>
            <Icon name="status-warning" variant="warning" /> {file.warning}
          </div>
        )}
      </div>
      {file.status && <div className={styles.status}>{file.status}</div>}
      {actionLabel && (
        <div className={styles.action}>
          <Button
            formAction="none"
            ariaLabel={
              file.note
                ? components.notedFileAction(actionLabel, file.name, file.note)
                : components.fileAction(actionLabel, file.name)
            }
            loading={isRunning}
            onClick={() => handlers.current.action?.run(file)}
          >
            {actionLabel}
          </Button>
        </div>
      )}
      {isRemovable && (
        <div className={styles.remove}>
          <Button
            variant="icon"
            iconName="close"
            ariaLabel={choosing.remove(file.name)}
            formAction="none"
            onClick={() => handlers.current.onRemove?.(file)}
          />
        </div>
      )}
      {file.share !== undefined && <Share value={file.share} />}
    </li>
  )
}, isSameRow)

function isSameRow({ file: one, ...before }: RowProps, { file: other, ...after }: RowProps): boolean {
  const { status: statusBefore, ...factsBefore } = one
  const { status: statusAfter, ...factsAfter } = other
  return (
    isShallowlyEqual(before, after) &&
    isShallowlyEqual(factsBefore, factsAfter) &&
    isSameNode(statusBefore, statusAfter)
  )
}

function isSameNode(one: ReactNode, other: ReactNode): boolean {
  if (!isValidElement<object>(one) || !isValidElement<object>(other)) return one === other
  return one.type === other.type && isShallowlyEqual(one.props, other.props)
}

function isShallowlyEqual(one: object, other: object): boolean {
  const [values, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return values.length === others.size && values.every(([key, value]) => Object.is(value, others.get(key)))
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
