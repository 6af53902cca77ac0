import FormField from '@cloudscape-design/components/form-field'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useRef, useState } from 'react'
import type { TransferLimits } from '../../../../shared/domain/limits.ts'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import { FileDropZone } from '../../components/FileDropZone.tsx'
import { FileList, type ListedFile } from '../../components/FileList.tsx'
import { foldersLeftOut, listed } from '../../components/foldersLeftOut.ts'
import type { Dropped } from '../../components/useFileDrop.ts'
import type { FileToSend } from '../../upload/sending.ts'
import { addFiles } from './draft.ts'

const MIB = 1024 * 1024

type Props = {
  files: readonly FileToSend[]
  limits: TransferLimits
  fault: string | undefined
  fileFaults: ReadonlyMap<number, string>
  onChange: (files: readonly FileToSend[]) => void
}

/** The files of a sending: chosen, dropped, removed. */
export function FilesField({ files, limits, fault, fileFaults, onChange }: Props) {
  const zone = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState<News>({})

  const add = ({ files: chosen, folders }: Dropped) => {
    const added = addFiles(files, chosen)
    setNews({
      said: `${countFiles(added.files.length - files.length)} added.`,
      shown: leftOut(added.alreadyThere, folders),
    })
    onChange(added.files)
  }
  const remove = (tempId: number, name: string) => {
    setNews({ said: `${name} was removed.` })
    onChange(files.filter(file => file.tempId !== tempId))
    // The button that was pressed is gone: whoever works by keyboard goes on at the zone.
    zone.current?.querySelector('input')?.focus()
  }

  return (
    <FormField errorText={fault} stretch>
      <SpaceBetween size="s">
        <div ref={zone}>
          <FileDropZone
            buttonLabel={files.length > 0 ? 'Add files' : 'Choose files'}
            hint={hintOf(limits)}
            isCompact={files.length > 0}
            isInvalid={fault !== undefined}
            onChoose={add}
          />
        </div>
        <LiveRegion hidden={!news.shown}>
          {news.shown ? <StatusIndicator type="info">{news.shown}</StatusIndicator> : news.said}
        </LiveRegion>
        {files.length > 0 && (
          <FileList
            label="Chosen files"
            files={listedFiles(files, fileFaults)}
            onRemove={({ tempId, name }) => remove(tempId, name)}
          />
        )}
      </SpaceBetween>
    </FormField>
  )
}

/** What became of the last change: said to those who cannot see it, shown where something was left out. */
type News = { said?: string; shown?: string | undefined }

/** What is wrong stands first, since a long list shows its beginning only. */
function listedFiles(files: readonly FileToSend[], faults: ReadonlyMap<number, string>): ListedFile[] {
  const listed = files.map(({ tempId, file: { name, size } }) => ({ tempId, name, size, fault: faults.get(tempId) }))
  return [...listed.filter(({ fault }) => fault), ...listed.filter(({ fault }) => !fault)]
}

function hintOf({ maxFiles, fileSizeMiB, totalSizeMiB }: TransferLimits): string {
  return `Up to ${countFiles(maxFiles)}, ${formatBytes(fileSizeMiB * MIB)} each, ${formatBytes(totalSizeMiB * MIB)} in total`
}

function leftOut(alreadyThere: readonly string[], folders: readonly string[]): string | undefined {
  const notices = [
    alreadyThere.length > 0 ? `Already in the list, not added again: ${listed(alreadyThere)}.` : '',
    folders.length > 0 ? foldersLeftOut(folders) : '',
  ]
  return notices.filter(Boolean).join(' ') || undefined
}
