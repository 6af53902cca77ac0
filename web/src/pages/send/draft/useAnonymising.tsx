import { type ReactNode, useState } from 'react'
import { fileExtension } from '../../../../../shared/domain/text.ts'
import { csvFiles } from '../../../../../shared/texts/en/send.ts'
import { fetchFailedStyles } from '../../../app/failedStyles.ts'
import type { FileAction } from '../../../components/FileList.tsx'
import type { FileToSend } from '../../../files/chosenFile.ts'
import { useToasts } from '../../../shell/toasts.tsx'

type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof loadDialog>>>> & { tempId: number }

export function useAnonymising(files: readonly FileToSend[], onChange: (files: readonly FileToSend[]) => void) {
  const toasts = useToasts()
  const [loading, setLoading] = useState<number>()
  const [opened, setOpened] = useState<Opened>()

  const open = async ({ tempId, path, file }: FileToSend) => {
    setLoading(tempId)
    try {
      const openDialog = await loadDialog()
      const shown = await openDialog(file).catch(() => toasts.error(csvFiles.unreadable(path)))
      if (shown) setOpened({ ...shown, tempId })
    } catch {
      toasts.error(csvFiles.notLoaded)
    }
    setLoading(undefined)
  }
  const action: FileAction = {
    label: csvFiles.anonymize,
    isFor: ({ name, tempId }) => fileExtension(name) === 'csv' && files.some(file => file.tempId === tempId),
    isRunning: ({ tempId }) => tempId === loading,
    run: ({ tempId }) => {
      const wanted = files.find(file => file.tempId === tempId)
      if (wanted && loading === undefined) void open(wanted)
    },
  }

  const file = files.find(({ tempId }) => tempId === opened?.tempId)
  const dialog: ReactNode = file && opened && (
    <opened.Dialog
      file={file}
      table={opened.table}
      hasText={opened.hasText}
      onClose={(policy, unmatchedColumns) => {
        setOpened(undefined)
        if (!policy) return
        const changed = {
          ...file,
          anonymisation: policy,
          isBroken: opened.table?.isBroken ?? false,
          unmatchedColumns,
          toCheck: undefined,
        }
        onChange(files.map(other => (other === file ? changed : other)))
      }}
    />
  )
  return { action, dialog }
}

async function loadDialog() {
  await fetchFailedStyles()
  return (await import('../../../anonymise/openDialog.ts')).openDialog
}
