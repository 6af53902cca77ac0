import { describe, expect, test } from 'vitest'
import { toHolder } from '../../lambdas/core/secrets/deviceProof.ts'
import { toPair } from '../../lambdas/core/transfer/contactPair.ts'
import { erasePerson } from '../../lambdas/operations/erasePerson.ts'
import { findPerson } from '../../lambdas/operations/findPerson.ts'
import type { AddressBook } from '../../lambdas/ports/addressBook.ts'
import type { Alerts } from '../../lambdas/ports/alerts.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import type { Contacts } from '../../lambdas/ports/contacts.ts'
import type { DropPages } from '../../lambdas/ports/dropPages.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import type { TrustedDevices } from '../../lambdas/ports/trustedDevices.ts'
import { NOBODY } from '../../shared/domain/deliveries.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { aDropPage } from './dropPages.suite.ts'
import { aFile, aTransfer } from './transfers.suite.ts'
import { aTrustedDevice } from './trustedDevices.suite.ts'

export type ErasureWorld = {
  /** Its writes take from the budget. */
  host: Parameters<typeof erasePerson>[0] & Parameters<typeof findPerson>[0]
  transfers: Transfers
  addressBook: Pick<AddressBook, 'keep'>
  dropPages: Pick<DropPages, 'replace'>
  trustedDevices: Pick<TrustedDevices, 'add'>
  alerts: Pick<Alerts, 'add' | 'noteReader'>
  contacts: Pick<Contacts, 'keepPhone'>
  keepMember(subject: string, email: string): Promise<void>
  /** Everything stored, except the audit and sessions. */
  readRows(): Promise<string>
  close(): Promise<void>
}

type Filled = Omit<ErasureWorld, 'host' | 'readRows' | 'close'>

export type WriteBudget = ReturnType<typeof writeBudget>

/** Lets some writes pass; all later ones fail, as after the end of the process. */
export function writeBudget() {
  let left = Number.POSITIVE_INFINITY
  return {
    set(writes: number) {
      left = writes
    },
    take() {
      if (left <= 0) throw new Interrupted()
      left -= 1
    },
  }
}

class Interrupted extends Error {}

const MINUTE = 60_000
const NOW = FAR_AHEAD
const at = new Date(NOW).toISOString()
export const CAROL = 'carol@acme.example'
const DANA = 'dana@acme.example'
const operation = { operator: 'olga', account: 'user olga', reason: 'Ticket 42' }

/**
 * @param open with a budget of writes for `host`
 * @param options `every`: interrupts after each write, or after each second one, and so on
 */
export function erasureSuite(
  name: string,
  open: (budget: WriteBudget) => Promise<ErasureWorld>,
  { every = 1 }: { every?: number } = {},
) {
  describe(`an erasure (${name})`, () => {
    test.each([
      ['a member of the directory', true],
      ['a member whom the directory forgot', false],
    ])(
      'of %s can be interrupted after any write: repeated, it leaves nothing',
      async (_, isInDirectory) => {
        const budget = writeBudget()
        const world = await open(budget)
        await fillOfOthers(world)
        const before = await world.readRows()
        let writes = 0
        for (let isInterrupted = true; isInterrupted; writes += every) {
          await fillOfCarol(world, isInDirectory)
          await fillOfSeveral(world)
          budget.set(writes)
          isInterrupted = await isStopped(erase(world, CAROL, 0))
          budget.set(Number.POSITIVE_INFINITY)

          const waiting = await erase(world, CAROL, 0)
          expect(await erase(world, CAROL, 21 * MINUTE), `after ${writes} writes, with ${waiting}`).toEqual([])

          expect(await world.readRows(), `after ${writes} writes`).not.toMatch(/carol/i)
          expect((await world.transfers.get('shared'))?.furtherRecipients).toEqual([
            { recipient: NOBODY },
            { recipient: 'otto@else.example' },
          ])
          await erase(world, DANA, 0)
          await erase(world, DANA, 21 * MINUTE)
          expect(await world.readRows(), `after ${writes} writes`).toBe(before)
        }
        expect(writes).toBeGreaterThan(10)
        await world.close()
      },
      300_000,
    )
  })
}

async function erase({ host }: ErasureWorld, address: string, later: number) {
  const parts = { ...host, now: () => NOW + later }
  return erasePerson(parts, await findPerson(parts, { address, subjects: [] }), operation)
}

async function isStopped(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return false
  } catch (error) {
    if (error instanceof Interrupted) return true
    throw error
  }
}

