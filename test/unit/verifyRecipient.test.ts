import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLookalike, indexDomains } from '../../shared/domain/recipients/findLookalike.ts'
import { isPublicMailDomain } from '../../shared/domain/recipients/publicMailDomains.ts'
import {
  type RecipientFacts,
  type RecipientHistory,
  verifyRecipient,
} from '../../shared/domain/recipients/verifyRecipient.ts'
import { isOwnRecipient, RecipientReason } from '../../shared/domain/verification.ts'

const organisation = {
  name: 'Acme',
  domains: ['acme.example'],
  bannedDomains: ['banned.example', 'competitor.example'],
}
const rita = 'rita@partner.example'
const nothing: RecipientHistory = { own: undefined, ownAtDomain: [], membersAtDomain: 0, ownStems: [] }
const likeness = { files: 9, groups: ['document'], stems: ['offer'], infoTypes: [] as string[] }
const known: RecipientHistory = { ...nothing, own: { count: 4, likeness }, membersAtDomain: 1 }
const offer = { name: 'offer 7.pdf', group: 'document', stem: 'offer' }
const staff = { name: 'hr/staff 2026-11.csv', group: 'table', stem: 'staff' }

const verify = (facts: Partial<RecipientFacts>) =>
  verifyRecipient({ recipient: rita, organisation, files: [offer], history: nothing, ...facts })

describe('a recipient', () => {
  test.each([
    ['is new, when nothing was typed before', undefined, 'FIRST_TRANSFER'],
    ['was changed, when the sender went back and typed another', 'rolf@partner.example', 'CHANGED_RECIPIENT'],
    ['was changed, when only its domain was', 'rita@other.example', 'CHANGED_RECIPIENT'],
    ['was kept, when the sender went back and left it', rita, 'RETAINED_RECIPIENT'],
    ['was kept, when only its case was changed', 'Rita@Partner.example', 'RETAINED_RECIPIENT'],
  ])('%s', (_, previousRecipient, flag) => {
    expect(verify({ previousRecipient, history: known })).toEqual({ flags: [flag], messages: [], outcome: 'allow' })
  })

  test.each([
    'rita@banned.example',
    'rita@mail.banned.example',
    'rita@a.b.banned.example',
    'rita@BANNED.example',
    'rita@banned.example.',
  ])('of a banned domain, or of its subdomain, is blocked and named: %s', recipient => {
    const domain = recipient.slice(recipient.indexOf('@') + 1).toLowerCase()

    expect(verify({ recipient, history: undefined })).toEqual({
      flags: ['FIRST_TRANSFER', 'DOMAIN_BANNED'],
      messages: [
        {
          flag: 'DOMAIN_BANNED',
          reason: 'DOMAIN_BANNED',
          text: `Acme does not allow files to be sent to ${domain}.`,
        },
      ],
      outcome: 'block',
    })
  })

  test.each([
    'rita@notbanned.example',
    'rita@banned.example.partner.example',
    'rita@example',
    'banned.example@partner.example',
  ])('of a similar domain is not blocked: %s', recipient => {
    expect(verify({ recipient }).outcome).toBe('warn')
  })

  test('of a banned domain stays blocked, unchanged or edited to it, with any history', () => {
    const recipient = 'rita@banned.example'

    for (const history of [nothing, known]) {
      const kept = verify({ recipient, history, previousRecipient: recipient })
      expect(kept.flags).toEqual(['RETAINED_RECIPIENT', 'DOMAIN_BANNED'])
      expect(verify({ recipient, history, previousRecipient: rita }).flags).toEqual([
        'CHANGED_RECIPIENT',
        'DOMAIN_BANNED',
      ])
      expect(kept.outcome).toBe('block')
    }
  })
})

