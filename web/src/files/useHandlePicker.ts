import { type MouseEvent, useRef } from 'react'
import type { Source } from './sources.ts'

/** @returns a click handler for the input or its parent */
export function useHandlePicker(onPick: (sources: Source[]) => void) {
  const isOff = useRef(window.showOpenFilePicker === undefined)

  const pick = async (input: HTMLInputElement) => {
    try {
      const handles = await window.showOpenFilePicker?.({ multiple: true })
      onPick((handles ?? []).map(handle => ({ handle })))
    } catch (error) {
      if (isDismissal(error)) return
      // Blocked here, for example in a frame.
      isOff.current = true
      // An input ignores a second click during the first.
      setTimeout(() => input.click())
    }
  }

  return (event: MouseEvent) => {
    if (isOff.current || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void pick(event.target)
  }
}

function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
