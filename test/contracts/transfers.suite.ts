import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { change } from '../../lambdas/core/transfer/change.ts'
import { release } from '../../lambdas/core/transfer/release.ts'
import { transition } from '../../lambdas/core/transfer/transition.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import type { Usage, UsageChange } from '../../lambdas/ports/usage.ts'
import { toCanaryId } from '../../shared/domain/canary.ts'
import {
  endedStates,
  getLinks,
  isLegalTransition,
  isRemovable,
  isUndoable,
  linkKinds,
  type Transfer,
  type TransferFile,
  TransferState,
  toErasableState,
} from '../../shared/domain/transfer.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { countLaterKeys, withLaterKeys } from '../harness/newerVersion.ts'

export type TransfersStore = {
  transfers: Transfers
  usage: Usage
  readAudit(): Promise<AuditEvent[]>
  /**
   * Changes the stored records of a transfer and its files directly.
   * @returns the stored records, the transfer first
   */
  editRecords(id: string, edit: (record: Record<string, unknown>) => unknown): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

const MINUTE = 60_000
const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const iso = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString()

const erasableStates = [...TransferState.options, 'wrongRecipient'] as const
const otherStates = TransferState.options.filter(state => state !== 'provisional')

export function aFile(id: string, more: Partial<TransferFile> = {}): TransferFile {
  const name = `${id}.txt`
  return { id, tempId: 0, name, size: 12, fileExtension: 'txt', fileState: 'waiting', revision: 1, ...more }
}

export function aTransfer(id: string, more: Partial<Transfer> = {}): Transfer {
  return {
    id,
    revision: 1,
    transferState: 'provisional',
    sender: { subject: 'alice', email: 'alice@acme.example' },
    recipient: 'rita@partner.example',
    message: 'Here they are.',
    acknowledgement: false,
    sendEmailNotification: true,
    expiryDays: 7,
    createdAt: iso(0),
    stateChangedAt: iso(0),
    downloadCount: 0,
    files: [aFile(`${id}-first`), aFile(`${id}-second`)],
    ...more,
  }
}

/** The fields that give a transfer every kind of link except the download link; each digest begins with the word. */
export function aRequest(word: string): Pick<Transfer, 'request' | 'phoneVerification'> {
  const responder = { claimKey: 'key', claimedFrom: 'body', claimedAt: iso(1) }
  return {
    request: {
      link: { digest: `${word} request`, sealed: 'sealed' },
      mails: 2,
      responder: { digest: `${word} responder`, sealed: 'sealed', ...responder },
    },
    phoneVerification: {
      sealedPhone: 'sealed',
      maskedPhone: '*** 67',
      username: 'name',
      usernameDigest: `${word} recipient`,
      round: 1,
      isEmailAllowed: true,
    },
  }
}

function fullyLinked(id: string, word = id, more: Partial<Transfer> = {}): Transfer {
  return aTransfer(id, { link: { digest: `${word} download`, sealed: 'sealed' }, ...aRequest(word), ...more })
}

/** A transfer with every optional field at every depth. */
export function fullTransfer(id: string): Transfer {
  const blob = { version: 'v1', size: 12, sha256: 'abc' }
  const finding = { infoType: 'IBAN_CODE', count: 2, distinctCount: 1, likelihood: 'LIKELY' } as const
  const column = { column: 0, method: 'sha256', changed: 1, unchanged: 0, refused: 0, isPseudonymised: false } as const
  return fullyLinked(id, id, {
    transferState: 'active',
    expiryDate: iso(600),
    senderLanguage: 'de',
    templateSet: { name: 'Partner', version: 'abc', language: 'de' },
    linkMail: { state: 'delivered', at: iso(3) },
    isPasswordProtected: true,
    archive: { id: 'archive', name: 'files.zip', attempt: 1, progress: 100, blob },
    files: [
      aFile(`${id}-first`, {
        fileState: 'inspected',
        blob,
        multipart: { uploadId: 'upload', partSize: 5 },
        anonymisation: {
          headerRow: true,
          rules: [
            {
              columnNameOrIndex: '0',
              anonymizationMethod: 'basic_mask',
              parameters: [{ key: 'pattern', value: [{ from: 0, to: 1, char: '*' }] }],
            },
          ],
          attempt: 1,
          blob,
          report: { rows: 1, columns: [column] },
        },
        findings: {
          summary: [finding],
          places: [{ ...finding, column: 0 }],
          notInspectable: [{ reason: 'password', count: 1, isWhole: false }],
          mismatches: [{ named: 'csv', found: 'xlsx' }],
          sampled: { infoTypes: ['IBAN_CODE'], read: 1, total: 2 },
        },
      }),
      aFile(`${id}-second`),
    ],
  })
}

function anEvent(detail: string): AuditEvent {
  return { at: iso(0), action: 'create', actor: 'alice', source: '192.0.2.1', result: 'done', detail }
}

const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i))
const wins = (answers: boolean[]) => answers.filter(Boolean).length

