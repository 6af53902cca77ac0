import type { SendingState } from './sending.ts'

/** Whether a sending is at work, or stands still until its sender says so: closing the tab would interrupt it. */
export function isUnderWay({ stage }: Pick<SendingState, 'stage'>): boolean {
  return stage === 'saving' || stage === 'uploading' || stage === 'paused' || stage === 'finalizing'
}
