import { useState } from 'react'
import { useFileDrop } from '../../../components/useFileDrop.ts'
import type { Chosen } from '../../../files/chosenFile.ts'
import type { Source } from '../../../files/sources.ts'
import { useChoosing } from '../../../files/useChoosing.ts'
import { useToasts } from '../../../shell/toasts.tsx'
import { useChoosingTexts } from '../../../texts/choosingTexts.ts'
import type { useSendFlow } from '../useSendFlow.ts'

/** How files are added at step 2, and what to show of it. */
export type LateFiles = {
  /** The result of the last addition. */
  news: string
  isDragging: boolean
  /** The number of files found so far, while a long folder is read. */
  count: number | undefined
  onChoose: (chosen: Chosen) => void
  onPick: (sources: Source[]) => void
}

/** Takes files at step 2: dropped anywhere, or picked. */
export function useLateFiles(isAtStep2: boolean, add: ReturnType<typeof useSendFlow>['add']): LateFiles {
  const texts = useChoosingTexts()
  const toasts = useToasts()
  const [news, setNews] = useState('')
  if (!isAtStep2 && news !== '') setNews('')
  const onChoose = (chosen: Chosen) => {
    const added = add(chosen.files)
    if (!added) return toasts.error('A transfer takes no more files once it is being sent. Send them in another one.')
    const { count, alreadyThere, isFaulty } = added
    const sentences = [
      count > 0 && texts.added(count),
      alreadyThere.length > 0 && texts.alreadyThere(alreadyThere),
      ...chosen.leftOut,
    ].filter(Boolean)
    if (isFaulty) toasts.error([...sentences, 'Check the list of files, then press Next Step.'].join(' '))
    else setNews(sentences.join(' '))
  }
  const { count, chooseSources } = useChoosing(onChoose)
  return { news, count, isDragging: useFileDrop(chooseSources, isAtStep2), onChoose, onPick: chooseSources }
}
