import { describe, expect, test } from 'vitest'
import type { ReviewedFile, ReviewedTransfer } from '../../shared/contract/transfers.ts'
import type { TransferState } from '../../shared/domain/transfer.ts'
import { csvFiles } from '../../shared/texts/en/send.ts'
import { sending as english } from '../../shared/texts/en/sending.ts'
import { formatDateTime } from '../../shared/texts/format.ts'
import { findFaults } from '../../web/src/pages/send/draft/draft.ts'
import { noOptions, optionsWith } from '../../web/src/pages/send/options/options.ts'
import {
  getAvailableFiles,
  match,
  resumed,
  toDraft,
  type Unfinished,
} from '../../web/src/pages/send/resume/unfinished.ts'
import { keptText, overText, waitingText } from '../../web/src/pages/send/resume/unfinishedTexts.ts'
import { describeMatching } from '../../web/src/upload/describeMatching.ts'
import { isComplete, isReady } from '../../web/src/upload/matchFiles.ts'
import { takeSample } from '../../web/src/upload/takeSample.ts'
import { prepared } from './prepared.ts'

const BEGUN = '2026-11-21T09:00:00.000Z'

const transfer: ReviewedTransfer = {
  id: 'transfer',
  sender: 'alice@acme.example',
  recipient: 'rita@partner.example',
  recipientName: 'Rita',
  message: 'Here they are.',
  transferState: 'uploading',
  sendEmailNotification: true,
  isPasswordProtected: false,
  createdAt: BEGUN,
  expiryDays: 7,
  downloadCount: 0,
  isAnonymousTransfer: false,
  isOTPEnabled: false,
  isOTPEmailAllowed: false,
  isTransferRequest: false,
}

function file(path: string, content: string, lastModified = 1000) {
  return { path, file: new File([content], path, { lastModified }) }
}

async function unfinished(): Promise<Unfinished> {
  const reviewed = (id: string, size: number, fileState: ReviewedFile['fileState']): ReviewedFile => ({
    id,
    name: `folder/${id}.txt`,
    size,
    fileExtension: 'txt',
    fileState,
    anonymize: false,
  })
  const kept = async (tempId: number, fileId: string, content: string) => ({
    tempId,
    fileId,
    lastModified: 1000,
    sample: (await takeSample(new Blob([content]))) ?? '',
  })
  return {
    transfer,
    files: [reviewed('done', 4, 'uploaded'), reviewed('one', 3, 'waiting'), reviewed('two', 3, 'waiting')],
    record: {
      transferId: 'transfer',
      subject: 'alice',
      keptAt: Date.parse(BEGUN),
      files: [await kept(7, 'done', 'done'), await kept(8, 'one', 'one'), await kept(9, 'two', 'two')],
    },
  }
}

describe('a resumed transfer', () => {
  test('has the contents of its waiting files, and none that the server has', async () => {
    const sending = await unfinished()
    const one = file('one.txt', 'one')
    const two = file('two.txt', 'two')
    const release = () => {}
    const matching = await match(sending, [two, one])

    const { uploads, draft, record, ...more } = resumed(sending, matching, release)

    expect(isReady(matching)).toBe(true)
    expect(uploads).toEqual([
      { tempId: 7, name: 'folder/done.txt', size: 4, content: undefined },
      { tempId: 8, name: 'folder/one.txt', size: 3, content: one.file },
      { tempId: 9, name: 'folder/two.txt', size: 3, content: two.file },
    ])
    expect(draft).toMatchObject({ recipient: transfer.recipient, recipientName: 'Rita', message: transfer.message })
    expect(draft.files.map(({ path }) => path).toSorted()).toEqual(['folder/one.txt', 'folder/two.txt'])
    expect(record.files).toMatchObject(sending.record.files)
    expect(more.release).toBe(release)
  })

  test('remembers a changed file in its current form', async () => {
    const sending = await unfinished()
    const matching = await match(sending, [file('one.txt', 'eno', 2000), file('two.txt', 'two')])

    const { record } = resumed(sending, matching, () => {})

    expect(isReady(matching)).toBe(false)
    expect(isComplete(matching)).toBe(true)
    expect(record.files[1]).toMatchObject({ lastModified: 2000, sample: await takeSample(new Blob(['eno'])) })
  })

  test('waits while a file is missing or has another size', async () => {
    const sending = await unfinished()

    expect(isComplete(await match(sending, [file('one.txt', 'one')]))).toBe(false)
    expect(isComplete(await match(sending, [file('one.txt', 'one'), file('two.txt', 'longer')]))).toBe(false)
  })

  test('moves all of its chosen files into a new transfer, uploaded ones included, and no others', async () => {
    const sending = await unfinished()
    const chosen = [file('two.txt', 'longer'), file('done.txt', 'done'), file('other.txt', 'x')]
    const matching = await match(sending, chosen)

    expect(getAvailableFiles(sending, matching, chosen).map(({ path }) => path)).toEqual(['folder/two.txt', 'done.txt'])
  })

  test('reports changed, missing and unrelated files', async () => {
    const sending = await unfinished()
    const chosen = [file('one.txt', 'eno'), file('other.txt', 'x')]

    expect(describeMatching(await match(sending, chosen), sending.files, chosen, english)).toBe(
      'Not part of this transfer, so left out: other.txt. ' +
        'Changed since you started; the differences are sent again: folder/one.txt. ' +
        '1 file still missing: folder/two.txt.',
    )
  })
})

