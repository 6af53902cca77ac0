import type * as z from 'zod'
import { getInsights } from '../../shared/contract/insights.ts'
import { isWithinPoints, MAX_POINTS, toInterval, toPrevious, toWindow } from '../../shared/domain/insights/windows.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { insightsFor } from '../core/request/insightsFor.ts'
import { Refusal } from '../core/request/refusal.ts'

/** The audit records the access. */
export const handler = endpoint(getInsights, async (request, reach) => {
  const { body, caller } = request
  const now = reach.now()
  const { timeZone } = reach.organisation
  const window = toWindow(toAsked(body), now, timeZone)
  const interval = body.interval ?? toInterval(window)
  if (!isWithinPoints(window, interval)) {
    throw new Refusal(
      'bad_request',
      `A chart has at most ${MAX_POINTS} points. Choose a longer interval or a shorter range.`,
    )
  }
  // A start does not need them.
  const { answers } = await import('./answers.ts')
  await reach.audit.append(callerEvent('read-insights', now, request, { detail: body.query }))

  const previous = toPrevious(window, timeZone)
  const { size, kinds } = body
  const { transferIndex, alerts, organisation } = reach
  const insights = insightsFor(reach.insights, caller.subject)
  const parts = { insights, transferIndex, alerts, organisation }
  const [answer, delay] = await Promise.all([
    answers[body.query](parts, { window, previous, interval, now, caller, size, kinds }),
    reach.insights.getDelay(now),
  ])
  return {
    query: body.query,
    from: new Date(window.from).toISOString(),
    to: new Date(window.to).toISOString(),
    previousFrom: new Date(previous.from).toISOString(),
    ...delay,
    ...answer,
    // The query determines the fields, which the compiler cannot follow.
  } as z.input<typeof getInsights.reply>
})

/** The contract has both ends or none. */
function toAsked({ from, to, quickRange = 'last-7-days' }: z.infer<typeof getInsights.body>) {
  return from === undefined || to === undefined ? { quickRange } : { from, to }
}
