import type { DatabaseSync } from 'node:sqlite'
import { toHolder } from '../../lambdas/core/secrets/deviceProof.ts'
import { parsePhone } from '../../lambdas/core/secrets/parsePhone.ts'
import { toPair } from '../../lambdas/core/transfer/contactPair.ts'
import { isOfPerson, mentionsPerson, namesPerson, withoutPerson } from '../../lambdas/core/transfer/isOfPerson.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import type { KnownPerson, People, PersonRecords } from '../../lambdas/ports/people.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import { toUsageAddress } from '../../shared/domain/recipients/usageAddress.ts'
import { endedStates, type Transfer } from '../../shared/domain/transfer.ts'
import { logScrubber } from '../blobs/logScrubber.ts'
import { commitWrite } from '../database.ts'
import { demoPeople } from '../identity/demoDirectory.ts'
import { signedInPeople } from '../identity/directory.ts'
import { getSubject } from '../identity/person.ts'
import { sqliteSessions } from '../identity/sessions.ts'
import type { FileKeys } from '../keys.ts'
import { forgetWords } from '../lists/forgetWords.ts'
import { outbox } from '../outbox/outbox.ts'
import { sqliteAlerts } from './alerts.ts'
import { sqliteContacts } from './contacts.ts'
import { sqliteDropPages } from './dropPages.ts'
import { transferRecords } from './transferRecords.ts'
import { sqliteTrustedDevices } from './trustedDevices.ts'

