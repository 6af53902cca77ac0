import { describe, expect, test } from 'vitest'
import { verifyRecipient } from '../../shared/domain/verification.ts'

const acme = { name: 'Acme', bannedDomains: ['banned.example', 'competitor.example'] }
const rita = 'rita@partner.example'

describe('a recipient', () => {
  test.each([
    ['is new, when nothing was typed before', undefined, 'FIRST_TRANSFER'],
    ['was changed, when the sender went back and typed another', 'rolf@partner.example', 'CHANGED_RECIPIENT'],
    ['was changed, when only its domain was', 'rita@other.example', 'CHANGED_RECIPIENT'],
    ['was kept, when the sender went back and left it', rita, 'RETAINED_RECIPIENT'],
  ])('%s', (_, previous, flag) => {
    expect(verifyRecipient(rita, previous, acme)).toEqual({ flags: [flag], messages: [], outcome: 'allow' })
  })

  test.each(['rita@banned.example', 'rita@mail.banned.example', 'rita@a.b.banned.example', 'rita@BANNED.example'])(
    'of a banned domain, or of its subdomain, is blocked and named: %s',
    recipient => {
      const domain = recipient.slice(recipient.indexOf('@') + 1).toLowerCase()

      expect(verifyRecipient(recipient, undefined, acme)).toEqual({
        flags: ['FIRST_TRANSFER', 'DOMAIN_BANNED'],
        messages: [{ flag: 'DOMAIN_BANNED', text: `Acme does not allow files to be sent to ${domain}.` }],
        outcome: 'block',
      })
    },
  )

  test.each([
    'rita@notbanned.example',
    'rita@banned.example.partner.example',
    'rita@example',
    'banned.example@partner.example',
  ])('of a similar domain is not blocked: %s', recipient => {
    expect(verifyRecipient(recipient, undefined, acme).outcome).toBe('allow')
  })

  test('of a banned domain stays blocked, unchanged or edited to it', () => {
    const banned = 'rita@banned.example'

    expect(verifyRecipient(banned, banned, acme).flags).toEqual(['RETAINED_RECIPIENT', 'DOMAIN_BANNED'])
    expect(verifyRecipient(banned, rita, acme).flags).toEqual(['CHANGED_RECIPIENT', 'DOMAIN_BANNED'])
    expect(verifyRecipient(banned, rita, acme).outcome).toBe('block')
  })

  test('changed away from a banned domain is free again', () => {
    expect(verifyRecipient(rita, 'rita@banned.example', acme)).toEqual({
      flags: ['CHANGED_RECIPIENT'],
      messages: [],
      outcome: 'allow',
    })
  })

  test('is never blocked by an organisation without banned domains', () => {
    const open = { name: 'Open', bannedDomains: [] }

    expect(verifyRecipient('rita@banned.example', undefined, open).outcome).toBe('allow')
  })
})
