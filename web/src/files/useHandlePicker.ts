import { type MouseEvent, useRef } from 'react'
import type { Source } from './sources.ts'

/**
 * Has the click on a file input open the picker that keeps handles, where the browser has one and it works.
 * @returns for the click of the input, or of what is around it
 */
export function useHandlePicker(onPick: (sources: Source[]) => void) {
  const isOff = useRef(window.showOpenFilePicker === undefined)

  const pick = async (input: HTMLInputElement) => {
    try {
      const handles = await window.showOpenFilePicker?.({ multiple: true })
      onPick((handles ?? []).map(handle => ({ handle })))
    } catch (error) {
      if (isDismissal(error)) return
      // Forbidden here, in somebody's frame for one: from now on the input's own picker has to do.
      isOff.current = true
      // Once the click at hand is over: an input does not take another before.
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