describe('the text of an unfinished transfer', () => {
  test.each([
    [0, 3, 'Everything is uploaded (3 files); only the last step is missing.'],
    [1, 1, '1 of 1 file still to upload.'],
    [1, 3, '1 of 3 files still to upload.'],
    [2, 3, '2 of 3 files still to upload.'],
  ])('%i of %i', (waiting, all, text) => {
    expect(waitingText(waiting, all)).toBe(text)
  })

  test('promises no more than the server keeps', () => {
    const keptAt = Date.parse(BEGUN)

    const text = keptText({ createdAt: BEGUN }, keptAt, keptAt + 2 * 60 * 60_000)

    expect(text).toMatch(
      /^Started 2 hours ago\. Uploaded data is kept until at least 22 November 2026 at \d\d:00 .+\.$/,
    )
    const recorded = { createdAt: BEGUN, lastActivityAt: BEGUN }
    expect(keptText(recorded, keptAt + 60_000, keptAt)).toContain(
      formatDateTime(new Date(Date.parse(BEGUN) + 24 * 60 * 60_000).toISOString()),
    )
  })

  test.each<[TransferState, RegExp]>([
    ['processing', /being processed and will be sent to rita@partner\.example/],
    ['active', /are ready for rita@partner\.example/],
    ['failed', /cannot continue\. The upload stood still\./],
    ['retracted', /has been revoked/],
    ['expired', /has expired/],
  ])('that is now %s', (transferState, text) => {
    const over = { ...transfer, transferState, failureReason: 'The upload stood still.' }
    expect(overText({ ...over, expiryDate: '2026-11-28T09:00:00.000Z' })).toMatch(text)
  })
})

describe('a restarted transfer', () => {
  const limits = { maxFiles: 9, totalSizeMiB: 9, fileSizeMiB: 9, zipEncryptSizeMiB: 9 }

  test('releases a file with anonymisation rules unchanged only after the sender confirms it', () => {
    const known: ReviewedFile[] = [
      { id: 'one', name: 'one.csv', size: 3, fileExtension: 'csv', fileState: 'waiting', anonymize: true },
      { id: 'two', name: 'two.csv', size: 3, fileExtension: 'csv', fileState: 'waiting', anonymize: false },
    ]

    const draft = toDraft(transfer, [file('one.csv', 'a,b'), file('two.csv', 'a,b')], known)

    expect([...findFaults(draft, limits).files]).toEqual([[1, csvFiles.chooseAgain]])
    const [one, ...others] = draft.files
    if (!one) throw new Error('The file is gone.')
    const decided = { ...one, anonymisation: { headerRow: true, anonymizationRules: [] } }
    expect(findFaults({ ...draft, files: [decided, ...others] }, limits).files.size).toBe(0)
  })

  test('restores its options', () => {
    const had = {
      ...transfer,
      isPasswordProtected: true,
      isAnonymousTransfer: true,
      isOTPEnabled: true,
      isOTPEmailAllowed: true,
      trackingId: 'case 7',
      templateSet: 'Legal',
      sendEmailNotification: false,
    }
    const { earlierOptions = {} } = toDraft(had, [], [])

    expect(optionsWith(earlierOptions, prepared)).toEqual({
      ...noOptions,
      isPasswordProtected: true,
      isAnonymousTransfer: true,
      isPhoneCodeWanted: true,
      isCodeByEmailAllowed: true,
      isTrackingIdWanted: true,
      trackingId: 'case 7',
      templateSet: 'Legal',
      isLinkMailed: false,
    })
    expect(optionsWith(toDraft(transfer, [], []).earlierOptions ?? {}, prepared)).toEqual(noOptions)
  })

  test('uses the default where its template set is the default, or missing', () => {
    for (const templateSet of ['Standard', 'Of last year']) {
      const { earlierOptions = {} } = toDraft({ ...transfer, templateSet }, [], [])
      expect(optionsWith(earlierOptions, prepared).templateSet).toBeUndefined()
    }
  })
})
