import { MAX_BACKOFF_SECONDS, type WorkflowStep } from '../../pipeline/workflow.ts'

export type Retry = WorkflowStep['retry'] & { maxSeconds?: number; backoffRate?: number }

/** Full jitter: failed transfers together are retried apart. */
export function retrier({ tries, backoffSeconds, maxSeconds, backoffRate }: Retry) {
  return {
    IntervalSeconds: backoffSeconds,
    BackoffRate: backoffRate ?? 2,
    MaxDelaySeconds: maxSeconds ?? MAX_BACKOFF_SECONDS,
    MaxAttempts: tries - 1,
    JitterStrategy: 'FULL',
  }
}