export function transfersSuite(name: string, open: () => Promise<TransfersStore>) {
  describe(`transfers: ${name}`, () => {
    let store: TransfersStore
    let transfers: Transfers

    beforeEach(async () => {
      store = await open()
      transfers = store.transfers
    })
    afterEach(() => store.close())

    const toEvents = async (some: TransfersStore) => (await some.readAudit()).map(({ detail }) => detail).sort()
    const events = () => toEvents(store)

    async function added(transfer: Transfer): Promise<Transfer> {
      expect(await transfers.add(transfer, anEvent(`add ${transfer.id}`))).toBe(true)
      return transfer
    }

    describe('adding and finding', () => {
      test('a transfer is found complete', async () => {
        const whole = aTransfer('whole', {
          transferState: 'active',
          recipientName: 'Zoë Müller 🦊',
          message: 'Line one\r\nLine two\t"quoted" \\ \u2028 end',
          acknowledgement: true,
          expiryDate: iso(600),
          finalizedAt: iso(1),
          stateChangedAt: iso(2),
          failureReason: 'none so far',
          link: { digest: 'digest', sealed: 'sealed' },
          ...aRequest('whole'),
          remindAt: iso(6),
          isAnonymousTransfer: true,
          trackingId: 'Ticket 7',
          templateSet: { name: 'Partner', version: 'abc' },
          newId: 'later',
          isWrongRecipient: true,
          isUndone: true,
          undoUntil: iso(1),
          wasMistake: true,
          rvReasons: ['DOMAIN_BANNED'],
          createdFrom: 'body',
          previousId: 'earlier',
          downloadCount: 3,
          firstDownloadAt: iso(3),
          withdrawnAt: iso(4),
          erasedAt: iso(5),
          files: [
            aFile('a', {
              size: 20 * 1024 ** 3,
              contentType: 'text/csv',
              fileState: 'error',
              blob: { version: 'v1', size: 12, sha256: 'abc' },
              errorReason: 'reason',
              userAction: 'action',
              revision: 4,
            }),
          ],
        })

        await added(whole)

        expect(await transfers.get('whole')).toEqual(whole)
        expect(await events()).toEqual(['add whole'])
      })

      test('absent fields stay absent', async () => {
        const found = await added(aTransfer('bare', { files: [] })).then(({ id }) => transfers.get(id))

        expect(Object.keys(found ?? {}).sort()).toEqual(Object.keys(aTransfer('bare')).sort())
      })

      test('an unknown transfer is not found', async () => {
        await added(aTransfer('other', { link: { digest: 'theirs', sealed: 'sealed' } }))

        expect(await transfers.get('missing')).toBeUndefined()
        expect(await transfers.getByLink('download', 'missing')).toBeUndefined()
        expect(await transfers.getByLink('download', '')).toBeUndefined()
        for (const kind of linkKinds) expect(await transfers.getByLink(kind, 'missing')).toBeUndefined()
      })

      test('a sender finds their own transfer complete, and another’s as little as an unknown one', async () => {
        const theirs = await added(aTransfer('theirs'))

        expect(await transfers.ofSender('theirs', 'alice')).toEqual(theirs)
        for (const other of ['bob', 'ALICE', 'alic_', '%', '']) {
          expect(await transfers.ofSender('theirs', other)).toBeUndefined()
        }
        expect(await transfers.ofSender('missing', 'alice')).toBeUndefined()
      })

      test('90 files return in the order in which they were declared', async () => {
        const files = times(90, index => aFile(`${(index * 37) % 90}`, { tempId: 90 - index }))

        await added(aTransfer('many', { files }))

        expect((await transfers.get('many'))?.files).toEqual(files)
      })

      test('records are found by their ids, in that order, without their files and the missing ones', async () => {
        const { files: _, ...full } = await added(fullTransfer('full'))
        const ids = times(120, index => `one-of-many-${index}`)
        for (const id of ids) await added(aTransfer(id))

        const found = await transfers.getRecords([...ids, 'missing', 'full'])

        expect(found.map(({ id }) => id)).toEqual([...ids, 'full'])
        expect(found.at(-1)).toEqual(full)
        expect(await transfers.getRecords([])).toEqual([])
      })

      test('a file is found with its transfer and its place, and without the other files', async () => {
        const { files, ...record } = await added(fullTransfer('whole'))

        for (const [place, file] of files.entries()) {
          expect(await transfers.getFile('whole', file.id)).toEqual({ transfer: record, file, place })
        }
        expect(await transfers.getFile('whole', 'another')).toEqual({ transfer: record, file: undefined, place: -1 })
        expect(await transfers.getFile('missing', 'whole-first')).toBeUndefined()
      })

      test('a file is found for its sender, and behind a link of its transfer, as the transfer is', async () => {
        const { files, ...record } = await added(fullyLinked('linked', 'one'))
        const [, second] = files
        if (!second) throw new Error('It has two files.')
        const found = { transfer: record, file: second, place: 1 }

        expect(await transfers.getFile('linked', second.id, 'alice')).toEqual(found)
        expect(await transfers.getFile('linked', second.id, 'bob')).toBeUndefined()
        for (const kind of linkKinds) {
          expect(await transfers.getFileByLink(kind, `one ${kind}`, second.id)).toEqual(found)
          expect(await transfers.getFileByLink(kind, `two ${kind}`, second.id)).toBeUndefined()
        }
        expect(await transfers.getFileByLink('request', 'one download', second.id)).toBeUndefined()
      })

      test('a file is found in one list while the list is replaced, never between two', async () => {
        let current = await added(aTransfer('relisted', { message: '0' }))
        const [first, second] = current.files
        if (!first || !second) throw new Error('It has two files.')
        let isDone = false
        const reads = times(4, async () => {
          while (!isDone) {
            await setImmediate()
            const { transfer, file, place } = (await transfers.getFile('relisted', first.id)) ?? {}
            expect(file?.id).toBe(first.id)
            expect(place).toBe(Number(transfer?.message))
          }
        })

        for (const place of [1, 0, 1, 0, 1, 0]) {
          const files = place === 0 ? [first, second] : [second, first]
          const next = { ...current, message: String(place), files }
          expect(await transfers.replace(current, next, anEvent('reorder'))).toBe(true)
          current = { ...next, revision: current.revision + 1 }
        }
        isDone = true
        await Promise.all(reads)
      })

      test('an id exists once: the second is refused and leaves no trace', async () => {
        const first = await added(aTransfer('taken', { link: { digest: 'first', sealed: 's' } }))

        const second = aTransfer('taken', {
          message: 'Another.',
          link: { digest: 'second', sealed: 's' },
          files: [aFile('another')],
        })
        expect(await transfers.add(second, anEvent('second'))).toBe(false)

        expect(await transfers.get('taken')).toEqual(first)
        expect(await transfers.getByLink('download', 'second')).toBeUndefined()
        expect(await events()).toEqual(['add taken'])
      })

      test('one of fifty who add under one id at once wins', async () => {
        const answers = await Promise.all(
          times(50, index => transfers.add(aTransfer('wanted', { message: `${index}` }), anEvent(`${index}`))),
        )

        expect(wins(answers)).toBe(1)
        const winner = String(answers.indexOf(true))
        expect((await transfers.get('wanted'))?.message).toBe(winner)
        expect(await events()).toEqual([winner])
      })

      test('an undo and a release at once: one of them wins and is recorded, 200 times', async () => {
        const ends: string[] = []
        for (const round of times(200, index => index)) {
          const id = `race-${round}`
          await added(aTransfer(id, { transferState: 'processing', undoUntil: iso(1) }))
          const load = async () => (await transfers.get(id)) ?? expect.fail('It is gone.')
          const undo = () =>
            change(
              transfers,
              load,
              current => (isUndoable(current) ? transition(current, 'retracted', NOW, { isUndone: true }) : undefined),
              anEvent(`undo ${id}`),
            )
          const publish = async () => release({ transfers, now: () => NOW }, load, await load())
          // The seed: which of them is first, and by how many milliseconds.
          const [first, second] = round % 2 === 0 ? [undo, publish] : [publish, undo]
          const ahead = first()
          await sleep((round * 7) % 13)
          // So that each wins sometimes on a machine of any speed.
          if (round % 20 < 2) await ahead
          const answers = await Promise.all([ahead, second()])

          const { transferState } = await load()
          expect(answers.map(answer => answer.transferState)).toEqual([transferState, transferState])
          ends.push(transferState)
        }

        const recorded = await store.readAudit()
        const count = (state: string) => ends.filter(end => end === state).length
        expect(recorded.filter(({ detail }) => detail?.startsWith('undo'))).toHaveLength(count('retracted'))
        expect(recorded.filter(({ action }) => action === 'publish')).toHaveLength(count('active'))
        expect(count('retracted') + count('active')).toBe(200)
        expect(Math.min(count('retracted'), count('active'))).toBeGreaterThan(0)
      })

      test('a transfer that cannot be stored completely is not stored at all', async () => {
        const twice = aTransfer('twice', { files: [aFile('same'), aFile('same')] })

        await expect(transfers.add(twice, anEvent('twice'))).rejects.toThrow()

        expect(await transfers.get('twice')).toBeUndefined()
        expect(await events()).toEqual([])
      })

      test.each(TransferState.options)('a link finds its transfer while it is %s', async transferState => {
        const linked = aTransfer('linked', { transferState, link: { digest: 'digest of linked', sealed: 'sealed' } })
        await added(aTransfer('without'))
        await added(aTransfer('other', { link: { digest: 'digest of other', sealed: 'sealed' } }))

        await added(linked)

        expect(await transfers.getByLink('download', 'digest of linked')).toEqual(linked)
      })

      test('a link finds its transfer from the change that adds it until the one that removes it', async () => {
        const before = await added(aTransfer('linked'))
        const linked = { ...before, link: { digest: 'new', sealed: 'sealed' } }

        await transfers.replace(before, linked, anEvent('link'))
        expect((await transfers.getByLink('download', 'new'))?.id).toBe('linked')

        await transfers.replace({ ...linked, revision: 2 }, before, anEvent('unlink'))
        expect(await transfers.getByLink('download', 'new')).toBeUndefined()
      })

      test.each(linkKinds)('a link is found only under its kind: %s', async kind => {
        const linked = await added(fullyLinked('linked', 'one'))
        await added(fullyLinked('other'))

        expect(await transfers.getByLink(kind, `one ${kind}`)).toEqual(linked)
        for (const another of linkKinds.filter(one => one !== kind)) {
          expect(await transfers.getByLink(another, `one ${kind}`)).toBeUndefined()
        }
      })

      test.each(linkKinds)('a replaced link leads nowhere, and the others still work: %s', async kind => {
        const before = await added(fullyLinked('linked', 'old'))
        const { link, request, phoneVerification } = fullyLinked('linked', 'new')
        if (!before.request || !request) throw new Error('It is a request.')
        const responder = before.request.responder
        const after = {
          download: { ...before, link },
          request: { ...before, request: { ...request, responder } },
          responder: { ...before, request: { ...request, link: before.request.link } },
          recipient: { ...before, phoneVerification },
        }[kind]

        expect(await transfers.replace(before, after, anEvent('relink'))).toBe(true)

        expect(await transfers.getByLink(kind, `old ${kind}`)).toBeUndefined()
        const standing = { ...after, revision: 2 }
        for (const { kind: one, digest } of getLinks(after)) {
          expect(digest).toBe(one === kind ? `new ${kind}` : `old ${one}`)
          expect(await transfers.getByLink(one, digest)).toEqual(standing)
        }
      })

      test('removed links lead nowhere, and may be added to another transfer', async () => {
        const before = await added(fullyLinked('linked', 'one'))
        const bare: Transfer = { ...before, link: undefined, request: undefined, phoneVerification: undefined }

        await transfers.replace(before, bare, anEvent('unlink'))
        for (const kind of linkKinds) expect(await transfers.getByLink(kind, `one ${kind}`)).toBeUndefined()

        await transfers.replace({ ...bare, revision: 2 }, before, anEvent('link'))
        for (const kind of linkKinds) expect((await transfers.getByLink(kind, `one ${kind}`))?.id).toBe('linked')
      })

      test('the links of a removed transfer lead nowhere', async () => {
        await added(fullyLinked('given up', 'one'))

        expect(await transfers.removeProvisional('given up', anEvent('remove'))).toBe(true)
        for (const kind of linkKinds) expect(await transfers.getByLink(kind, `one ${kind}`)).toBeUndefined()

        const next = await added(fullyLinked('given up', 'two'))
        for (const kind of linkKinds) {
          expect(await transfers.getByLink(kind, `one ${kind}`)).toBeUndefined()
          expect(await transfers.getByLink(kind, `two ${kind}`)).toEqual(next)
        }
      })

      test('a canary is removed in any state, and has no events', async () => {
        const files = [aFile('one'), aFile('two')]
        const canary = aTransfer(toCanaryId('1'), { transferState: 'processing', files })
        await transfers.add(canary, { ...anEvent('canary'), transferId: canary.id })
        const [file = aFile('one')] = canary.files
        await transfers.replaceFile(
          canary.id,
          file,
          { ...file, fileState: 'verified' },
          { ...anEvent('canary'), transferId: canary.id },
        )
        const other = await added(aTransfer('other'))

        await transfers.removeCanary(canary.id)
        await transfers.removeCanary(canary.id)
        await expect(transfers.removeCanary(other.id)).rejects.toThrow('no canary')

        expect([await transfers.get(canary.id), await transfers.get(other.id)]).toEqual([undefined, other])
        expect(await events()).toEqual(['add other'])
      })

      test.each(linkKinds)('a digest of a link exists once, across kinds: %s', async kind => {
        const linked = await added(fullyLinked('linked', 'one'))
        const other = await added(aTransfer('other'))
        const link = { digest: `one ${kind}`, sealed: 'sealed' }

        await expect(transfers.add(aTransfer('third', { link }), anEvent('third'))).rejects.toThrow()
        await expect(transfers.replace(other, { ...other, link }, anEvent('link'))).rejects.toThrow()

        expect(await transfers.getByLink(kind, link.digest)).toEqual(linked)
        expect([await transfers.get('third'), await transfers.get('other')]).toEqual([undefined, other])
      })

      test('only the winner’s link works when fifty concurrent changes each add one', async () => {
        const before = await added(fullyLinked('wanted', 'old'))

        const answers = await Promise.all(
          times(50, index => transfers.replace(before, fullyLinked('wanted', `${index}`), anEvent(`${index}`))),
        )

        expect(wins(answers)).toBe(1)
        for (const kind of linkKinds) {
          expect(await transfers.getByLink(kind, `old ${kind}`)).toBeUndefined()
          const found = await Promise.all(times(50, index => transfers.getByLink(kind, `${index} ${kind}`)))
          expect(found.map(one => one !== undefined)).toEqual(answers)
        }
      })

      test('90 files and a link of every kind are added, replaced and removed', async () => {
        const filesNamed = (word: string) => times(90, index => aFile(`${word} ${index}`))
        const before = await added(fullyLinked('many', 'old', { files: filesNamed('old') }))
        const after = fullyLinked('many', 'new', { files: filesNamed('new') })

        expect(await transfers.replace(before, after, anEvent('change'))).toBe(true)
        expect(await transfers.getByLink('recipient', 'new recipient')).toEqual({ ...after, revision: 2 })

        expect(await transfers.removeProvisional('many', anEvent('remove'))).toBe(true)
        expect(await transfers.get('many')).toBeUndefined()
      })

      test('a link is never added to a second transfer', async () => {
        const link = { digest: 'given', sealed: 'sealed' }
        const linked = await added(aTransfer('linked', { link }))
        const other = await added(aTransfer('other'))

        await expect(transfers.add(aTransfer('third', { link }), anEvent('third'))).rejects.toThrow()
        await expect(transfers.replace(other, { ...other, link }, anEvent('link'))).rejects.toThrow()

        expect(await transfers.getByLink('download', 'given')).toEqual(linked)
        expect([await transfers.get('third'), await transfers.get('other')]).toEqual([undefined, other])
        expect(await events()).toEqual(['add linked', 'add other'])
      })
    })

    describe('changing a transfer', () => {
      test('the change has the next revision, and its event', async () => {
        const before = await added(aTransfer('changed', { recipientName: 'Rita', expiryDate: iso(9) }))
        const after: Transfer = { ...before, transferState: 'uploading', message: 'New.', recipientName: undefined }

        expect(await transfers.replace(before, after, anEvent('change'))).toBe(true)

        expect(await transfers.get('changed')).toEqual({ ...after, revision: 2 })
        expect(await events()).toEqual(['add changed', 'change'])
      })

      test('a writer at an older revision fails, and writes nothing', async () => {
        const before = await added(aTransfer('raced'))
        await transfers.replace(before, { ...before, message: 'First.' }, anEvent('first'))
        const standing = await transfers.get('raced')

        const late: Transfer = {
          ...before,
          transferState: 'active',
          link: { digest: 'late', sealed: 'sealed' },
          files: [aFile('late')],
        }
        expect(await transfers.replace(before, late, anEvent('late'))).toBe(false)

        expect(await transfers.get('raced')).toEqual(standing)
        expect(await transfers.getByLink('download', 'late')).toBeUndefined()
        expect(await events()).toEqual(['add raced', 'first'])
      })

      test('a writer at an invented revision fails too', async () => {
        const before = await added(aTransfer('raced'))

        expect(await transfers.replace({ ...before, revision: 7 }, before, anEvent('future'))).toBe(false)

        expect(await transfers.get('raced')).toEqual(before)
      })

      test('a change does not create a missing transfer', async () => {
        const missing = aTransfer('missing')

        expect(await transfers.replace(missing, { ...missing, files: [aFile('a')] }, anEvent('change'))).toBe(false)

        expect(await transfers.get('missing')).toBeUndefined()
        expect(await events()).toEqual([])
      })

      test('one of fifty concurrent changes wins', async () => {
        const before = await added(aTransfer('wanted'))

        const answers = await Promise.all(
          times(50, index => transfers.replace(before, { ...before, message: `${index}` }, anEvent(`${index}`))),
        )

        expect(wins(answers)).toBe(1)
        const winner = String(answers.indexOf(true))
        expect(await transfers.get('wanted')).toEqual({ ...before, message: winner, revision: 2 })
        expect(await events()).toEqual([winner, 'add wanted'])
      })

      test('a change with the same files leaves their current state', async () => {
        const before = await added(aTransfer('kept'))
        const [first, second] = before.files
        if (!first || !second) throw new Error('Two files were declared.')
        await transfers.replaceFile('kept', second, { ...second, fileState: 'uploaded' }, anEvent('file'))

        expect(await transfers.replace(before, { ...before, message: 'New.' }, anEvent('change'))).toBe(true)

        const found = await transfers.get('kept')
        expect(found?.message).toBe('New.')
        expect(found?.files).toEqual([first, { ...second, fileState: 'uploaded', revision: 2 }])
      })

      test.each([
        ['other files', [aFile('x'), aFile('y'), aFile('z')]],
        [
          'some of the same in another order',
          [aFile('listed-second', { size: 1 }), aFile('new'), aFile('listed-first')],
        ],
        ['none', []],
      ])('a change with another list of files replaces the complete list: %s', async (_, files) => {
        const before = await added(aTransfer('listed'))
        const untouched = await added(aTransfer('neighbour'))

        expect(await transfers.replace(before, { ...before, files }, anEvent('change'))).toBe(true)

        expect((await transfers.get('listed'))?.files).toEqual(files)
        expect(await transfers.get('neighbour')).toEqual(untouched)
      })

      test('a change of 90 files to 90 others is one change', async () => {
        const before = await added(aTransfer('many', { files: times(90, index => aFile(`old ${index}`)) }))
        const files = times(90, index => aFile(`new ${89 - index}`))

        expect(await transfers.replace(before, { ...before, files }, anEvent('change'))).toBe(true)

        expect((await transfers.get('many'))?.files).toEqual(files)
        expect(await events()).toEqual(['add many', 'change'])
      })

      test('a change that cannot be stored completely is not stored at all', async () => {
        const before = await added(aTransfer('whole'))
        const broken = { ...before, message: 'New.', files: [aFile('same'), aFile('same')] }

        await expect(transfers.replace(before, broken, anEvent('broken'))).rejects.toThrow()

        expect(await transfers.get('whole')).toEqual(before)
        expect(await events()).toEqual(['add whole'])
      })
    })

    describe('releasing a transfer', () => {
      const exchange = { subject: 'alice', recipient: 'rita@partner.example' }
      const usage: UsageChange = { times: 1, exchange, files: [] }
      const release = (before: Transfer, event = anEvent('publish'), change = usage) =>
        transfers.replaceWithUsage(before, { ...before, transferState: 'active' }, change, event)
      const getCount = async () =>
        (await store.usage.findRecipients(exchange.subject, [exchange.recipient], []))[0]?.own?.count ?? 0

      test('the change, its event and its usage are one write', async () => {
        const before = aTransfer('t', { transferState: 'processing', link: { digest: 'link', sealed: 'sealed' } })
        await transfers.add(before, anEvent('create'))

        expect(await release(before)).toBe(true)

        expect(await transfers.get('t')).toEqual({ ...before, transferState: 'active', revision: 2 })
        expect((await store.readAudit()).map(({ detail }) => detail).sort()).toEqual(['create', 'publish'])
        expect(await getCount()).toBe(1)
      })

      test('a repeated release fails, and counts nothing', async () => {
        const before = aTransfer('t', { transferState: 'processing' })
        await transfers.add(before, anEvent('create'))
        await release(before)

        expect(await release(before)).toBe(false)

        expect(await getCount()).toBe(1)
        expect(await store.readAudit()).toHaveLength(2)
      })

      test('one of fifty concurrent releases wins, and counts once', async () => {
        const before = aTransfer('t', { transferState: 'processing' })
        await transfers.add(before, anEvent('create'))

        expect(wins(await Promise.all(times(50, () => release(before))))).toBe(1)

        expect(await getCount()).toBe(1)
      })

      test('a release of a missing transfer counts nothing', async () => {
        expect(await release(aTransfer('missing'))).toBe(false)

        expect(await getCount()).toBe(0)
      })

      test('a release that cannot be stored completely counts nothing', async () => {
        const before = aTransfer('t', { transferState: 'processing' })
        await transfers.add(before, anEvent('create'))
        await transfers.add(aTransfer('other', { link: { digest: 'taken', sealed: 'sealed' } }), anEvent('create'))
        const after: Transfer = { ...before, transferState: 'active', link: { digest: 'taken', sealed: 'sealed' } }

        await expect(transfers.replaceWithUsage(before, after, usage, anEvent('publish'))).rejects.toThrow()

        expect(await getCount()).toBe(0)
        expect(await transfers.get('t')).toEqual(before)
      })

      test('90 files of 90 stems are released in one write', async () => {
        const files = times(90, index => aFile(`file-${index}`))
        const before = aTransfer('t', { transferState: 'processing', files })
        await transfers.add(before, anEvent('create'))
        const alike = times(90, index => ({ group: 'document', stem: `stem ${index}`, infoTypes: ['IBAN_CODE'] }))

        expect(await release(before, anEvent('publish'), { ...usage, files: alike })).toBe(true)

        const stems = alike.map(({ stem }) => stem)
        expect(
          (await store.usage.findRecipients(exchange.subject, [exchange.recipient], stems))[0]?.ownStems,
        ).toHaveLength(90)
      })
    })

    describe('changing a file', () => {
      test('the file has its next revision in its place, and nothing else changes', async () => {
        const before = await added(aTransfer('sent', { files: [aFile('b'), aFile('a'), aFile('c')] }))
        const [b, a, c] = before.files
        if (!b || !a || !c) throw new Error('Three files were declared.')
        const after: TransferFile = { ...a, fileState: 'uploaded', blob: { version: 'v', size: 12, sha256: 'abc' } }

        expect(await transfers.replaceFile('sent', a, after, anEvent('file'))).toBe(true)

        expect(await transfers.get('sent')).toEqual({ ...before, files: [b, { ...after, revision: 2 }, c] })
        expect(await events()).toEqual(['add sent', 'file'])
      })

      test('progress writes no event, of the transfer as of a file', async () => {
        const before = await added(aTransfer('sent'))
        const [file = aFile('none')] = before.files

        expect(await transfers.replaceFile('sent', file, { ...file, inspectionProgress: 7 })).toBe(true)
        const archive = { id: 'archive', name: 'files.zip', attempt: 1, progress: 7 }
        expect(await transfers.replace(before, { ...before, archive })).toBe(true)

        expect(await transfers.get('sent')).toMatchObject({ archive, files: [{ inspectionProgress: 7 }, {}] })
        expect(await events()).toEqual(['add sent'])
      })

      test('a writer at an older revision of the file fails, and writes nothing', async () => {
        const { files } = await added(aTransfer('sent'))
        const before = files[0] ?? aFile('none')
        await transfers.replaceFile('sent', before, { ...before, fileState: 'uploaded' }, anEvent('first'))
        const standing = await transfers.get('sent')

        const late = transfers.replaceFile('sent', before, { ...before, fileState: 'error' }, anEvent('late'))
        expect(await late).toBe(false)

        expect(await transfers.get('sent')).toEqual(standing)
        expect(await events()).toEqual(['add sent', 'first'])
      })

      test('a file can be changed after any change of its transfer', async () => {
        const before = await added(aTransfer('sent'))
        const file = before.files[0] ?? aFile('none')
        await transfers.replace(before, { ...before, transferState: 'failed' }, anEvent('change'))

        expect(await transfers.replaceFile('sent', file, { ...file, fileState: 'verified' }, anEvent('file'))).toBe(
          true,
        )

        const found = await transfers.get('sent')
        expect([found?.transferState, found?.revision, found?.files[0]?.fileState]).toEqual(['failed', 2, 'verified'])
      })

      test('a file of another transfer, or of none, is not changed', async () => {
        const mine = await added(aTransfer('mine'))
        const theirs = await added(aTransfer('theirs'))
        const [myFile, theirFile] = [mine.files[0] ?? aFile('none'), theirs.files[0] ?? aFile('none')]
        const verified = { ...theirFile, fileState: 'verified' as const }

        expect(await transfers.replaceFile('mine', theirFile, verified, anEvent('theirs'))).toBe(false)
        expect(await transfers.replaceFile('missing', myFile, verified, anEvent('missing'))).toBe(false)
        expect(await transfers.replaceFile('mine', aFile('new'), aFile('new'), anEvent('new'))).toBe(false)

        expect([await transfers.get('mine'), await transfers.get('theirs')]).toEqual([mine, theirs])
        expect(await events()).toEqual(['add mine', 'add theirs'])
      })

      test('one of fifty concurrent changes of one file wins', async () => {
        const { files } = await added(aTransfer('sent'))
        const file = files[1] ?? aFile('none')

        const answers = await Promise.all(
          times(50, index =>
            transfers.replaceFile('sent', file, { ...file, userAction: `${index}` }, anEvent(`${index}`)),
          ),
        )

        expect(wins(answers)).toBe(1)
        const winner = String(answers.indexOf(true))
        expect((await transfers.get('sent'))?.files[1]).toEqual({ ...file, userAction: winner, revision: 2 })
        expect(await events()).toEqual([winner, 'add sent'])
      })

      test('fifty concurrent changes of fifty files all succeed, and keep their order', async () => {
        const { files } = await added(aTransfer('sent', { files: times(50, index => aFile(`${99 - index}`)) }))

        const answers = await Promise.all(
          files.map(file =>
            transfers.replaceFile('sent', file, { ...file, fileState: 'verified' }, anEvent(`verify ${file.id}`)),
          ),
        )

        expect(wins(answers)).toBe(50)
        const found = await transfers.get('sent')
        expect(found?.files).toEqual(files.map(file => ({ ...file, fileState: 'verified', revision: 2 })))
        expect(found?.revision).toBe(1)
      })
    })

    describe('point 2: records of a newer version', () => {
      const countAll = (records: unknown[]) => records.map(countLaterKeys)
      const unchanged = <T>(record: T) => record
      let known: Transfer
      let before: number[]

      beforeEach(async () => {
        known = await added(fullTransfer('newer'))
        before = countAll(await store.editRecords('newer', withLaterKeys))
        expect(Math.min(...before)).toBeGreaterThan(0)
        expect(Math.max(...before)).toBeGreaterThan(10)
      })

      test('are read by their known keys, at every depth', async () => {
        const found = await transfers.get('newer')

        expect(JSON.parse(JSON.stringify(found))).toEqual(known)
        expect(await transfers.ofSender('newer', 'alice')).toBeDefined()
        expect(await transfers.getByLink('download', 'newer download')).toBeDefined()
      })

      test('keep every unknown key when this version changes them', async () => {
        const first = await find()
        const archive = first.archive && { ...first.archive, progress: 50 }
        const request = first.request && { ...first.request, mails: 9 }
        expect(await transfers.replace(first, { ...first, archive, request }, anEvent('change'))).toBe(true)
        const second = await find()
        expect(
          await transfers.replace(second, { ...second, files: second.files.map(inspectedAgain) }, anEvent('relist')),
        ).toBe(true)
        const [file] = (await find()).files
        if (!file) throw new Error('The file is gone.')
        expect(await transfers.replaceFile('newer', file, { ...file, inspectionProgress: 7 })).toBe(true)
        expect(await transfers.countDownload('newer', 'rita', FAR_AHEAD, anEvent('download'))).toBe(true)

        const after = await store.editRecords('newer', unchanged)
        const found = await find()

        expect(countAll(after)).toEqual(before)
        expect(found).toMatchObject({ archive: { progress: 50 }, request: { mails: 9 }, downloadCount: 1 })
        expect(found.files).toMatchObject([
          { anonymizationProgress: 3, inspectionProgress: 7 },
          { fileState: 'waiting' },
        ])
      })

      test('keep unknown enumeration values', async () => {
        await store.editRecords('newer', record => {
          const json = JSON.stringify(record)
          return JSON.parse(
            json
              .replaceAll('"IBAN_CODE"', '"PASSPORT_NUMBER"')
              .replaceAll('"delivered"', '"opened"')
              .replaceAll('"inspected"', '"weighed"')
              .replaceAll('"password"', '"asleep"')
              .replaceAll('"basic_mask"', '"blur"'),
          )
        })
        const found = await find()
        expect(await transfers.replace(found, { ...found, message: 'Changed.' }, anEvent('change'))).toBe(true)
        const file = found.files[0] ?? aFile('none')
        expect(await transfers.replaceFile('newer', file, { ...file, inspectionProgress: 7 })).toBe(true)

        const words = JSON.stringify(await store.editRecords('newer', unchanged))

        for (const word of ['PASSPORT_NUMBER', 'opened', 'weighed', 'asleep', 'blur'])
          expect(words).toContain(`"${word}"`)
      })

      test('with an unknown state are readable, and no change of state leaves it', async () => {
        await store.editRecords('newer', record =>
          'transferState' in record ? { ...record, transferState: 'quarantined' } : record,
        )

        const found = await find()

        expect(found.transferState).toBe('quarantined')
        expect(TransferState.options.some(state => isLegalTransition(found.transferState, state))).toBe(false)
      })

      test('do not loosen writes: an unknown key that this version adds is refused', async () => {
        const found = await find()

        const misspelt = { ...found, mesage: 'Here.' } as Transfer

        await expect(transfers.replace(found, misspelt, anEvent('misspelt'))).rejects.toThrow(/mesage/)
      })

      const inspectedAgain = (file: TransferFile): TransferFile =>
        file.fileState === 'waiting' ? file : { ...file, anonymizationProgress: 3 }
      async function find(): Promise<Transfer> {
        const found = await transfers.get('newer')
        if (!found) throw new Error('It is gone.')
        return found
      }
    })

    describe('the steps of a delivery', () => {
      const at = (minutes: number) => new Date(FAR_AHEAD + minutes * MINUTE).toISOString()
      const note = (id: string, step: Parameters<Transfers['noteStep']>[1], minutes: number) =>
        transfers.noteStep(id, step, FAR_AHEAD + minutes * MINUTE)

      test('are noted with the first time, the last time and a count, and change nothing else', async () => {
        const before = await added(aTransfer('sent', { transferState: 'active' }))

        await note('sent', { step: 'opened' }, 1)
        await note('sent', { step: 'opened' }, 7)
        await note('sent', { step: 'saved', place: 12 }, 8)

        expect(await transfers.getSteps('sent')).toEqual([
          { step: 'opened', firstAt: at(1), lastAt: at(7), count: 2 },
          { step: 'saved', place: 12, firstAt: at(8), lastAt: at(8), count: 1 },
        ])
        expect(await transfers.get('sent')).toEqual(before)
        expect(await events()).toEqual(['add sent'])
      })

      test('keep the last reason that is known', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))

        await note('sent', { step: 'delayed', reason: 'mailboxFull' }, 1)
        await note('sent', { step: 'delayed' }, 2)
        expect(await transfers.getSteps('sent')).toMatchObject([{ reason: 'mailboxFull', count: 2 }])

        await note('sent', { step: 'delayed', reason: 'unreachable' }, 3)
        expect(await transfers.getSteps('sent')).toMatchObject([{ reason: 'unreachable', count: 3 }])
      })

      test('are those of one delivery', async () => {
        for (const id of ['sent', 'sent-1']) await added(aTransfer(id, { transferState: 'active' }))

        await note('sent-1', { step: 'opened' }, 1)

        expect(await transfers.getSteps('sent')).toEqual([])
        expect(await transfers.getSteps('sent-1')).toHaveLength(1)
        expect(await transfers.getSteps('missing')).toEqual([])
      })

      test('come with their event', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))

        await transfers.noteStep('sent', { step: 'fetchedByMachine', place: 0 }, FAR_AHEAD, anEvent('machine'))

        expect(await events()).toEqual(['add sent', 'machine'])
      })

      test('fifty at once count fifty', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))

        await Promise.all(times(50, () => note('sent', { step: 'fetchedByMachine', place: 0 }, 1)))

        expect(await transfers.getSteps('sent')).toMatchObject([{ count: 50, firstAt: at(1), lastAt: at(1) }])
      })

      test('include each counted download, and not its repeats', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))
        const fetch = (minutes: number) => {
          const counted = { taken: 'rita.3', place: 3 }
          return transfers.countDownload('sent', 'rita 3', FAR_AHEAD + minutes * MINUTE, anEvent('download'), counted)
        }

        for (const minutes of [0, 5, 11]) await fetch(minutes)

        expect(await transfers.getSteps('sent')).toEqual([
          { step: 'fetched', place: 3, firstAt: at(0), lastAt: at(11), count: 2 },
        ])
      })

      test('are removed with the record', async () => {
        const erased = { transferState: 'expired', erasedAt: at(0), withdrawnAt: at(0) } as const
        await added(aTransfer('sent', erased))
        for (let place = 0; place < 40; place += 1) await note('sent', { step: 'fetched', place }, 1)

        expect(await transfers.removeEnded('sent', anEvent('remove'))).toBe(true)

        expect(await transfers.getSteps('sent')).toEqual([])
      })
    })

    describe('counting downloads', () => {
      const count = (id: string, pass: string, minutes: number, detail = `${id} ${pass} ${minutes}`) =>
        transfers.countDownload(id, pass, FAR_AHEAD + minutes * MINUTE, anEvent(detail))
      const at = (minutes: number) => new Date(FAR_AHEAD + minutes * MINUTE).toISOString()
      const getDownloads = async (id: string) => {
        const { downloadCount, firstDownloadAt } = (await transfers.get(id)) ?? {}
        return { downloadCount, firstDownloadAt }
      }

      test('the first download is counted and dated', async () => {
        const before = await added(aTransfer('sent', { transferState: 'active' }))

        expect(await count('sent', 'rita', 3, 'download')).toBe(true)

        const found = await transfers.get('sent')
        expect(found).toEqual({ ...before, revision: found?.revision, downloadCount: 1, firstDownloadAt: at(3) })
        expect(await events()).toEqual(['add sent', 'download'])
      })

      test('point 10: each recipient’s files are stored once, also amid concurrent changes', async () => {
        const before = await added(aTransfer('sent', { transferState: 'active' }))
        const take = (pass: string, taken: string) =>
          transfers.countDownload('sent', pass, FAR_AHEAD, anEvent('download'), { taken })

        await Promise.all([take('rita 0', 'rita.0'), take('rita 1', 'rita.1'), take('rolf 0', 'rolf.0')])
        await take('rita 0 later', 'rita.0')
        await take('rita 0', 'never counted')

        const found = await transfers.get('sent')
        expect(found).toMatchObject({ downloadCount: 4, taken: ['rita.0', 'rita.1', 'rolf.0'] })
        if (!found) throw new Error('It is gone.')
        expect(await transfers.replace(before, { ...before, message: 'Stale.' }, anEvent('stale'))).toBe(false)
        expect(await transfers.replace(found, { ...found, message: 'New.' }, anEvent('change'))).toBe(true)
        await take('rosa 0', 'rosa.0')
        expect((await transfers.get('sent'))?.taken).toEqual(['rita.0', 'rita.1', 'rolf.0', 'rosa.0'])
      })

      test('the same pass within ten minutes counts once', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))
        await count('sent', 'rita', 0, 'first')

        expect(await count('sent', 'rita', 0, 'at once')).toBe(false)
        expect(await count('sent', 'rita', 9.99, 'again')).toBe(false)

        expect(await getDownloads('sent')).toEqual({ downloadCount: 1, firstDownloadAt: at(0) })
        expect(await events()).toEqual(['add sent', 'first'])
      })

      test('the same pass counts again after ten minutes, even after repeats in between', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))
        for (const minutes of [0, 3, 6, 9]) await count('sent', 'rita', minutes)

        expect(await count('sent', 'rita', 10.01)).toBe(true)
        expect(await count('sent', 'rita', 19)).toBe(false)
        expect(await count('sent', 'rita', 20.02)).toBe(true)

        expect(await getDownloads('sent')).toEqual({ downloadCount: 3, firstDownloadAt: at(0) })
      })

      test('another pass, and the same pass on another transfer, count separately', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))
        await added(aTransfer('other', { transferState: 'active' }))
        await count('sent', 'rita', 0)

        expect(await count('sent', 'rolf', 1)).toBe(true)
        expect(await count('other', 'rita', 2)).toBe(true)

        expect(await getDownloads('sent')).toEqual({ downloadCount: 2, firstDownloadAt: at(0) })
        expect(await getDownloads('other')).toEqual({ downloadCount: 1, firstDownloadAt: at(2) })
      })

      test('a missing transfer counts nothing', async () => {
        expect(await count('missing', 'rita', 0)).toBe(false)

        await added(aTransfer('missing', { transferState: 'active' }))
        expect(await getDownloads('missing')).toEqual({ downloadCount: 0, firstDownloadAt: undefined })
        expect(await events()).toEqual(['add missing'])
      })

      test('fifty concurrent passes count fifty', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))

        const answers = await Promise.all(times(50, index => count('sent', `pass ${index}`, 0)))

        expect(wins(answers)).toBe(50)
        expect(await getDownloads('sent')).toEqual({ downloadCount: 50, firstDownloadAt: at(0) })
        expect(await events()).toHaveLength(51)
      })

      test('fifty concurrent downloads with one pass count once', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))

        const answers = await Promise.all(times(50, index => count('sent', 'rita', 0, `${index}`)))

        expect(wins(answers)).toBe(1)
        expect((await getDownloads('sent')).downloadCount).toBe(1)
        expect(await events()).toEqual([String(answers.indexOf(true)), 'add sent'])
      })

      test.each(TransferState.options)('a transfer that is %s counts only if it is open', async transferState => {
        await added(aTransfer('sent', { transferState }))
        const isOpen = transferState === 'active' || transferState === 'requested'

        expect(await count('sent', 'rita', 0)).toBe(isOpen)

        expect((await getDownloads('sent')).downloadCount).toBe(isOpen ? 1 : 0)
        expect(await events()).toHaveLength(isOpen ? 2 : 1)
      })

      test('a withdrawal amid fifty downloads loses none before it, and none is counted after it', async () => {
        await added(aTransfer('sent', { transferState: 'active' }))
        const retract = async (): Promise<void> => {
          const before = await transfers.get('sent')
          if (!before) throw new Error('It was added.')
          const after = { ...before, transferState: 'retracted' as const }
          if (!(await transfers.replace(before, after, anEvent('retract')))) await retract()
        }

        const downloads = times(50, index => count('sent', `pass ${index}`, 0))
        const [first, , last] = await Promise.all([
          Promise.all(downloads.slice(0, 25)),
          retract(),
          Promise.all(downloads.slice(25)),
        ])

        const found = await transfers.get('sent')
        const counted = wins([...first, ...last])
        expect([found?.transferState, found?.downloadCount]).toEqual(['retracted', counted])
        expect(await count('sent', 'late', 0)).toBe(false)
        expect(await events()).toHaveLength(counted + 2)
      })
    })

    // A global index is eventually consistent, so tests poll lists until they agree.
    describe('point 17: a person’s unfinished transfers', () => {
      test('count only while they wait or upload, for this person only', async () => {
        const file = { ...aFile('file'), size: 1000 }
        await added(aTransfer('one', { files: [] }))
        await added(aTransfer('two', { files: [] }))
        await added(aTransfer('of bob', { sender: { subject: 'bob', email: 'bob@acme.example' } }))
        const sending = await added(aTransfer('sending', { transferState: 'uploading', files: [file] }))
        const begun = () => expect.poll(() => transfers.findUnfinished('alice'), { timeout: 10_000 })
        await begun().toEqual({ provisional: 2, uploadBytes: 1000 })

        const [first] = [await transfers.get('one')]
        if (!first) throw new Error('It was added.')
        await transfers.replace(
          first,
          { ...first, transferState: 'uploading', files: [{ ...file, id: 'other', size: 24 }] },
          anEvent('create'),
        )
        await begun().toEqual({ provisional: 1, uploadBytes: 1024 })

        await transfers.replace(sending, { ...sending, transferState: 'failed' }, anEvent('fail'))
        await transfers.removeProvisional('two', anEvent('remove'))
        await begun().toEqual({ provisional: 0, uploadBytes: 24 })
        expect(await transfers.findUnfinished('carol')).toEqual({ provisional: 0, uploadBytes: 0 })
      })
    })

    describe('listing due work', () => {
      const listed = (list: () => Promise<unknown>) => expect.poll(list, { timeout: 10_000 })

      test('transfers that have been in a state for too long come longest first', async () => {
        for (const [id, minutes] of [
          ['b', 2],
          ['a', 3],
          ['c', 1],
          ['new', 5],
          ['newer', 6],
        ] as const) {
          await added(aTransfer(id, { transferState: 'processing', stateChangedAt: iso(minutes) }))
        }
        await added(aTransfer('other', { transferState: 'uploading', stateChangedAt: iso(0) }))

        await listed(() => transfers.inStateSince('processing', iso(5), 10)).toEqual(['c', 'b', 'a'])
        await listed(() => transfers.inStateSince('processing', iso(5), 2)).toEqual(['c', 'b'])
        await listed(() => transfers.inStateSince('uploading', iso(5), 10)).toEqual(['other'])
        await listed(() => transfers.inStateSince('active', iso(5), 10)).toEqual([])
      })

      test('a transfer that moved on is no longer listed in its former state', async () => {
        const before = await added(aTransfer('sent', { transferState: 'uploading' }))
        const after = { ...before, transferState: 'processing' as const, stateChangedAt: iso(3) }
        await transfers.replace(before, after, anEvent('change'))

        await listed(() => transfers.inStateSince('uploading', iso(9), 10)).toEqual([])
        await listed(() => transfers.inStateSince('processing', iso(3), 10)).toEqual([])
        await listed(() => transfers.inStateSince('processing', iso(4), 10)).toEqual(['sent'])
      })

      test('active and requested transfers past their date are listed, and no others', async () => {
        for (const transferState of TransferState.options) {
          await added(aTransfer(transferState, { transferState, expiryDate: iso(1) }))
        }
        await added(aTransfer('fresh', { transferState: 'active', expiryDate: iso(5) }))
        await added(aTransfer('undated', { transferState: 'requested' }))

        const expired = async (limit: number) => (await transfers.expiredBefore(iso(5), limit)).sort()
        await listed(() => expired(10)).toEqual(['active', 'requested'])
        await listed(async () => (await expired(1)).length).toBe(1)
        await listed(() => transfers.expiredBefore(iso(1), 10)).toEqual([])
      })

      test('active and requested transfers with a due reminder are listed, and no others', async () => {
        for (const transferState of TransferState.options) {
          await added(aTransfer(transferState, { transferState, remindAt: iso(1) }))
        }
        await added(aTransfer('later', { transferState: 'active', remindAt: iso(5) }))
        await added(aTransfer('never', { transferState: 'requested', expiryDate: iso(1) }))

        const reminded = async (limit: number) => (await transfers.remindedBefore(iso(5), limit)).sort()
        await listed(() => reminded(10)).toEqual(['active', 'requested'])
        await listed(async () => (await reminded(1)).length).toBe(1)
        await listed(() => transfers.remindedBefore(iso(1), 10)).toEqual([])

        const active = await transfers.get('active')
        if (!active) throw new Error('It was added.')
        await transfers.replace(active, { ...active, remindAt: iso(9) }, anEvent('remind'))
        await listed(() => reminded(10)).toEqual(['requested'])
      })

      test('the earliest reminder comes first', async () => {
        for (const [id, minutes] of [
          ['b', 2],
          ['c', 3],
          ['a', 1],
        ] as const) {
          await added(aTransfer(id, { transferState: 'requested', remindAt: iso(minutes) }))
        }

        await listed(() => transfers.remindedBefore(iso(9), 2)).toEqual(['a', 'b'])
      })

      test('ended transfers whose objects are still released are listed', async () => {
        for (const transferState of TransferState.options) await added(aTransfer(transferState, { transferState }))
        await added(aTransfer('withdrawn', { transferState: 'retracted', withdrawnAt: iso(1) }))

        const standing = async (limit: number) => (await transfers.notWithdrawn(limit)).sort()
        await listed(() => standing(10)).toEqual(['failed', 'retracted'])
        await listed(async () => (await standing(1)).length).toBe(1)

        const failed = await transfers.get('failed')
        if (!failed) throw new Error('It was added.')
        await transfers.replace(failed, { ...failed, withdrawnAt: iso(2) }, anEvent('withdraw'))
        await listed(() => standing(10)).toEqual(['retracted'])
      })

      test('expired transfers are listed by their end, until they are extended or withdrawn', async () => {
        for (const transferState of TransferState.options) await added(aTransfer(transferState, { transferState }))
        await added(aTransfer('new', { transferState: 'expired', stateChangedAt: iso(5) }))
        await added(aTransfer('late', { transferState: 'expired', stateChangedAt: iso(4) }))
        await added(aTransfer('withdrawn', { transferState: 'expired', withdrawnAt: iso(1) }))

        const standing = async (limit = 10) => (await transfers.expiredNotWithdrawn(iso(5), limit)).sort()
        await listed(() => standing()).toEqual(['expired', 'late'])
        await listed(async () => (await standing(1)).length).toBe(1)

        const late = await transfers.get('late')
        if (!late) throw new Error('It was added.')
        await transfers.replace(late, { ...late, transferState: 'active' }, anEvent('extend'))
        await listed(() => standing()).toEqual(['expired'])
      })

      test.each(endedStates)('%s transfers with contents are listed', async transferState => {
        for (const other of TransferState.options) await added(aTransfer(other, { transferState: other }))
        await added(aTransfer('new', { transferState, stateChangedAt: iso(5) }))
        await added(aTransfer('erased', { transferState, erasedAt: iso(1) }))
        await added(aTransfer('second', { transferState, stateChangedAt: iso(4) }))

        await listed(async () => (await transfers.notErased(transferState, iso(5), 10)).sort()).toEqual(
          ['second', transferState].sort(),
        )
        await listed(async () => (await transfers.notErased(transferState, iso(5), 1)).length).toBe(1)
      })

      test('contents of a transfer that was sent to a wrong recipient are listed apart, until it is sent again', async () => {
        const retracted = { transferState: 'retracted', stateChangedAt: iso(1) } as const
        const wrong = await added(aTransfer('wrong', { ...retracted, isWrongRecipient: true }))
        await added(aTransfer('late', { ...retracted, isWrongRecipient: true, stateChangedAt: iso(5) }))
        await added(aTransfer('done', { ...retracted, isWrongRecipient: true, erasedAt: iso(2) }))
        await listed(() => transfers.notErased('wrongRecipient', iso(5), 9)).toEqual(['wrong'])
        await listed(() => transfers.notErased('retracted', iso(9), 9)).toEqual([])

        await transfers.replace(wrong, { ...wrong, newId: 'right' }, anEvent('send again'))

        await listed(() => transfers.notErased('wrongRecipient', iso(5), 9)).toEqual([])
        await listed(() => transfers.notErased('retracted', iso(5), 9)).toEqual(['wrong'])
      })

      test('contents of a transfer that has not ended are never listed for erasure', async () => {
        for (const transferState of TransferState.options) await added(aTransfer(transferState, { transferState }))

        for (const state of ['provisional', 'requested', 'uploading', 'processing', 'active'] as const) {
          await listed(() => transfers.notErased(state, iso(9), 10)).toEqual([])
        }
      })
    })

    describe('removing unconfirmed transfers', () => {
      test('a provisional transfer is removed with its files', async () => {
        await added(aTransfer('given up', { files: times(90, index => aFile(`${index}`)) }))
        const other = await added(aTransfer('other'))

        expect(await transfers.removeProvisional('given up', anEvent('remove'))).toBe(true)

        expect(await transfers.get('given up')).toBeUndefined()
        expect(await transfers.get('other')).toEqual(other)
        expect(await events()).toEqual(['add given up', 'add other', 'remove'])
        const again = aTransfer('given up', { files: [aFile('new')] })
        await transfers.add(again, anEvent('again'))
        expect(await transfers.get('given up')).toEqual(again)
      })

      test.each(otherStates)('a transfer that is now %s stays', async transferState => {
        const before = await added(aTransfer('kept', { transferState }))

        expect(await transfers.removeProvisional('kept', anEvent('remove'))).toBe(false)

        expect(await transfers.get('kept')).toEqual(before)
        expect(await events()).toEqual(['add kept'])
      })

      test('a missing transfer cannot be removed', async () => {
        await added(aTransfer('once'))
        await transfers.removeProvisional('once', anEvent('remove'))

        expect(await transfers.removeProvisional('once', anEvent('again'))).toBe(false)
        expect(await transfers.removeProvisional('missing', anEvent('missing'))).toBe(false)

        expect(await events()).toEqual(['add once', 'remove'])
      })

      test('an ended transfer without contents is removed with its files and links', async () => {
        const files = times(90, index => aFile(`${index}`))
        const ended = { transferState: 'expired', erasedAt: iso(9), files } as const
        await added(fullyLinked('old', 'one', ended))
        const other = await added(aTransfer('other'))

        expect(await transfers.removeEnded('old', anEvent('remove'))).toBe(true)

        for (const kind of linkKinds) expect(await transfers.getByLink(kind, `one ${kind}`)).toBeUndefined()
        expect([await transfers.get('old'), await transfers.get('other')]).toEqual([undefined, other])
        await expect.poll(() => transfers.inStateSince('expired', iso(9999), 9), { timeout: 10_000 }).toEqual([])
        expect(await transfers.removeEnded('old', anEvent('again'))).toBe(false)
        expect(await events()).toEqual(['add old', 'add other', 'remove'])
      })

      test.each([
        ...endedStates.map(state => [state, undefined] as const),
        ...TransferState.options
          .filter(state => !endedStates.some(ended => ended === state))
          .map(state => [state, iso(9)] as const),
      ])('a record stays while the transfer is %s, erased %s', async (transferState, erasedAt) => {
        const before = await added(aTransfer('kept', { transferState, erasedAt }))

        expect(await transfers.removeEnded('kept', anEvent('remove'))).toBe(false)

        expect(await transfers.get('kept')).toEqual(before)
        expect(await events()).toEqual(['add kept'])
      })

      test('a concurrent confirmation and removal exclude each other', async () => {
        for (const id of times(20, index => `raced ${index}`)) {
          const before = await added(aTransfer(id))
          const confirm = () =>
            transfers.replace(
              before,
              { ...before, transferState: 'uploading', files: [aFile('a')] },
              anEvent('confirm'),
            )
          const remove = () => transfers.removeProvisional(id, anEvent('remove'))

          const isEven = id.endsWith('0') || id.endsWith('2')
          const answers = await Promise.all(isEven ? [confirm(), remove()] : [remove(), confirm()])

          expect(wins(answers)).toBe(1)
          const isConfirmed = answers[isEven ? 0 : 1]
          expect((await transfers.get(id))?.transferState).toBe(isConfirmed ? 'uploading' : undefined)
        }
      })
    })

    test('any sequence of operations matches a reference implementation of the port', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyOperation, { maxLength: 40 }), async operations => {
          const tried = await open()
          try {
            const model = referenceTransfers()
            const tell = await runAll(operations, tried.transfers)
            const expected = await runAll(operations, model.transfers)

            expect(tell).toEqual(expected)
            await expect.poll(() => lists(tried.transfers), { timeout: 10_000 }).toEqual(await lists(model.transfers))
            expect(await toEvents(tried)).toEqual(model.events.map(({ detail }) => detail).sort())
          } finally {
            await tried.close()
          }
        }),
        { numRuns: 100 },
      )
    })
  })
}

