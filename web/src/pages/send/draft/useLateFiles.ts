import { useState } from 'react'
import { choosing } from '../../../../../shared/texts/en/choosing.ts'
import { send } from '../../../../../shared/texts/en/send.ts'
import { useFileDrop } from '../../../components/useFileDrop.ts'
import type { Chosen } from '../../../files/chosenFile.ts'
import type { Source } from '../../../files/sources.ts'
import { useChoosing } from '../../../files/useChoosing.ts'
import { useToasts } from '../../../shell/toasts.tsx'
import type { useSendFlow } from '../useSendFlow.ts'

export type LateFiles = {
  announcement: string
  isDragging: boolean
  count: number | undefined
  onChoose: (chosen: Chosen) => void
  onPick: (sources: Source[]) => void
}

export function useLateFiles(isAtStep2: boolean, add: ReturnType<typeof useSendFlow>['add']): LateFiles {
  const toasts = useToasts()
  const [announcement, setAnnouncement] = useState('')
  if (!isAtStep2 && announcement !== '') setAnnouncement('')
  const onChoose = (chosen: Chosen) => {
    const added = add(chosen.files)
    if (!added) return toasts.error(send.late.tooLate)
    const { count, alreadyThere, isFaulty } = added
    const sentences = [
      count > 0 && choosing.added(count),
      alreadyThere.length > 0 && choosing.alreadyThere(alreadyThere),
      ...chosen.describeSkipped,
    ].filter(Boolean)
    if (isFaulty) toasts.error([...sentences, send.late.faulty].join(' '))
    else setAnnouncement(sentences.join(' '))
  }
  const { count, chooseSources } = useChoosing(onChoose)
  return { announcement, count, isDragging: useFileDrop(chooseSources, isAtStep2), onChoose, onPick: chooseSources }
}
