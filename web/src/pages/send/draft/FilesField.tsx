import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useRef, useState } from 'react'
import type { TransferLimits } from '../../../../../shared/domain/limits.ts'
import { choosing as texts } from '../../../../../shared/texts/en/choosing.ts'
import { anonymisedText } from '../../../anonymise/anonymisedText.ts'
import { useChosenFiles } from '../../../app/chosenFiles.tsx'
import { FileDropZone } from '../../../components/FileDropZone.tsx'
import { type FileAction, FileList, type ListedFile } from '../../../components/FileList.tsx'
import type { Chosen, FileToSend, MissingFile } from '../../../files/chosenFile.ts'
import { addFiles } from './draft.ts'
import { toListedFile } from './toListedFile.ts'

const MIB = 1024 * 1024
/** More files probably came from one choice, perhaps by mistake. */
const FEW_FILES = 3

type Props = {
  files: readonly FileToSend[]
  missing?: readonly MissingFile[]
  limits: Pick<TransferLimits, 'maxFiles' | 'fileSizeMiB' | 'totalSizeMiB'>
  fault: string | undefined
  fileFaults: ReadonlyMap<number, string>
  onChange: (files: readonly FileToSend[], missing: readonly MissingFile[]) => void
  action?: FileAction | undefined
}

export function FilesField({ files, missing = [], limits, fault, fileFaults, onChange, action }: Props) {
  const zone = useRef<HTMLDivElement>(null)
  const handedOver = useChosenFiles()
  const count = files.length + missing.length
  const [announcement, setAnnouncement] = useState<Announcement>({ shown: handedOver.describeSkipped.join(' ') })

  const add = (chosen: Chosen) => {
    const added = addFiles(files, chosen.files, missing)
    const { alreadyThere } = added
    setAnnouncement({
      said: texts.added(added.files.length - files.length),
      shown: [...(alreadyThere.length > 0 ? [texts.alreadyThere(alreadyThere)] : []), ...chosen.describeSkipped].join(
        ' ',
      ),
    })
    onChange(added.files, added.missing)
  }
  const remove = (said: string, isRemoved: (file: { tempId: number }) => boolean) => {
    setAnnouncement({ said })
    onChange(
      files.filter(file => !isRemoved(file)),
      missing.filter(file => !isRemoved(file)),
    )
    // The pressed button is removed.
    zone.current?.querySelector('input')?.focus()
  }

  return (
    <FormField errorText={fault} stretch>
      <SpaceBetween size="s">
        <div ref={zone}>
          <FileDropZone
            buttonLabel={files.length > 0 ? texts.addFiles : texts.chooseFiles}
            hint={texts.limits(limits.maxFiles, limits.fileSizeMiB * MIB, limits.totalSizeMiB * MIB)}
            isCompact={count > 0}
            isInvalid={fault !== undefined}
            onChoose={add}
          />
        </div>
        <LiveRegion hidden={!announcement.shown}>
          {announcement.shown ? <StatusIndicator type="info">{announcement.shown}</StatusIndicator> : announcement.said}
        </LiveRegion>
        {count > 0 && (
          <FileList
            label={texts.chosenFiles}
            files={[...missing.map(missingRow), ...listedFiles(files, fileFaults)]}
            action={action}
            onRemove={({ tempId, name }) => remove(texts.removed(name), file => file.tempId === tempId)}
          />
        )}
        {count > FEW_FILES && (
          <Button variant="inline-link" formAction="none" onClick={() => remove(texts.removedAll, () => true)}>
            {texts.removeAll}
          </Button>
        )}
      </SpaceBetween>
    </FormField>
  )
}

function missingRow({ tempId, path, size, anonymisation }: MissingFile): ListedFile {
  const status = <StatusIndicator type="pending">{texts.chooseAgain}</StatusIndicator>
  return { tempId, name: path, size, note: anonymisedText(anonymisation), status }
}

/** `said` is for screen readers, `shown` for files left out. */
type Announcement = { said?: string; shown?: string }

/** A long list shows only its beginning. */
function listedFiles(files: readonly FileToSend[], faults: ReadonlyMap<number, string>): ListedFile[] {
  const rows = files.map(file => ({
    ...toListedFile(file),
    fault: faults.get(file.tempId),
  }))
  return [...rows.filter(({ fault }) => fault), ...rows.filter(({ fault }) => !fault)]
}
