import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Health } from '../../lambdas/ports/health.ts'
import { HEALTH_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { HealthRun } from '../../shared/domain/health.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'
import { withLaterKeys } from '../harness/newerVersion.ts'

const MINUTE = 60_000

export function aHealthRun(more: Partial<HealthRun> = {}): HealthRun {
  return HealthRun.parse({
    createdAt: '2026-11-21T09:00:00.000Z',
    currentStatus: 'unhealthy',
    anonymizationStatus: 'healthy',
    extractionStatus: 'healthy',
    inspectionStatus: 'unhealthy',
    mailStatus: 'healthy',
    problems: [{ part: 'inspection', text: '2 of 11 kinds of sensitive data were counted wrong.' }],
    milliseconds: { inspection: 840, mail: 3 },
    ...more,
  })
}

export function healthSuite(
  name: string,
  open: (now: () => number) => Promise<{ health: Health; close(): Promise<void> }>,
) {
  describe(`health: ${name}`, () => {
    let health: Health
    let clock: ReturnType<typeof fixedClock>
    let close: () => Promise<void>

    beforeEach(async () => {
      clock = fixedClock(FAR_AHEAD)
      const opened = await open(clock.now)
      health = opened.health
      close = opened.close
    })
    afterEach(() => close())

    const runAt = (at: number, more: Partial<HealthRun> = {}) =>
      aHealthRun({ createdAt: new Date(at).toISOString(), ...more })

    test('there are no runs at first', async () => {
      expect(await health.latest()).toBeUndefined()
      expect(await health.since(0)).toEqual([])
    })

    test('runs are read newest first, from a time on', async () => {
      const runs = [0, 5, 10].map(minutes => runAt(FAR_AHEAD + minutes * MINUTE))
      for (const run of runs) await health.add(run)
      clock.move(10 * MINUTE)

      expect(await health.latest()).toEqual(runs[2])
      expect(await health.since(0)).toEqual(runs.toReversed())
      expect(await health.since(FAR_AHEAD + 5 * MINUTE)).toEqual([runs[2], runs[1]])
      expect(await health.since(FAR_AHEAD + 11 * MINUTE)).toEqual([])
    })

    test('a run replaces one of the same time', async () => {
      await health.add(runAt(FAR_AHEAD))
      const repaired = runAt(FAR_AHEAD, { currentStatus: 'healthy', inspectionStatus: 'healthy', problems: [] })

      await health.add(repaired)

      expect(await health.since(0)).toEqual([repaired])
    })

    test('a run from after the present counts until it is removed, because the clock was set back', async () => {
      const now = runAt(FAR_AHEAD)
      const later = runAt(FAR_AHEAD + MINUTE)
      await health.add(later)
      await health.add(now)

      expect(await health.latest()).toEqual(later)
      expect(await health.since(FAR_AHEAD + MINUTE)).toEqual([later])
      await health.remove(later)
      await health.remove(later)
      expect(await health.latest()).toEqual(now)
      expect(await health.since(0)).toEqual([now])
    })

    test('a run is stored for 8 days', async () => {
      await health.add(runAt(FAR_AHEAD))
      clock.move(HEALTH_SECONDS * 1000 + MINUTE)
      const next = runAt(clock.now())
      await health.add(next)

      expect(await health.since(0)).toEqual([next])
    })

    test('a run of a newer version is read by its known keys', async () => {
      const run = runAt(FAR_AHEAD)
      const { milliseconds: _, ...rest } = run

      await health.add(withLaterKeys(rest) as HealthRun)

      expect(await health.latest()).toEqual(rest)
    })

    test('a status of a newer version is read as it is', async () => {
      const run = runAt(FAR_AHEAD, { mailStatus: 'paused' as 'stale' })

      await health.add(run)

      expect(await health.latest()).toEqual(run)
    })
  })
}
