import Box from '@cloudscape-design/components/box'
import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import List from '@cloudscape-design/components/list'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../shared/texts/format.ts'
import styles from './fileList.module.css'

export type ListedFile = {
  tempId: number
  name: string
  size: number
  fault?: string | undefined
  /** Where the file stands, right of its name. */
  status?: ReactNode
}

type Props = {
  label: string
  files: readonly ListedFile[]
  onRemove?: (file: ListedFile) => void
}

/** The files of a sending, one a row. A long list scrolls in itself, so that the form below stays in reach. */
export function FileList({ label, files, onRemove }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.list} aria-label={label} tabIndex={0}>
      <List
        ariaLabel={label}
        items={files}
        disablePaddings
        renderItem={file => ({
          id: String(file.tempId),
          icon: <Icon name="file" variant={file.fault ? 'error' : 'subtle'} />,
          content: <span className={styles.name}>{file.name}</span>,
          secondaryContent: (
            <>
              <Box color="text-body-secondary" fontSize="body-s">
                {formatBytes(file.size)}
              </Box>
              {file.fault && <StatusIndicator type="error">{file.fault}</StatusIndicator>}
            </>
          ),
          actions: onRemove ? (
            <Button
              variant="icon"
              iconName="close"
              ariaLabel={`Remove ${file.name}`}
              formAction="none"
              onClick={() => onRemove(file)}
            />
          ) : (
            file.status
          ),
        })}
      />
    </section>
  )
}
