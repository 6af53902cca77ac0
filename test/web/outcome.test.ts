import { describe, expect, test } from 'vitest'
import type { ReviewedTransfer } from '../../shared/contract/transfers.ts'
import { describeMeaning } from '../../web/src/pages/review/describeMeaning.ts'
import { overText } from '../../web/src/pages/send/resume/unfinishedTexts.ts'
import { toOutcome } from '../../web/src/pages/success/outcome.ts'

const rita = 'rita@partner.example'
const sent: ReviewedTransfer = {
  id: 'transfer',
  sender: 'alice@acme.example',
  recipient: rita,
  message: '',
  transferState: 'processing',
  sendEmailNotification: true,
  isPasswordProtected: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  expiryDate: '2026-11-28T09:00:00.000Z',
  expiryDays: 7,
  downloadCount: 0,
  isAnonymousTransfer: false,
  isOTPEnabled: false,
  isOTPEmailAllowed: false,
  isTransferRequest: false,
}
const bounced = { state: 'bounced', at: '2026-11-21T09:01:00.000Z' } as const
const { expiryDate: _, ...unfinished } = sent

describe('point 4: the success page reports the actual state', () => {
  test('with the specification’s texts while files with notification are processed', () => {
    expect(toOutcome(sent)).toEqual({
      title: 'Success!',
      sign: 'good',
      text: `Your files are being processed and will be sent to ${rita} once done.`,
      expiring: 'transfer',
    })
  })

  test.each<[string, Partial<ReviewedTransfer>, string, string]>([
    ['failed', { transferState: 'failed' }, 'Your files were not sent', 'bad'],
    ['revoked', { transferState: 'retracted' }, 'Your transfer was revoked', 'ended'],
    ['expired', { transferState: 'expired' }, 'Your transfer has expired', 'ended'],
    ['active', { transferState: 'active' }, 'Success!', 'good'],
    ['bounced', { transferState: 'active', linkMail: bounced }, 'Pass the link on yourself', 'warning'],
    ['uploading', { transferState: 'uploading' }, 'Your files are not sent yet', 'waiting'],
    ['asked', { transferState: 'requested', isTransferRequest: true }, 'Success!', 'good'],
    [
      'asked in vain',
      { transferState: 'requested', isTransferRequest: true, linkMail: bounced },
      'Pass the link on yourself',
      'warning',
    ],
    [
      'uploading for a request',
      { transferState: 'uploading', isTransferRequest: true },
      'Files are on their way',
      'waiting',
    ],
    ['failed request', { transferState: 'failed', isTransferRequest: true }, 'You did not get the files', 'bad'],
    ['revoked request', { transferState: 'retracted', isTransferRequest: true }, 'Your request was revoked', 'ended'],
  ])('%s', (_, change, title, sign) => {
    const outcome = toOutcome({ ...sent, ...change })

    expect(outcome).toMatchObject({ title, sign })
    expect(outcome.text).not.toMatch(/being processed|will be sent/)
  })

  test('without a promise of mail when mails are off', () => {
    for (const transferState of ['processing', 'active'] as const) {
      const { text } = toOutcome({ ...sent, transferState, sendEmailNotification: false })

      expect(text).not.toMatch(/sent to|by e-mail/)
      expect(text).toMatch(/copy the link/i)
    }
    const { text } = toOutcome({
      ...sent,
      transferState: 'requested',
      isTransferRequest: true,
      sendEmailNotification: false,
    })
    expect(text).toContain('Copy the upload link')
    expect(overText({ ...sent, sendEmailNotification: false })).not.toContain('will be sent')
  })

  test('without calling an abandoned upload revoked', () => {
    const givenUp = { ...unfinished, transferState: 'retracted' } as const

    expect(toOutcome(givenUp).title).toBe('You discarded this upload')
    expect(overText(givenUp)).toBe('You discarded this upload. Please send the files again.')
    expect(overText({ ...sent, transferState: 'retracted' })).toContain('revoked')
  })
})

test.each([
  [1.9, ''],
  [2, 'Nothing has arrived for at least 1 hour. '],
  [23, 'Nothing has arrived for at least 22 hours. '],
])('the requester of an upload without activity for %s hours reads since when, and what helps', (hours, quiet) => {
  const asked = {
    ...sent,
    transferState: 'uploading',
    isTransferRequest: true,
    lastActivityAt: sent.createdAt,
  } as const

  const meaning = describeMeaning(asked, true, Date.parse(sent.createdAt) + hours * 3_600_000)

  expect(meaning).toBe(
    `Files are being uploaded. ${quiet}If ${rita} does not continue, revoke the request. Otherwise its link opens again 24 hours after the upload stopped.`,
  )
})
