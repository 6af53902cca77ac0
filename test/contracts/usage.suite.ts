import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import type { Usage } from '../../lambdas/ports/usage.ts'
import { type FileLikeness, toLikeness } from '../../shared/domain/recipients/fileLikeness.ts'
import { findLookalike } from '../../shared/domain/recipients/findLookalike.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'
import { aFile, aRequest, aTransfer } from './transfers.suite.ts'

export type UsageStore = {
  usage: Usage
  transfers: Transfers
  /** All stored rows of the usage history, as text. */
  readRows(): Promise<string>
  /** @returns the number of released transfers */
  rebuild(): Promise<number>
  close(): Promise<void>
}

const DAY = 24 * 60 * 60_000
const rita = 'rita@partner.example'
const salaries: FileLikeness = { group: 'office', stem: 'salaries', infoTypes: ['IBAN_CODE', 'PERSON_NAME'] }
const report: FileLikeness = { group: 'document', stem: 'report', infoTypes: [] }

export function usageSuite(name: string, open: (now: () => number) => Promise<UsageStore>) {
  describe(`usage: ${name}`, () => {
    let store: UsageStore
    let usage: Usage
    let clock: ReturnType<typeof fixedClock>
    let transfersAdded: number

    beforeEach(async () => {
      clock = fixedClock(FAR_AHEAD)
      store = await open(clock.now)
      usage = store.usage
      transfersAdded = 0
    })
    afterEach(() => store.close())

    const anEvent = () => ({ at: at(), action: 'publish', actor: 'system', result: 'done' }) as const
    const at = () => new Date(clock.now()).toISOString()

    /** A released transfer. */
    async function release(subject: string, recipient: string, files: FileLikeness[] = [], times: 1 | -1 = 1) {
      transfersAdded += 1
      const before = aTransfer(`transfer-${transfersAdded}`, { transferState: 'processing' })
      await store.transfers.add(before, anEvent())
      const after = { ...before, transferState: 'active', stateChangedAt: at() } as const
      const change = { times, exchange: { subject, recipient }, files }
      return await store.transfers.replaceWithUsage(before, after, change, anEvent())
    }
    async function find(subject: string, recipient: string, stems: string[] = []) {
      const [found] = await usage.findRecipients(subject, [recipient], stems)
      if (!found) throw new Error('One recipient has one answer.')
      return found
    }
    const countMembers = async (domain: string) => (await find('nobody', `a@${domain}`)).membersAtDomain
    const findNames = async () => [...(await usage.knownDomains()).texts]

    test('nothing is known before the first release', async () => {
      expect(await find('alice', rita, ['salaries'])).toEqual({
        own: undefined,
        ownAtDomain: [],
        membersAtDomain: 0,
        ownStems: [],
      })
      expect(await countMembers('partner.example')).toBe(0)
      expect(await findNames()).toEqual([])
      for (const recipient of [rita, '', 'no address', '@', `a@${'x'.repeat(400)}`]) {
        expect(await usage.findExchanges({ subject: '', recipient })).toEqual({
          bySender: false,
          byOrganisation: false,
        })
      }
    })

    test('releases are counted for each member and recipient, with the time of the last', async () => {
      await release('alice', rita)
      clock.move(DAY)
      await release('alice', rita)
      const last = clock.now()
      clock.move(DAY)
      await release('bob', rita)

      expect((await find('alice', rita)).own).toMatchObject({ count: 2, lastAt: last })
      expect((await find('bob', rita)).own).toMatchObject({ count: 1 })
      expect((await find('carol', rita)).own).toBeUndefined()
      expect((await find('alice', 'rolf@partner.example')).own).toBeUndefined()
    })

    test('ten releases of one series at once are all counted', async () => {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          release('alice', rita, [{ ...salaries, stem: `part ${'abcdefghij'[index]}` }]),
        ),
      )

      const { own, ownStems } = await find('alice', rita, ['part a', 'part j'])
      expect(own?.count).toBe(10)
      expect(own?.likeness.stems).toHaveLength(10)
      expect(ownStems).toHaveLength(2)
    })

    test('members who release at once are all counted', async () => {
      const members = Array.from({ length: 10 }, (_, index) => `member-${index}`)

      await Promise.all(members.map(member => release(member, rita)))

      expect((await find('member-3', rita)).membersAtDomain).toBe(10)
      expect(await findNames()).toEqual(['partner.example'])
    })

    test('an address is the same in any case, in Punycode and with a trailing dot', async () => {
      await release('alice', 'Rita.Meier@xn--bcher-kva.Example.')

      for (const spelling of [
        'rita.meier@bücher.example',
        'RITA.MEIER@BÜCHER.EXAMPLE',
        'rita.meier@xn--bcher-kva.example..',
        ' rita.meier@bu\u0308cher.example ',
      ]) {
        expect((await find('alice', spelling)).own?.count, spelling).toBe(1)
        expect(await usage.findExchanges({ subject: 'alice', recipient: spelling })).toEqual({
          bySender: true,
          byOrganisation: true,
        })
      }
      for (const domain of ['bücher.example', 'XN--BCHER-KVA.example.']) {
        expect(await countMembers(domain)).toBe(1)
        expect(findLookalike(domain, await usage.knownDomains())).toBeUndefined()
      }
    })

    test('a name of 253 characters, mixed scripts and text from right to left are domains like others', async () => {
      const long = `${Array.from({ length: 4 }, () => 'x'.repeat(61)).join('.')}.exam`
      const domains = [long, 'раrtner.example', 'מתנה.example', '\u202epartner.example']

      for (const domain of domains) await release('alice', `rita@${domain}`)

      for (const domain of domains) {
        expect(await countMembers(domain)).toBe(1)
        expect((await find('alice', `rita@${domain}`)).own?.count).toBe(1)
      }
      expect(await countMembers('partner.example')).toBe(0)
    })

    test('own other addresses at the domain come last used first, as they were written, at most 50', async () => {
      for (let index = 0; index < 55; index += 1) {
        await release('alice', `Person${index}@partner.example`)
        clock.move(1000)
      }
      await release('alice', 'person3@partner.example')
      await release('alice', 'other@elsewhere.example')
      await release('bob', 'secret@partner.example')

      const { ownAtDomain } = await find('alice', 'person54@partner.example')

      expect(ownAtDomain.slice(0, 3)).toEqual([
        'person3@partner.example',
        'person53@partner.example',
        'person52@partner.example',
      ])
      expect(ownAtDomain).toHaveLength(50)
    })

    test('other addresses keep their Punycode, which can be sent to', async () => {
      await release('alice', 'rita@xn--bcher-kva.example')

      expect((await find('alice', 'rolf@bücher.example')).ownAtDomain).toEqual(['rita@xn--bcher-kva.example'])
    })

    test('what is found for an address does not depend on the exchanges of colleagues with it', async () => {
      await release('bob', rita, [salaries])
      await release('alice', 'rolf@partner.example')

      const [known, unknown] = [await find('alice', rita, ['salaries']), await find('alice', 'x@partner.example')]

      expect(known).toEqual(unknown)
      expect(known).toMatchObject({ own: undefined, membersAtDomain: 2, ownStems: [] })
    })

    test('policies learn whether this member and whether any member exchanged files', async () => {
      await release('alice', 'Rita@partner.example')

      const findExchanges = (subject: string, recipient: string) => usage.findExchanges({ subject, recipient })
      expect(await findExchanges('alice', rita)).toEqual({ bySender: true, byOrganisation: true })
      expect(await findExchanges('bob', rita)).toEqual({ bySender: false, byOrganisation: true })
      expect(await findExchanges('alice', 'rolf@partner.example')).toEqual({ bySender: false, byOrganisation: false })
    })

    test('files are remembered by their kinds, the newest first, and in bounded lists', async () => {
      await release('alice', rita, [salaries, report])
      await release('alice', rita, [{ ...report, group: 'mail', stem: 'minutes' }])

      expect((await find('alice', rita)).own?.likeness).toEqual({
        files: 3,
        groups: ['mail', 'office', 'document'],
        stems: ['minutes', 'salaries', 'report'],
        infoTypes: ['IBAN_CODE', 'PERSON_NAME'],
      })

      const many = Array.from({ length: 90 }, (_, index) => ({
        group: `group ${index}`,
        stem: `stem ${index}`,
        infoTypes: [`TYPE_${index}`],
      }))
      await release('alice', rita, many)

      const { likeness } = (await find('alice', rita)).own ?? {}
      expect([likeness?.groups.length, likeness?.stems.length, likeness?.infoTypes.length]).toEqual([20, 50, 50])
      expect(likeness?.stems[0]).toBe('stem 0')
    })

    test('a member’s stems are found for any recipient, if the files held something', async () => {
      await release('alice', rita, [salaries, report])
      await release('alice', 'rolf@elsewhere.example', [{ ...salaries, infoTypes: ['NATIONAL_ID'] }])
      await release('bob', rita, [{ ...salaries, stem: 'patients' }])

      const { ownStems } = await find('alice', 'new@third.example', ['salaries', 'report', 'patients', ''])

      expect(ownStems).toEqual([{ stem: 'salaries', infoTypes: ['NATIONAL_ID', 'IBAN_CODE', 'PERSON_NAME'] }])
    })

    test('90 stems can be asked for at once, and more are ignored', async () => {
      await release('alice', rita, [salaries])
      const stems = Array.from({ length: 200 }, (_, index) => `stem ${index}`)

      expect((await find('alice', rita, ['salaries', 'salaries', ...stems])).ownStems).toHaveLength(1)
      expect((await find('alice', rita, [...stems, 'salaries'])).ownStems).toHaveLength(0)
    })

    test('a withdrawn release is not counted, and the last one makes the recipient unknown', async () => {
      await release('alice', rita, [report])
      await release('alice', rita, [salaries])
      await release('bob', 'rolf@partner.example')

      await release('alice', 'RITA@partner.example', [], -1)
      expect((await find('alice', rita)).own?.count).toBe(1)

      await release('alice', rita, [], -1)
      expect(await find('alice', rita)).toMatchObject({ own: undefined, membersAtDomain: 1 })
      expect((await find('alice', 'new@partner.example')).ownAtDomain).toEqual([])
      expect(await usage.findExchanges({ subject: 'alice', recipient: rita })).toEqual({
        bySender: false,
        byOrganisation: false,
      })
    })

    test('a member remains at a domain with another address there', async () => {
      await release('alice', rita)
      await release('alice', 'rolf@partner.example')

      await release('alice', rita, [], -1)

      expect(await find('alice', rita)).toMatchObject({ membersAtDomain: 1, ownAtDomain: ['rolf@partner.example'] })
      expect(await findNames()).toEqual(['partner.example'])
    })

    test('a domain whose only release is withdrawn is not known, and may be known again', async () => {
      await release('alice', 'rita@partner.exampel')
      await release('alice', 'rita@partner.exampel', [], -1)
      expect(await findNames()).toEqual([])

      await release('alice', 'rita@partner.exampel')
      clock.move(DAY)
      expect(await findNames()).toEqual(['partner.exampel'])
    })

    test('a withdrawal of what was never released changes nothing', async () => {
      await release('alice', rita)

      await release('bob', rita, [], -1)
      await release('alice', 'rolf@partner.example', [], -1)

      expect(await find('alice', rita)).toMatchObject({ own: { count: 1 }, membersAtDomain: 1 })
    })

    test('the domain used on most days comes first', async () => {
      await release('alice', 'a@often.example')
      for (const member of ['alice', 'bob', 'carol']) await release(member, 'a@oneday.example')
      clock.move(DAY)
      await release('alice', 'a@often.example')

      expect(await findNames()).toEqual(['often.example', 'oneday.example'])
    })

    test('everything is known for 400 days from its last use', async () => {
      await release('alice', rita, [salaries])
      await release('alice', 'rolf@partner.example', [{ ...salaries, stem: 'patients' }])
      await release('alice', 'a@gone.example')
      clock.move(399 * DAY)
      await release('alice', rita, [salaries])
      await release('bob', rita)
      clock.move(DAY)

      const found = await find('alice', rita, ['salaries', 'patients'])
      expect(found.own?.count).toBe(2)
      expect(found.ownAtDomain).toEqual([])
      expect(found.ownStems).toEqual([{ stem: 'salaries', infoTypes: ['IBAN_CODE', 'PERSON_NAME'] }])
      expect(await countMembers('gone.example')).toBe(0)
      expect(await findNames()).toEqual(['partner.example'])
      expect(await usage.findExchanges({ subject: 'alice', recipient: 'rolf@partner.example' })).toEqual({
        bySender: false,
        byOrganisation: false,
      })

      clock.move(399 * DAY)
      expect(await find('bob', rita)).toMatchObject({ own: undefined, membersAtDomain: 0 })
      expect(await usage.findExchanges({ subject: 'bob', recipient: rita })).toEqual({
        bySender: false,
        byOrganisation: false,
      })
    })

    test('a clock that was set back loses no history', async () => {
      await release('alice', rita)
      const last = clock.now()
      clock.move(-10 * DAY)

      await release('alice', rita)

      expect((await find('alice', rita)).own).toMatchObject({ count: 2, lastAt: last })
    })

    describe('rebuilt from the transfers', () => {
      const iban = { infoType: 'IBAN_CODE', count: 1, distinctCount: 1, likelihood: 'LIKELY' } as const
      const findings = { summary: [iban], places: [], notInspectable: [], mismatches: [] }

      /** A transfer with one inspected file, which ends in this state. */
      async function send(id: string, recipient: string, more: Partial<Transfer> = {}) {
        const files = [aFile(`${id}-file`, { name: 'Salaries 2026.csv', fileExtension: 'csv', findings })]
        const expiryDate = new Date(clock.now() + 7 * DAY).toISOString()
        const sent = { recipient, createdAt: at(), finalizedAt: at(), stateChangedAt: at(), expiryDate, files, ...more }
        const before = aTransfer(id, { ...sent, transferState: 'processing' })
        await store.transfers.add(before, anEvent())
        const usage = {
          times: 1,
          exchange: { subject: 'alice', recipient },
          files: before.files.map(toLikeness),
        } as const
        const active = { ...before, transferState: 'active', stateChangedAt: at() } as const
        await store.transfers.replaceWithUsage(before, active, usage, anEvent())
        return { ...active, revision: before.revision + 1 }
      }
      const readAll = async () => ({
        found: await find('alice', rita, ['salaries']),
        elsewhere: await find('alice', 'new@other.example', ['salaries']),
        members: await countMembers('partner.example'),
        names: await findNames(),
      })

      test('it is what the releases made', async () => {
        await send('one', rita)
        clock.move(DAY)
        await send('two', 'Rolf@partner.example')
        await send('three', 'rolf@other.example')
        clock.move(DAY)
        await send('four', rita)
        const before = await readAll()

        expect(await store.rebuild()).toBe(4)

        expect(await readAll()).toEqual(before)
        expect(before.found.own).toMatchObject({
          count: 2,
          likeness: { files: 2, groups: ['office'], stems: ['salaries'], infoTypes: ['IBAN_CODE'] },
        })
        await release('alice', rita)
        expect((await find('alice', rita)).own?.count).toBe(3)
      })

      test('it has no row that no transfer supports', async () => {
        await release('bob', 'gone@nowhere.example', [salaries], 1)
        clock.move(401 * DAY)
        await send('one', rita)
        clock.move(1)

        expect(await store.rebuild()).toBe(1)

        expect(await store.readRows()).not.toContain('nowhere.example')
        expect(await findNames()).toEqual(['partner.example'])
      })

      test.each<[string, number, Partial<Transfer>]>([
        ['active', 1, { transferState: 'active' }],
        ['expired', 1, { transferState: 'expired' }],
        ['retracted', 1, { transferState: 'retracted' }],
        ['an expired answer to a request', 1, { transferState: 'expired', request: aRequest('r').request }],
        ['a retracted answer', 1, { transferState: 'retracted', request: aRequest('r').request }],
        ['failed', 0, { transferState: 'failed' }],
        ['in processing', 0, { transferState: 'processing' }],
        ['a given up upload', 0, { transferState: 'retracted', expiryDate: undefined, finalizedAt: undefined }],
        ['an expired request', 0, { transferState: 'expired', request: aRequest('r').request, files: [] }],
        [
          'a request that was revoked during its upload',
          0,
          { transferState: 'retracted', request: aRequest('r').request, files: [aFile('f')], finalizedAt: undefined },
        ],
      ])('of a transfer that is %s, it has %i', async (_, count, more) => {
        const times = { createdAt: at(), finalizedAt: at(), expiryDate: at() }
        const transfer = aTransfer('one', { ...times, files: [aFile('f', { findings })], ...more })
        await store.transfers.add(transfer, anEvent())

        expect(await store.rebuild()).toBe(count)

        expect((await find('alice', rita)).own?.count).toBe(count || undefined)
      })

      test('it leaves out releases of more than 400 days ago', async () => {
        await send('one', rita)
        clock.move(401 * DAY)

        expect(await store.rebuild()).toBe(0)
      })
    })

    test('rows hold kinds of data, and neither names nor contents of files', async () => {
      await release('alice', rita, [salaries])

      const rows = await store.readRows()
      expect(rows).toContain('IBAN_CODE')
      for (const text of ['CH93', 'txt', 'Here they are', 'transfer-1']) expect(rows).not.toContain(text)
    })
  })
}
