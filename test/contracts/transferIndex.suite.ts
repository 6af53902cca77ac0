import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ListScope, TransferIndex, TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import type { ListCursor } from '../../shared/domain/listCursor.ts'
import { type ListedTransfer, listedAt, listedTransfer } from '../../shared/domain/listedTransfer.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { TransferFilters, type TransferSort } from '../../shared/domain/transferFilters.ts'
import {
  history,
  inNamespace,
  NOW,
  namespaceFilter,
  newNamespace,
  type Question,
  question,
  sort,
} from './transferHistories.ts'
import { listReading, mayPrecede } from './transferIndexReading.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

export type TransferIndexHost = {
  index: TransferIndex
  /**
   * Stores transfers in their current state, and waits until lists show them and all earlier ones. A repeated id gets
   * its next revision.
   */
  known(transfers: readonly Transfer[]): Promise<void>
  close(): Promise<void>
}

const HOUR = 3_600_000
const MAX_PAGE_SIZE = 500
const newestFirst: TransferSort = { key: 'createdAt', order: 'desc' }
const hours = (count: number) => new Date(NOW + count * HOUR).toISOString()
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i))
const ids = (transfers: readonly { id: string }[]) => transfers.map(({ id }) => id)
const findings = (infoType: 'IBAN_CODE' | 'PERSON_NAME') => ({
  summary: [{ infoType, count: 2, distinctCount: 1, likelihood: 'LIKELY' as const }],
  places: [],
  notInspectable: [],
  mismatches: [],
})
const aRequest = { request: { link: { digest: 'a request', sealed: 'sealed' }, mails: 1 } }

