import type { Random } from '../random.ts'
import { ibanDigits, weighted } from './checks.ts'

/** Country, and the account format of the IBAN registry: `#` a digit, `@` a letter. */
const shapes: Record<string, string> = {
  DE: '#'.repeat(18),
  GB: `@@@@${'#'.repeat(14)}`,
  FR: '#'.repeat(23),
  ES: '#'.repeat(20),
  IT: `@${'#'.repeat(22)}`,
  NL: `@@@@${'#'.repeat(10)}`,
  BE: '#'.repeat(12),
  CH: '#'.repeat(17),
  AT: '#'.repeat(16),
  PL: '#'.repeat(24),
  SE: '#'.repeat(20),
  DK: '#'.repeat(14),
  NO: '#'.repeat(11),
  FI: '#'.repeat(14),
  PT: '#'.repeat(21),
  IE: `@@@@${'#'.repeat(14)}`,
  CZ: '#'.repeat(20),
  LU: '#'.repeat(16),
  HU: '#'.repeat(24),
}

export function iban(random: Random, country = random.pick(Object.keys(shapes))): string {
  const shape = shapes[country] ?? '#'.repeat(18)
  const account = nationallyChecked(
    country,
    random.shape(shape).replaceAll('@', () => random.letters(1)),
  )
  const whole = country + ibanDigits(country, account) + account
  return random.chance(0.5) ? whole : (whole.match(/.{1,4}/g) ?? []).join(' ')
}

/** Belgium, Spain and Norway have check digits within the account. */
function nationallyChecked(country: string, account: string): string {
  const spanish = (digits: string) => {
    const check = 11 - (weighted(digits, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11)
    return check > 9 ? 11 - check : check
  }
  switch (country) {
    case 'BE':
      return account.slice(0, 10) + String(Number(account.slice(0, 10)) % 97 || 97).padStart(2, '0')
    case 'ES': {
      const [branch, number] = [account.slice(0, 8), account.slice(10)]
      return `${branch}${spanish(`00${branch}`)}${spanish(number)}${number}`
    }
    case 'NO': {
      const check = (11 - (weighted(account, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
      return check > 9 ? '86011117947' : account.slice(0, 10) + check
    }
    default:
      return account
  }
}
