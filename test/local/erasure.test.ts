import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machineOperatorHost } from '../../bin/operatorHost.ts'
import { openDatabase } from '../../local/database.ts'
import { signedInPeople } from '../../local/identity/directory.ts'
import { fileKeys } from '../../local/keys.ts'
import { sqliteAddressBook } from '../../local/stores/addressBook.ts'
import { sqliteAlerts } from '../../local/stores/alerts.ts'
import { sqliteContacts } from '../../local/stores/contacts.ts'
import { sqliteDropPages } from '../../local/stores/dropPages.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { sqliteTrustedDevices } from '../../local/stores/trustedDevices.ts'
import { erasureSuite, type WriteBudget } from '../contracts/erasure.suite.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'

const now = () => FAR_AHEAD
/** Each is one transaction, or one change of files. */
const writes = /^(append|endBefore|signOut|replace|remove|erase|withdraw)/

erasureSuite('SQLite', async budget => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-erasure-'))
  const database = openDatabase(join(directory, 'waybill.db'))
  const keys = fileKeys(join(directory, 'keys', 'root.key'))
  const host = machineOperatorHost(directory)
  const { transfers, blobs, recipients, sessions, people, audit } = host
  return {
    host: { ...budgeted({ transfers, blobs, recipients, sessions, people, audit }, budget), now },
    transfers: sqliteTransfers(database, keys.derive('transfers')),
    addressBook: sqliteAddressBook(database, { now }),
    dropPages: sqliteDropPages(database),
    trustedDevices: sqliteTrustedDevices(database, { now }),
    alerts: sqliteAlerts(database, { now }),
    contacts: sqliteContacts(database, { key: keys.derive('contacts'), now }),
    keepMember: (subject, email) =>
      signedInPeople(database, keys).keep(subject, { email, name: 'Carol', groups: ['org'] }, FAR_AHEAD / 1000),
    async readRows() {
      const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
      // The words of lists are in blobs, which merging rearranges; counts by day stay as zeros.
      const names = tables
        .map(({ name }) => String(name))
        .filter(name => !/^(audit|sessions|sqlite_|listed_words|\w+_days$)/.test(name))
      const rows = names.map(name => {
        const all = database.prepare(`SELECT * FROM ${name}`)
        all.setReadBigInts(true)
        return [name, all.all()]
      })
      return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    },
    async close() {
      await host.close()
      database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
})

function budgeted<Ports extends object>(ports: Ports, budget: WriteBudget): Ports {
  const limited = (port: object) =>
    Object.fromEntries(
      Object.entries(port).map(([verb, call]) => [
        verb,
        async (...args: unknown[]) => {
          if (writes.test(verb)) budget.take()
          return call(...args)
        },
      ]),
    )
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, limited(port)])) as Ports
}