export function transferIndexSuite(name: string, open: () => Promise<TransferIndexHost>) {
  describe(`transfer index: ${name}`, () => {
    let host: TransferIndexHost
    let index: TransferIndex

    beforeEach(async () => {
      host = await open()
      index = host.index
    })
    afterEach(() => host.close())

    const found = (scope: ListScope, filters: TransferFilters, now = NOW, more: Partial<TransferQuery> = {}) =>
      index.find(scope, { filters, sort: newestFirst, size: MAX_PAGE_SIZE, start: { from: 0 }, ...more }, now)

    async function foundBy(...filters: { key: string; value: unknown }[]): Promise<string[]> {
      const { transfers, total } = await found('everybody', TransferFilters.parse(filters))
      expect(total).toBe(transfers.length)
      return ids(transfers).sort()
    }

    const active = (id: string, more: Partial<Transfer> = {}) =>
      aTransfer(id, { transferState: 'active', expiryDate: hours(48), files: [], ...more })

    async function asked(all: Transfer[], said: Pick<Question, 'subject' | 'filters'>) {
      const namespace = newNamespace()
      const transfers = inNamespace(all, namespace)
      await host.known(transfers)
      return { transfers, ...inScope(inNamespace(said, namespace), namespace) }
    }
    const inScope = ({ subject, filters: said }: Pick<Question, 'subject' | 'filters'>, namespace: string) => {
      const filters = TransferFilters.parse(said)
      return subject === undefined
        ? { scope: 'everybody' as const, filters: [...filters, ...namespaceFilter(namespace)] }
        : { scope: { ownedBy: subject }, filters }
    }

    describe('of any history', () => {
      test('finds and counts by the filters, in order, with the states of that moment', async () => {
        await fc.assert(
          fc.asyncProperty(history, fc.array(question, { minLength: 1, maxLength: 8 }), async (all, questions) => {
            const namespace = newNamespace()
            const transfers = inNamespace(all, namespace)
            await host.known(transfers)

            for (const { sort, now, ...said } of questions) {
              const { scope, filters } = inScope(inNamespace(said, namespace), namespace)
              const answer = await found(scope, filters, now, { sort })
              const counts = await index.count(scope, filters, now)

              const expected = listReading(transfers, scope, filters, now).map(transfer => asListed(transfer, now))
              expect(byId(answer.transfers)).toEqual(byId(expected))
              expectOrder(answer.transfers, sort)
              expect(answer.total).toBe(expected.length)
              expect(counts).toEqual({ total: expected.length, ...getStates(expected) })
            }
          }),
          { numRuns: 60 },
        )
      })

      test('shows every transfer once and in the same order, for any page size', async () => {
        await fc.assert(
          fc.asyncProperty(
            history,
            question,
            fc.integer({ min: 1, max: 7 }),
            async (all, { sort, now, ...said }, size) => {
              const { scope, filters } = await asked(all, said)
              const page = (start: TransferQuery['start']) => found(scope, filters, now, { sort, size, start })
              const whole = await found(scope, filters, now, { sort })

              const byFrom: ListedTransfer[] = []
              while (byFrom.length < whole.total) {
                const { transfers, total } = await page({ from: byFrom.length })
                expect([total, transfers.length]).toEqual([whole.total, Math.min(size, total - byFrom.length)])
                byFrom.push(...transfers)
              }
              expect(byFrom).toEqual(whole.transfers)

              const byPlace = (await page({ from: 0 })).transfers
              while (byPlace.length < whole.total) {
                const { transfers, total } = await page({ after: getPlace(byPlace.at(-1), sort) })
                expect([total, transfers.length]).toEqual([whole.total, Math.min(size, total - byPlace.length)])
                byPlace.push(...transfers)
              }
              expect(byPlace).toEqual(whole.transfers)
            },
          ),
          { numRuns: 30 },
        )
      })

      test('shows a member only their own transfers, for any filters', async () => {
        await fc.assert(
          fc.asyncProperty(history, question, async (all, { now, filters: said }) => {
            const subject = all[0]?.sender.subject
            const { transfers, scope, filters } = await asked(all, { subject, filters: said })
            const owners = new Map(transfers.map(({ id, sender }) => [id, sender.subject]))

            const answer = await found(scope, filters, now)

            for (const { id } of answer.transfers) expect({ ownedBy: owners.get(id) }).toEqual(scope)
          }),
          { numRuns: 30 },
        )
      })

      test('stays the same when older revisions arrive, in any order and number', async () => {
        const replayed = history.chain(all =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all, ...all.map(raised)])),
        )
        await fc.assert(
          fc.asyncProperty(replayed, sort, async ([all, again], sort) => {
            const namespace = newNamespace()
            const newest = inNamespace(all.map(raised), namespace)
            await host.known(inNamespace(all, namespace))
            await host.known(newest)

            for (const transfer of inNamespace(again, namespace))
              expect(await index.put([transfer])).toEqual({ failed: [] })
            await host.known([])

            const answer = await found('everybody', namespaceFilter(namespace), NOW, { sort })
            const expected = listReading(newest, 'everybody', [], NOW).map(transfer => asListed(transfer, NOW))
            expect(byId(answer.transfers)).toEqual(byId(expected))
          }),
          { numRuns: 20 },
        )
      })
    })

    describe('filters', () => {
      test('state: the current one, so a transfer past its date is expired before any sweep', async () => {
        await host.known([
          active('open'),
          active('past', { expiryDate: hours(-1) }),
          active('due', { expiryDate: hours(0) }),
          active('waiting', { transferState: 'requested', ...aRequest }),
          active('swept', { transferState: 'expired', expiryDate: hours(-9) }),
          active('taken', { transferState: 'retracted', expiryDate: hours(-9) }),
          active('broken', { transferState: 'failed' }),
        ])

        expect(await foundBy({ key: 'state', value: 'active' })).toEqual(['open'])
        expect(await foundBy({ key: 'state', value: 'expired' })).toEqual(['due', 'past', 'swept'])
        expect(await foundBy({ key: 'state', value: 'retracted' })).toEqual(['taken'])
        expect(await foundBy({ key: 'state', value: ['requested', 'failed'] })).toEqual(['broken', 'waiting'])
      })

      test('state: a transfer without an expiry date keeps its state', async () => {
        await host.known([active('endless', { expiryDate: undefined })])

        const { transfers } = await found('everybody', [{ key: 'state', value: ['active'] }], NOW + 10_000 * HOUR)

        expect(transfers).toMatchObject([{ id: 'endless', transferState: 'active' }])
      })

      test('type: sends and requests', async () => {
        await host.known([active('sent'), active('asked', aRequest)])

        expect(await foundBy({ key: 'type', value: 'sent' })).toEqual(['sent'])
        expect(await foundBy({ key: 'type', value: 'requested' })).toEqual(['asked'])
        expect(await foundBy({ key: 'type', value: ['sent', 'requested'] })).toEqual(['asked', 'sent'])
      })

      test('recipient and sender: complete addresses in any case, or all of one domain', async () => {
        await host.known([
          active('rita', { recipient: 'Rita@partner.example', sender: { subject: 'a', email: 'Alice@acme.example' } }),
          active('ron', { recipient: 'ron@partner.example', sender: { subject: 'b', email: 'bob@acme.example' } }),
          active('sub', { recipient: 'rita@sub.partner.example', sender: { subject: 'c', email: 'c@acme.example' } }),
          active('near', { recipient: 'rita@notpartner.example', sender: { subject: 'd', email: 'd@other.example' } }),
        ])

        expect(await foundBy({ key: 'recipient', value: 'RITA@partner.example' })).toEqual(['rita'])
        expect(await foundBy({ key: 'recipient', value: '*@Partner.example' })).toEqual(['rita', 'ron'])
        expect(await foundBy({ key: 'recipient', value: ['*@sub.partner.example', 'ron@partner.example'] })).toEqual([
          'ron',
          'sub',
        ])
        expect(await foundBy({ key: 'sender', value: ['alice@acme.example', '*@other.example'] })).toEqual([
          'near',
          'rita',
        ])
        expect(await foundBy({ key: 'recipient', value: ['*', '*@*', 'r*@partner.example', '@'] })).toEqual([])
      })

      test('point 15: recipient and sender: part of an address, by the beginnings of its words', async () => {
        await host.known([
          active('rita', {
            recipient: 'Rita.Meier@partner.example',
            sender: { subject: 'a', email: 'ada@acme.example' },
          }),
          active('ron', {
            recipient: 'ron@meierhof.example',
            sender: { subject: 'b', email: 'Rita.Roth@acme.example' },
          }),
          active('al', {
            recipient: 'al@other.example',
            recipientName: 'Rita',
            sender: { subject: 'c', email: 'c@acme.example' },
          }),
        ])
        const byRecipient = (value: string | string[]) => foundBy({ key: 'recipient', value })

        expect(await byRecipient('rit')).toEqual(['rita'])
        expect(await byRecipient('MEIER')).toEqual(['rita', 'ron'])
        expect(await byRecipient('rita@par')).toEqual(['rita'])
        expect(await byRecipient('eier')).toEqual([])
        expect(await byRecipient('ri')).toEqual([])
        expect(await byRecipient('al')).toEqual(['al'])
        expect(await byRecipient(['ron', 'al@other.example', '.'])).toEqual(['al', 'ron'])
        expect(await foundBy({ key: 'sender', value: 'rita' })).toEqual(['ron'])
        // A complete address matches only itself.
        expect(await byRecipient('meier@partner.example')).toEqual([])
      })

      test('createdAt and expiryDate: from a moment on, until before another', async () => {
        await host.known([
          active('before', { createdAt: hours(-3), expiryDate: hours(1) }),
          active('first', { createdAt: hours(-2), expiryDate: hours(2) }),
          active('last', { createdAt: hours(-1), expiryDate: undefined }),
        ])

        expect(await foundBy({ key: 'createdAt', value: { from: hours(-2), to: hours(-1) } })).toEqual(['first'])
        expect(await foundBy({ key: 'createdAt', value: { from: hours(-2) } })).toEqual(['first', 'last'])
        expect(await foundBy({ key: 'createdAt', value: { to: hours(-2) } })).toEqual(['before'])
        expect(await foundBy({ key: 'expiryDate', value: { from: '1970-01-01T00:00:00Z' } })).toEqual([
          'before',
          'first',
        ])
        expect(await foundBy({ key: 'expiryDate', value: { to: '2999-01-01T00:00:00+01:00' } })).toEqual([
          'before',
          'first',
        ])
      })

      test('keyword: all its words, in any field: message, names, addresses, tracking ID, file names', async () => {
        await host.known([
          active('message', { message: 'The quarterly figures' }),
          active('name', { recipientName: 'Frau Quartermaine' }),
          active('address', { recipient: 'quarterback@partner.example' }),
          active('sender', { sender: { subject: 'q', email: 'quarry@acme.example' } }),
          active('ticket', { trackingId: 'Quart-7' }),
          active('file', { message: 'Figures', files: [aFile('f', { name: 'QUARTER_2026.pdf' })] }),
          active('none', { message: 'headquarters' }),
        ])

        expect(await foundBy({ key: 'keyword', value: 'quar' })).toEqual([
          'address',
          'file',
          'message',
          'name',
          'sender',
          'ticket',
        ])
        expect(await foundBy({ key: 'keyword', value: 'FIGURES quart' })).toEqual(['file', 'message'])
        expect(await foundBy({ key: 'keyword', value: 'quart acme 7' })).toEqual(['ticket'])
        expect(await foundBy({ key: 'keyword', value: ['Quartermaine', 'quarry acme'] })).toEqual(['name', 'sender'])
      })

      test('message and fileName: only in the message, and in the names of any of the files', async () => {
        await host.known([
          active('message', { message: 'Budget 2026', files: [aFile('f', { name: 'plan.pdf' })] }),
          active('file', {
            message: 'Plan',
            files: [aFile('g', { name: 'annexe.pdf' }), aFile('h', { name: 'drafts/Budget_v2.pdf' })],
          }),
        ])

        expect(await foundBy({ key: 'message', value: 'budget' })).toEqual(['message'])
        expect(await foundBy({ key: 'fileName', value: 'budget' })).toEqual(['file'])
        expect(await foundBy({ key: 'fileName', value: 'annexe v2' })).toEqual(['file'])
        expect(await foundBy({ key: 'fileName', value: ['plan', 'drafts'] })).toEqual(['file', 'message'])
        expect(await foundBy({ key: 'message', value: 'acme' })).toEqual([])
      })

      test('words: by their beginning, ignoring case and accents, and single signs of scripts without spaces', async () => {
        await host.known([
          active('umlaut', { message: 'Frau MÜLLER' }),
          active('accent', { message: 'cafe\u0301 nai\u0308ve' }),
          active('signs', { message: '契約書を送ります' }),
        ])

        expect(await foundBy({ key: 'message', value: 'mull' })).toEqual(['umlaut'])
        expect(await foundBy({ key: 'message', value: 'Mu\u0308l' })).toEqual(['umlaut'])
        expect(await foundBy({ key: 'message', value: 'NAÏVE café' })).toEqual(['accent'])
        expect(await foundBy({ key: 'message', value: '契約' })).toEqual(['signs'])
        expect(await foundBy({ key: 'message', value: '約送' })).toEqual(['signs'])
        expect(await foundBy({ key: 'message', value: ['uller', 'aive'] })).toEqual([])
      })

      test('words: fewer than three letters match completely, and a long word by its first 24 letters', async () => {
        await host.known([
          active('plan', { message: 'plan b' }),
          active('book', { message: 'book' }),
          active('long', { message: 'Donaudampfschifffahrtsgesellschaft' }),
        ])

        expect(await foundBy({ key: 'message', value: 'b' })).toEqual(['plan'])
        expect(await foundBy({ key: 'message', value: 'bo' })).toEqual([])
        expect(await foundBy({ key: 'message', value: 'boo' })).toEqual(['book'])
        expect(await foundBy({ key: 'message', value: 'Donaudampfschifffahrtsge' })).toEqual(['long'])
        expect(await foundBy({ key: 'message', value: 'Donaudampfschifffahrtsgespräch' })).toEqual(['long'])
        expect(await foundBy({ key: 'message', value: 'Donaudampfschifffahrtsx' })).toEqual([])
      })

      test('words: other characters separate them, and act neither as pattern nor as query', async () => {
        await host.known([
          active('report', { message: 'final report', files: [aFile('f', { name: 'q3_final_2026.pdf' })] }),
        ])

        for (const text of ['*', '?', '""', '~', '/.*/', '{}', '\\', '%', '_', '-', '🦊', '../..', '<>']) {
          for (const key of ['keyword', 'message', 'fileName']) expect(await foundBy({ key, value: text })).toEqual([])
        }
        for (const text of ['rep*rt', 'r?port', 'fin.l', 'report AND NOT final', 'message:report', 'final*x', 'r%']) {
          expect(await foundBy({ key: 'keyword', value: text })).toEqual([])
        }
        for (const text of ['final*', '"report"', '(final report)', '+rep', 'q3_fin', 'q3-2026']) {
          expect(await foundBy({ key: 'keyword', value: text })).toEqual(['report'])
        }
      })

      test('fileExtension: with or without its dot, of any of the files', async () => {
        await host.known([
          active('sheet', {
            files: [aFile('a', { fileExtension: 'PDF' }), aFile('b', { fileExtension: 'xlsx' })],
          }),
          active('bare', { files: [aFile('c', { fileExtension: '' })] }),
        ])

        expect(await foundBy({ key: 'fileExtension', value: '.xlsx' })).toEqual(['sheet'])
        expect(await foundBy({ key: 'fileExtension', value: ['csv', 'Pdf'] })).toEqual(['sheet'])
        expect(await foundBy({ key: 'fileExtension', value: ['xls', 'pd', '*'] })).toEqual([])
      })

      test('infotype: found in any of the files', async () => {
        await host.known([
          active('bank', { files: [aFile('a'), aFile('b', { findings: findings('IBAN_CODE') })] }),
          active('people', { files: [aFile('c', { findings: findings('PERSON_NAME') })] }),
          active('clean', { files: [aFile('d')] }),
        ])

        expect(await foundBy({ key: 'infotype', value: 'IBAN_CODE' })).toEqual(['bank'])
        expect(await foundBy({ key: 'infotype', value: ['IBAN_CODE', 'PERSON_NAME'] })).toEqual(['bank', 'people'])
        expect(await foundBy({ key: 'infotype', value: 'PHONE_NUMBER' })).toEqual([])
      })

      test('option: in use, of anonymisation by any of the files', async () => {
        const anonymisation = { headerRow: true, rules: [], attempt: 1 }
        const phoneVerification = {
          sealedPhone: 'sealed',
          maskedPhone: '*** 67',
          username: 'name',
          usernameDigest: 'digest',
          round: 1,
        }
        await host.known([
          active('masked', { files: [aFile('a'), aFile('b', { anonymisation })], isPasswordProtected: true }),
          active('coded', { phoneVerification, trackingId: '' }),
          active('tracked', { trackingId: '-', isPasswordProtected: false }),
          active('plain'),
        ])

        expect(await foundBy({ key: 'option', value: 'anonymized' })).toEqual(['masked'])
        expect(await foundBy({ key: 'option', value: 'passwordProtected' })).toEqual(['masked'])
        expect(await foundBy({ key: 'option', value: 'otp' })).toEqual(['coded'])
        expect(await foundBy({ key: 'option', value: 'trackingId' })).toEqual(['tracked'])
        expect(await foundBy({ key: 'option', value: ['otp', 'trackingId'] })).toEqual(['coded', 'tracked'])
        expect(await foundBy({ key: 'option', value: 'otp' }, { key: 'option', value: 'trackingId' })).toEqual([])
      })

      test('option: as it is after a change', async () => {
        await host.known([active('one', { trackingId: '-' }), active('two')])

        await host.known([active('one', { revision: 2 }), active('two', { revision: 2, isPasswordProtected: true })])

        expect(await foundBy({ key: 'option', value: 'trackingId' })).toEqual([])
        expect(await foundBy({ key: 'option', value: 'passwordProtected' })).toEqual(['two'])
        const owned = await found({ ownedBy: 'alice' }, [{ key: 'option', value: ['passwordProtected'] }])
        expect(ids(owned.transfers)).toEqual(['two'])
      })

      test('filters combine by AND, also two of one kind', async () => {
        await host.known([
          active('both', { message: 'budget plan', recipient: 'rita@partner.example' }),
          active('one', { message: 'budget', recipient: 'rita@partner.example' }),
          active('other', { message: 'budget plan', recipient: 'ron@partner.example' }),
        ])

        expect(
          await foundBy(
            { key: 'message', value: 'budget' },
            { key: 'recipient', value: 'rita@partner.example' },
            { key: 'message', value: 'plan' },
          ),
        ).toEqual(['both'])
      })

      test('the maximal number of filters works', async () => {
        await host.known([active('last', { message: 'word39' })])
        const value = times(40, number => `word${number}`)
        const state = ['active', 'expired', 'requested', 'retracted', 'failed', 'processing', 'uploading']

        const texts = times(4, () => ({ key: 'keyword', value }))
        expect(await foundBy(...texts, ...times(16, () => ({ key: 'state', value: state })))).toEqual(['last'])
        expect(await foundBy({ key: 'sender', value: [...value.slice(1), 'alice@acme.example'] })).toEqual(['last'])
        expect(TransferFilters.safeParse([...texts, { key: 'message', value: 'more' }]).success).toBe(false)
        const sentence = value.slice(20).join(' ')
        expect(await foundBy({ key: 'message', value: times(9, () => sentence) })).toEqual([])
      })
    })

    describe('lists', () => {
      test('transfers without the sort date come last, in both directions', async () => {
        await host.known([
          active('none', { expiryDate: undefined }),
          active('sooner', { expiryDate: hours(-9) }),
          active('later', { expiryDate: hours(9) }),
        ])
        const sorted = async (order: 'asc' | 'desc') =>
          ids((await found('everybody', [], NOW, { sort: { key: 'expiryDate', order } })).transfers)

        expect(await sorted('asc')).toEqual(['sooner', 'later', 'none'])
        expect(await sorted('desc')).toEqual(['later', 'sooner', 'none'])
      })

      test('a page continues after any place, even after a removed transfer', async () => {
        await host.known(times(6, number => active(`same-${number}`, number < 4 ? {} : { expiryDate: undefined })))
        const sort = { key: 'expiryDate', order: 'asc' } as const
        const restAfter = async (after: ListCursor) =>
          ids((await found('everybody', [], NOW, { sort, start: { after } })).transfers)
        const whole = (await found('everybody', [], NOW, { sort })).transfers

        for (const [position, transfer] of whole.entries()) {
          expect(await restAfter(getPlace(transfer, sort))).toEqual(ids(whole.slice(position + 1)))
        }
        expect(await restAfter({ at: NOW - HOUR, id: 'gone' })).toEqual(ids(whole))
        expect(await restAfter({ at: NOW + 99 * HOUR, id: 'gone' })).toEqual(ids(whole.slice(4)))
        expect([0, 2]).toContain((await restAfter({ at: null, id: 'gone' })).length)
      })

      test('a removed transfer is in no list and no count, and unknown ids are ignored', async () => {
        const all = times(3, number => active(`removed-${number}`))
        await host.known(all)

        await host.index.remove(['removed-1', 'unknown'])
        await host.index.remove(['removed-1'])
        await host.known([active('removed-last')])

        const { total, transfers } = await found('everybody', [], NOW)
        expect(total).toBe(3)
        expect(ids(transfers).toSorted()).toEqual(['removed-0', 'removed-2', 'removed-last'])
        expect((await host.index.count('everybody', [], NOW)).total).toBe(3)
      })

      test('a query without transfers returns only the total', async () => {
        await host.known(times(3, number => active(`one-${number}`)))

        expect(await found('everybody', [], NOW, { size: 0 })).toEqual({ total: 3, transfers: [] })
      })

      test('a page respects the maximal answer size, and reports that more follow', async () => {
        const files = times(90, place => aFile(`f${place}`, { name: `${place} ${'long name '.repeat(100)}.txt` }))
        await host.known(times(60, number => active(`big-${number}`, { files })))

        const first = await found('everybody', [])
        const rest = await found('everybody', [], NOW, {
          start: { after: getPlace(first.transfers.at(-1), newestFirst) },
        })

        expect([first.total, first.isShortened, rest.isShortened]).toEqual([60, true, undefined])
        expect(JSON.stringify(first.transfers).length).toBeLessThan(5 * 1024 * 1024)
        expect(new Set(ids([...first.transfers, ...rest.transfers])).size).toBe(60)
      })

      test('a page beyond the end is empty, and keeps the total', async () => {
        await host.known([active('only')])

        const beyond = await found('everybody', [], NOW, { start: { from: 9000 } })

        expect(beyond).toEqual({ total: 1, transfers: [] })
      })

      test('an entry has exactly the fields of a list', async () => {
        const whole = active('whole', {
          recipientName: 'Zoë Müller 🦊',
          message: 'Line one\r\nLine two\t"quoted" \\ \u2028 end',
          trackingId: 'Ticket 7',
          link: { digest: 'digest', sealed: 'sealed' },
          failureReason: 'none so far',
          isPasswordProtected: true,
          isAnonymousTransfer: true,
          downloadCount: 3,
          firstDownloadAt: hours(1),
          files: [aFile('a', { size: 20 * 1024 ** 3, findings: findings('IBAN_CODE') }), aFile('b')],
        })
        await host.known([whole])

        expect((await found({ ownedBy: 'alice' }, [])).transfers).toEqual([asListed(whole, NOW)])
      })

      test('point 5: a sampled file is listed as inspected in part, and a locked one as not inspected', async () => {
        const none = { summary: [], places: [], notInspectable: [], mismatches: [] }
        const sampled = { ...none, sampled: { infoTypes: ['LOCATION' as const], read: 1, total: 2 } }
        const locked = { ...none, notInspectable: [{ reason: 'password' as const, count: 1, isWhole: true }] }
        const files = [sampled, locked, none].map((findings, index) => aFile(`f${index}`, { findings }))
        await host.known([active('extents', { files })])

        const { transfers } = await found('everybody', [])
        expect(transfers[0]?.files.map(({ findings }) => findings)).toEqual([
          {
            summary: [],
            isReadInFull: false,
            inspection: { extent: 'part', reason: 'sampled' },
            isNotInspectable: true,
          },
          {
            summary: [],
            isReadInFull: false,
            inspection: { extent: 'none', reason: 'password' },
            isNotInspectable: true,
          },
          { summary: [], isReadInFull: true, inspection: { extent: 'full' }, isNotInspectable: false },
        ])
      })

      test('a provisional transfer is in no list, and in no count', async () => {
        await host.known([aTransfer('draft')])
        expect(await index.put([aTransfer('draft')])).toEqual({ failed: [] })
        await host.known([])

        expect(await found('everybody', [])).toEqual({ total: 0, transfers: [] })
        expect(await index.count({ ownedBy: 'alice' }, [], NOW)).toMatchObject({ total: 0 })
      })

      test('the delivery to a further recipient is in no list, and in no count', async () => {
        const { recipient } = active('sent')
        await host.known([active('sent'), active('sent-1', { deliveryOf: 'sent', files: [] })])

        expect(await foundBy({ key: 'recipient', value: recipient })).toEqual(['sent'])
        expect(await foundBy({ key: 'state', value: 'active' })).toEqual(['sent'])
      })

      test('a provisional transfer whose recipient was corrected is in no list, and in no count', async () => {
        await host.known([active('sent'), active('corrected', { transferState: 'retracted', wasMistake: true })])

        expect(ids((await found('everybody', [])).transfers)).toEqual(['sent'])
        expect(await foundBy({ key: 'state', value: 'retracted' })).toEqual([])
        expect(await foundBy({ key: 'recipient', value: active('corrected').recipient })).toEqual(['sent'])
        expect(await index.count('everybody', [], NOW)).toMatchObject({ total: 1, retracted: 0 })
        expect(await index.count({ ownedBy: 'alice' }, [], NOW)).toMatchObject({ total: 1, retracted: 0 })
      })

      test('states and counts by state are those of the query’s moment', async () => {
        await host.known([active('one', { expiryDate: hours(1) }), active('two', { expiryDate: hours(3) })])
        const at = async (hour: number) => {
          const now = NOW + hour * HOUR
          const { transfers } = await found('everybody', [], now)
          const { active, expired, total } = await index.count('everybody', [], now)
          return [new Set(transfers.map(({ transferState }) => transferState)), active, expired, total]
        }

        expect(await at(0)).toEqual([new Set(['active']), 2, 0, 2])
        expect(await at(2)).toEqual([new Set(['active', 'expired']), 1, 1, 2])
        expect(await at(3)).toEqual([new Set(['expired']), 0, 2, 2])
      })

      test('a member’s counts cover only their own transfers', async () => {
        const bob = { sender: { subject: 'bob', email: 'alice@acme.example' } }
        await host.known([
          active('mine'),
          active('theirs', bob),
          active('gone', { ...bob, transferState: 'retracted' }),
        ])

        expect(await index.count({ ownedBy: 'bob' }, [], NOW)).toEqual({
          total: 2,
          active: 1,
          retracted: 1,
          expired: 0,
        })
        expect(await index.count({ ownedBy: 'eve' }, [], NOW)).toEqual({
          total: 0,
          active: 0,
          retracted: 0,
          expired: 0,
        })
        expect(await index.count({ ownedBy: '*' }, [], NOW)).toMatchObject({ total: 0 })
      })
    })

    describe('an update', () => {
      test('with a newer revision shows, and the older one does not return', async () => {
        const first = active('one', { message: 'As it was.' })
        await host.known([first])
        await host.known([{ ...first, revision: 2, transferState: 'retracted', message: 'Taken back.' }])

        await index.put([first])
        await host.known([])

        expect(await foundBy({ key: 'state', value: 'active' })).toEqual([])
        expect(await foundBy({ key: 'message', value: 'was' })).toEqual([])
        expect(await foundBy({ key: 'message', value: 'taken' })).toEqual(['one'])
      })

      test('of many transfers at once stores each once', async () => {
        const many = times(300, number => active(`many-${number}`))
        await host.known(many)

        expect(await index.put([...many, ...many])).toEqual({ failed: [] })
        await host.known([])

        expect(await index.count('everybody', [], NOW)).toMatchObject({ total: 300, active: 300 })
      })

      test('of no transfers succeeds', async () => {
        expect(await index.put([])).toEqual({ failed: [] })
      })
    })
  })
}

