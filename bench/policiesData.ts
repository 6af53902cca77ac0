import type { Condition, PolicyContent } from '../shared/domain/policies/policy.ts'
import type { FileFacts, PolicyFacts } from '../shared/domain/policies/policyFacts.ts'
import type { SimulatedPolicy } from '../shared/domain/policies/simulation.ts'

const names = (count: number, from: number, name: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => name(from + place))

/** Conditions as administrators write them. All but the last hold for `transferFacts`, so that each is compared. */
function toConditions(place: number): Condition[] {
  const domains = names(100, place, at => `partner${at}.example`)
  return [
    { attribute: 'sender.domain', operator: 'in', values: ['acme.example', ...domains] },
    { attribute: 'sender.group', operator: 'anyOf', values: ['org'] },
    { attribute: 'sender', operator: 'notIn', values: domains.map(domain => `rita@${domain}`) },
    { attribute: 'sender', operator: 'matches', values: ['*.board@acme.example', 'al*@acme.example'] },
    { attribute: 'recipient', operator: 'notIn', values: domains.map(domain => `rita@${domain}`) },
    { attribute: 'recipient.domain', operator: 'notIn', values: ['acme.example', ...domains] },
    { attribute: 'recipient.domain', operator: 'matches', values: ['*.gov', '*.mil', '*other.example'] },
    { attribute: 'recipient', operator: 'matches', values: [...names(20, place, at => `*${at}@*`), '*@*other*'] },
    { attribute: 'recipient.isNewToSender', operator: 'is', values: [true] },
    { attribute: 'isTransferRequest', operator: 'is', values: [false] },
    { attribute: 'trackingId', operator: 'matches', values: ['PRJ-*', 'INC????'] },
    { attribute: 'files.extension', operator: 'anyOf', values: ['xlsx', 'csv', 'pdf'] },
    { attribute: 'files.extension', operator: 'noneOf', values: ['exe', 'dll', 'bat', 'cmd', 'js', 'vbs'] },
    { attribute: 'files.count', operator: 'gte', values: [10] },
    { attribute: 'files.totalSize', operator: 'lte', values: [10_000] },
    { attribute: 'files.anonymized', operator: 'is', values: [false] },
    { attribute: 'files.infoType', operator: 'anyOf', values: ['IBAN_CODE', 'CREDIT_CARD_NUMBER'], minCount: 10 },
    { attribute: 'files.infoType', operator: 'allOf', values: ['PERSON_NAME'], minLikelihood: 'LIKELY' },
    { attribute: 'files.infoType', operator: 'noneOf', values: ['NATIONAL_ID'], minCount: 1000 },
    { attribute: 'files.notInspectable', operator: 'is', values: [place % 2 === 0] },
  ]
}

export function manyPolicies(count: number): Condition[][] {
  return names(count, 0, String).map(place => toConditions(Number(place)))
}

/** @param round makes each transfer another one */
export function transferFacts(files: number, round: number): PolicyFacts {
  return {
    sender: 'alice.board@acme.example',
    senderGroups: ['org'],
    recipient: `round${round}@other.example`,
    isNewToSender: true,
    isNewToOrganisation: false,
    isTransferRequest: false,
    trackingId: `PRJ-${round}`,
    files: Array.from({ length: files }, (_, place) => toFile(place, round)),
  }
}

function toFile(place: number, round: number): FileFacts {
  return {
    extension: ['xlsx', 'pdf', 'docx', 'TXT'][place % 4] ?? '',
    size: 100_000 + round,
    isAnonymised: false,
    inspected: {
      isNotInspectable: place === 7,
      findings: [
        { infoType: 'IBAN_CODE', count: 3, likelihood: 'VERY_LIKELY' },
        { infoType: 'PERSON_NAME', count: 40, likelihood: 'LIKELY' },
        { infoType: 'PHONE_NUMBER', count: 7, likelihood: 'POSSIBLE' },
      ],
    },
  }
}

const statements: PolicyContent['statements'] = [
  { feature: 'passwordProtection', effect: 'required' },
  { feature: 'maxExpiryDays', effect: 'set', value: 14 },
  { feature: 'transfer', effect: 'warn' },
]
const outside: Condition = { attribute: 'recipient.domain', operator: 'notIn', values: ['acme.example'] }

/** From all transfers to few: an index is asked for senders, recipients, extensions and requests. */
export const triedPolicies: Readonly<Record<string, SimulatedPolicy>> = {
  'no condition': { conditions: [], statements },
  'infotype, outside': {
    conditions: [outside, { attribute: 'files.infoType', operator: 'anyOf', values: ['IBAN_CODE'], minCount: 5 }],
    statements,
  },
  'new recipient': {
    conditions: [outside, { attribute: 'recipient.isNewToSender', operator: 'is', values: [true] }],
    statements,
  },
  extension: { conditions: [{ attribute: 'files.extension', operator: 'anyOf', values: ['dwg'] }], statements },
}
