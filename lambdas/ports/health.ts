import type { HealthRun } from '../../shared/domain/health.ts'

/**
 * The runs of the canaries of the last `HEALTH_SECONDS`, and those from after the present, if the clock was set back.
 */
export type Health = {
  /** Replaces a run of the same time. */
  add(run: HealthRun): Promise<void>
  /** A missing run is ignored. */
  remove(run: HealthRun): Promise<void>
  latest(): Promise<HealthRun | undefined>
  /**
   * Newest first.
   * @param from milliseconds since the epoch
   */
  since(from: number): Promise<HealthRun[]>
}
