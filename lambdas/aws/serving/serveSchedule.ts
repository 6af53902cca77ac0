import type { Context } from '../../core/request/context.ts'
import { awsContext, type Openers } from './context.ts'

/** The Lambda function of what runs by the clock. What it throws is tried again, and then kept for the operator. */
export function serveSchedule(work: (context: Context) => Promise<void>, openers: Openers) {
  const context = awsContext(openers)
  return () => work(context)
}
