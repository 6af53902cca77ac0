import { describe, expect, test } from 'vitest'
import { createRequest } from '../../shared/contract/requests.ts'
import {
  daysShown,
  emptyRequest,
  faultsOfRequest,
  type PreCheck,
  toRequestBody,
} from '../../web/src/pages/request/requestDraft.ts'

const preCheck: PreCheck = {
  organisationName: 'Acme',
  templateSets: [
    { name: 'Standard', description: '', configOverrides: {} },
    { name: 'Legal', description: '', configOverrides: { transferRequestUploadExpiryDays: 30 } },
    { name: 'Endless', description: '', configOverrides: { transferRequestUploadExpiryDays: 365 } },
  ],
  defaultExpiryDays: 7,
  minExpiryDays: 3,
  maxExpiryDays: 60,
  policyFeatures: { anonymousTransfer: 'optional', trackingId: 'optional' },
}
const filled = { ...emptyRequest, responder: ' rita@partner.example ', message: 'The contract, please.' }

describe('the days of a request', () => {
  test('are the default, the template set’s within the bounds, or the typed ones', () => {
    expect(daysShown(filled, preCheck)).toBe('7')
    expect(daysShown({ ...filled, templateSet: 'Legal' }, preCheck)).toBe('30')
    expect(daysShown({ ...filled, templateSet: 'Endless' }, preCheck)).toBe('60')
    expect(daysShown({ ...filled, templateSet: 'Legal', expiryDays: '5' }, preCheck)).toBe('5')
    expect(daysShown({ ...filled, expiryDays: '' }, preCheck)).toBe('')
  })

  test.each([
    ['2', 'Expiry must be at least 3 days.'],
    ['3', undefined],
    ['60', undefined],
    ['61', 'Expiry cannot exceed 60 days.'],
    ['', 'Required!'],
  ])('%j: %s', (expiryDays, fault) => {
    expect(faultsOfRequest({ ...filled, expiryDays }, preCheck, true).expiryDays).toBe(fault)
  })
})

describe('the errors of a request', () => {
  test('are at first a missing address and message', () => {
    expect(faultsOfRequest(emptyRequest, preCheck, true)).toEqual({ responder: 'Required!', message: 'Required!' })
  })

  test('include an invalid address', () => {
    expect(faultsOfRequest({ ...filled, responder: 'rita@partner' }, preCheck, true)).toEqual({
      responder: 'Invalid Email',
    })
  })

  test('exclude a missing message where another application writes it', () => {
    expect(faultsOfRequest({ ...filled, message: '' }, preCheck, false)).toEqual({})
  })

  test('include a missing tracking ID where it is selected or required', () => {
    const required = { ...preCheck, policyFeatures: { ...preCheck.policyFeatures, trackingId: 'required' as const } }

    expect(faultsOfRequest({ ...filled, isTrackingIdWanted: true }, preCheck, true)).toEqual({
      trackingId: 'Required!',
    })
    expect(faultsOfRequest(filled, required, true)).toEqual({ trackingId: 'Required!' })
  })
})

test('the call has the contract’s shape, with recipient, notification and expiry', () => {
  const body = toRequestBody(
    {
      ...filled,
      recipientName: ' Rita ',
      isAnonymousTransfer: true,
      templateSet: 'Legal',
      isTrackingIdWanted: true,
      trackingId: 'case 7',
      isLinkMailed: false,
    },
    preCheck,
  )

  expect(createRequest.body.parse(body)).toEqual({
    responder: 'rita@partner.example',
    recipientName: 'Rita',
    message: 'The contract, please.',
    expiryDays: 30,
    isAnonymousTransfer: true,
    sendEmailNotification: false,
    templateSet: 'Legal',
    trackingId: 'case 7',
  })
})

test('a prohibited feature is not sent', () => {
  const prohibiting = {
    ...preCheck,
    policyFeatures: { anonymousTransfer: 'prohibited' as const, trackingId: 'prohibited' as const },
  }
  const wanting = { ...filled, isAnonymousTransfer: true, isTrackingIdWanted: true, trackingId: 'case 7' }

  expect(toRequestBody(wanting, prohibiting)).toMatchObject({ isAnonymousTransfer: false, trackingId: null })
})
