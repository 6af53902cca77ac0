import { useEffect, useState } from 'react'
import type { ChosenFile, MissingFile } from '../../../files/chosenFile.ts'
import { fileOfHandle, filesByHandles } from '../../../files/filesByHandles.ts'
import { baseName } from '../../../files/sameName.ts'
import type { Flow } from '../flow.ts'
import { withOpened } from './draft.ts'

type Opened = Map<number, Pick<ChosenFile, 'file' | 'handle'>>

/** Reopens files automatically where permitted, else on request. */
export function useMissingFiles({ id, draft }: Flow, setFlow: (update: (last: Flow) => Flow) => void) {
  const { missing } = draft
  const [isLooking, setIsLooking] = useState(missing.length > 0)
  const putBack = (opened: Opened) => {
    if (opened.size > 0) setFlow(last => ({ ...last, draft: { ...last.draft, ...withOpened(last.draft, opened) } }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!isLooking) return
    let isLeft = false
    const look = async () => {
      const { getHandles } = await import('../../../upload/keptHandles.ts')
      const handles = await getHandles(id)
      // A duplicate of this tab may have stored other files.
      const held = missing.flatMap(file => {
        const handle = handles.get(file.tempId)
        return handle?.name === baseName(file.renamedFrom ?? file.path) ? [{ ...file, handle }] : []
      })
      const opened: Opened = new Map()
      for (const { tempId, handle } of held) {
        const file = (await handle.queryPermission?.({ mode: 'read' })) === 'granted' && (await fileOfHandle(handle))
        if (file) opened.set(tempId, { file, handle })
      }
      if (isLeft) return
      setFlow(last => ({ ...last, draft: { ...last.draft, missing: withHandles(last.draft.missing, held) } }))
      putBack(opened)
    }
    void look()
      .catch(() => {})
      .finally(() => {
        if (!isLeft) setIsLooking(false)
      })
    return () => {
      isLeft = true
    }
  }, [])

  return {
    isLooking,
    async openAgain() {
      putBack(await filesByHandles(missing.map(({ tempId, path, handle }) => ({ id: tempId, name: path, handle }))))
    },
  }
}

function withHandles(missing: readonly MissingFile[], held: readonly MissingFile[]): MissingFile[] {
  return missing.map(file => held.find(({ tempId }) => tempId === file.tempId) ?? file)
}

declare global {
  interface FileSystemHandle {
    /** File System Access API, Chromium only. */
    queryPermission?: (descriptor: { mode: 'read' }) => Promise<PermissionState>
  }
}
