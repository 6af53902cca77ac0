import type { OnProgress } from '../../engine/source.ts'
import type { Log } from '../core/request/log.ts'
import { errorFields } from '../core/request/log.ts'

const EVERY_MILLISECONDS = 1000

export type Progress = {
  onProgress: OnProgress
  /** The next step changes the same record. */
  settled(): Promise<void>
}

/**
 * One write at a time.
 * @param write takes a percentage; a failed write is only logged
 */
export function progress(
  { now, log }: { now: () => number; log: Log },
  write: (percent: number) => Promise<unknown>,
): Progress {
  let writtenAt = now()
  let last = 0
  let writing: Promise<unknown> | undefined
  return {
    onProgress(done, total) {
      const percent = total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 99
      if (writing || percent <= last || now() - writtenAt < EVERY_MILLISECONDS) return
      writtenAt = now()
      last = percent
      writing = write(percent)
        .catch(error => log.error('Progress could not be written.', errorFields(error)))
        .finally(() => {
          writing = undefined
        })
    },
    async settled() {
      await writing
    },
  }
}
