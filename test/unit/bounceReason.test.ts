import { describe, expect, test } from 'vitest'
import { toBounceReason } from '../../shared/domain/bounceReason.ts'

describe('why a mail did not arrive', () => {
  test.each([
    ['5.1.1', 'unknownAddress'],
    ['5.1.2', 'unreachable'],
    ['5.1.3', 'unknownAddress'],
    ['5.1.10', 'unreachable'],
    ['5.2.1', 'unknownAddress'],
    ['4.2.2', 'mailboxFull'],
    ['5.2.3', 'tooLarge'],
    ['5.3.4', 'tooLarge'],
    ['4.4.1', 'unreachable'],
    ['4.4.7', 'unreachable'],
    ['5.7.1', 'refusedMail'],
    ['5.7.26', 'refusedMail'],
    ['smtp; 550 5.1.1 <rita@partner.example> does not exist', 'unknownAddress'],
    ['552 5.2.2 Over quota', 'mailboxFull'],
    ['552', 'mailboxFull'],
    ['553', 'unknownAddress'],
    ['421', 'unreachable'],
  ])('is read from %s as %s', (status, reason) => {
    expect(toBounceReason(status)).toBe(reason)
  })

  test.each(['550', '554', '5.0.0', '5.9.9', '2.1.5 delivered', '', 'no code at all', undefined, '192.0.2.7'])(
    'is not guessed from %s',
    status => {
      expect(toBounceReason(status)).toBeUndefined()
    },
  )
})
