import { describe, expect, test } from 'vitest'
import { BasicInfoType } from '../../shared/domain/inspection.ts'
import { compareFindings, findMissed, toKind } from '../../shared/domain/secondLook.ts'

describe('a type of Macie', () => {
  // https://docs.aws.amazon.com/macie/latest/user/mdis-reference-quick.html
  test.each([
    ['CREDIT_CARD_NUMBER', 'CREDIT_CARD_NUMBER'],
    ['CREDIT_CARD_NUMBER_(NO_KEYWORD)', 'CREDIT_CARD_NUMBER'],
    ['SWITZERLAND_BANK_ACCOUNT_NUMBER', 'IBAN_CODE'],
    ['BOSNIA_AND_HERZEGOVINA_BANK_ACCOUNT_NUMBER', 'IBAN_CODE'],
    ['NAME', 'PERSON_NAME'],
    ['ADDRESS', 'STREET_ADDRESS'],
    ['PHONE_NUMBER', 'PHONE_NUMBER'],
    ['UK_PHONE_NUMBER', 'PHONE_NUMBER'],
    ['USA_SOCIAL_SECURITY_NUMBER', 'NATIONAL_ID'],
    ['CANADA_SOCIAL_INSURANCE_NUMBER', 'NATIONAL_ID'],
    ['USA_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER', 'NATIONAL_ID'],
    ['MEXICO_INDIVIDUAL_RFC_NUMBER', 'NATIONAL_ID'],
    ['GERMANY_TAX_IDENTIFICATION_NUMBER', 'NATIONAL_ID'],
    ['ITALY_NATIONAL_IDENTIFICATION_NUMBER', 'NATIONAL_ID'],
    ['SPAIN_NIE_NUMBER', 'NATIONAL_ID'],
    ['INDIA_AADHAAR_NUMBER', 'NATIONAL_ID'],
    ['UK_NHS_NUMBER', 'NATIONAL_ID'],
    ['AUSTRALIA_TAX_FILE_NUMBER', 'NATIONAL_ID'],
    ['CHILE_RUT_NUMBER', 'NATIONAL_ID'],
  ])('%s is our %s', (type, kind) => {
    expect(BasicInfoType.options).toContain(kind)
    expect(toKind(type)).toBe(kind)
  })

  test.each([
    // Not an IBAN: https://docs.aws.amazon.com/macie/latest/user/mdis-reference-financial.html
    'BANK_ACCOUNT_NUMBER',
    'CREDIT_CARD_EXPIRATION',
    'CREDIT_CARD_SECURITY_CODE',
    'AWS_CREDENTIALS',
    'DATE_OF_BIRTH',
    'USA_PASSPORT_NUMBER',
    'UK_DRIVERS_LICENSE',
    // Numbers of organisations, not of persons.
    'BRAZIL_CNPJ_NUMBER',
    'MEXICO_ORGANIZATION_RFC_NUMBER',
    'VEHICLE_IDENTIFICATION_NUMBER',
    'A_TYPE_OF_TOMORROW',
  ])('%s keeps its own name', type => {
    expect(toKind(type)).toBe(type)
  })
})

describe('the second opinion on a file', () => {
  const ours = [
    { infoType: 'PERSON_NAME', count: 12 },
    { infoType: 'IBAN_CODE', count: 3 },
    { infoType: 'EMAIL_ADDRESS', count: 4 },
  ] as const

  test('has every kind that one of both found, with both counts', () => {
    const found = [
      { type: 'NAME', count: 10 },
      { type: 'DATE_OF_BIRTH', count: 2 },
    ]

    expect(compareFindings(ours, { found })).toEqual([
      { infoType: 'PERSON_NAME', count: 12, secondCount: 10 },
      { infoType: 'IBAN_CODE', count: 3, secondCount: 0 },
      // Macie does not look for it, so it does not contradict.
      { infoType: 'EMAIL_ADDRESS', count: 4 },
      { infoType: 'DATE_OF_BIRTH', count: 0, secondCount: 2 },
    ])
  })

  test('adds up the types of Macie that are one kind of ours', () => {
    const found = [
      { type: 'UK_PHONE_NUMBER', count: 2 },
      { type: 'FRANCE_PHONE_NUMBER', count: 3 },
    ]

    expect(compareFindings([], { found })).toEqual([{ infoType: 'PHONE_NUMBER', count: 0, secondCount: 5 }])
  })

  test('names what Macie found and the inspection did not', () => {
    const found = [
      { type: 'NAME', count: 1 },
      { type: 'AWS_CREDENTIALS', count: 1 },
      { type: 'CREDIT_CARD_NUMBER', count: 2 },
      { type: 'CREDIT_CARD_NUMBER_(NO_KEYWORD)', count: 1 },
    ]

    expect(findMissed(compareFindings(ours, { found }))).toEqual(['AWS_CREDENTIALS', 'CREDIT_CARD_NUMBER'])
    expect(findMissed(compareFindings(ours, { found: [] }))).toEqual([])
  })
})