const ids = ['a', 'b', 'c']

/** An operation on one of the three transfers. `seen` selects the earlier read on which it is based. */
type Operation = { id: string; seen: number } & (
  | { verb: 'add'; transferState: TransferState; fileCount: number }
  | { verb: 'replace'; change: Partial<Transfer>; fileCount: number | undefined }
  | { verb: 'replaceFile'; place: number }
  | { verb: 'countDownload'; pass: string; afterMinutes: number }
  | { verb: 'removeProvisional' }
)

const anyTarget = { id: fc.constantFrom(...ids), seen: fc.nat(3) }
const anyTime = fc.integer({ min: 0, max: 30 }).map(iso)
const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    ...anyTarget,
    verb: fc.constant('add' as const),
    transferState: fc.constantFrom(...TransferState.options, 'provisional' as const),
    fileCount: fc.nat(3),
  }),
  fc.record({
    ...anyTarget,
    verb: fc.constant('replace' as const),
    change: fc.record(
      {
        transferState: fc.constantFrom(...otherStates),
        message: fc.string(),
        stateChangedAt: anyTime,
        expiryDate: fc.option(anyTime, { nil: undefined }),
        withdrawnAt: fc.option(anyTime, { nil: undefined }),
        erasedAt: fc.option(anyTime, { nil: undefined }),
        remindAt: fc.option(anyTime, { nil: undefined }),
        isWrongRecipient: fc.option(fc.boolean(), { nil: undefined }),
        newId: fc.constantFrom(undefined, 'later'),
        link: fc.constantFrom(undefined, { digest: 'one', sealed: '' }, { digest: 'two', sealed: '' }),
        request: fc.constantFrom(undefined, ...['three', 'four'].map(word => aRequest(word).request)),
        phoneVerification: fc.constantFrom(undefined, ...['five', 'six'].map(word => aRequest(word).phoneVerification)),
      },
      { requiredKeys: [] },
    ),
    fileCount: fc.option(fc.nat(3), { nil: undefined }),
  }),
  fc.record({ ...anyTarget, verb: fc.constant('replaceFile' as const), place: fc.nat(2) }),
  fc.record({
    ...anyTarget,
    verb: fc.constant('countDownload' as const),
    pass: fc.constantFrom('rita', 'rolf'),
    // No sum of these is exactly the ten minutes of a pass.
    afterMinutes: fc.constantFrom(0, 3.3, 7, 11),
  }),
  fc.record({ ...anyTarget, verb: fc.constant('removeProvisional' as const) }),
)