describe('a reason with its evidence', () => {
  const unseen = 'Nobody at Acme has sent files to partner.exampel before.'
  const recipient = 'rita@partner.exampel'
  const lookalike = (history: Partial<RecipientHistory>) => ({
    domain: 'partner.example',
    history: { ...nothing, ...history },
  })

  test('DOMAIN_UNSEEN asks for the spelling when no domain is alike', () => {
    expect(verify({ recipient })).toEqual({
      flags: ['FIRST_TRANSFER', 'DOMAIN_UNSEEN'],
      messages: [{ flag: 'DOMAIN_UNSEEN', reason: 'DOMAIN_UNSEEN', text: `${unseen} Please check the spelling.` }],
      outcome: 'warn',
    })
  })

  test.each([
    [{ membersAtDomain: 12 }, rita, '12 colleagues write to partner.example; none to partner.exampel.'],
    [{ membersAtDomain: 1 }, rita, '1 colleague writes to partner.example; none to partner.exampel.'],
    [{ membersAtDomain: 1000 }, rita, '1,000 or more colleagues write to partner.example; none to partner.exampel.'],
    [
      { membersAtDomain: 13, ownAtDomain: ['rolf@partner.example'] },
      rita,
      'You and 12 colleagues write to partner.example; none to partner.exampel.',
    ],
    [
      { membersAtDomain: 2, own: { count: 1, likeness } },
      rita,
      'You and 1 colleague write to partner.example; none to partner.exampel.',
    ],
    [
      { membersAtDomain: 1, ownAtDomain: ['ritta@partner.example', 'rolf@partner.example'] },
      'ritta@partner.example',
      'You write to partner.example, and not to partner.exampel.',
    ],
    [{ membersAtDomain: 0 }, rita, undefined],
  ])('DOMAIN_UNSEEN names the domain that was probably meant: %j', (history, suggestion, evidence) => {
    expect(verify({ recipient, lookalike: lookalike(history) }).messages).toEqual([
      {
        flag: 'DOMAIN_UNSEEN',
        reason: 'DOMAIN_UNSEEN',
        text: `${unseen} Did you mean partner.example?`,
        suggestion,
        ...(evidence && { evidence }),
      },
    ])
  })

  test('DOMAIN_UNSEEN suggests an own domain', () => {
    const own = { domain: 'acme.example', history: nothing }

    expect(verify({ recipient: 'Bob@acme.exampel', lookalike: own }).messages).toMatchObject([
      {
        text: 'Nobody at Acme has sent files to acme.exampel before. Did you mean acme.example?',
        suggestion: 'Bob@acme.example',
        evidence: 'acme.example is a domain of Acme.',
      },
    ])
  })

  test('FIRST_COMMON_DOMAIN names the address, and one like it that the sender knows', () => {
    const message = {
      flag: 'FIRST_COMMON_DOMAIN',
      reason: 'FIRST_COMMON_DOMAIN',
      text: 'gmail.com is a public mail service and you have not sent to rita.jones@gmail.com before. Check every letter: anyone can own a similar address.',
    }
    const facts = { recipient: 'rita.jones@gmail.com', isPublicMail: true }

    expect(verify({ ...facts, history: { ...nothing, membersAtDomain: 40 } }).messages).toEqual([message])
    const history = { ...nothing, ownAtDomain: ['rolf@gmail.com', 'ritajones@gmail.com'], membersAtDomain: 40 }
    expect(verify({ ...facts, history }).messages).toEqual([
      { ...message, suggestion: 'ritajones@gmail.com', evidence: 'You write to ritajones@gmail.com.' },
    ])
  })

  test.each([
    [1, 'You have not sent files to partner.example before. 1 colleague has.'],
    [12, 'You have not sent files to partner.example before. 12 colleagues have.'],
    [1000, 'You have not sent files to partner.example before. 1,000 or more colleagues have.'],
  ])('DOMAIN_NEW_TO_SENDER counts %i, and suggests no address', (membersAtDomain, text) => {
    expect(verify({ history: { ...nothing, membersAtDomain } }).messages).toEqual([
      { flag: 'DOMAIN_NEW_TO_SENDER', reason: 'DOMAIN_NEW_TO_SENDER', text },
    ])
  })

  test('RECIPIENT_NEW_TO_SENDER names the last used address, or the one that is like it', () => {
    const history = { ...nothing, membersAtDomain: 1, ownAtDomain: ['rolf@partner.example', 'anna@partner.example'] }

    expect(verify({ history }).messages).toEqual([
      {
        flag: 'RECIPIENT_NEW_TO_SENDER',
        reason: 'RECIPIENT_NEW_TO_SENDER',
        text: 'You have not sent files to rita@partner.example before. You usually write to rolf at partner.example.',
        evidence: 'You write to 2 addresses at partner.example.',
      },
    ])
    expect(verify({ recipient: 'ana@partner.example', history }).messages).toMatchObject([
      {
        text: 'You have not sent files to ana@partner.example before. You usually write to anna at partner.example.',
        suggestion: 'anna@partner.example',
        evidence: 'You write to anna@partner.example.',
      },
    ])
  })

  test('RECIPIENT_NEW_TO_SENDER holds where the sender is the only member who knows the domain', () => {
    const history = { ...nothing, membersAtDomain: 1, ownAtDomain: ['rolf@partner.example'] }

    expect(verify({ history }).flags).toEqual(['FIRST_TRANSFER', 'RECIPIENT_NEW_TO_SENDER'])
  })

  test('SIMILAR_FILE_NEW names the file whose group and name are both new', () => {
    expect(verify({ history: known, files: [offer, staff] }).messages).toEqual([
      {
        flag: 'SIMILAR_FILE_NEW',
        reason: 'SIMILAR_FILE_NEW',
        text: 'You have sent 9 files to rita@partner.example, but none like staff 2026-11.csv.',
        evidence: 'So far they received only documents.',
      },
    ])
  })

  test.each([
    ['its group is known', { ...staff, group: 'document' }],
    ['its name is known', { ...staff, stem: 'offer' }],
  ])('SIMILAR_FILE_NEW does not hold when %s', (_, file) => {
    expect(verify({ history: known, files: [file] }).outcome).toBe('allow')
  })

  test('SIMILAR_FILE_NEW waits for some exchanges before it compares groups and names', () => {
    const history = { ...known, own: { count: 1, likeness } }

    expect(verify({ history, files: [staff] }).outcome).toBe('allow')
  })

  test('SIMILAR_FILE_NEW holds at once for a file that held sensitive data for others', () => {
    const ownStems = [{ stem: 'staff', infoTypes: ['NATIONAL_ID', 'PERSON_NAME'] }]
    const own = { count: 1, likeness: { ...likeness, files: 1, groups: ['table'], infoTypes: ['PERSON_NAME'] } }

    expect(verify({ history: { ...known, own, ownStems }, files: [staff] }).messages).toMatchObject([
      {
        text: 'You have sent 1 file to rita@partner.example, but none like staff 2026-11.csv.',
        evidence:
          'Earlier files like staff 2026-11.csv contained national registration ids and went to other recipients.',
      },
    ])
    const knownKinds = { ...own, likeness: { ...own.likeness, infoTypes: ['PERSON_NAME', 'NATIONAL_ID'] } }
    expect(verify({ history: { ...known, own: knownKinds, ownStems }, files: [staff] }).outcome).toBe('allow')
  })
})

