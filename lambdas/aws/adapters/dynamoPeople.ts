import { DeleteCommand, type DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isCanary } from '../../../shared/domain/canary.ts'
import { DropPage } from '../../../shared/domain/dropPage.ts'
import { Alert } from '../../../shared/domain/insights/alert.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import { toHolder } from '../../core/secrets/deviceProof.ts'
import { toPair } from '../../core/transfer/contactPair.ts'
import { isOfPerson, namesPerson, withoutPerson } from '../../core/transfer/isOfPerson.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { KnownPerson, People, PersonRecords } from '../../ports/people.ts'
import {
  alertIdKey,
  alertKey,
  alertReaderKey,
  alertsPartition,
  bookKey,
  contactKey,
  dropAddressKey,
  dropPageKey,
  getTransferId,
  type Key,
  storedAlertsPartition,
  transferKey,
} from '../functions/tableKeys.ts'
import type { Directory } from './cognitoPeople.ts'
import { eraseExchanges, findExchanges } from './dynamo/personUsage.ts'
import { dynamoAlerts } from './dynamoAlerts.ts'
import { dynamoContacts } from './dynamoContacts.ts'
import { dynamoSessions } from './dynamoSessions.ts'
import { dynamoTrustedDevices } from './dynamoTrustedDevices.ts'

const DELETES_AT_ONCE = 10
const BOOKS = bookKey('', '').pk
const ALERTS = alertsPartition('')
const DROP_PAGES = dropPageKey('').pk
const DROP_ADDRESSES = dropAddressKey('').pk
const STORED_ALERTS = storedAlertsPartition('')

type Row = Key & Record<string, unknown>