/**
 * Runs the operations in order.
 * @returns each result, and the stored transfer after it
 */
async function runAll(operations: readonly Operation[], transfers: Transfers): Promise<unknown[]> {
  const readings = new Map(ids.map(id => [id, [] as Transfer[]]))
  const told: unknown[] = []
  let minutes = 0
  for (const [index, operation] of operations.entries()) {
    if (operation.verb === 'countDownload') minutes += operation.afterMinutes
    const seen = readings.get(operation.id) ?? []
    const answer = await runOne(
      operation,
      seen.at(-1 - operation.seen) ?? seen[0],
      transfers,
      minutes,
      anEvent(`operation ${index}`),
    )
    const standing = await transfers.get(operation.id)
    if (standing) seen.push(standing)
    const found = (standing?.files ?? []).map(file => transfers.getFile(operation.id, file.id))
    told.push({ operation, answer, standing, found: await Promise.all(found) })
  }
  return told
}

async function runOne(
  operation: Operation,
  before: Transfer | undefined,
  transfers: Transfers,
  minutes: number,
  event: AuditEvent,
): Promise<unknown> {
  const { id } = operation
  const filesNamed = (count: number) => times(count, index => aFile(`${id}${index}`))
  switch (operation.verb) {
    case 'add':
      return transfers.add(
        aTransfer(id, { transferState: operation.transferState, files: filesNamed(operation.fileCount) }),
        event,
      )
    case 'replace': {
      if (!before) return undefined
      const change = ownLinks(id, operation.change)
      const files = operation.fileCount === undefined ? before.files : filesNamed(operation.fileCount)
      return transfers.replace(before, { ...before, ...change, files }, event)
    }
    case 'replaceFile': {
      const file = before?.files[operation.place]
      return file && transfers.replaceFile(id, file, { ...file, userAction: event.detail }, event)
    }
    case 'countDownload': {
      return transfers.countDownload(id, operation.pass, FAR_AHEAD + minutes * MINUTE, event)
    }
    case 'removeProvisional':
      return transfers.removeProvisional(id, event)
  }
}

