import type { Alert, AlertKind } from '../../shared/domain/insights/alert.ts'
import type { First, PartyDimension, Spike, Window } from '../../shared/domain/insights/figures.ts'
import type { Mistake } from '../../shared/domain/insights/insightRecord.ts'
import { toSpikeEdges } from '../../shared/domain/insights/windows.ts'
import type { InfoType } from '../../shared/domain/inspection.ts'
import type { ListedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { ListedType, TransferFilters } from '../../shared/domain/transferFilters.ts'
import type { Context } from '../core/request/context.ts'
import { insightsFor } from '../core/request/insightsFor.ts'
import type { Reach } from '../core/request/reach.ts'
import { IndexMissing } from '../ports/transferIndex.ts'

export const raiseAlertsReach: Reach = {
  insights: ['findFirsts', 'findSpikes', 'findMistakes', 'getDelay'],
  transferIndex: ['find'],
  alerts: ['add'],
}

const DAY = 24 * 60 * 60_000
const LOOK_BACK = 7 * DAY
/**
 * From the creation of a sent transfer to its last finding: a day until it is confirmed, 7 of upload, and 8 of processing. A
 * request has its whole validity before.
 */
const MAX_UNTIL_FOUND = 16 * DAY
/** Of one answer of the index. */
const MAX_FOUND = 500
/** In one answer, because those of one day have no place to continue from. */
const MAX_SPIKES = 100_000
/** Of sensitive transfers. */
const MAX_PAGES = 20

type Parts = Pick<Context, 'insights' | 'transferIndex' | 'organisation' | 'now'>
type Party = 'sender' | 'domain' | 'recipient'
const parties = [
  { dimension: 'sender', party: 'sender', firsts: 'newSenders', spikes: 'sendersSpike' },
  { dimension: 'partner', party: 'domain', firsts: 'newDomains', spikes: 'domainsSpike' },
  { dimension: 'recipient', party: 'recipient', firsts: 'newRecipients', spikes: 'recipientsSpike' },
] as const satisfies { dimension: PartyDimension; party: Party; firsts: AlertKind; spikes: AlertKind }[]

/**
 * Stores the alerts of the last days that are not stored yet, by the definitions of Activity Insights. Runs may overlap:
 * an id has one alert. An index that lacks transfers would show known parties as new, so such a run does nothing.
 */
export async function raiseAlerts(context: Context) {
  try {
    await raiseFound(context)
  } catch (error) {
    if (!(error instanceof IndexMissing)) throw error
    context.log.info('Alerts wait until the index is set up.')
  }
}

async function raiseFound(context: Context) {
  const { insights, alerts, now, log } = context
  const isBehind = async () => (await insights.getDelay(now())).asOf !== undefined
  if (await isBehind()) return
  const at = now()
  const found = await findAlerts(context, { from: at - LOOK_BACK, to: at + 1 })
  // It may have fallen behind, or be rebuilt, since the first look.
  if (found === undefined || (await isBehind())) return
  const added = await alerts.add(found, now())
  if (added.length > 0) log.info('Alerts were raised.', { count: added.length })
}

/** One query at a time, because people wait for theirs. @returns undefined while the index is behind */
async function findAlerts(parts: Parts, window: Window): Promise<Alert[] | undefined> {
  const { organisation } = parts
  const insights = insightsFor(parts.insights, 'raiseAlerts')
  const options = { limit: MAX_FOUND, withoutDomains: organisation.domains }
  const edges = toSpikeEdges(window, organisation.timeZone)
  const found: Alert[] = []
  for (const { dimension, party, firsts, spikes } of parties) {
    const some = await findAll(
      window,
      part => insights.findFirsts(dimension, part, options),
      ({ at }) => at,
    )
    found.push(...some.map(first => toNewParty(firsts, party, first)))
    const sudden = await insights.findSpikes(dimension, edges, { ...options, limit: MAX_SPIKES })
    found.push(...sudden.map(spike => toSpike(spikes, party, spike, window.to - 1)))
  }
  const mistakes = await findAll(
    window,
    part => insights.findMistakes(part, options),
    ({ preventedAt }) => preventedAt,
  )
  const sent = await findSensitive(parts, 'sent', { ...window, from: window.to - MAX_UNTIL_FOUND })
  const validity = organisation.requestExpiryDays.max * DAY
  const answered = await findSensitive(parts, 'requested', { ...window, from: window.to - MAX_UNTIL_FOUND - validity })
  return sent && answered && [...found, ...mistakes.map(toMistakeAlert), ...sent, ...answered]
}

/** More than one answer has: continues before the oldest of the last one, which is found again. */
async function findAll<Found>(
  { from, to }: Window,
  find: (part: Window) => Promise<{ total: number; found: Found[] }>,
  toTime: (found: Found) => number,
): Promise<Found[]> {
  const { total, found } = await find({ from, to })
  const oldest = found.at(-1)
  if (oldest === undefined || total <= found.length || toTime(oldest) + 1 >= to) return found
  return [...found, ...(await findAll({ from, to: toTime(oldest) + 1 }, find, toTime))]
}

async function findSensitive({ transferIndex, organisation, now }: Parts, type: ListedType, window: Window) {
  const { sensitiveInfotypes } = organisation
  const filters: TransferFilters = [
    { key: 'infotype', value: sensitiveInfotypes },
    { key: 'type', value: [type] },
    { key: 'createdAt', value: window },
  ]
  const alerts: Alert[] = []
  let read = 0
  let start: Parameters<typeof transferIndex.find>[1]['start'] = { from: 0 }
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { filters, sort: { key: 'createdAt', order: 'desc' } as const, size: MAX_FOUND, start }
    const { transfers, total, isShortened, asOf } = await transferIndex.find('everybody', query, now())
    if (asOf !== undefined) return undefined
    const inspected = transfers.filter(isInspected)
    alerts.push(...inspected.map(transfer => toSensitiveAlert(transfer, sensitiveInfotypes, window.to - 1)))
    read += transfers.length
    const last = transfers.at(-1)
    if (!last || (transfers.length < MAX_FOUND && !isShortened) || read >= total) break
    start = { after: { at: Date.parse(last.createdAt), id: last.id } }
  }
  return alerts
}

