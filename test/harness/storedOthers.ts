import type { AddressBook } from '../../lambdas/ports/addressBook.ts'
import type { Alerts } from '../../lambdas/ports/alerts.ts'
import type { Health } from '../../lambdas/ports/health.ts'
import type { Policies } from '../../lambdas/ports/policies.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'

export type Stores = {
  transfers: Transfers
  policies: Policies
  addressBook: AddressBook
  alerts: Alerts
  health: Health
}

const EVER = { from: 0, to: Date.parse('2200-01-01T00:00:00.000Z') }

/** What releases store beside transfers, and both read. @param subject of a member with an address book */
export async function readOthers(
  { policies, addressBook, alerts, health }: Omit<Stores, 'transfers'>,
  subject: string,
) {
  return {
    policies: (await policies.current()).policies,
    addressBook: await addressBook.list(subject),
    alerts: (await alerts.find(EVER, { limit: 500 })).alerts,
    readers: await alerts.subscribers(),
    health: await health.since(0),
  }
}
