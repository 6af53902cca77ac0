import { useEffect, useState } from 'react'
import { acknowledgeAlerts, noteAlertsSeen } from '../../../../../shared/contract/alerts.ts'
import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import type { Alert, AlertKind } from '../../../../../shared/domain/insights/alert.ts'
import { insightFailures, alerts as texts } from '../../../../../shared/texts/en/insights.ts'
import { useAdvisoryCall, useCall } from '../../../auth/session.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { noteNewAlerts } from '../../../shell/watchAlerts.ts'
import { useInsight } from '../useInsight.ts'

const POLL_MILLISECONDS = 60_000
/** The most that one answer has. */
const PAGE = 500

type Older = { key: string; alerts: readonly Alert[]; more: number }

/** The alerts of the range, of one kind or all. A look at all of them notes them as seen. */
export function useAlerts(kind: AlertKind | undefined) {
  const call = useCall()
  const toasts = useToasts()
  const read = useInsight('alerts', { ...(kind ? { kinds: [kind] } : {}), pauseMilliseconds: POLL_MILLISECONDS })
  const { reply } = read
  const [loaded, setLoaded] = useState<Older>()
  const older = loaded?.key === read.key && !read.isOvertaken ? loaded : undefined
  const [changed, setChanged] = useState<{ of: typeof reply; alerts: readonly Alert[] }>({ of: undefined, alerts: [] })
  const newIds = useNewIds(reply, kind === undefined)
  const changes = changed.of === reply ? changed.alerts : []
  const alerts = reply && [
    ...reply.alerts.map(alert => changes.find(({ id }) => id === alert.id) ?? alert),
    ...withoutKnown(older?.alerts ?? [], reply),
  ]
  const oldest = alerts?.at(-1)
  const [isLoading, setIsLoading] = useState(false)

  const showMore = async () => {
    if (!reply || !alerts || !oldest || isLoading) return
    setIsLoading(true)
    try {
      // Others of the same moment may be missing.
      const to = new Date(Date.parse(oldest.createdAt) + 1).toISOString()
      const next = await read.ask({ from: reply.from, to, size: PAGE })
      const known = new Set(alerts.map(({ id }) => id))
      const found = next.alerts.filter(({ id }) => !known.has(id))
      // All that was shown is kept, because new alerts push others out of the first answer.
      setLoaded({ key: read.key, alerts: [...alerts, ...found], more: found.length > 0 ? next.more : 0 })
    } catch {
      toasts.error(insightFailures.alerts)
    }
    setIsLoading(false)
  }

  /** @returns whether it worked */
  const acknowledge = async ({ id, createdAt }: Alert, options: { note?: string; isOpen?: boolean }) => {
    try {
      const { alerts: now } = await call(acknowledgeAlerts, { body: { alerts: [{ id, createdAt }], ...options } })
      setLoaded(
        last => last && { ...last, alerts: last.alerts.map(alert => now.find(({ id }) => id === alert.id) ?? alert) },
      )
      setChanged({ of: reply, alerts: [...now, ...changes.filter(each => now.every(alert => alert.id !== each.id))] })
      return true
    } catch {
      toasts.error(options.isOpen ? texts.reopenFailed : texts.acknowledgeFailed)
      return false
    }
  }
  return { ...read, alerts, more: older?.more ?? reply?.more ?? 0, showMore, isLoading, newIds, acknowledge }
}

function withoutKnown(alerts: readonly Alert[], { alerts: newest }: InsightReply<'alerts'>): Alert[] {
  const known = new Set(newest.map(({ id }) => id))
  return alerts.filter(({ id }) => !known.has(id))
}

/** Alerts that were new at any look of this visit. */
function useNewIds(reply: ReturnType<typeof useInsight<'alerts'>>['reply'], isAll: boolean): ReadonlySet<string> {
  const call = useAdvisoryCall()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!reply || !isAll) return
    const { alerts, newCount, to } = reply
    // The newest alerts are in no range of the past.
    if (Date.parse(to) > Date.now() && newCount > 0) {
      setIds(last => new Set([...last, ...alerts.slice(0, newCount).map(({ id }) => id)]))
    }
    if (document.visibilityState === 'hidden') return
    call(noteAlertsSeen).then(
      () => noteNewAlerts(0),
      () => undefined,
    )
  }, [reply, isAll, call])
  return ids
}
