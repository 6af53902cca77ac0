import type { SendingState } from './sendingState.ts'

type Stage = Pick<SendingState, 'stage'>

/** Whether a sending is at work, so that closing the tab would interrupt it. */
export function isRunning({ stage }: Stage): boolean {
  return stage === 'saving' || stage === 'uploading' || stage === 'finalizing'
}

/** Whether a sending is at work, or stands still until its sender says so. */
export function isUnderWay({ stage }: Stage): boolean {
  return isRunning({ stage }) || stage === 'paused'
}
