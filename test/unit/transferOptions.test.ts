import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Organisation } from '../../shared/domain/organisation.ts'
import { toTransferRules } from '../../shared/domain/policies/transferRules.ts'
import { decideCreate, findRecipientFault, findUnmetDemands } from '../../shared/domain/transferOptions.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'

const organisation = Organisation.parse({
  name: 'Acme',
  domains: ['acme.example'],
  bannedDomains: ['rival.example'],
  limits: { maxFiles: 2, totalSizeMiB: 3, fileSizeMiB: 2, zipEncryptSizeMiB: 1 },
  sendExpiryDays: { min: 2, default: 7, max: 30 },
  smsCountries: ['CH'],
})
const MIB = 1024 * 1024
const file = { name: 'a.txt', size: 1 }
const confirmed = { files: [file], acknowledgement: true }
const decide = (more: object, of = organisation) =>
  decideCreate({ ...confirmed, ...more }, of, toTransferRules(of, of.sendExpiryDays))

describe('a confirmed transfer', () => {
  test('lives the organisation’s default days unless the sender chooses others within its bounds', () => {
    expect(decide({})).toEqual({ expiryDays: 7 })
    expect(decide({ expiryDays: null })).toEqual({ expiryDays: 7 })
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 60 }), expiryDays => {
        const isWithin = expiryDays >= 2 && expiryDays <= 30
        expect('expiryDays' in decide({ expiryDays })).toBe(isWithin)
      }),
    )
  })

  test.each([
    ['no file', { files: [] }, 'bad_request', fieldTexts.filesRequired],
    ['too many files', { files: [file, file, file] }, 'bad_request', fieldTexts.maxFiles(2)],
    ['too few days', { expiryDays: 1 }, 'bad_request', fieldTexts.expiryMin(2)],
    ['too many days', { expiryDays: 31 }, 'bad_request', fieldTexts.expiryMax(30)],
    ['no consent', { acknowledgement: false }, 'demand_unmet', fieldTexts.consent],
  ])('with %s is refused', (_, more, code, text) => {
    expect(decide(more)).toMatchObject({ code, text })
  })

  test('is refused for a recipient in a banned domain', () => {
    expect(findRecipientFault(['rita@partner.example'], organisation)).toBeUndefined()
    expect(findRecipientFault(['rita@partner.example', 'eve@mail.rival.example'], organisation)).toMatchObject({
      code: 'demand_unmet',
      text: 'Acme does not allow files to be sent to mail.rival.example.',
    })
  })

  test('is refused with password protection above the archive limit, and only with it', () => {
    const files = [{ name: 'a.bin', size: MIB + 1 }]

    expect(decide({ files })).toEqual({ expiryDays: 7 })
    expect(decide({ files, isPasswordProtected: true })).toMatchObject({ code: 'demand_unmet' })
    expect(decide({ files: [{ name: 'a.bin', size: MIB }], isPasswordProtected: true })).toEqual({ expiryDays: 7 })
  })

  test('is refused with a code where no SMS may be sent', () => {
    const without = { ...organisation, smsCountries: [] }

    expect(decide({ isOTPEnabled: true })).toEqual({ expiryDays: 7 })
    expect(decide({ isOTPEnabled: true }, without)).toMatchObject({
      code: 'demand_unmet',
      text: 'The code by SMS is not available for this transfer. Send without it.',
    })
  })
})

test('is refused with a prohibited feature, or without a required one that applies', () => {
  const rules = toTransferRules(organisation, organisation.sendExpiryDays)
  const features = {
    anonymousTransfer: { value: 'prohibited', by: [] },
    passwordProtection: { value: 'required', by: [] },
    mobileOtp: { value: 'required', by: [] },
    emailOtp: { value: 'required', by: [] },
    trackingId: { value: 'optional', by: [] },
  } as const
  const find = (wanted: Parameters<typeof findUnmetDemands>[0]['features']) =>
    findUnmetDemands({ features: wanted }, { ...rules, features }).map(({ text }) => text)

  expect(find({ anonymousTransfer: true, passwordProtection: true })).toEqual([
    'Hiding the sender is not available for this transfer. Send without it.',
  ])
  expect(find({ anonymousTransfer: false, passwordProtection: false })).toEqual([
    'Password protection is required for this transfer. Switch it on.',
  ])
  expect(find({ passwordProtection: true })).toEqual([])
  // A code by SMS takes the place of one by e-mail.
  expect(find({ mobileOtp: true, emailOtp: false })).toEqual([])
  expect(find({ mobileOtp: false, emailOtp: true })).toEqual([
    'The code by SMS is required for this transfer. Enter the recipient’s phone number.',
  ])
})
