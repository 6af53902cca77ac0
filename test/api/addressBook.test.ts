import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { type Person, person } from '../harness/person.ts'

const file = { name: 'a.txt', content: Buffer.from('Hello') }

let host: TestHost
let alice: Person
let bob: Person

beforeEach(async () => {
  host = await testHost()
  await signInBoth()
})
afterEach(() => host.stop())

async function signInBoth() {
  alice = await person(host.origin, 'alice@acme.example')
  bob = await person(host.origin, 'bob@acme.example')
}
const read = async (who: Person) => (await who.call(contracts.getAddressBook)).entries
const remove = (who: Person, ...addresses: string[]) =>
  who.call(contracts.removeFromAddressBook, { body: { addresses } })
const countRows = () =>
  withDatabase(host, database => Number(database.prepare('SELECT count(*) AS count FROM address_book').get()?.count))

describe('the address book of a member', () => {
  test('has the recipients of their transfers and requests, the last used first', async () => {
    await alice.send([file], { recipient: 'Rita@Partner.example', options: { recipientName: '  Rita Rossi ' } })
    host.clock.move(1000)
    await alice.request({ responder: 'rolf@partner.example', recipientName: 'Rolf' })
    host.clock.move(1000)
    await alice.send([file], { recipient: 'rita@partner.example' })

    const at = host.clock.now()
    expect(await read(alice)).toEqual([
      { address: 'rita@partner.example', name: 'Rita Rossi', lastUsedAt: new Date(at).toISOString() },
      { address: 'rolf@partner.example', name: 'Rolf', lastUsedAt: new Date(at - 1000).toISOString() },
    ])
  })

  test('has no recipient of an upload that was given up', async () => {
    const { id } = await alice.create([file])
    expect(await read(alice)).toEqual([])

    await alice.call(contracts.abandonTransfer, { params: { id } })

    expect(await read(alice)).toEqual([])
  })

  test('has the right recipient instead of the wrong one', async () => {
    const { id } = await alice.send([file], { recipient: 'rolf@partner.exampel' })
    await host.settled()
    await alice.call(contracts.withdrawWrongRecipient, { params: { id } })
    expect(await read(alice)).toEqual([])

    await alice.call(contracts.sendAgain, { params: { id }, body: { recipient: 'rolf@partner.example' } })

    expect(await read(alice)).toMatchObject([{ address: 'rolf@partner.example' }])
  })

  test('has no recipient that was refused', async () => {
    await expect(alice.send([file], { recipient: 'eve@banned.example' })).rejects.toThrow()
    await expect(alice.request({ responder: 'eve@banned.example' })).rejects.toThrow()

    expect(await read(alice)).toEqual([])
  })

  test('is read and changed by no other member', async () => {
    await alice.send([file])

    expect(await read(bob)).toEqual([])
    expect(await remove(bob, 'rita@partner.example')).toEqual({})

    expect(await read(alice)).toHaveLength(1)
    await remove(alice, 'RITA@partner.example')
    expect(await read(alice)).toEqual([])
  })

  test.each<[string, unknown, RegExp]>([
    ['no address', [], /addresses/],
    ['501 addresses', Array.from({ length: 501 }, (_, at) => `r${at}@partner.example`), /addresses/],
    ['no e-mail address', ['rita'], /Invalid Email/],
    ['two addresses in one', ['rita@partner.example, rolf@partner.example'], /Invalid Email/],
  ])('is not changed by a call with %s', async (_, addresses, fault) => {
    await alice.send([file])

    await expect(remove(alice, ...(addresses as string[]))).rejects.toMatchObject({
      status: 400,
      reply: { errorMessage: expect.stringMatching(fault) },
    })
    expect(await read(alice)).toHaveLength(1)
  })

  test('that cannot be written stops no transfer, and operators read why', async () => {
    host.context.addressBook.keep = async () => {
      throw new Error('The table is full.')
    }

    const { id } = await alice.send([file])
    await alice.request()

    await host.settled()
    expect((await alice.review(id)).transfer.transferState).toBe('active')
    expect(host.logLines.filter(line => line.includes('The table is full.'))).toHaveLength(2)
    expect(host.logLines.join()).not.toContain('rita@')
  })
})

describe('with the address book switched off', () => {
  const off = { organisation: { ...demoOrganisation, addressBook: false } }

  test('nothing is stored, and earlier entries are deleted at the start', async () => {
    await alice.send([file])
    expect(countRows()).toBe(1)

    host = await host.restart(off)
    await signInBoth()
    expect(countRows()).toBe(0)
    await alice.send([file])
    await alice.request()

    expect(await read(alice)).toEqual([])
    expect(countRows()).toBe(0)
  })

  test('entries that remain, as on AWS, are not read, and can be deleted', async () => {
    await alice.send([file])
    host.context.organisation = { ...host.context.organisation, addressBook: false }

    expect(await read(alice)).toEqual([])

    await remove(alice, 'rita@partner.example')
    expect(countRows()).toBe(0)
  })
})
