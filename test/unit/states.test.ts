import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transition } from '../../lambdas/core/transfer/transition.ts'
import {
  FileState,
  isAbandonable,
  isAbandoned,
  isLegalTransition,
  isRetractable,
  isSettled,
  isUnfinished,
  stateAt,
  type Transfer,
  type TransferFile,
  TransferState,
} from '../../shared/domain/transfer.ts'
import { words } from '../../shared/texts/en/words.ts'
import { infoTypeText } from '../../shared/texts/inspection.ts'
import { linkMailText } from '../../shared/texts/linkMailStatus.ts'
import { notInspectableText } from '../../shared/texts/notInspectable.ts'
import { stateText } from '../../shared/texts/transfers.ts'

/** The life of a transfer, by the specification and the design. */
const life: [TransferState, TransferState][] = [
  ['provisional', 'uploading'],
  // Corrected before it was sent.
  ['provisional', 'retracted'],
  ['requested', 'uploading'],
  ['requested', 'expired'],
  ['requested', 'retracted'],
  ['uploading', 'processing'],
  ['uploading', 'failed'],
  // Only for a request: reopened after a stalled upload, stopped by its requester (docs/decisions/0017).
  ['uploading', 'requested'],
  ['uploading', 'retracted'],
  ['processing', 'active'],
  ['processing', 'failed'],
  // As sent to a wrong recipient.
  ['processing', 'retracted'],
  ['active', 'expired'],
  ['active', 'retracted'],
  // Only in the grace: extended by its sender, stopped by an operator (docs/decisions/0067).
  ['expired', 'active'],
  ['expired', 'retracted'],
]

const states = TransferState.options
const pairs = states.flatMap(from => states.map(to => [from, to] as const))
const isOfLife = (from: TransferState, to: TransferState) => life.some(([a, b]) => a === from && b === to)

const NINE = Date.parse('2026-11-21T09:00:00.000Z')
const transferIn = (transferState: TransferState, expiryDate?: string): Transfer => ({
  id: 't',
  revision: 3,
  transferState,
  sender: { subject: 'alice', email: 'alice@acme.example' },
  recipient: 'rita@partner.example',
  message: 'Here they are.',
  acknowledgement: true,
  sendEmailNotification: true,
  expiryDays: 7,
  expiryDate,
  createdAt: '2026-11-20T00:00:00.000Z',
  stateChangedAt: '2026-11-20T00:00:00.000Z',
  downloadCount: 0,
  files: [],
})

describe('the table of states', () => {
  test.each(pairs)('from %s to %s allows exactly the specification’s transitions', (from, to) => {
    expect(isLegalTransition(from, to)).toBe(isOfLife(from, to))
  })

  test.each(['failed', 'retracted'] as const)('no transition leaves %s', from => {
    expect(states.filter(to => isLegalTransition(from, to))).toEqual([])
  })

  test('only an active or requested transfer, or one on its way to its requester, can be retracted', () => {
    expect(states.filter(state => isRetractable(state, true))).toEqual(['requested', 'uploading', 'active'])
    expect(states.filter(state => isRetractable(state, false))).toEqual(['requested', 'active'])
  })

  test('no transfer becomes active without processing, or after its end but from an expiry', () => {
    expect(states.filter(from => isLegalTransition(from, 'active'))).toEqual(['processing', 'expired'])
  })

  test('any sequence of requests follows the listed transitions and comes to an end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.array(fc.constantFrom(...states)), (start, wishes) => {
        let transfer = transferIn(start)
        let steps = 0
        for (const wish of wishes) {
          const from = transfer.transferState
          if (isOfLife(from, wish)) {
            transfer = transition(transfer, wish, NINE)
            expect(transfer.transferState).toBe(wish)
            steps += 1
          } else {
            expect(() => transition(transfer, wish, NINE)).toThrow(`${from} cannot become ${wish}`)
          }
        }
        // The longest life: requested, uploading, processing, active, expired, retracted; with each reopening and extension.
        const givenBack = wishes.filter(wish => wish === 'requested').length
        const extended = wishes.filter(wish => wish === 'active').length
        expect(steps).toBeLessThanOrEqual(5 + 2 * givenBack + 2 * extended)
      }),
    )
  })
})

