import { createHash, generateKeyPairSync } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FurtherInfoType } from '../../shared/domain/inspection.ts'
import type { Random } from '../../test/labelled/random.ts'

export type Make = (random: Random) => string
/** Detectors were made with the shapes of `tuned`; those of `reported` decide nothing. */
export type Shapes = Record<'tuned' | 'reported', readonly Make[]>

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HEX = '0123456789abcdef'
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const two = (value: number) => String(value).padStart(2, '0')
const any = (random: Random, length: number, from: string) =>
  Array.from({ length }, () => random.pick(Array.from(from))).join('')
/** `#` is a digit, `@` a capital, `*` either. */
const shape =
  (written: string): Make =>
  random =>
    written.replace(/[#@*]/g, sign =>
      sign === '#' || (sign === '*' && random.chance(0.5)) ? random.digits(1) : random.letters(1),
    )

type Day = { year: number; month: number; day: number }
const date =
  (write: (day: Day, random: Random) => string): Make =>
  random =>
    write({ year: random.int(1930, 2012), month: random.int(1, 12), day: random.int(1, 28) }, random)
const month = (language: string, { month }: Day) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatToParts(Date.UTC(2000, month - 1, 1))
    .find(({ type }) => type === 'month')?.value ?? ''

const sum = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((all, value, index) => all + value * (weights[index] ?? 0), 0)
/** Digits that a check accepts; the search ends, because one in ten or eleven passes. */
function passing(random: Random, make: Make, passes: (digits: number[]) => boolean): string {
  for (;;) {
    const value = make(random)
    if (passes(Array.from(value.replace(/\D/g, ''), Number))) return value
  }
}
const luhn = (digits: readonly number[]) =>
  digits.toReversed().reduce((all, digit, index) => {
    const value = index % 2 === 0 ? digit : 2 * digit
    return all + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

function base58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${BASE58[Number(value % 58n)]}${text}`
  return `${'1'.repeat(bytes.findIndex(byte => byte !== 0))}${text}`
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const payment =
  (version: number): Make =>
  random => {
    const content = Uint8Array.from([version, ...Array.from({ length: 20 }, () => random.int(1, 255))])
    return base58(Uint8Array.from([...content, ...sha256(sha256(content)).subarray(0, 4)]))
  }

function githubToken(prefix: string): Make {
  return random => {
    const secret = any(random, 30, ALPHANUMERIC)
    let rest = crc32(secret)
    let check = ''
    for (let index = 0; index < 6; index++) {
      check = `${'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[rest % 62]}${check}`
      rest = Math.floor(rest / 62)
    }
    return `${prefix}_${secret}${check}`
  }
}

const pem: Make = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'pem', type: 'sec1' })
    .toString()
    .trim()
const pkcs8: Make = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString().trim()

