import type { Context } from '../../core/request/context.ts'
import { awsContext, type Openers } from './context.ts'

export function serveSchedule(work: (context: Context) => Promise<unknown>, openers: Openers) {
  const context = awsContext(openers)
  return async () => void (await work(context))
}
