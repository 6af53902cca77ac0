import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useRef, useState } from 'react'
import type { TransferLimits } from '../../../../shared/domain/limits.ts'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import { anonymisedText, brokenText } from '../../anonymise/anonymisedText.ts'
import { useChosenFiles } from '../../app/chosenFiles.tsx'
import { FileDropZone } from '../../components/FileDropZone.tsx'
import { type FileAction, FileList, type ListedFile } from '../../components/FileList.tsx'
import type { Chosen, FileToSend } from '../../files/chosenFile.ts'
import { listed } from '../../files/listed.ts'
import { addFiles } from './draft.ts'

const MIB = 1024 * 1024
/** More than this came at once, most likely, and may have come by mistake. */
const FEW_FILES = 3

type Props = {
  files: readonly FileToSend[]
  limits: TransferLimits
  fault: string | undefined
  fileFaults: ReadonlyMap<number, string>
  onChange: (files: readonly FileToSend[]) => void
  /** What can be done with single files. */
  action: FileAction
}

/** The files of a sending: chosen, dropped, removed. */
export function FilesField({ files, limits, fault, fileFaults, onChange, action }: Props) {
  const zone = useRef<HTMLDivElement>(null)
  const handedOver = useChosenFiles()
  const [news, setNews] = useState<News>({ shown: handedOver.leftOut.join(' ') })

  const add = (chosen: Chosen) => {
    const added = addFiles(files, chosen.files)
    setNews({
      said: `${countFiles(added.files.length - files.length)} added.`,
      shown: [...alreadyThere(added.alreadyThere), ...chosen.leftOut].join(' '),
    })
    onChange(added.files)
  }
  const remove = (name: string, rest: readonly FileToSend[]) => {
    setNews({ said: `${name} was removed.` })
    onChange(rest)
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
            action={action}
            onRemove={({ tempId, name }) =>
              remove(
                name,
                files.filter(file => file.tempId !== tempId),
              )
            }
          />
        )}
        {files.length > FEW_FILES && (
          <Button variant="inline-link" formAction="none" onClick={() => remove('Every file', [])}>
            Remove all
          </Button>
        )}
      </SpaceBetween>
    </FormField>
  )
}

/** What became of the last change: said to those who cannot see it, shown where something was left out. */
type News = { said?: string; shown?: string }

/** What is wrong stands first, since a long list shows its beginning only. */
function listedFiles(files: readonly FileToSend[], faults: ReadonlyMap<number, string>): ListedFile[] {
  const rows = files.map(({ tempId, path, anonymisation, isBroken, file: { size } }) => ({
    tempId,
    name: path,
    size,
    fault: faults.get(tempId),
    note: anonymisedText(anonymisation),
    warning: brokenText(anonymisation, isBroken),
  }))
  return [...rows.filter(({ fault }) => fault), ...rows.filter(({ fault }) => !fault)]
}

function hintOf({ maxFiles, fileSizeMiB, totalSizeMiB }: TransferLimits): string {
  return `Up to ${countFiles(maxFiles)}, ${formatBytes(fileSizeMiB * MIB)} each, ${formatBytes(totalSizeMiB * MIB)} in total`
}

function alreadyThere(paths: readonly string[]): string[] {
  return paths.length > 0 ? [`Already in the list, not added again: ${listed(paths)}.`] : []
}
