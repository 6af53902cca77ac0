import { demoOrganisation } from '../../local/demoOrganisation.ts'
import type { Alert } from '../../shared/domain/insights/alert.ts'
import { type InsightRecord, toInsightRecord } from '../../shared/domain/insights/insightRecord.ts'
import { fixedClock, type TestHost, testHost } from '../harness/host.ts'
import { organisationHistory } from '../harness/organisationHistory.ts'
import { websiteDirectory } from './liveHost.ts'

/** A Saturday, 10:00 in Zurich. */
export const NOW = Date.parse('2026-11-21T09:00:00.000Z')
export const organisation = { ...demoOrganisation, timeZone: 'Europe/Zurich' }
export const DAY = 24 * 3_600_000
/** The last seven days in Zurich, and the seven before. */
export const week = { from: Date.parse('2026-11-14T23:00:00.000Z'), to: Date.parse('2026-11-21T23:00:00.000Z') }
export const weekBefore = { from: week.from - 7 * DAY, to: week.from }
export const clock = fixedClock(NOW)

const budgets = { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }

export function insightHost(): Promise<TestHost> {
  return testHost({ websiteDirectory, organisation, budgets, idTokenSeconds: 1e8 }, clock)
}

/** The last five weeks of an organisation that sends 20,000 transfers in two years. */
export async function addHistory(host: TestHost): Promise<InsightRecord[]> {
  const history = [...organisationHistory({ seed: 7, count: 20_000, now: NOW, from: 19_000 })]
  for (const transfer of history) {
    const { id, createdAt } = transfer
    const event = { at: createdAt, action: 'create', actor: 'test', transferId: id, result: 'done' } as const
    await host.context.transfers.add(transfer, event)
  }
  return history.flatMap(transfer => toInsightRecord(transfer) ?? [])
}

export function isWithin({ from, to }: { from: number; to: number }): (record: { createdAt: number }) => boolean {
  return ({ createdAt }) => createdAt >= from && createdAt < to
}

/** Names with their counts, the most frequent first. */
export function rankSlowly(names: readonly string[]): [name: string, count: number][] {
  const counts = Object.entries(Object.groupBy(names, name => name)).map(
    ([name, all = []]) => [name, all.length] as [string, number],
  )
  return counts.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
}

const iso = (at: number) => new Date(at).toISOString()

/** One alert of each kind, the newest first. */
export function createAlerts(transferId: string): Alert[] {
  const day = { from: iso(week.to - 2 * DAY), to: iso(week.to - DAY) }
  const at = (hours: number) => iso(NOW - hours * 3_600_000)
  return [
    {
      id: `sensitiveInfotypes ${transferId}`,
      kind: 'sensitiveInfotypes',
      createdAt: at(1),
      sender: 'alice@acme.example',
      transferId,
      infoTypes: ['IBAN_CODE'],
    },
    {
      id: `mistakePrevented ${transferId}`,
      kind: 'mistakePrevented',
      createdAt: at(2),
      sender: 'bob@acme.example',
      recipient: 'rita@partnr.example',
      transferId,
    },
    {
      id: 'newSenders alice@acme.example',
      kind: 'newSenders',
      createdAt: at(3),
      sender: 'alice@acme.example',
      transferId,
    },
    { id: 'newDomains partner.example', kind: 'newDomains', createdAt: at(4), domain: 'partner.example', transferId },
    {
      id: 'newRecipients rita@partner.example',
      kind: 'newRecipients',
      createdAt: at(5),
      recipient: 'rita@partner.example',
      transferId,
    },
    {
      id: `sendersSpike ${day.from} alice@acme.example`,
      kind: 'sendersSpike',
      createdAt: day.from,
      sender: 'alice@acme.example',
      count: 12,
      average: 1.5,
      day,
    },
    {
      id: `domainsSpike ${day.from} partner.example`,
      kind: 'domainsSpike',
      createdAt: day.from,
      domain: 'partner.example',
      count: 12,
      average: 1.5,
      day,
    },
    {
      id: `recipientsSpike ${day.from} rita@partner.example`,
      kind: 'recipientsSpike',
      createdAt: day.from,
      recipient: 'rita@partner.example',
      count: 12,
      average: 1.5,
      day,
    },
  ]
}
