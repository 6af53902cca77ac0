import { describe, expect, test } from 'vitest'
import {
  ConfiguredExpiry,
  ExpiryBounds,
  expiryDateAfter,
  faultOfFiles,
  TransferLimits,
} from '../../shared/domain/limits.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { filesFaultText } from '../../shared/texts/fields.ts'

const MIB = 1024 * 1024
const limits: TransferLimits = { maxFiles: 3, totalSizeMiB: 5, fileSizeMiB: 2, zipEncryptSizeMiB: 1 }
const files = (...sizes: number[]) => sizes.map((size, index) => ({ name: `${index}.bin`, size }))

describe('a list of files', () => {
  test.each([
    ['one empty file', files(0)],
    ['as many files as allowed', files(1, 1, 1)],
    ['a file of exactly the size allowed', files(2 * MIB)],
    ['files of exactly the total allowed', files(2 * MIB, 2 * MIB, 1 * MIB)],
  ])('is valid within the limits: %s', (_, chosen) => {
    expect(faultOfFiles(chosen, limits)).toBeUndefined()
  })

  test('must not be empty', () => {
    const fault = faultOfFiles([], limits)

    expect(fault).toEqual({ kind: 'none' })
    expect(fault && filesFaultText(fault)).toBe('Please select file(s)')
  })

  test('must not have one file too many', () => {
    const fault = faultOfFiles(files(0, 0, 0, 0), limits)

    expect(fault).toEqual({ kind: 'tooMany', allowed: 3 })
    expect(fault && filesFaultText(fault)).toBe('Number of files exceeds the allowed 3.')
  })

  test('must not hold a file one byte too large, which is named', () => {
    const fault = faultOfFiles(files(1, 2 * MIB + 1, 3 * MIB), limits)

    expect(fault).toEqual({ kind: 'fileTooLarge', name: '1.bin', allowedBytes: 2 * MIB })
    expect(fault && filesFaultText(fault)).toBe('File size should not exceed 2 MB.')
  })

  test('must not be one byte too large together', () => {
    const fault = faultOfFiles(files(2 * MIB, 2 * MIB, 1 * MIB + 1), limits)

    expect(fault).toEqual({ kind: 'totalTooLarge', allowedBytes: 5 * MIB })
    expect(fault && filesFaultText(fault)).toBe('Total file size should not exceed 5 MB.')
  })

  test('that exceeds several limits reports the first', () => {
    expect(faultOfFiles(files(9 * MIB, 9 * MIB, 9 * MIB, 9 * MIB), limits)?.kind).toBe('tooMany')
    expect(faultOfFiles(files(9 * MIB, 9 * MIB), limits)?.kind).toBe('fileTooLarge')
  })

  test('is limited to 5 GB a file and 20 GB in total, as the FAQ says', () => {
    const usual: TransferLimits = { maxFiles: 50, totalSizeMiB: 20_480, fileSizeMiB: 5120, zipEncryptSizeMiB: 5120 }
    const fiveGigabytes = 5 * 1024 ** 3

    expect(faultOfFiles(files(...Array(4).fill(fiveGigabytes)), usual)).toBeUndefined()
    expect(faultOfFiles(files(...Array(4).fill(fiveGigabytes), 1), usual)?.kind).toBe('totalTooLarge')
    expect(faultOfFiles(files(fiveGigabytes + 1), usual)?.kind).toBe('fileTooLarge')
  })
})

describe('the limits of an organisation', () => {
  test.each([{ maxFiles: 0 }, { maxFiles: 1001 }, { maxFiles: 1.5 }, { totalSizeMiB: 0 }, { fileSizeMiB: -1 }])(
    'cannot be %j',
    wrong => {
      expect(TransferLimits.safeParse({ ...limits, ...wrong }).success).toBe(false)
    },
  )

  test('may be up to 50 GiB a file and 200 GiB a transfer', () => {
    const largest: TransferLimits = {
      maxFiles: 4,
      totalSizeMiB: 204_800,
      fileSizeMiB: 51_200,
      zipEncryptSizeMiB: 204_800,
    }
    const fiftyGibibytes = 50 * 1024 ** 3

    expect(TransferLimits.safeParse(largest).success).toBe(true)
    expect(faultOfFiles(files(...Array(4).fill(fiftyGibibytes)), largest)).toBeUndefined()
    expect(faultOfFiles(files(fiftyGibibytes + 1), largest)?.kind).toBe('fileTooLarge')
    for (const wrong of [{ fileSizeMiB: 51_201 }, { totalSizeMiB: 204_801 }, { zipEncryptSizeMiB: 204_801 }])
      expect(TransferLimits.safeParse({ ...largest, ...wrong }).success).toBe(false)
  })

  test('may be up to the 90 files of one database transaction', () => {
    expect(TransferLimits.safeParse({ ...limits, maxFiles: 90 }).success).toBe(true)
  })

  test('of the expiry are whole days, at least one', () => {
    expect(ExpiryBounds.safeParse({ min: 1, default: 7, max: 60 }).success).toBe(true)
    expect(ExpiryBounds.safeParse({ min: 0, default: 7, max: 60 }).success).toBe(false)
    expect(ExpiryBounds.safeParse({ min: 1, default: 7.5, max: 60 }).success).toBe(false)
  })

  test.each([
    { min: 1, default: 7, max: 365, isValid: true },
    { min: 1, default: 7, max: 366, isValid: false },
    { min: 8, default: 7, max: 60, isValid: false },
    { min: 7, default: 7, max: 7, isValid: true },
    { min: 1, default: 61, max: 60, isValid: false },
  ])('of the expiry that an organisation configures: $min, $default, $max', ({ isValid, ...bounds }) => {
    expect(ConfiguredExpiry.safeParse(bounds).success).toBe(isValid)
  })
})

describe('the expiry date', () => {
  test('is this many days of 24 hours ahead, also over a change of the clocks', () => {
    const beforeSummerTimeEnds = Date.parse('2026-10-24T09:00:00.000Z')

    expect(expiryDateAfter(beforeSummerTimeEnds, 7)).toBe('2026-10-31T09:00:00.000Z')
    expect(expiryDateAfter(Date.parse('2028-02-28T23:59:59.999Z'), 1)).toBe('2028-02-29T23:59:59.999Z')
  })
})

test('the form checks use the specification’s words', () => {
  expect([fieldTexts.required, fieldTexts.invalidEmail]).toEqual(['Required!', 'Invalid Email'])
  expect(fieldTexts.expiryMin(3)).toBe('Expiry must be at least 3 days.')
  expect(fieldTexts.expiryMax(60)).toBe('Expiry cannot exceed 60 days.')
  expect(fieldTexts.consent).toBe('Please read the above terms and confirm before sending.')
})