function asListed(transfer: Transfer, now: number): ListedTransfer {
  const listed = listedTransfer(transfer)
  if (!listed) throw new Error('A provisional transfer is in no list.')
  return listedAt(listed, now)
}

function raised(transfer: Transfer): Transfer {
  const { revision, message, transferState } = transfer
  const later = transferState === 'active' ? 'retracted' : transferState
  return { ...transfer, revision: revision + 1, message: `${message} raised`, transferState: later }
}

const byId = (transfers: readonly ListedTransfer[]) => transfers.toSorted((one, other) => (one.id < other.id ? -1 : 1))

function expectOrder(transfers: readonly ListedTransfer[], sort: TransferSort) {
  for (const [position, transfer] of transfers.entries()) {
    const next = transfers[position + 1]
    if (next) expect(mayPrecede(transfer, next, sort), `${transfer.id} stands before ${next.id}`).toBe(true)
  }
}

function getStates(transfers: readonly ListedTransfer[]) {
  const inState = (state: string) => transfers.filter(({ transferState }) => transferState === state).length
  return { active: inState('active'), retracted: inState('retracted'), expired: inState('expired') }
}

function getPlace(transfer: ListedTransfer | undefined, { key }: TransferSort): ListCursor {
  const date = transfer?.[key]
  return { at: date === undefined ? null : Date.parse(date), id: transfer?.id ?? '' }
}
