import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { choosing } from '../../../shared/texts/en/choosing.ts'
import type { Chosen } from './chosenFile.ts'
import type { Source } from './sources.ts'

/** Shorter reads show no progress. */
const UPDATE_INTERVAL_MS = 300

/** @returns the number of files found so far during a long read */
export function useChoosing(onChoose: (chosen: Chosen) => void) {
  const [count, setCount] = useState<number>()
  const latest = useRef<typeof onChoose>(undefined)
  useEffect(() => {
    latest.current = onChoose
    return () => {
      // Results after unmount are dropped.
      latest.current = undefined
    }
  })

  const read = async (gathering: (onFound: (count: number) => void) => Promise<Chosen>) => {
    const chosen = await gathering(throttled(setCount)).catch(() => ({
      files: [],
      describeSkipped: [choosing.unread],
    }))
    setCount(undefined)
    if (chosen.files.length + chosen.describeSkipped.length === 0) return
    // Synchronous, because the next choice adds to a list that has these files.
    flushSync(() => latest.current?.(chosen))
  }

  return {
    count,
    chooseSources: (sources: readonly Source[]) =>
      read(async onFound => (await import('./collectFiles.ts')).gather(sources, onFound)),
    chooseFolder: (files: readonly File[]) =>
      read(async onFound => (await import('./collectFiles.ts')).gatherPicked(files, onFound)),
  }
}

function throttled(report: (count: number) => void): (count: number) => void {
  let reportedAt = performance.now()
  return count => {
    if (performance.now() - reportedAt < UPDATE_INTERVAL_MS) return
    reportedAt = performance.now()
    report(count)
  }
}
