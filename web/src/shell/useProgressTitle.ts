import { useEffect } from 'react'
import { formatPercent } from '../../../shared/texts/format.ts'

const PROGRESS = /^\d+% · /

/** Background tabs show the progress. */
export function useProgressTitle(percent: number | undefined): void {
  useEffect(() => {
    if (percent === undefined) return
    const title = document.title.replace(PROGRESS, '')
    document.title = `${formatPercent(percent)} · ${title}`
    return () => {
      document.title = document.title.replace(PROGRESS, '')
    }
  }, [percent])
}