/** Beside a running host. Full scans: no index has addresses. */
export function sqlitePeople(
  database: DatabaseSync,
  keys: FileKeys,
  { now = Date.now }: { now?: () => number } = {},
): People {
  const records = transferRecords(database, keys.derive('transfers'))
  const known = signedInPeople(database, keys)
  const sessions = sqliteSessions(database)
  const alerts = sqliteAlerts(database, { now })
  const contacts = sqliteContacts(database, { key: keys.derive('contacts'), now })
  const dropPages = sqliteDropPages(database)
  const devices = sqliteTrustedDevices(database, { now })
  const mails = outbox(database, { from: '', key: keys.derive('outbox'), now, newId: () => '' })
  const scrubLog = logScrubber(database)
  const allRows = (sql: string, ...values: string[]) => database.prepare(sql).all(...values)

  async function findSubjects(address: string) {
    const signedIn = await known.withEmail(address)
    const isOfDemo = demoPeople.some(person => person.email === address.toLowerCase())
    return [...new Set(isOfDemo ? [...signedIn, getSubject(address)] : signedIn)]
  }

  function findAddressBooks(person: KnownPerson): PersonRecords['addressBooks'] {
    return allRows('SELECT subject, address, name, last_used_at AS lastUsedAt FROM address_book')
      .map(row => row as PersonRecords['addressBooks'][number])
      .filter(({ subject, address }) => person.subjects.includes(subject) || namesPerson(address, person))
  }

  function findUsage(person: KnownPerson): PersonRecords['usage'] {
    const address = person.address === undefined ? '' : toUsageAddress(person.address).recipient
    return allRows(
      `SELECT subject, recipient, count, last_at AS lastAt FROM usage_pairs
        WHERE recipient = ? OR subject IN (SELECT value FROM json_each(?))`,
      address,
      JSON.stringify(person.subjects),
    ).map(row => row as PersonRecords['usage'][number])
  }

  async function findAlerts(person: KnownPerson, transfers: readonly Transfer[]) {
    const all = await alerts.storedAfter(0, { until: Number.MAX_SAFE_INTEGER, limit: Number.MAX_SAFE_INTEGER })
    return all.alerts.filter(({ sender, recipient, transferId }) => {
      const isOfTransfer = transfers.some(({ id }) => id === transferId)
      return isOfTransfer || namesPerson(sender, person) || namesPerson(recipient, person)
    })
  }

  function findAudit(person: KnownPerson, transfers: readonly Transfer[]): AuditEvent[] {
    return allRows(
      `SELECT at, action, actor, source, transfer_id AS transferId, file_id AS fileId, result, detail FROM audit
        WHERE actor IN (SELECT value FROM json_each(:subjects)) OR transfer_id IN (SELECT value FROM json_each(:ids))
          OR EXISTS (SELECT 1 FROM json_each(:subjects) WHERE instr(detail, value))
        ORDER BY sequence`
        .replaceAll(':subjects', '?1')
        .replaceAll(':ids', '?2'),
      JSON.stringify(person.subjects),
      JSON.stringify(transfers.map(({ id }) => id)),
    ).map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as AuditEvent)
  }

  /**
   * Mails to the person, or about them. SMS have no address: those to a phone that is masked as the one of a transfer to the
   * person, sent while it was open.
   */
  async function findMessages(person: KnownPerson, transfers: readonly Transfer[]) {
    const verified = transfers.filter(
      ({ recipient, phoneVerification }) => phoneVerification && namesPerson(recipient, person),
    )
    const all = mails.list()
    const found = await Promise.all(
      all.map(async message => {
        const { channel, to, replyTo, subject, text, sentAt } = message
        if (channel === 'email') return [to, replyTo, subject, text].some(words => mentionsPerson(words, person))
        const phone = await parsePhone(to)
        return verified.some(transfer => {
          const { phoneVerification, createdAt, transferState, stateChangedAt } = transfer
          const endedAt = endedStates.some(state => state === transferState) ? stateChangedAt : sentAt
          return phoneVerification?.maskedPhone === phone?.masked && createdAt <= sentAt && sentAt <= endedAt
        })
      }),
    )
    return all.filter((_, index) => found[index])
  }

  return {
    findSubjects,
    // `endBefore` of this host's sessions removes refresh tokens.
    async signOut() {},
    async findTransfers(person) {
      const ids: string[] = []
      for (const { id } of database.prepare('SELECT id FROM transfers').iterate()) {
        const transfer = isCanary(String(id)) ? undefined : records.read(String(id))
        if (transfer && isOfPerson(transfer, person)) ids.push(transfer.id)
      }
      return ids
    },
    async findRecords(person, transfers) {
      const { subjects } = person
      const directory = subjects.map(async subject => ({ subject, known: await known.find(subject) }))
      const demo = demoPeople.filter(({ email }) => namesPerson(email, person))
      const phones = transfers.map(async ({ sender: { subject }, recipient }) => {
        const phone = await contacts.getPhone(toPair(subject, recipient))
        return phone && { subject, recipient, maskedPhone: phone.maskedPhone }
      })
      const readers = subjects.map(subject => alerts.findReader(subject))
      return {
        directory: [
          ...(await Promise.all(directory)).flatMap(({ subject, known }) => {
            return known ? [{ subject, email: known.email, name: known.name, groups: known.groups }] : []
          }),
          ...demo.map(({ email, name, groups }) => ({ subject: getSubject(email), email, name, groups })),
        ],
        sessions: await Promise.all(subjects.map(async subject => ({ subject, ...(await sessions.find(subject)) }))),
        addressBooks: findAddressBooks(person),
        dropPages: (await Promise.all(subjects.map(dropPages.find))).filter(page => page !== undefined),
        phones: unique((await Promise.all(phones)).filter(phone => phone !== undefined)),
        trustedDevices: person.address === undefined ? [] : await devices.list(toHolder(person.address)),
        usage: findUsage(person),
        alerts: await findAlerts(person, transfers),
        alertReaders: (await Promise.all(readers)).flatMap(reader => {
          if (!reader) return []
          const { subject, email, activeAt, seenAt } = reader
          return [{ subject, email, activeAt, ...(seenAt === undefined ? {} : { seenAt }) }]
        }),
        audit: findAudit(person, transfers),
        messages: await Promise.all(
          (await findMessages(person, transfers)).map(async ({ channel, to, subject, sentAt }) => {
            return { to: channel === 'sms' ? ((await parsePhone(to))?.masked ?? '') : to, subject, sentAt }
          }),
        ),
      }
    },
    async eraseRecords(person, transfers) {
      const found = await findAlerts(person, transfers)
      const messages = await findMessages(person, transfers)
      const address = person.address === undefined ? '' : toUsageAddress(person.address).recipient
      const pairs = transfers.map(({ sender: { subject }, recipient }) => toPair(subject, recipient))
      const subjects = JSON.stringify(person.subjects)
      const run = (sql: string, ...values: (string | number)[]) => database.prepare(sql).run(...values)
      const among = (column: string) => `${column} IN (SELECT value FROM json_each(?))`
      await commitWrite(database, () => {
        for (const table of [
          'sign_in_codes',
          'refresh_tokens',
          'alert_readers',
          'usage_stems',
          'usage_members',
          'drop_pages',
        ]) {
          run(`DELETE FROM ${table} WHERE ${among('subject')}`, subjects)
        }
        for (const { subject, address: key } of findAddressBooks(person)) {
          run('DELETE FROM address_book WHERE subject = ? AND key = ?', subject, key.toLowerCase())
        }
        run(`DELETE FROM contacts WHERE ${among('pair')}`, JSON.stringify(pairs))
        run('DELETE FROM trusted_devices WHERE holder = ?', toHolder(person.address ?? ''))
        run(`DELETE FROM usage_pairs WHERE recipient = ? OR ${among('subject')}`, address, subjects)
        run(`DELETE FROM usage_members AS member WHERE NOT EXISTS
          (SELECT 1 FROM usage_pairs WHERE domain = member.domain AND subject = member.subject)`)
        run(`DELETE FROM usage_domains AS used WHERE NOT EXISTS
          (SELECT 1 FROM usage_members WHERE domain = used.domain)`)
        run(`DELETE FROM alerts WHERE ${among('id')}`, JSON.stringify(found.map(({ id }) => id)))
        for (const { id, acknowledgement } of allRows(
          'SELECT id, acknowledgement FROM alerts WHERE acknowledgement IS NOT NULL',
        )) {
          const erased = withoutPerson(JSON.parse(String(acknowledgement)), person)
          if (!erased) continue
          run('UPDATE alerts SET acknowledgement = ? WHERE id = ?', JSON.stringify(erased), String(id))
        }
        run(`DELETE FROM outbox WHERE ${among('id')}`, JSON.stringify(messages.map(({ id }) => id)))
      })
    },
    async eraseMembers(subjects) {
      const remove = database.prepare('DELETE FROM people WHERE subject IN (SELECT value FROM json_each(?))')
      await commitWrite(database, () => remove.run(JSON.stringify(subjects)))
      forgetWords(database)
      await scrubLog()
    },
  }
}

function unique<One>(all: readonly One[]): One[] {
  return [...new Map(all.map(one => [JSON.stringify(one), one])).values()]
}
