import { expect, test } from 'vitest'
import { assertRecordable, OperationRefused } from '../../lambdas/operations/operation.ts'

const reason = 'Ticket 42'

test.each(['olga', 'Olga Müller-Łoś', "Seán O'Neil", 'أولغا', '大野', 'svc_waybill.2'])(
  '%s can name an operator',
  operator => {
    expect(() => assertRecordable({ operator, reason })).not.toThrow()
  },
)

test.each([
  ['nothing', ''],
  ['a colon, after which the audit has the reason', 'olga: x'],
  ['a full-width colon', 'olga\uff1a x'],
  ['a letter that looks like a colon', 'olga\ua4fd x'],
  ['another', 'olga\u02d0 x'],
  ['an address', 'olga@acme.example'],
  ['a full-width address', 'olga\uff20acme.example'],
  ['a line break', 'olga\nada'],
  ['a change of the direction of writing', 'olga \u202eada'],
  ['a letter that is not seen', 'ol\u3164ga'],
  ['a joiner', 'ol\u200dga'],
  ['a long text', 'o'.repeat(65)],
])('%s cannot name an operator', (_, operator) => {
  expect(() => assertRecordable({ operator, reason })).toThrow(OperationRefused)
})

test.each([
  ['nothing', ''],
  ['a line break', 'a\u2028b'],
  ['a change of the direction of writing', 'a\u202eb'],
  ['a long text', 'x'.repeat(301)],
  ['an address', 'asked by Bob@acme.example'],
])('%s cannot be a reason', (_, text) => {
  expect(() => assertRecordable({ operator: 'olga', reason: text })).toThrow(OperationRefused)
})
