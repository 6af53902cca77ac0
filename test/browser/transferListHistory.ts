import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '../../local/database.ts'
import { fileKeys } from '../../local/keys.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Transfer, TransferState } from '../../shared/domain/transfer.ts'
import type { TestHost } from '../harness/host.ts'
import type { Person } from '../harness/person.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** About five a day, with distinct times. */
const STEP = 5 * HOUR
/** The API creates the newest transfers; all older ones are over. */
const MADE = 160

/** The expected answers of lists follow from the plan. */
export type Planned = {
  index: number
  createdAt: number
  isRequest: boolean
  recipient: string
  recipientName: string | undefined
  message: string
  file: string | undefined
  trackingId: string | undefined
  expiryDate: number | undefined
  state: TransferState
}

const recipients = ['rita@partner.example', 'finance@contoso.example', 'bea@fabrikam.example']

/** @param now the time of the list */
export function plannedHistory(size: number, now: number): Planned[] {
  return Array.from({ length: size }, (_, index) => planned(index, now))
}

function planned(index: number, now: number): Planned {
  const createdAt = now - index * STEP - HOUR / 2
  const isRequest = index % 5 === 3
  const days = [isRequest ? 3 : 1, 7, 30][Math.floor(index / 2) % 3] ?? 7
  const isUploading = index === 1
  const expiryDate = isUploading ? undefined : createdAt + days * DAY
  return {
    index,
    createdAt,
    isRequest,
    recipient: recipients[index % 3] ?? '',
    recipientName: index % 3 === 0 ? 'Rita Meier' : undefined,
    message: `Papers of matter ${index}${index % 4 === 0 ? ', about the rent' : ''}.`,
    file: isRequest ? undefined : index % 2 === 0 ? `Staff list ${index}.csv` : `Invoice ${index}.pdf`,
    trackingId: index % 6 === 0 ? `Case-${index}` : undefined,
    expiryDate,
    state: getState({ index, isRequest, isUploading, isOver: expiryDate !== undefined && expiryDate <= now }),
  }
}

type Course = { index: number; isRequest: boolean; isUploading: boolean; isOver: boolean }

function getState({ index, isRequest, isUploading, isOver }: Course): TransferState {
  if (isUploading) return 'uploading'
  if (index % 7 === 4) return 'retracted'
  if (isOver) return 'expired'
  return isRequest ? 'requested' : 'active'
}

/**
 * API calls create the newest transfers; the older ones are copies, written to the store.
 * @returns the ids, in the order of the plan
 */
export async function makeHistory(host: TestHost, sender: Person, plan: readonly Planned[]): Promise<string[]> {
  const ids: string[] = []
  const now = host.clock.now()
  for (const one of plan.slice(0, MADE).toReversed()) {
    host.clock.move(one.createdAt - host.clock.now())
    const id = one.isRequest ? await ask(sender, one) : await send(sender, one)
    await host.settled()
    if (one.state === 'retracted') await sender.retract(id)
    ids.unshift(id)
  }
  host.clock.move(now - host.clock.now())
  return [...ids, ...(await addOlder(host, plan, ids))]
}

async function addOlder(host: TestHost, plan: readonly Planned[], made: readonly string[]): Promise<string[]> {
  const key = fileKeys(join(host.directory, 'keys', 'root.key')).derive('transfers')
  const database = openDatabase(join(host.directory, 'waybill.db'))
  const transfers = sqliteTransfers(database, key)
  const added = plan.slice(MADE).map(async one => {
    const example = await transfers.get(made[plan.findIndex(other => isAlike(one, other))] ?? '')
    if (!example) throw new Error(`Nothing that was made is like: ${one.message}`)
    const older = toCopy(example, one)
    await transfers.add(older, { at: older.createdAt, action: 'create', actor: 'history', result: 'done' })
    return older.id
  })
  const ids = await Promise.all(added)
  database.close()
  return ids
}

/** Whether two transfers differ only in texts and times. */
function isAlike(one: Planned, other: Planned): boolean {
  const classifyKind = ({ file }: Planned) => file?.split('.').at(-1)
  return one.state === other.state && classifyKind(one) === classifyKind(other) && other.index < MADE
}

function toCopy({ link: _, ...example }: Transfer, one: Planned): Transfer {
  const { createdAt, expiryDate = 0, recipient, recipientName, message, trackingId } = one
  const iso = (at: number) => new Date(at).toISOString()
  const ended = iso(one.state === 'retracted' ? createdAt : expiryDate)
  const secret = () => randomBytes(32).toString('base64url')
  return {
    ...example,
    id: randomUUID(),
    recipient,
    recipientName,
    message,
    trackingId,
    createdAt: iso(createdAt),
    expiryDate: iso(expiryDate),
    expiryDays: getDays(one),
    stateChangedAt: ended,
    withdrawnAt: ended,
    erasedAt: ended,
    transferState: one.state,
    request: example.request && { ...example.request, link: { digest: secret(), sealed: secret() } },
    files: example.files.map(file => ({ ...file, id: randomUUID(), name: one.file ?? file.name })),
  }
}

async function ask(sender: Person, { recipient, recipientName, message, trackingId, ...one }: Planned) {
  const { id } = await sender.request({
    responder: recipient,
    message,
    expiryDays: getDays(one),
    recipientName,
    trackingId,
  })
  return id
}

async function send(sender: Person, { recipient, recipientName, message, trackingId, ...one }: Planned) {
  const content = Buffer.from(one.file?.endsWith('.csv') ? 'card\n4111 1111 1111 1111\n' : 'Nothing.')
  const options = { recipientName, trackingId, expiryDays: getDays(one) }
  const files = [{ name: one.file ?? '', content }]
  const created = await sender.create(files, { recipient, message, options })
  if (one.state === 'uploading') return created.id
  for (const file of created.files) await sender.upload(created.id, file.id, content)
  await sender.call(contracts.finalizeTransfer, { params: { id: created.id } })
  return created.id
}

function getDays({ expiryDate = 0, createdAt }: Pick<Planned, 'expiryDate' | 'createdAt'>): number {
  return expiryDate === 0 ? 7 : Math.round((expiryDate - createdAt) / DAY)
}