/** Before, the alert would name the infotypes of the first files only. */
function isInspected({ transferState, files }: ListedTransfer): boolean {
  const isUnderway = transferState === 'uploading' || transferState === 'processing'
  return !isUnderway || files.every(({ findings }) => findings)
}

function toNewParty(kind: AlertKind, party: Party, { name, at, transferId }: First): Alert {
  return { id: `${kind} ${name}`, kind, createdAt: toIso(at), [party]: name, transferId }
}

/** It happens when it is found, on its day. The count is that of the day until then. */
function toSpike(kind: AlertKind, party: Party, { name, day, count, average }: Spike, now: number): Alert {
  const [from, to] = [toIso(day.from), toIso(day.to)]
  const createdAt = toIso(Math.min(now, day.to - 1))
  return { id: `${kind} ${from} ${name}`, kind, createdAt, [party]: name, count, average, day: { from, to } }
}

function toMistakeAlert({ id, preventedAt, sender }: Mistake): Alert {
  const kind = 'mistakePrevented'
  return { id: `${kind} ${id}`, kind, createdAt: toIso(preventedAt), sender, transferId: id }
}

/** A request is answered long after its creation: its alert happens when it is found. */
function toSensitiveAlert(transfer: ListedTransfer, sensitive: readonly InfoType[], now: number): Alert {
  const kind = 'sensitiveInfotypes'
  const { id, sender, files, isTransferRequest } = transfer
  const createdAt = isTransferRequest ? toIso(now) : transfer.createdAt
  const found = new Set(files.flatMap(({ findings }) => findings?.summary.map(({ infoType }) => infoType) ?? []))
  const infoTypes = sensitive.filter(infoType => found.has(infoType))
  return { id: `${kind} ${id}`, kind, createdAt, sender: sender.toLowerCase(), transferId: id, infoTypes }
}

const toIso = (at: number) => new Date(at).toISOString()
