import { useEffect, useEffectEvent, useState } from 'react'
import { droppedSources, type Source } from '../files/sources.ts'

/**
 * A drop outside a target would open the file in the tab and lose the form.
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(onDrop: (sources: Source[]) => void, isOn = true): boolean {
  const [isDragging, setIsDragging] = useState(false)
  const take = useEffectEvent(onDrop)

  useEffect(() => {
    if (!isOn) return
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
      // Without a related target, the pointer has left the page.
      if (event.relatedTarget === null) setIsDragging(false)
    }
    const drop = (event: DragEvent) => {
      setIsDragging(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      const sources = droppedSources(event.dataTransfer)
      if (sources.length > 0) take(sources)
    }
    // Where the page moves under the pointer, Chromium fires dragenter in place of dragover; only one that was taken lets
    // the drop through.
    document.addEventListener('dragenter', over, { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => listeners.abort()
  }, [isOn])

  return isDragging
}
