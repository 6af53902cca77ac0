import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnKinds } from '../../../engine/inspection/columnKinds.ts'
import { furtherDetectors } from '../../../engine/inspection/further/furtherDetectors.ts'
import { hashValues } from '../../../engine/inspection/further/hashedValues.ts'
import { inspector } from '../../../engine/inspection/inspector.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import { BasicInfoType, Findings, FurtherInfoType } from '../../../shared/domain/inspection.ts'

const detectors = patternDetectors()
const further = furtherDetectors(
  {
    furtherInfotypes: FurtherInfoType.options,
    ownInfotypes: [
      { id: 'CUSTOM_PROJECT', words: ['Projekt Adler'] },
      { id: 'CUSTOM_CONTRACT', pattern: 'V-\\d{6}', after: ['contract'] },
      { id: 'CUSTOM_CUSTOMER', valuesFile: 'customers' },
    ],
  },
  () => hashValues(['K-204881']),
)

function inspect(pieces: readonly string[], furtherOnes = further, windowLength?: number): Findings {
  const place = {}
  const { read, findings } = inspector({
    detectors,
    furtherDetectors: furtherOnes,
    ...(windowLength === undefined ? {} : { windowLength }),
  })
  for (const text of pieces) read({ kind: 'text', text, place })
  return Findings.parse(findings())
}

const isBasic = ({ infoType }: { infoType: string }) => BasicInfoType.safeParse(infoType).success

const piece = fc.oneof(
  fc.constantFrom(
    'bob@example.com',
    '4111 1111 1111 1111',
    'account number 4111 1111 1111 1111',
    'DE89 3704 0044 0532 0130 00',
    'phone 020 7946 0018',
    'SSN 536-90-4399',
    '203.0.113.7',
    'passport no. X1234567',
    'date of birth 12 March 1985',
    'geb. 12.03.1985',
    'VAT DE136695976',
    'NIP 8567346215',
    'AKIAQWERTYUIOPASDFGH',
    'password=k3J9xQ2mZ8vB7nT5wR1y',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '00:1a:2b:3c:4d:5e',
    'GPS 47.376887, 8.541694',
    'Diagnose F32.1, I10',
    'Projekt Adler',
    'contract V-100200',
    'K 204 881',
    'number plate AB12 CDE',
    '生年月日：1985年3月12日',
  ),
  fc.constantFrom(' ', ' ', '\n', ', ', '. ', ': ', 'x'.repeat(40), '1 '.repeat(30)),
  fc.stringMatching(/^[a-zA-Z0-9 @.:/-]{0,12}$/),
)
const pieces = fc.array(piece, { minLength: 5, maxLength: 80 })

describe('further infotypes', () => {
  test('leave the findings of the eleven as they are', () => {
    fc.assert(
      fc.property(pieces, written => {
        const { summary, places } = inspect(written)

        expect({ summary: summary.filter(isBasic), places: places.filter(isBasic) }).toEqual({
          summary: inspect(written, []).summary,
          places: inspect(written, []).places,
        })
      }),
      { numRuns: 200 },
    )
  })

  test('depend neither on the windows nor on the pieces of a text', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 900 }), (written, windowLength) => {
        expect(inspect(written, further, windowLength)).toEqual(inspect([written.join('')]))
      }),
      { numRuns: 200 },
    )
  })

  test('do not count a number that one of the eleven proves', () => {
    const found = (text: string) => inspect([text]).summary.map(({ infoType }) => infoType)

    expect(found('credit card, account number 4111 1111 1111 1111')).toEqual(['CREDIT_CARD_NUMBER'])
    expect(found('account number 4111 1111 1112')).toEqual(['BANK_ACCOUNT_NUMBER'])
  })

  test('suggest a method for a column that has none of the eleven', () => {
    const rows = [
      ['12.03.1985', 'a@example.com', 'X1234567'],
      ['01.07.1990', 'b@example.com', 'X7654321'],
    ]

    const columns = columnKinds(rows, ['DOB', 'passport', 'passport'], detectors, further)

    expect(columns.map(({ column, infoType }) => [column, infoType])).toEqual([
      [0, 'DATE_OF_BIRTH'],
      [1, 'EMAIL_ADDRESS'],
      [2, 'PASSPORT_NUMBER'],
    ])
  })
})

describe('hostile text takes linear time:', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

  test.each([
    ['words', 'passport passport number dob geb kto '],
    ['the beginning of tokens', 'eyJeyJ.eyJ'],
    ['names of secrets', 'secret=secret:'],
    ['letters of secrets', 'sk-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['coordinates', '1.2345,1.2345;'],
    ['hexadecimal pairs', 'aa:bb:'],
    ['codes', 'A12.3 B45.6 '],
    ['prefixes', 'DE CHE-123.456.'],
    ['fillers', '<<<<<<<<<<<<'],
    ['addresses', '1111111111111111111111111111111'],
    ['degrees', '1°1\'1"'],
    ['keys', pem],
    ['customer numbers', 'K 204 K 204 '],
  ])('%s', (_, repeated) => {
    const toText = (length: number) => repeated.repeat(Math.ceil(length / repeated.length))
    const measure = (text: string) => {
      const before = process.cpuUsage()
      inspect([text])
      const { user } = process.cpuUsage(before)
      return user / 1000
    }
    measure(toText(65_536))

    // Milliseconds of the processor for a window; a quadratic search would need minutes.
    expect(measure(toText(65_536))).toBeLessThan(1500)
  })
})