/** Scans complete tables, because no index has addresses: for operators' commands only. */
export function dynamoPeople(
  client: DynamoDBDocumentClient,
  tables: { transfers: string; audit: string; ops: string },
  directory: Directory,
): People {
  const sessions = dynamoSessions(client, tables.ops)
  const readers = dynamoAlerts(client, tables.ops)
  const contacts = dynamoContacts(client, tables.ops)
  const devices = dynamoTrustedDevices(client, tables.ops)
  const remove = ({ pk, sk }: Key) => client.send(new DeleteCommand({ TableName: tables.ops, Key: { pk, sk } }))

  async function* scan(TableName: string, more: object = {}): AsyncGenerator<Row> {
    const pages = paginateScan({ client }, { TableName, ConsistentRead: true, ...more })
    for await (const { Items = [] } of pages) yield* Items as Row[]
  }

  /** Rows of address books, drop pages and alerts: no other rows of this table have addresses, except those of alert readers. */
  async function findRows(person: KnownPerson, transfers: readonly Transfer[]) {
    const prefixes = {
      ':books': BOOKS,
      ':pages': DROP_PAGES,
      ':addresses': DROP_ADDRESSES,
      ':alerts': ALERTS,
      ':stored': STORED_ALERTS,
    }
    const rows = scan(tables.ops, {
      FilterExpression: Object.keys(prefixes)
        .map(prefix => `begins_with(#pk, ${prefix})`)
        .join(' OR '),
      ExpressionAttributeNames: { '#pk': 'pk' },
      ExpressionAttributeValues: prefixes,
    })
    const ids = new Set(transfers.map(({ id }) => id))
    const found: Record<'books' | 'pages' | 'addresses' | 'alerts' | 'acknowledged', Row[]> = {
      books: [],
      pages: [],
      addresses: [],
      alerts: [],
      acknowledged: [],
    }
    for await (const row of rows) {
      if (row.pk.startsWith(BOOKS)) {
        const isOwn = person.subjects.includes(row.pk.slice(BOOKS.length))
        if (isOwn || namesPerson(String(row.address), person)) found.books.push(row)
        continue
      }
      if (row.pk.startsWith(DROP_PAGES)) {
        if (person.subjects.includes(row.pk.slice(DROP_PAGES.length))) found.pages.push(row)
        continue
      }
      if (row.pk.startsWith(DROP_ADDRESSES)) {
        if (person.subjects.includes(String(row.subject))) found.addresses.push(row)
        continue
      }
      const { sender, recipient, transferId, acknowledgement } = toAlert(row)
      const isOfTransfer = transferId !== undefined && ids.has(transferId)
      if (isOfTransfer || namesPerson(sender, person) || namesPerson(recipient, person)) found.alerts.push(row)
      else if (acknowledgement && withoutPerson(acknowledgement, person)) found.acknowledged.push(row)
    }
    return found
  }

  async function findAudit({ subjects }: KnownPerson, transfers: readonly Transfer[]): Promise<AuditEvent[]> {
    const ids = new Set(transfers.map(({ id }) => id))
    const events: AuditEvent[] = []
    for await (const { pk: _, sk: _sk, expiresAt: _at, ...row } of scan(tables.audit)) {
      const event = row as AuditEvent
      const { actor, transferId = '', detail = '' } = event
      if (subjects.includes(actor) || ids.has(transferId) || subjects.some(subject => detail.includes(subject))) {
        events.push(event)
      }
    }
    return events.sort((one, other) => (one.at < other.at ? -1 : 1))
  }

  return {
    findSubjects: directory.findSubjects,
    signOut: directory.signOut,
    async findTransfers(person) {
      const { pk: beginning, sk: meta } = transferKey('')
      const rows = scan(tables.transfers, {
        FilterExpression: '#sk = :meta AND begins_with(#pk, :beginning)',
        ProjectionExpression: '#pk, #sender, #recipient, #further',
        ExpressionAttributeNames: {
          '#pk': 'pk',
          '#sk': 'sk',
          '#sender': 'sender',
          '#recipient': 'recipient',
          '#further': 'furtherRecipients',
        },
        ExpressionAttributeValues: { ':meta': meta, ':beginning': beginning },
      })
      const ids: string[] = []
      for await (const row of rows) {
        const id = getTransferId(row.pk)
        if (!isCanary(id) && isOfPerson(row as unknown as Transfer, person)) ids.push(id)
      }
      return ids
    },
    async findRecords(person, transfers) {
      const { subjects } = person
      const { books, pages, alerts } = await findRows(person, transfers)
      const phones = new Map<string, PersonRecords['phones'][number]>()
      for (const { sender, recipient } of transfers) {
        const pair = toPair(sender.subject, recipient)
        const phone = phones.has(pair) ? undefined : await contacts.getPhone(pair)
        if (phone) phones.set(pair, { subject: sender.subject, recipient, maskedPhone: phone.maskedPhone })
      }
      const known = await Promise.all(subjects.map(subject => readers.findReader(subject)))
      return {
        directory: (await Promise.all(subjects.map(subject => directory.find(subject)))).flat(),
        sessions: await Promise.all(subjects.map(async subject => ({ subject, ...(await sessions.find(subject)) }))),
        addressBooks: books.map(({ pk, address, name = '', lastUsedAt }) => ({
          subject: pk.slice(BOOKS.length),
          address: String(address),
          name: String(name),
          lastUsedAt: Number(lastUsedAt),
        })),
        dropPages: pages.map(({ content }) => tolerant(DropPage).parse(JSON.parse(String(content)))),
        phones: [...phones.values()],
        trustedDevices: person.address === undefined ? [] : await devices.list(toHolder(person.address)),
        usage: await findExchanges(client, tables.transfers, transfers),
        // Stored twice.
        alerts: alerts.filter(({ pk }) => pk.startsWith(ALERTS)).map(toAlert),
        alertReaders: known.flatMap(reader => {
          if (!reader) return []
          const { subject, email, activeAt, seenAt } = reader
          return [{ subject, email, activeAt, ...(seenAt === undefined ? {} : { seenAt }) }]
        }),
        audit: await findAudit(person, transfers),
        messages: [],
      }
    },
    async eraseRecords(person, transfers) {
      const { books, pages, addresses, alerts, acknowledged } = await findRows(person, transfers)
      // Ids before the rows by which a repeat finds them.
      await forEachAtMost(DELETES_AT_ONCE, alerts.map(toAlert), ({ id }) => remove(alertIdKey(id)))
      await forEachAtMost(DELETES_AT_ONCE, [...books, ...pages, ...addresses, ...alerts], remove)
      await forEachAtMost(DELETES_AT_ONCE, acknowledged.map(toAlert), alert =>
        client.send(
          new UpdateCommand({
            TableName: tables.ops,
            Key: alertKey(alert),
            // An alert that was opened again stays open: the command fails, and is repeated.
            ConditionExpression: '#acknowledgement = :before',
            UpdateExpression: 'SET #acknowledgement = :erased',
            ExpressionAttributeNames: { '#acknowledgement': 'acknowledgement' },
            ExpressionAttributeValues: {
              ':before': alert.acknowledgement,
              ':erased': alert.acknowledgement && withoutPerson(alert.acknowledgement, person),
            },
          }),
        ),
      )
      await forEachAtMost(DELETES_AT_ONCE, transfers, ({ sender, recipient }) =>
        remove(contactKey(toPair(sender.subject, recipient))),
      )
      await devices.removeAll(toHolder(person.address ?? ''))
      await eraseExchanges(client, tables.transfers, person, transfers)
      for (const subject of person.subjects) await remove(alertReaderKey(subject))
    },
    async eraseMembers(subjects, address) {
      for (const subject of subjects) await directory.remove(subject, address)
    },
  }
}

function toAlert({ content, acknowledgement }: Row): Alert {
  return tolerant(Alert).parse({ ...JSON.parse(String(content)), ...(acknowledgement ? { acknowledgement } : {}) })
}
