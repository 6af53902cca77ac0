import { describe, expect, test } from 'vitest'
import { toQuestion } from '../../web/src/recipients/toQuestion.ts'

const message = {
  flag: 'SIMILAR_FILE_NEW' as const,
  text: 'You have sent 3 files to rita@partner.example, but none like a.jpg.',
}
const question = { recipients: ['rita@partner.example'], rvMessages: [message] }
const withMessage = (more: object) => ({ ...question, rvMessages: [{ ...message, ...more }] })

describe('a kept recipient', () => {
  test('stays kept for the same warning, also with newer evidence', () => {
    expect(toQuestion(withMessage({ evidence: 'New.' }))).toBe(toQuestion(question))
  })

  test.each([
    ['another file', withMessage({ text: 'You have sent 3 files to rita@partner.example, but none like staff.csv.' })],
    ['a suggestion that comes later', withMessage({ suggestion: 'rita@partner.test' })],
    ['another reason', withMessage({ flag: 'DOMAIN_UNSEEN' })],
    ['another address', { ...question, recipients: ['rolf@partner.example'] }],
    ['a second warning', { ...question, rvMessages: [message, message] }],
  ])('is asked about again for %s', (_, other) => {
    expect(toQuestion(other)).not.toBe(toQuestion(question))
  })
})
