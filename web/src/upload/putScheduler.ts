import { createPace } from './transferRate.ts'

export type PutScheduler = ReturnType<typeof createPutScheduler>

export function createPutScheduler(now: () => number) {
  let pace = createPace()
  let movedBytes = 0
  let putsUnderWay = 0

  return {
    /** Measurements before a pause are not valid after it. */
    begin() {
      pace = createPace()
    },
    note(bytes: number) {
      movedBytes += bytes
      pace.note(movedBytes, now())
    },
    rate: () => pace.rate(now()),
    isPutting: () => putsUnderWay > 0,
    async put<T>(work: () => Promise<T>): Promise<T> {
      putsUnderWay += 1
      try {
        return await work()
      } finally {
        putsUnderWay -= 1
      }
    },
  }
}
