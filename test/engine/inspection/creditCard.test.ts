import { expect, test } from 'vitest'
import { foundIn, valuesIn } from './foundIn.ts'

const published = [
  ['Visa', '4111 1111 1111 1111'],
  ['Visa', '4012888888881881'],
  ['Visa of 19 digits', '4030874397740603788'],
  ['Mastercard', '5555-5555-5555-4444'],
  ['Mastercard, range of 2017', '2223 0031 2200 3222'],
  ['American Express', '3782 822463 10005'],
  ['American Express', '371449635398431'],
  ['Diners Club', '3056 930902 5904'],
  ['Discover', '6011 1111 1111 1117'],
  ['JCB', '3530111333300000'],
  ['UnionPay', '6200000000000005'],
  ['Maestro', '6759649826438453'],
] as const

test.each(published)('the published test number of %s is a card: %s', (_, number) => {
  expect(valuesIn('CREDIT_CARD_NUMBER', `It was paid with ${number}.`)).toEqual([number])
})

test('a word for cards makes a card very likely', () => {
  expect(foundIn('Credit card: 4111111111111111')).toEqual([['CREDIT_CARD_NUMBER', '4111111111111111', 'VERY_LIKELY']])
  expect(foundIn('It was 4111111111111111')).toEqual([['CREDIT_CARD_NUMBER', '4111111111111111', 'LIKELY']])
  expect(foundIn('4111111111111111\n', 'card number')).toEqual([
    ['CREDIT_CARD_NUMBER', '4111111111111111', 'VERY_LIKELY'],
  ])
})

test.each([
  ['a card with a wrong last digit', 'card 4111 1111 1111 1112'],
  ['an order number', 'order 2024000123456789'],
  ['a time in milliseconds', 'at 1588888888888 the job ended'],
  ['one digit only', 'card 0000 0000 0000 0000'],
  ['a long fraction', 'pi is 3.4111111111111111'],
  ['the tail of a UUID', '550e8400-e29b-41d4-a716-411111111111'],
  ['a part of a longer number', '94111111111111111111111'],
  ['a number that goes on', '4111111111111111-12'],
  ['digits in a word', 'x4111111111111111'],
])('%s is no card: %s', (_, text) => {
  expect(valuesIn('CREDIT_CARD_NUMBER', text)).toEqual([])
})

test('the digits after a card do not lengthen it', () => {
  const months = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'))
  for (const month of months) {
    expect(valuesIn('CREDIT_CARD_NUMBER', `card 4111 1111 1111 1111 ${month}`)).toEqual(['4111 1111 1111 1111'])
  }
})