/** What only transfers, the directory, or each other lead to. */
export async function fillOfCarol(
  { transfers, addressBook, dropPages, trustedDevices, alerts, contacts, keepMember }: Filled,
  isInDirectory: boolean,
) {
  const carol = { subject: 'carol', email: CAROL }
  const before = { subject: 'carol', email: 'carola@old.example' }
  const phoneVerification = { sealedPhone: 'sealed', maskedPhone: '*** 67', username: 'u', round: 1 }
  const long = new Date(NOW - 60 * MINUTE).toISOString()
  await release(
    transfers,
    'sent',
    {
      sender: isInDirectory ? before : carol,
      phoneVerification: { ...phoneVerification, usernameDigest: 'digest' },
    },
    long,
  )
  await release(transfers, 'received', { recipient: CAROL }, long)
  // Only their subject leads to them: the directory, or the transfer above, has it.
  await release(transfers, 'earlier', { sender: before }, long)
  await release(transfers, 'open', { sender: before, recipient: 'otto@else.example' })
  await contacts.keepPhone(toPair('carol', 'rita@partner.example'), { sealedPhone: 'sealed', maskedPhone: '*** 67' })
  await contacts.keepPhone(toPair('alice', CAROL), { sealedPhone: 'sealed', maskedPhone: '*** 68' })
  await addressBook.keep('carol', { address: 'rita@partner.example', name: 'Rita' })
  await addressBook.keep('alice', { address: CAROL, name: 'Carol' })
  await dropPages.replace(undefined, aDropPage('carol'))
  for (const id of ['laptop', 'phone']) await trustedDevices.add(aTrustedDevice(id, { holder: toHolder(CAROL) }))
  await alerts.add([{ id: `newSenders ${CAROL}`, kind: 'newSenders', createdAt: at, sender: CAROL }], NOW)
  await alerts.add([{ id: 'newDomains else', kind: 'newDomains', createdAt: at, transferId: 'open' }], NOW)
  await alerts.noteReader({ ...carol, activeAt: NOW })
  if (isInDirectory) await keepMember(carol.subject, carol.email)
}

/** Carol sends to several, and is one of several to whom Dana sends. */
async function fillOfSeveral({ transfers }: Filled) {
  const carol = { subject: 'carol', email: CAROL }
  const long = new Date(NOW - 60 * MINUTE).toISOString()
  await releaseToSeveral(transfers, 'many', { sender: carol, recipient: 'rita@partner.example' }, long)
  await releaseToSeveral(transfers, 'shared', {
    sender: { subject: 'dana', email: DANA },
    recipient: 'rita@partner.example',
    furtherRecipients: [{ recipient: CAROL, recipientName: 'Carol' }, { recipient: 'otto@else.example' }],
  })
}

/** Of others only: stays as it is. */
async function fillOfOthers({ transfers, addressBook, contacts }: Filled) {
  const recipient = 'nina@neutral.example'
  await release(transfers, 'other', { recipient }, new Date(NOW - 60 * MINUTE).toISOString())
  await contacts.keepPhone(toPair('alice', recipient), { sealedPhone: 'sealed', maskedPhone: '*** 69' })
  await addressBook.keep('alice', { address: recipient, name: 'Nina' })
}

/** With a record for each further recipient. */
async function releaseToSeveral(
  transfers: Transfers,
  id: string,
  more: Partial<Transfer> & Pick<Transfer, 'sender'>,
  endedAt?: string,
) {
  const { furtherRecipients = [{ recipient: 'otto@else.example' }] } = more
  await release(transfers, id, { ...more, furtherRecipients }, endedAt)
  for (const [index, { recipient }] of furtherRecipients.entries()) {
    const delivery = { ...more, recipient, furtherRecipients: undefined, deliveryOf: id, files: [] }
    await release(transfers, `${id}-${index + 1}`, delivery, endedAt)
  }
}

export async function release(transfers: Transfers, id: string, more: Partial<Transfer>, endedAt?: string) {
  const event: AuditEvent = { at, action: 'create', actor: 'alice', transferId: id, result: 'done' }
  const added = aTransfer(id, {
    transferState: 'processing',
    files: [aFile(`${id}-file`, { name: 'a.csv' })],
    ...more,
  })
  await transfers.add(added, event)
  const active = { ...added, transferState: 'active', stateChangedAt: at, expiryDate: later(60) } as const
  const { sender, recipient } = added
  const exchange = { subject: sender.subject, recipient }
  // What files of a stem held is of their sender, and stays.
  const infoTypes = sender.subject === 'carol' ? ['IBAN_CODE'] : []
  const files = [{ group: 'table', stem: 'a', infoTypes }]
  await transfers.replaceWithUsage(added, active, { times: 1, exchange, files }, event)
  if (!endedAt) return
  const found = (await transfers.get(id)) ?? active
  const ended = { transferState: 'retracted', withdrawnAt: endedAt, stateChangedAt: endedAt } as const
  await transfers.replace(found, { ...found, ...ended }, event)
}

const later = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString()
