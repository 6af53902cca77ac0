import type { SendingState } from './sendingState.ts'

type Stage = Pick<SendingState, 'stage'>

export function isRunning({ stage }: Stage): boolean {
  return stage === 'saving' || stage === 'uploading' || stage === 'finalizing'
}

export function isUnderWay({ stage }: Stage): boolean {
  return isRunning({ stage }) || stage === 'paused'
}
