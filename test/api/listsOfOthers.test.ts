import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { answerRequest, type Person, person } from '../harness/person.ts'

const DAY = 86_400_000
const people = ['alice', 'bob', 'ada'] as const
type Name = (typeof people)[number]
type Filters = z.input<(typeof contracts.countTransfers)['body']>['filters']

/** Every filter that a member has, alone and with others; what people sent here is alike but for whose it is. */
const filters: [string, Filters][] = [
  ['no filter', []],
  ...(['active', 'retracted', 'expired', 'uploading', 'requested', 'failed'] as const).map(
    (state): [string, Filters] => [`state ${state}`, [{ key: 'state', value: [state] }]],
  ),
  ['sent', [{ key: 'type', value: 'sent' }]],
  ['requested', [{ key: 'type', value: 'requested' }]],
  ['a recipient', [{ key: 'recipient', value: ['rita@partner.example'] }]],
  ['a domain', [{ key: 'recipient', value: ['*@partner.example'] }]],
  ['a keyword', [{ key: 'keyword', value: 'quarterly' }]],
  ['a word of the message', [{ key: 'message', value: 'figures' }]],
  ['a file name', [{ key: 'fileName', value: ['quarterly'] }]],
  ['an extension', [{ key: 'fileExtension', value: '.txt' }]],
  ['a finding', [{ key: 'infotype', value: 'IBAN_CODE' }]],
  ['an option', [{ key: 'option', value: 'trackingId' }]],
  ['a time of creation', [{ key: 'createdAt', value: { from: '2026-11-01T00:00:00Z', to: '2027-02-01T00:00:00Z' } }]],
  ['an end', [{ key: 'expiryDate', value: { from: '2026-11-01T00:00:00Z', to: '2027-02-01T00:00:00Z' } }]],
  [
    'a word, a state and a recipient',
    [
      { key: 'keyword', value: 'figures' },
      { key: 'state', value: ['active', 'expired'] },
      { key: 'recipient', value: ['*@partner.example'] },
    ],
  ],
]

describe('with other people’s transfers present', () => {
  let host: TestHost
  const who = {} as Record<Name, Person>
  const sent = {} as Record<Name, Set<string>>

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    for (const name of people) {
      who[name] = await person(host.origin, `${name}@acme.example`)
      sent[name] = new Set()
    }
    // Another number of each for each of them: a figure that counts another's shows.
    for (const [index, name] of people.entries()) for (let count = 0; count <= index; count += 1) await sendAll(name)
    host.clock.move(8 * DAY)
    for (const name of people) who[name] = await person(host.origin, `${name}@acme.example`)
    for (const [index, name] of people.entries()) for (let count = 0; count <= index; count += 1) await sendAll(name)
  })
  afterAll(() => host.stop())

  async function sendAll(name: Name) {
    const files = [{ name: 'Quarterly.txt', content: Buffer.from('CH93 0076 2011 6238 5295 7') }]
    const message = 'The figures of the quarter.'
    const by = who[name]
    const active = await by.send(files, { message })
    const retracted = await by.send(files, { message })
    const uploading = await by.create(files, { message })
    const asked = await by.request({ message })
    const answered = await by.request({ message })
    await answerRequest(host.origin, answered.requestUrl, files)
    await by.call(contracts.createProvisionalTransfer, {
      body: { files: [{ name: 'Quarterly.txt', size: 3, tempId: 0 }], message, recipient: 'rita@partner.example' },
    })
    await host.settled()
    await by.retract(retracted.id)
    for (const { id } of [active, retracted, uploading, asked, answered]) sent[name].add(id)
  }

  const getList = async (by: Person, of: Filters) =>
    by.call(contracts.searchTransfers, { body: { filters: of, size: 100 } })
  const getCount = async (by: Person, of: Filters) => by.call(contracts.countTransfers, { body: { filters: of } })

  test.each(filters)(
    '%s: a member’s list and figures are of their own alone, and the administrator’s of all',
    async (_, of) => {
      let total = 0
      for (const name of people) {
        const list = await getList(who[name], of)
        const figures = await getCount(who[name], of)

        const own = list.transfers.map(({ id }) => id)
        expect(own.filter(id => !sent[name].has(id))).toEqual([])
        expect([list.total, figures.total]).toEqual([own.length, own.length])
        for (const state of ['active', 'retracted', 'expired'] as const) {
          const ofState = list.transfers.filter(({ transferState }) => transferState === state)
          expect(figures.stats[state], `${name} ${state}`).toBe(ofState.length)
        }
        total += own.length
      }
      const everybodys = await who.ada.call(contracts.searchAllTransfers, { body: { filters: of, size: 100 } })
      const figures = await who.ada.call(contracts.countAllTransfers, { body: { filters: of } })
      expect([everybodys.total, everybodys.transfers.length, figures.total]).toEqual([total, total, total])
    },
  )

  test('each of them has what they sent, and as many as they sent', async () => {
    for (const [index, name] of people.entries()) {
      expect((await getList(who[name], [])).total).toBe(10 * (index + 1))
      expect(sent[name].size).toBe(10 * (index + 1))
    }
  })

  test('a page goes on behind the member’s own transfers only, also from a place of another member', async () => {
    const foreign = await who.ada.call(contracts.searchTransfers, { body: { size: 3 } })

    const behind = await who.alice.call(contracts.searchTransfers, { body: { size: 100, after: foreign.next } })

    expect(behind.transfers.filter(({ id }) => !sent.alice.has(id))).toEqual([])
  })
})