export const values: Record<FurtherInfoType, Shapes> = {
  API_KEY: {
    tuned: [
      random => `AKIA${any(random, 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
      githubToken('ghp'),
      random => `xoxb-${random.digits(12)}-${random.digits(12)}-${any(random, 24, ALPHANUMERIC)}`,
      random => `AIza${any(random, 35, ALPHANUMERIC)}`,
      random => `sk_live_${any(random, 24, ALPHANUMERIC)}`,
    ],
    reported: [
      githubToken('npm'),
      random => `glpat-${any(random, 20, ALPHANUMERIC)}`,
      random => `SG.${any(random, 22, ALPHANUMERIC)}.${any(random, 43, ALPHANUMERIC)}`,
      random => `eyJhbGciOiJSUzI1NiJ9.eyJ${any(random, 60, ALPHANUMERIC)}.${any(random, 86, ALPHANUMERIC)}`,
      random => `dop_v1_${any(random, 64, HEX)}`,
    ],
  },
  BANK_ACCOUNT_NUMBER: {
    tuned: [shape('########'), shape('############'), shape('##-##-## ########'), shape('#### #### ##')],
    reported: [
      shape('###-###-###'),
      shape('##########'),
      shape('###-### #########'),
      shape('##-####-#######-##'),
      shape('#######'),
    ],
  },
  CRYPTO_ADDRESS: {
    tuned: [payment(0x00), payment(0x05)],
    reported: [payment(0x30), payment(0x1e), random => `0x${any(random, 40, HEX)}`],
  },
  DATE_OF_BIRTH: {
    tuned: [
      date(({ year, month, day }) => `${two(day)}.${two(month)}.${year}`),
      date(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`),
      date(({ year, month, day }) => `${month}/${day}/${year}`),
      date(value => `${value.day} ${month('en', value)} ${value.year}`),
      date(value => `${value.day} de ${month('es', value)} de ${value.year}`),
    ],
    reported: [
      date(({ year, month, day }) => `${day}.${month}.${String(year).slice(2)}`),
      date(({ year, month, day }) => `${year}/${two(month)}/${two(day)}`),
      date(value => `${month('en', value)} ${value.day}, ${value.year}`),
      date(value => `${value.day}. ${month('de', value)} ${value.year}`),
      date(value => `${value.day} ${month('pl', value)} ${value.year}`),
      date(value => `${value.day} ${month('nl', value)} ${value.year}`),
    ],
  },
  DRIVERS_LICENSE_NUMBER: {
    tuned: [shape('@@@@@######@@#@@'), shape('@###-###-##-###-#'), shape('@###@@@##@##'), shape('#####/##/####')],
    reported: [
      shape('@#######'),
      shape('@####-#####-#####'),
      shape('############'),
      shape('@@#######@'),
      shape('##@@#####'),
    ],
  },
  ICD10_CODE: {
    tuned: [
      random => `${random.pick(['E11', 'I25', 'F32', 'J45', 'M54', 'C50'])}.${random.int(0, 9)}`,
      random => random.pick(['I10', 'B20', 'F20', 'G35', 'J18', 'K35']),
    ],
    reported: [
      random => `${random.pick(['N18', 'S72', 'O14', 'Z94', 'G40', 'L40'])}.${random.int(0, 9)}${random.int(0, 9)}`,
      random => `${random.pick(['A15', 'D64', 'H40', 'K50', 'R51', 'T78'])}.${random.int(0, 9)}`,
    ],
  },
  LICENSE_PLATE: {
    tuned: [shape('@@## @@@'), shape('@-@@ ####'), shape('@@-###-@@'), shape('ZH ######')],
    reported: [shape('@@@ ####'), shape('#@@@###'), shape('@@ #####'), shape('##-@@@-#'), shape('@@-##-@@')],
  },
  LOCATION_COORDINATES: {
    tuned: [
      random => `${random.int(-80, 80)}.${random.digits(6)}, ${random.int(-170, 170)}.${random.digits(6)}`,
      random =>
        `${random.int(1, 80)}°${random.int(10, 59)}'${random.int(10, 59)}"N ${random.int(1, 170)}°${random.int(10, 59)}'${random.int(10, 59)}"E`,
    ],
    reported: [
      random => `${random.int(-80, 80)}.${random.digits(4)} ${random.int(-170, 170)}.${random.digits(4)}`,
      random => `${random.int(1, 80)}.${random.digits(5)}° N, ${random.int(1, 170)}.${random.digits(5)}° W`,
      random => `${random.int(1, 80)}° ${random.int(10, 59)}′ S, ${random.int(1, 170)}° ${random.int(10, 59)}′ W`,
    ],
  },
  MAC_ADDRESS: {
    tuned: [
      random => Array.from({ length: 6 }, () => any(random, 2, HEX)).join(':'),
      random => Array.from({ length: 6 }, () => any(random, 2, HEX).toUpperCase()).join('-'),
    ],
    reported: [
      random => Array.from({ length: 3 }, () => any(random, 4, HEX)).join('.'),
      random => Array.from({ length: 6 }, () => any(random, 2, HEX).toUpperCase()).join(':'),
    ],
  },
  MEDICAL_RECORD_NUMBER: {
    tuned: [shape('########'), shape('P-######'), shape('MR######')],
    reported: [shape('######'), shape('##-##-##-#'), shape('@@#######'), shape('####/####')],
  },
  PASSPORT_NUMBER: {
    tuned: [shape('@#######'), shape('#########'), shape('@@#######'), shape('@##@##@##')],
    reported: [shape('##@@#####'), shape('@@@######'), shape('@@**#*##*'), shape('@######'), shape('@@######')],
  },
  PRIVATE_KEY: {
    tuned: [pem],
    reported: [pkcs8, random => `AGE-SECRET-KEY-1${any(random, 58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')}`],
  },
  TAX_NUMBER: {
    tuned: [
      random =>
        `ATU${passing(random, shape('########'), digits => {
          const [check = 0, ...rest] = digits.toReversed()
          const total = rest
            .toReversed()
            .reduce(
              (all, digit, index) => all + (index % 2 ? Math.floor((2 * digit) / 10) + ((2 * digit) % 10) : digit),
              4,
            )
          return (10 - (total % 10)) % 10 === check
        })}`,
      random => `IT${passing(random, shape('###########'), luhn)}`,
      random => shape('##-#######')(random),
    ],
    reported: [
      random =>
        `PL ${passing(random, shape('###-###-##-##'), digits => digits[0] !== 0 && sum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9])}`,
      random =>
        `CHE-${passing(random, shape('###.###.###'), digits => (11 - (sum(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === digits[8])}`,
      random => shape('###/###/#####')(random),
    ],
  },
}