describe('for any history', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcxyz019-'), minLength: 1, maxLength: 10 })
  const hostileDomain = fc.constantFrom(
    'partner.example',
    'PARTNER.example.',
    'xn--mller-kva.example',
    'xn--.example',
    'xn--999999999b.example',
    'pаrtner.example',
    '\u202eelpmaxe.partner',
    `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.example`,
    `${'a.'.repeat(200)}example`,
    '127.0.0.1',
    '[::1]',
    '2130706433.example',
    'example',
    '',
    '...',
    'gmail.com',
  )
  const address = fc
    .tuple(word, fc.oneof(hostileDomain, word, fc.string({ unit: 'binary', maxLength: 60 })))
    .map(([local, domain]) => `${local}@${domain}`)
  const file = fc.record({ name: word, group: fc.constantFrom('document', 'table'), stem: word })
  const texts = fc.array(word, { maxLength: 5 })
  const history = fc.record({
    own: fc.option(
      fc.record({
        count: fc.integer({ min: 1, max: 50 }),
        likeness: fc.record({ files: fc.nat(), groups: texts, stems: texts, infoTypes: texts }),
      }),
      { nil: undefined },
    ),
    ownAtDomain: fc.array(address, { maxLength: 5 }),
    membersAtDomain: fc.integer({ min: 0, max: 1000 }),
    ownStems: fc.array(fc.record({ stem: word, infoTypes: texts }), { maxLength: 3 }),
  })
  const index = indexDomains(['partner.example', 'müller.example', 'gmail.com'])
  const facts = fc
    .record({
      recipient: address,
      previousRecipient: fc.option(address, { nil: undefined }),
      files: fc.array(file, { maxLength: 4 }),
      history,
      other: history,
    })
    .map(({ other, ...drawn }): RecipientFacts => {
      const domain = drawn.recipient.slice(drawn.recipient.lastIndexOf('@') + 1)
      const found = findLookalike(domain, index)
      return {
        ...drawn,
        organisation,
        isPublicMail: isPublicMailDomain(domain),
        lookalike: found && { domain: found.domain, history: other },
      }
    })
  const reasons: readonly string[] = RecipientReason.options

  test('there is exactly one flag of the place, then the reasons in their order, each with a message', () => {
    fc.assert(
      fc.property(facts, given => {
        const { flags, messages, outcome } = verifyRecipient(given)
        const [place = '', ...others] = flags
        expect(['FIRST_TRANSFER', 'CHANGED_RECIPIENT', 'RETAINED_RECIPIENT']).toContain(place)
        expect(others).toEqual(messages.map(({ reason }) => reason))
        expect(others).toEqual(reasons.filter(reason => (others as string[]).includes(reason)))
        expect(outcome).toBe(others.length === 0 ? 'allow' : others[0] === 'DOMAIN_BANNED' ? 'block' : 'warn')
      }),
    )
  })

  test('own domains and their subdomains never have a reason', () => {
    const own = fc.constantFrom('acme.example', 'mail.acme.example', 'ACME.example', 'acme.example.')
    fc.assert(
      fc.property(facts, word, own, (given, local, domain) => {
        expect(verifyRecipient({ ...given, recipient: `${local}@${domain}` }).messages).toEqual([])
      }),
    )
  })

  test('a known address has no reason but SIMILAR_FILE_NEW', () => {
    fc.assert(
      fc.property(facts, given => {
        fc.pre(given.history?.own !== undefined)
        expect(['', 'SIMILAR_FILE_NEW']).toContain(verifyRecipient(given).messages[0]?.reason ?? '')
      }),
    )
  })

  test('an address that the sender does not know always has a reason', () => {
    fc.assert(
      fc.property(facts, given => {
        fc.pre(given.history?.own === undefined && !isOwnRecipient(given.recipient, organisation))
        expect(verifyRecipient(given).messages).toHaveLength(1)
      }),
    )
  })

  test('the order of files and of past files does not matter to the reason', () => {
    const reversed = <T>(list: readonly T[]) => list.toReversed()
    fc.assert(
      fc.property(facts, given => {
        const { history: past = nothing } = given
        const turned = {
          ...given,
          files: reversed(given.files),
          history: {
            ...past,
            ownStems: reversed(past.ownStems.filter(({ stem }, at, all) => all.findIndex(s => s.stem === stem) === at)),
            own: past.own && {
              ...past.own,
              likeness: { ...past.own.likeness, groups: reversed(past.own.likeness.groups) },
            },
          },
        }
        const same = { ...given, history: { ...turned.history, ownStems: reversed(turned.history.ownStems) } }
        expect(verifyRecipient(turned).flags).toEqual(verifyRecipient(same).flags)
      }),
    )
  })

  test('a suggestion has the typed local part, or is an address of the own history', () => {
    fc.assert(
      fc.property(facts, given => {
        const { suggestion } = verifyRecipient(given).messages[0] ?? {}
        if (suggestion === undefined) return
        const own = [...(given.history?.ownAtDomain ?? []), ...(given.lookalike?.history.ownAtDomain ?? [])]
        const local = given.recipient.slice(0, given.recipient.lastIndexOf('@'))
        expect([...own, `${local}@${given.lookalike?.domain}`]).toContain(suggestion)
      }),
    )
  })
})
