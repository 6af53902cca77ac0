import type { HealthRun } from '../../shared/domain/health.ts'
import type { TestHost } from '../harness/host.ts'

const FIVE_MINUTES = 5 * 60_000
const RUNS_OF_A_DAY = 288

export const healthy = {
  currentStatus: 'healthy',
  anonymizationStatus: 'healthy',
  extractionStatus: 'healthy',
  inspectionStatus: 'healthy',
  mailStatus: 'healthy',
  indexStatus: 'healthy',
  storageStatus: 'healthy',
  workflowStatus: 'healthy',
  identityStatus: 'healthy',
} satisfies Omit<HealthRun, 'createdAt'>

export const broken = {
  currentStatus: 'unhealthy',
  inspectionStatus: 'unhealthy',
  problems: [{ part: 'inspection', text: 'A text with 11 known findings gave 10.' }],
} satisfies Partial<HealthRun>

type Changes = (minutesAgo: number) => Partial<HealthRun>

/** A healthy run every five minutes until now, with changes. */
export async function addRuns({ context }: Pick<TestHost, 'context'>, count: number, changes: Changes = () => ({})) {
  const now = context.now()
  for (let index = count - 1; index >= 0; index -= 1) {
    const createdAt = new Date(now - index * FIVE_MINUTES).toISOString()
    await context.health.add({ createdAt, ...healthy, ...changes(index * 5) })
  }
}

export const addHealthyDay = (host: Pick<TestHost, 'context'>, changes?: Changes) =>
  addRuns(host, RUNS_OF_A_DAY, changes)