/** A change whose links belong to this transfer: no two transfers share one. */
function ownLinks(id: string, change: Partial<Transfer>): Partial<Transfer> {
  const { link, request, phoneVerification } = change
  const responder = request?.responder
  return {
    ...change,
    ...(link ? { link: { ...link, digest: `${id} ${link.digest}` } } : {}),
    ...(request && responder
      ? {
          request: {
            ...request,
            link: { ...request.link, digest: `${id} ${request.link.digest}` },
            responder: { ...responder, digest: `${id} ${responder.digest}` },
          },
        }
      : {}),
    ...(phoneVerification
      ? { phoneVerification: { ...phoneVerification, usernameDigest: `${id} ${phoneVerification.usernameDigest}` } }
      : {}),
  }
}

const anyLink = [
  ['download', 'one'],
  ['download', 'two'],
  ['request', 'three request'],
  ['responder', 'four responder'],
  ['recipient', 'five recipient'],
] as const

async function lists(transfers: Transfers): Promise<unknown> {
  const sorted = async (list: Promise<string[]>) => (await list).sort()
  return {
    notWithdrawn: await sorted(transfers.notWithdrawn(9)),
    expiredNotWithdrawn: await sorted(transfers.expiredNotWithdrawn(iso(15), 9)),
    expired: await sorted(transfers.expiredBefore(iso(15), 9)),
    reminded: await sorted(transfers.remindedBefore(iso(15), 9)),
    inState: await Promise.all(TransferState.options.map(state => sorted(transfers.inStateSince(state, iso(15), 9)))),
    notErased: await Promise.all(erasableStates.map(state => sorted(transfers.notErased(state, iso(15), 9)))),
    links: await Promise.all(
      ids.flatMap(id =>
        anyLink.map(([kind, link]) => transfers.getByLink(kind, `${id} ${link}`).then(found => found?.id)),
      ),
    ),
  }
}

