import { useEffect, useEffectEvent, useState } from 'react'

export type Dropped = {
  files: File[]
  /** Names of dropped folders, which a browser hands over as files that cannot be read. */
  folders: string[]
}

/**
 * Takes files dropped anywhere on the page. A file that misses its target would otherwise open in the tab, and all that
 * was typed would be gone.
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(onDrop: (dropped: Dropped) => void): boolean {
  const [isDragging, setIsDragging] = useState(false)
  const take = useEffectEvent(onDrop)

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setIsDragging(true)
    }
    const leave = (event: DragEvent) => {
      // Only leaving the window leaves the page; within it, the next element is entered.
      if (event.relatedTarget === null) setIsDragging(false)
    }
    const drop = (event: DragEvent) => {
      setIsDragging(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      const dropped = droppedOf(event.dataTransfer)
      if (dropped.files.length + dropped.folders.length > 0) take(dropped)
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => listeners.abort()
  }, [])

  return isDragging
}

function droppedOf(data: DataTransfer | null): Dropped {
  const entries = [...(data?.items ?? [])].filter(item => item.kind === 'file')
  const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry()?.isDirectory ?? false
  return {
    files: entries.filter(item => !isFolder(item)).flatMap(item => item.getAsFile() ?? []),
    folders: entries.filter(isFolder).flatMap(item => item.webkitGetAsEntry()?.name ?? []),
  }
}
