import { describe, expect, test } from 'vitest'
import { createTransfer, type PolicyFeatures } from '../../shared/contract/transfers.ts'
import { emptyDraft } from '../../web/src/pages/send/draft/draft.ts'
import { toCreateBody } from '../../web/src/pages/send/options/createBody.ts'
import { faultsOfOptions } from '../../web/src/pages/send/options/optionFaults.ts'
import { noOptions, type Options, type Prepared } from '../../web/src/pages/send/options/options.ts'
import { prepared } from './prepared.ts'

const limits = { maxFiles: 50, totalSizeMiB: 100, fileSizeMiB: 100, zipEncryptSizeMiB: 100 }
const draft = { ...emptyDraft, recipient: 'rita@partner.example' }
const agreed: Options = { ...noOptions, isAcknowledged: true }
const everything: Options = {
  ...agreed,
  isPasswordProtected: true,
  isAnonymousTransfer: true,
  isPhoneCodeWanted: true,
  phone: { text: '+41 79 123 45 67', e164: '+41791234567' },
  isCodeByEmailAllowed: true,
  isTrackingIdWanted: true,
  trackingId: ' case 7 ',
  templateSet: 'Legal',
  isLinkMailed: false,
}

function withPolicy(policyFeatures: Partial<PolicyFeatures>, more: Partial<Prepared> = {}): Prepared {
  return { ...prepared, ...more, policyFeatures: { ...prepared.policyFeatures, ...policyFeatures } }
}

const toUniformPolicy = (feature: PolicyFeatures['trackingId']) =>
  withPolicy({
    anonymousTransfer: feature,
    passwordProtection: feature,
    mobileOtp: feature,
    trackingId: feature,
  })

const toBody = (options: Options, given = prepared) =>
  createTransfer.body.parse(JSON.parse(JSON.stringify(toCreateBody(draft, given, options, limits))))

describe('the options in a call', () => {
  test('are absent while none is on', () => {
    expect(toBody(agreed)).toMatchObject({
      isAnonymousTransfer: false,
      isOTPEnabled: false,
      isOTPEmailAllowed: false,
      isPasswordProtected: false,
      sendEmailNotification: true,
      trackingId: null,
      templateSet: null,
      expiryDays: null,
    })
    expect(toBody(agreed)).not.toHaveProperty('recipientPhoneNumber')
  })

  test('include each option that is on', () => {
    expect(toBody(everything)).toMatchObject({
      isAnonymousTransfer: true,
      isOTPEnabled: true,
      recipientPhoneNumber: '+41791234567',
      isOTPEmailAllowed: true,
      isPasswordProtected: true,
      sendEmailNotification: false,
      trackingId: 'case 7',
      templateSet: 'Legal',
    })
  })

  test('exclude an option that a policy prohibits, for any earlier choice', () => {
    expect(toBody(everything, toUniformPolicy('prohibited'))).toMatchObject({
      isAnonymousTransfer: false,
      isOTPEnabled: false,
      isOTPEmailAllowed: false,
      isPasswordProtected: false,
      trackingId: null,
    })
    expect(toBody(everything, toUniformPolicy('prohibited'))).not.toHaveProperty('recipientPhoneNumber')
  })

  test('include every option that a policy requires, and then no code by e-mail', () => {
    const options = { ...everything, isAnonymousTransfer: false, isPhoneCodeWanted: false, isPasswordProtected: false }

    expect(toBody(options, toUniformPolicy('required'))).toMatchObject({
      isAnonymousTransfer: true,
      isOTPEnabled: true,
      isOTPEmailAllowed: false,
      isPasswordProtected: true,
      trackingId: 'case 7',
    })
  })

  test('include no number where the earlier transfer’s is reused', () => {
    const kept = { ...prepared, maskedPhoneNumber: '+41 ** *** ** 67' }
    const body = toBody({ ...everything, phone: undefined }, kept)

    expect(body.isOTPEnabled).toBe(true)
    expect(body).not.toHaveProperty('recipientPhoneNumber')
  })
})

describe('the errors of the options', () => {
  test('are only the missing consent, while none is on', () => {
    expect(faultsOfOptions(noOptions, prepared)).toEqual({
      acknowledgement: 'Please read the above terms and confirm before sending.',
    })
    expect(faultsOfOptions(agreed, prepared)).toEqual({})
  })

  test.each([
    [undefined, 'Required!'],
    [{ text: '' }, 'Required!'],
    [{ text: '   ' }, 'Required!'],
    [{ text: '079 123 45 67' }, 'Invalid phone number'],
    [{ text: '+41 79 123 45 67', e164: '+41791234567' }, undefined],
  ])('for the phone %j: %s', (phone, fault) => {
    expect(faultsOfOptions({ ...everything, phone }, prepared).phone).toBe(fault)
    expect(faultsOfOptions({ ...agreed, phone }, withPolicy({ mobileOtp: 'required' })).phone).toBe(fault)
    expect(faultsOfOptions({ ...agreed, phone }, prepared).phone).toBeUndefined()
  })

  test('exclude a reused number, and include an unfinished replacement', () => {
    const kept = { ...prepared, maskedPhoneNumber: '+41 ** *** ** 67' }

    expect(faultsOfOptions({ ...everything, phone: undefined }, kept)).toEqual({})
    expect(faultsOfOptions({ ...everything, phone: { text: '' } }, kept).phone).toBe('Required!')
  })

  test('include a blank or overlong tracking ID that is required', () => {
    const tracked = (trackingId: string) => ({ ...agreed, isTrackingIdWanted: true, trackingId })

    expect(faultsOfOptions(tracked(' '), prepared).trackingId).toBe('Required!')
    expect(faultsOfOptions(tracked('x'.repeat(201)), prepared).trackingId).toMatch(/200/)
    expect(faultsOfOptions(tracked('x'.repeat(200)), prepared)).toEqual({})
    expect(faultsOfOptions(agreed, withPolicy({ trackingId: 'required' })).trackingId).toBe('Required!')
    expect(faultsOfOptions(tracked(''), withPolicy({ trackingId: 'prohibited' }))).toEqual({})
  })

  test('include a number of days that is out of bounds or missing', () => {
    const custom = (expiryDays: string) => ({ ...agreed, isExpiryCustom: true, expiryDays })

    expect(faultsOfOptions(custom(''), prepared).expiryDays).toBe('Required!')
    expect(faultsOfOptions(custom('61'), prepared).expiryDays).toBe('Expiry cannot exceed 60 days.')
    const longer = { ...prepared, expiry: { min: 3, default: 7, max: 60 } }
    expect(faultsOfOptions(custom('2'), longer).expiryDays).toBe('Expiry must be at least 3 days.')
    expect(faultsOfOptions(custom('60'), prepared)).toEqual({})
  })
})
