import type { Runtime } from '../core/request/context.ts'
import { StepTooLong } from './step.ts'

/**
 * Bytes per second of one core of our machine, rounded down: a table of 209 MB inspected at 11 MB/s, one of 39 MB masked and hashed at 62
 * MB/s, each column encrypted by FPE at 5.3 MB/s; incompressible data is sealed as fast as it is read. Not measured in AWS.
 */
export const bytesASecond = {
  verify: 70e6,
  anonymise: 40e6,
  anonymiseByFpe: 5.3e6,
  inspect: 10e6,
  seal: 50e6,
  publish: 100e6,
} as const

/** Within `workOnFile`, so that a task never starts only to wait for early work. @throws StepTooLong where steps have a limited time */
export function assertFits(
  { maxStepSeconds }: Pick<Runtime, 'maxStepSeconds'>,
  work: keyof typeof bytesASecond,
  ...contents: readonly { size: number }[]
) {
  const bytes = contents.reduce((sum, { size }) => sum + size, 0)
  if (maxStepSeconds !== undefined && bytes / bytesASecond[work] > maxStepSeconds) throw new StepTooLong()
}