function referenceTransfers(): { transfers: Transfers; events: AuditEvent[] } {
  const records = new Map<string, Transfer>()
  const passes = new Map<string, number>()
  const events: AuditEvent[] = []
  const written = (event: AuditEvent | undefined) => event === undefined || events.push(event) > 0
  const isEnded = ({ transferState }: Transfer) => endedStates.some(state => state === transferState)
  const isOpen = ({ transferState }: Transfer) => transferState === 'active' || transferState === 'requested'
  const list = async (limit: number, isListed: (transfer: Transfer) => boolean) =>
    [...records.values()]
      .filter(isListed)
      .slice(0, limit)
      .map(({ id }) => id)

  const transfers: Transfers = {
    async add(transfer, event) {
      if (records.has(transfer.id)) return false
      records.set(transfer.id, transfer)
      return written(event)
    },
    get: async id => records.get(id),
    getRecords: async ids =>
      ids.flatMap(id => {
        const { files: _, ...record } = records.get(id) ?? { files: [] }
        return 'id' in record ? [record] : []
      }),
    ofSender: async (id, subject) => [records.get(id)].find(found => found?.sender.subject === subject),
    getByLink: async (kind, digest) =>
      [...records.values()].find(record => getLinks(record).some(link => link.kind === kind && link.digest === digest)),
    async getFile(id, fileId, subject) {
      const found = records.get(id)
      if (!found || (subject !== undefined && found.sender.subject !== subject)) return undefined
      const { files, ...transfer } = found
      const place = files.findIndex(file => file.id === fileId)
      return { transfer, file: files[place], place }
    },
    async getFileByLink(kind, digest, fileId) {
      const found = await transfers.getByLink(kind, digest)
      return found && transfers.getFile(found.id, fileId)
    },
    async findUnfinished(subject) {
      const own = [...records.values()].filter(({ sender }) => sender.subject === subject)
      const uploads = own.filter(({ transferState }) => transferState === 'uploading')
      return {
        provisional: own.filter(({ transferState }) => transferState === 'provisional').length,
        uploadBytes: uploads.flatMap(({ files }) => files).reduce((sum, { size }) => sum + size, 0),
      }
    },
    async replace(before, after, event) {
      const standing = records.get(before.id)
      if (standing?.revision !== before.revision) return false
      const files = before.files === after.files ? standing.files : after.files
      records.set(before.id, { ...after, files, revision: before.revision + 1 })
      return written(event)
    },
    replaceWithUsage: (before, after, _usage, event) => transfers.replace(before, after, event),
    async takeOver(before, after, added, event) {
      if (records.has(added.id) || !(await transfers.replace(before, after, event))) return false
      records.set(added.id, added)
      return true
    },
    async replaceFile(transferId, before, after, event) {
      const standing = records.get(transferId)
      const place = standing?.files.findIndex(({ id, revision }) => id === before.id && revision === before.revision)
      if (!standing || place === undefined || place < 0) return false
      const files = standing.files.with(place, { ...after, revision: before.revision + 1 })
      records.set(transferId, { ...standing, files })
      return written(event)
    },
    async countDownload(id, pass, at, event) {
      const standing = records.get(id)
      const countedAt = passes.get(`${id} ${pass}`) ?? Number.NEGATIVE_INFINITY
      if (!standing || !isOpen(standing) || at - countedAt < 10 * MINUTE) return false
      passes.set(`${id} ${pass}`, at)
      const { downloadCount, firstDownloadAt = new Date(at).toISOString(), revision } = standing
      records.set(id, { ...standing, downloadCount: downloadCount + 1, firstDownloadAt, revision: revision + 1 })
      return written(event)
    },
    async noteStep() {},
    getSteps: async () => [],
    inStateSince: (state, before, limit) =>
      list(limit, ({ transferState, stateChangedAt }) => transferState === state && stateChangedAt < before),
    expiredBefore: (before, limit) =>
      list(limit, one => isOpen(one) && one.expiryDate !== undefined && one.expiryDate < before),
    remindedBefore: (before, limit) =>
      list(limit, one => isOpen(one) && one.remindAt !== undefined && one.remindAt < before),
    notWithdrawn: limit =>
      list(limit, one => isEnded(one) && one.transferState !== 'expired' && one.withdrawnAt === undefined),
    expiredNotWithdrawn: (before, limit) =>
      list(
        limit,
        one => one.transferState === 'expired' && one.stateChangedAt < before && one.withdrawnAt === undefined,
      ),
    notErased: (state, before, limit) =>
      list(limit, transfer => {
        const isOver = isEnded(transfer) && toErasableState(transfer) === state && transfer.stateChangedAt < before
        return isOver && transfer.erasedAt === undefined
      }),
    async removeCanary(id) {
      records.delete(id)
    },
    async removeEnded(id, event) {
      const found = records.get(id)
      if (!found || !isRemovable(found)) return false
      records.delete(id)
      return written(event)
    },
    async removeProvisional(id, event) {
      if (records.get(id)?.transferState !== 'provisional') return false
      records.delete(id)
      return written(event)
    },
  }
  return { transfers, events }
}
