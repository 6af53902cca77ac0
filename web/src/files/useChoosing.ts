import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useChoosingTexts } from '../texts/choosingTexts.ts'
import type { Chosen } from './chosenFile.ts'
import type { Source } from './sources.ts'

/** What is read faster than this needs no word on its progress; slower, the next word comes after the same time. */
const MILLISECONDS_BETWEEN_NEWS = 300

/**
 * Reads what was dropped or picked, in folders at every level, and hands it on.
 * @returns how many files were found so far, while a reading takes its time
 */
export function useChoosing(onChoose: (chosen: Chosen) => void) {
  const texts = useChoosingTexts()
  const [count, setCount] = useState<number>()
  const latest = useRef<typeof onChoose>(undefined)
  useEffect(() => {
    latest.current = onChoose
    return () => {
      // A page that was left in the meantime wants nothing any more.
      latest.current = undefined
    }
  })

  const read = async (gathering: (onFound: (count: number) => void) => Promise<Chosen>) => {
    const chosen = await gathering(unhurried(setCount)).catch(() => ({
      files: [],
      leftOut: [texts.unread],
    }))
    setCount(undefined)
    if (chosen.files.length + chosen.leftOut.length === 0) return
    // At once: what is chosen next adds to a list that has these files already.
    flushSync(() => latest.current?.(chosen))
  }

  return {
    count,
    chooseSources: (sources: readonly Source[]) =>
      read(async onFound => (await import('./gather.ts')).gather(sources, texts, onFound)),
    chooseFolder: (files: readonly File[]) =>
      read(async onFound => (await import('./gather.ts')).gatherPicked(files, texts, onFound)),
  }
}

function unhurried(tell: (count: number) => void): (count: number) => void {
  let toldAt = performance.now()
  return count => {
    if (performance.now() - toldAt < MILLISECONDS_BETWEEN_NEWS) return
    toldAt = performance.now()
    tell(count)
  }
}
