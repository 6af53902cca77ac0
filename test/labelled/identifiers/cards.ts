import type { Random } from '../random.ts'
import { luhnDigit } from './checks.ts'

const schemes = [
  ['4', 16, [4, 4, 4, 4]],
  ['4', 16, [4, 4, 4, 4]],
  ['51', 16, [4, 4, 4, 4]],
  ['54', 16, [4, 4, 4, 4]],
  ['2223', 16, [4, 4, 4, 4]],
  ['34', 15, [4, 6, 5]],
  ['37', 15, [4, 6, 5]],
  ['6011', 16, [4, 4, 4, 4]],
  ['3528', 16, [4, 4, 4, 4]],
  ['3056', 14, [4, 6, 4]],
] as const

const published = ['4242424242424242', '4111111111111111', '5555555555554444', '378282246310005', '6011111111111117']

export function cardNumber(random: Random): string {
  if (random.chance(0.1)) return random.pick(published)
  const [prefix, length, groups] = random.pick(schemes)
  const digits = prefix + random.digits(length - prefix.length - 1)
  return grouped(digits + luhnDigit(digits), groups, random.pick(['', '', ' ', ' ', '-']))
}

export function orderNumber(random: Random): string {
  const digits = random.pick(['4', '5', '9', '1']) + random.digits(14)
  const wrong = (luhnDigit(digits) + random.int(1, 9)) % 10
  return grouped(digits + wrong, [4, 4, 4, 4], random.pick(['', ' ', '-']))
}

function grouped(text: string, sizes: readonly number[], separator: string): string {
  const ends = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0))
  return sizes.map((size, index) => text.slice((ends[index] ?? 0) - size, ends[index])).join(separator)
}
