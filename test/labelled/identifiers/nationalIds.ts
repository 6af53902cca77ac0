import type { Random } from '../random.ts'
import { luhnDigit, mod1110Digit, verhoeffDigit, weighted } from './checks.ts'

/** A country’s personal number: its label on forms, and a valid number. */
export type NationalId = { names: readonly string[]; make(random: Random): string }

const twoDigits = (number: number) => String(number).padStart(2, '0')
const birth = (random: Random) => ({
  year: twoDigits(random.int(41, 99)),
  month: twoDigits(random.int(1, 12)),
  day: twoDigits(random.int(1, 28)),
})

/** Draws until a check digit exists: some sums have none. */
function drawn(draw: () => string | undefined): string {
  for (;;) {
    const number = draw()
    if (number !== undefined) return number
  }
}

const remainderOf11 = (sum: number) => (11 - (sum % 11)) % 11

function codiceFiscale(random: Random): string {
  const { year, day } = birth(random)
  const consonants = () => [1, 2, 3].map(() => random.pick([...'BCDFGLMNPRSTVZ'])).join('')
  const isWoman = random.chance(0.5)
  const stem = [
    consonants(),
    consonants(),
    year,
    random.pick([...'ABCDEHLMPRST']),
    isWoman ? Number(day) + 40 : day,
    random.pick(['H501', 'F205', 'L219', 'F839', 'D612', 'A944']),
  ].join('')
  const odd = '1 0 5 7 9 13 15 17 19 21 2 4 18 20 11 3 6 8 12 14 16 10 22 25 24 23'.split(' ').map(Number)
  const sum = [...stem].reduce((total, char, index) => {
    const value = /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65
    return total + (index % 2 === 0 ? (odd[value] ?? 0) : value)
  }, 0)
  return stem + String.fromCharCode(65 + (sum % 26))
}

function steuerId(random: Random): string {
  const nine = random.shuffled([...'0123456789']).slice(0, 9)
  const digits = drawn(() => {
    const shuffled = random.shuffled([...nine, random.pick(nine)]).join('')
    return shuffled.startsWith('0') ? undefined : shuffled
  })
  const whole = digits + mod1110Digit(digits)
  return random.chance(0.5) ? whole : whole.replace(/(..)(...)(...)(...)/, '$1 $2 $3 $4')
}

function nir(random: Random): string {
  const { year, month } = birth(random)
  const stem = `${random.int(1, 2)}${year}${month}${random.pick(['75', '69', '13', '33', '59', '31'])}${random.int(101, 399)}${random.int(101, 899)}`
  const whole = stem + twoDigits(97 - (Number(stem) % 97))
  return random.chance(0.5) ? whole : whole.replace(/(.)(..)(..)(..)(...)(...)(..)/, '$1 $2 $3 $4 $5 $6 $7')
}

