import { describe, expect, test } from 'vitest'
import { canaryTable } from '../../lambdas/health/canaryTable.ts'
import type { Observed } from '../../lambdas/health/canaryTransfer.ts'
import { judge } from '../../lambdas/health/judge.ts'
import { findStatus, type HealthStatus, healthAt, worstStatus } from '../../shared/domain/health.ts'
import { aHealthRun } from '../contracts/health.suite.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'

const AT = Date.parse('2026-11-21T09:00:00.000Z')
const MINUTE = 60_000

describe('the health of a run', () => {
  test('overall is the worst of all parts', () => {
    expect(worstStatus(['healthy', 'degraded', 'healthy'])).toBe('degraded')
    expect(worstStatus(['stale', 'degraded'])).toBe('stale')
    expect(worstStatus(['degraded', 'unhealthy', 'stale'])).toBe('unhealthy')
    expect(worstStatus([])).toBe('healthy')
  })

  test('a status of a newer version counts as the worst', () => {
    expect(worstStatus(['healthy', 'exploded' as HealthStatus])).toBe('unhealthy')
  })

  test('a run is stale without another one in 15 minutes, and a broken part stays unhealthy', () => {
    const run = aHealthRun()

    expect(healthAt(run, AT + 15 * MINUTE)).toEqual(run)

    const stale = healthAt(run, AT + 15 * MINUTE + 1)
    expect(stale.anonymizationStatus).toBe('stale')
    expect(stale.mailStatus).toBe('stale')
    expect(stale.inspectionStatus).toBe('unhealthy')
    expect(stale.currentStatus).toBe('unhealthy')
    expect(findStatus(stale, 'scanner')).toBeUndefined()
  })

  test('a healthy run is stale later', () => {
    const run = aHealthRun({ currentStatus: 'healthy', inspectionStatus: 'healthy' })

    expect(healthAt(run, AT + 16 * MINUTE).currentStatus).toBe('stale')
  })
})

describe('the verdict on a table', () => {
  const anonymisation = {
    headerRow: true,
    rules: [],
    attempt: 1,
    blob: { size: 1, sha256: 'digest', version: '1' },
    report: { rows: 10, columns: [] },
  }
  const observed: Observed = {
    transfer: aTransfer('canary-one', { files: [aFile('table', { anonymisation })] }),
    began: { table: { anonymised: 1 } },
    ended: { table: { anonymised: 5 } },
    released: {},
  }
  const verdict = (more: Partial<Observed>) => judge({ ...observed, ...more }, 60).anonymization

  test('is absent while no copy was compared', () => {
    expect(verdict({})).toBeUndefined()
  })

  test('compares the copy that was not released', () => {
    expect(verdict({ anonymised: Buffer.from(canaryTable) })).toEqual({ problem: 'A masked column is wrong.' })
  })
})