describe('a change of state', () => {
  test('is dated, applies its changes, and leaves the former record unchanged', () => {
    const before = Object.freeze(transferIn('processing'))

    const after = transition(before, 'failed', NINE, { failureReason: 'a.txt was damaged.' })

    expect(after).toEqual({
      ...before,
      transferState: 'failed',
      stateChangedAt: '2026-11-21T09:00:00.000Z',
      failureReason: 'a.txt was damaged.',
    })
    expect(before.transferState).toBe('processing')
  })

  test('cannot be overridden by its changes', () => {
    const changes = { transferState: 'active', stateChangedAt: 'never' } as const

    expect(transition(transferIn('processing'), 'failed', NINE, changes)).toMatchObject({
      transferState: 'failed',
      stateChangedAt: '2026-11-21T09:00:00.000Z',
    })
  })
})

describe('the state for a reader', () => {
  const expiry = '2026-11-28T09:00:00.000Z'
  const moment = Date.parse(expiry)

  test.each(['active', 'requested'] as const)('%s ends at the exact time of its expiry date', state => {
    expect(stateAt(transferIn(state, expiry), moment - 1)).toBe(state)
    expect(stateAt(transferIn(state, expiry), moment)).toBe('expired')
    expect(stateAt(transferIn(state, expiry), moment + 1)).toBe('expired')
  })

  test.each(states.filter(state => state !== 'active' && state !== 'requested'))('%s does not expire', state => {
    expect(stateAt(transferIn(state, expiry), moment + 1)).toBe(state)
  })

  test('without an expiry date is the stored one', () => {
    expect(stateAt(transferIn('active'), NINE)).toBe('active')
  })

  test('is the same for an expiry date in another time zone', () => {
    const inZurich = transferIn('active', '2026-11-28T10:00:00.000+01:00')

    expect([stateAt(inZurich, moment - 1), stateAt(inZurich, moment)]).toEqual(['active', 'expired'])
  })

  test('with an invalid expiry date is not open', () => {
    expect(stateAt(transferIn('active', 'next week'), NINE)).toBe('expired')
  })
})

test('the review page polls while the workflow is unfinished', () => {
  expect(states.filter(isUnfinished)).toEqual(['provisional', 'uploading', 'processing'])
})

test('each state has the words of the specification', () => {
  expect(Object.keys(words.states).sort()).toEqual([...states, 'unknown'].sort())
  expect(words.states.retracted).toEqual({ label: 'Revoked', meaning: 'Transfer was revoked' })
  expect(words.states.active.meaning).toBe('Files shared with the recipient')
  expect(words.states.processing.meaning).toBe('Files are being processed')
  expect(words.states.provisional).toEqual({ label: 'In Progress', meaning: 'Transfer process is being initiated' })
})

test('point 2: an unknown enumeration value of a newer server has a text', () => {
  const later = 'BLOOD_TYPE' as never

  expect(stateText(later)).toEqual({
    label: 'Unknown',
    meaning: 'This page does not know this state yet. Please reload it.',
  })
  expect(infoTypeText(later)).toEqual({ one: 'blood type', many: 'blood type' })
  expect(linkMailText({ state: later, at: '2026-11-21T09:00:00.000Z' })).toBeUndefined()
  expect(notInspectableText({ reason: later, count: 1, isWhole: true })).toBe(
    'The file could not be inspected: unknown reason.',
  )
})

test('a sender may give up what is not finalized, and a responder’s upload belongs to its requester', () => {
  expect(states.filter(state => isAbandonable(state, false))).toEqual(['provisional', 'uploading'])
  expect(states.filter(state => isAbandonable(state, true))).toEqual([])
})

test('a retracted transfer was given up if it never had an expiry date, and a request never was', () => {
  const expiryDate = '2026-11-28T00:00:00.000Z'
  const givenUp = (more: { isTransferRequest: boolean; expiryDate?: string }) =>
    states.filter(transferState => isAbandoned({ transferState, ...more }))

  expect(givenUp({ isTransferRequest: false })).toEqual(['retracted'])
  expect(givenUp({ isTransferRequest: false, expiryDate })).toEqual([])
  expect(givenUp({ isTransferRequest: true })).toEqual([])
})

test('the inspection of a file is settled when it is complete, or failed where it only informs', () => {
  const findings = { summary: [], places: [], notInspectable: [], mismatches: [] }
  const settled = (more: Partial<TransferFile>) =>
    FileState.options.filter(fileState => isSettled({ findings, ...more, fileState } as TransferFile))

  expect(settled({ inspectionType: 'INFORMATION' })).toEqual(['inspected', 'error'])
  expect(settled({})).toEqual(['inspected'])
  expect(settled({ inspectionType: 'INFORMATION', findings: undefined })).toEqual([])
  expect(settled({ malware: { verdict: 'infected', scannedAt: '2026-01-01T00:00:00.000Z' } })).toEqual([])
})