export const nationalIds = {
  US: {
    names: ['SSN', 'Social Security Number', 'Social security no.'],
    make: random => {
      const area = drawn(() => {
        const number = random.int(101, 899)
        return number === 666 ? undefined : String(number)
      })
      return `${area}-${random.int(11, 98)}-${random.int(1001, 9998)}`
    },
  },
  GB: {
    names: ['National Insurance number', 'NI number', 'NINO'],
    make: random => {
      const digits = random.digits(6)
      const prefix = random.pick(['AB', 'CE', 'HJ', 'JG', 'LM', 'NR', 'PW', 'RS', 'SK', 'WZ', 'YE'])
      const suffix = random.pick([...'ABCD'])
      return random.chance(0.5)
        ? prefix + digits + suffix
        : `${prefix} ${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)} ${suffix}`
    },
  },
  DE: { names: ['Steuer-ID', 'Steueridentifikationsnummer', 'Steuerliche IdNr.'], make: steuerId },
  FR: { names: ['NIR', 'Numéro de sécurité sociale', 'N° de sécurité sociale'], make: nir },
  ES: {
    names: ['DNI', 'NIF', 'DNI/NIE'],
    make: random => {
      const digits = random.digits(random.chance(0.7) ? 8 : 7)
      const first = digits.length === 8 ? '' : random.pick(['X', 'Y', 'Z'])
      const number = Number('XYZ'.indexOf(first || '-') > 0 ? 'XYZ'.indexOf(first) + digits : digits)
      return `${first}${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`
    },
  },
  IT: { names: ['Codice fiscale', 'C.F.', 'Cod. fiscale'], make: codiceFiscale },
  NL: {
    names: ['BSN', 'Burgerservicenummer', 'BSN-nummer'],
    make: random =>
      drawn(() => {
        const digits = random.int(1, 2) + random.digits(7)
        const check = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
        return check === 10 ? undefined : digits + check
      }),
  },
  BE: {
    names: ['Rijksregisternummer', 'Numéro national', 'National register number'],
    make: random => {
      const { year, month, day } = birth(random)
      const serial = String(random.int(1, 997)).padStart(3, '0')
      return `${year}.${month}.${day}-${serial}.${twoDigits(97 - (Number(year + month + day + serial) % 97))}`
    },
  },
  PL: {
    names: ['PESEL', 'Numer PESEL'],
    make: random => {
      const { year, month, day } = birth(random)
      const digits = year + month + day + random.digits(4)
      return digits + ((10 - (weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10)
    },
  },
  SE: {
    names: ['Personnummer', 'Personal identity number', 'Pnr'],
    make: random => {
      const { year, month, day } = birth(random)
      const serial = random.digits(3)
      const century = random.chance(0.5) ? '19' : ''
      return `${century}${year}${month}${day}-${serial}${luhnDigit(year + month + day + serial)}`
    },
  },
  NO: {
    names: ['Fødselsnummer', 'Norwegian national identity number'],
    make: random =>
      drawn(() => {
        const { year, month, day } = birth(random)
        const nine = day + month + year + random.int(100, 499)
        const first = remainderOf11(weighted(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2]))
        const second = remainderOf11(weighted(nine + first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]))
        return first > 9 || second > 9 ? undefined : nine + first + second
      }),
  },
  DK: {
    names: ['CPR-nummer', 'CPR'],
    make: random =>
      drawn(() => {
        const { year, month, day } = birth(random)
        const stem = day + month + year + random.int(1, 3) + random.digits(2)
        const check = remainderOf11(weighted(stem, [4, 3, 2, 7, 6, 5, 4, 3, 2]))
        return check > 9 ? undefined : `${stem.slice(0, 6)}-${stem.slice(6)}${check}`
      }),
  },
  FI: {
    names: ['Henkilötunnus', 'HETU'],
    make: random => {
      const { year, month, day } = birth(random)
      const serial = String(random.int(2, 899)).padStart(3, '0')
      const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(day + month + year + serial) % 31]
      return `${day}${month}${year}-${serial}${check}`
    },
  },
  CH: {
    names: ['AHV-Nummer', 'AHV-Nr.', 'N° AVS'],
    make: random => {
      const digits = `756${random.digits(9)}`
      const check = (10 - (weighted(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10
      return (digits + check).replace(/(...)(....)(....)(..)/, '$1.$2.$3.$4')
    },
  },
  PT: {
    names: ['NIF', 'Número de identificação fiscal'],
    make: random => {
      const digits = random.int(1, 2) + random.digits(7)
      return digits + (remainderOf11(weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2])) % 10)
    },
  },
  AT: {
    names: ['SV-Nummer', 'Sozialversicherungsnummer'],
    make: random =>
      drawn(() => {
        const { year, month, day } = birth(random)
        const serial = String(random.int(100, 999))
        const check = weighted(serial + day + month + year, [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11
        return check === 10 ? undefined : `${serial}${check} ${day}${month}${year}`
      }),
  },
  CZ: {
    names: ['Rodné číslo', 'RČ'],
    make: random =>
      drawn(() => {
        const { year, month, day } = birth(random)
        const nine = year + twoDigits(Number(month) + random.pick([0, 50])) + day + random.digits(3)
        const check = Number(nine) % 11
        return Number(year) < 54 || check === 10 ? undefined : `${nine.slice(0, 6)}/${nine.slice(6)}${check}`
      }),
  },
  BR: {
    names: ['CPF', 'CPF nº'],
    make: random => {
      const nine = random.digits(9)
      const first = remainderOf11(weighted(nine, [10, 9, 8, 7, 6, 5, 4, 3, 2])) % 10
      const second = remainderOf11(weighted(nine + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) % 10
      return `${nine}${first}${second}`.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
    },
  },
  IN: {
    names: ['Aadhaar', 'Aadhaar number', 'Aadhaar No.'],
    make: random => {
      const digits = random.int(2, 9) + random.digits(10)
      return (digits + verhoeffDigit(digits)).replace(/(....)(....)(....)/, '$1 $2 $3')
    },
  },
  CA: {
    names: ['SIN', 'Social Insurance Number'],
    make: random => {
      const digits = random.int(1, 7) + random.digits(7)
      return (digits + luhnDigit(digits)).replace(/(...)(...)(...)/, random.pick(['$1 $2 $3', '$1-$2-$3']))
    },
  },
  ZA: {
    names: ['South African ID', 'RSA ID number'],
    make: random => {
      const { year, month, day } = birth(random)
      const digits = `${year}${month}${day}${random.digits(4)}${random.int(0, 1)}8`
      return digits + luhnDigit(digits)
    },
  },
  RO: {
    names: ['CNP', 'Cod numeric personal'],
    make: random => {
      const { year, month, day } = birth(random)
      const digits = `${random.int(1, 2)}${year}${month}${day}${twoDigits(random.int(1, 46))}${random.int(101, 998)}`
      const check = weighted(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
      return digits + (check === 10 ? 1 : check)
    },
  },
  EE: {
    names: ['Isikukood', 'Estonian personal code'],
    make: random => {
      const { year, month, day } = birth(random)
      const digits = `${random.int(3, 4)}${year}${month}${day}${random.digits(3)}`
      const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
      const second = weighted(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11
      return digits + (first < 10 ? first : second % 10)
    },
  },
  HR: {
    names: ['OIB', 'Osobni identifikacijski broj'],
    make: random => {
      const digits = random.int(1, 9) + random.digits(9)
      return digits + mod1110Digit(digits)
    },
  },
  TR: {
    names: ['T.C. Kimlik No', 'TC Kimlik No'],
    make: random => {
      const nine = random.int(1, 9) + random.digits(8)
      const odd = weighted(nine, [1, 0, 1, 0, 1, 0, 1, 0, 1])
      const even = weighted(nine, [0, 1, 0, 1, 0, 1, 0, 1])
      const tenth = (((odd * 7 - even) % 10) + 10) % 10
      return `${nine}${tenth}${(odd + even + tenth) % 10}`
    },
  },
  IE: {
    names: ['PPS number', 'PPSN', 'PPS No.'],
    make: random => {
      const digits = random.int(1, 9) + random.digits(6)
      return digits + 'WABCDEFGHIJKLMNOPQRSTUV'[weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 23]
    },
  },
  SG: {
    names: ['NRIC', 'NRIC No.'],
    make: random => {
      const digits = random.digits(7)
      const first = random.pick(['S', 'T'] as const)
      const sum = weighted(digits, [2, 7, 6, 5, 4, 3, 2]) + (first === 'T' ? 4 : 0)
      return `${first}${digits}${'JZIHGFEDCBA'[sum % 11]}`
    },
  },
} as const satisfies Record<string, NationalId>
