import type { Likelihood } from '../domain/inspection.ts'
import type { Condition, InfoTypeCondition, SetCondition, Statement, TextCondition } from '../domain/policies/policy.ts'
import { pluralize } from './format.ts'
import { capitalised, formatCount, infoTypeText } from './inspection.ts'

const MAX_LISTED = 4

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const both = new Intl.ListFormat('en-GB', { type: 'conjunction' })

type Content = { conditions: readonly Condition[]; statements: readonly Statement[] }

/** 'Files with credit card numbers to recipients outside acme.example must be password-protected.' */
export function policySummary({ conditions, statements }: Content): string {
  const demands = statements.length > 0 ? `${both.format(statements.map(statementText))}.` : '…'
  return `${toSubject(conditions)} ${demands}`
}

/** The transfers that all conditions match: 'Files with IBAN codes to rita@partner.example'. */
function toSubject(conditions: readonly Condition[]): string {
  const kinds = conditions.filter(({ attribute }) => attribute === 'isTransferRequest').map(conditionText)
  const phrases = phraseOrder.flatMap(attributes => {
    const said = conditions.filter(({ attribute }) => attributes.includes(attribute)).map(conditionText)
    return said.length > 0 ? [both.format(said)] : []
  })
  const noun = conditions.some(isOfFindings) && !conditions.some(isOfList) ? 'files' : 'transfers'
  const all = conditions.length === 0 ? ['all'] : []
  return capitalised([...all, ...kinds, noun, ...phrases].join(' '))
}

const isOfFindings = ({ attribute }: Condition) =>
  ['files.infoType', 'files.anonymized', 'files.notInspectable'].includes(attribute)
const isOfList = ({ attribute }: Condition) => ['files.extension', 'files.count', 'files.totalSize'].includes(attribute)

/** As an English sentence orders them. */
const phraseOrder: readonly (readonly Condition['attribute'][])[] = [
  ['files.anonymized', 'files.notInspectable'],
  ['files.count', 'files.totalSize'],
  ['files.extension', 'files.infoType', 'trackingId'],
  ['sender', 'sender.domain', 'sender.group'],
  ['recipient', 'recipient.domain', 'recipient.isNewToSender', 'recipient.isNewToOrganisation'],
]

/** One condition within a sentence: 'to recipients outside acme.example'. */
export function conditionText(condition: Condition): string {
  switch (condition.attribute) {
    case 'sender':
      return toTextPhrase(condition, { in: 'from', notIn: 'from senders other than', matches: 'from addresses like' })
    case 'recipient':
      return toTextPhrase(condition, { in: 'to', notIn: 'to recipients other than', matches: 'to addresses like' })
    case 'sender.domain':
      return toTextPhrase(condition, {
        in: 'from senders at',
        notIn: 'from senders outside',
        matches: 'from senders at domains like',
      })
    case 'recipient.domain':
      return toTextPhrase(condition, {
        in: 'to recipients at',
        notIn: 'to recipients outside',
        matches: 'to recipients at domains like',
      })
    case 'trackingId':
      return toTextPhrase(condition, {
        in: 'with the tracking ID',
        notIn: 'with a tracking ID other than',
        matches: 'with a tracking ID like',
      })
    case 'sender.group':
      return toSetPhrase(condition, { has: 'from members of the group', lacks: 'from senders outside the group' })
    case 'files.extension':
      return toSetPhrase(condition, { has: 'with files of type', lacks: 'without files of type' })
    case 'files.infoType':
      return toInfoTypePhrase(condition)
    case 'files.count':
      return `of ${bounds[condition.operator]} ${pluralize(condition.values[0], 'file')}`
    case 'files.totalSize':
      return `of ${bounds[condition.operator]} ${formatCount(condition.values[0])} MiB`
    default:
      return flagPhrases[condition.attribute][condition.values[0] ? 'yes' : 'no']
  }
}

const bounds = { gte: 'at least', lte: 'at most' }

const flagPhrases = {
  isTransferRequest: { yes: 'requested', no: 'sent' },
  'files.anonymized': { yes: 'that are anonymised', no: 'that are not anonymised' },
  'files.notInspectable': { yes: 'that cannot be fully inspected', no: 'that can be fully inspected' },
  'recipient.isNewToSender': { yes: 'to recipients new to the sender', no: 'to recipients whom the sender knows' },
  'recipient.isNewToOrganisation': {
    yes: 'to recipients new to the organisation',
    no: 'to recipients whom the organisation knows',
  },
}

function toTextPhrase({ operator, values }: TextCondition, words: Record<TextCondition['operator'], string>): string {
  return `${words[operator]} ${listed(values, operator === 'notIn' ? both : either)}`
}

function toSetPhrase({ operator, values }: SetCondition, words: { has: string; lacks: string }): string {
  const isPlural = words.has.endsWith('group') && values.length > 1
  const start = `${operator === 'noneOf' ? words.lacks : words.has}${isPlural ? 's' : ''}`
  return `${start} ${listed(values, operator === 'allOf' ? both : either)}`
}

function toInfoTypePhrase({ operator, values, minCount = 1, minLikelihood = 'POSSIBLE' }: InfoTypeCondition): string {
  const number = minCount > 1 ? `${formatCount(minCount)} ` : ''
  // All of them: the number of others would read as a number of findings.
  const list = operator === 'allOf' ? both : either
  const kinds = list.format(values.map(value => `${number}${infoTypeText(value).many}`))
  const start = operator === 'noneOf' ? ['without', 'with fewer than'] : ['with', 'with at least']
  return `${start[minCount > 1 ? 1 : 0]} ${kinds}${certaintyTexts[minLikelihood]}`
}

const certaintyTexts: Record<Likelihood, string> = {
  VERY_UNLIKELY: ' (even if very unlikely)',
  UNLIKELY: ' (even if unlikely)',
  POSSIBLE: '',
  LIKELY: ' (at least likely)',
  VERY_LIKELY: ' (very likely)',
}

/** One statement as a verb: 'must be password-protected'. */
export function statementText(statement: Statement): string {
  switch (statement.feature) {
    case 'minExpiryDays':
      return `must stay available for at least ${pluralize(statement.value, 'day')}`
    case 'maxExpiryDays':
      return `must expire after at most ${pluralize(statement.value, 'day')}`
    case 'templateSet':
      return `use the template set “${statement.value}”`
    case 'transfer':
      return transferPhrases[statement.effect]
    case 'acknowledgement':
      return acknowledgementPhrases[statement.effect]
    case 'signIn':
      return signInPhrases[statement.effect]
    default:
      return featurePhrases[statement.feature][statement.effect]
  }
}

const transferPhrases = { allow: 'are allowed', warn: 'show the sender a warning', block: 'are blocked' }
const acknowledgementPhrases = {
  required: 'need the sender’s acknowledgement',
  optional: 'do not need the sender’s acknowledgement',
}
const signInPhrases = { required: 'need a sign-in of the recipient', optional: 'need no sign-in of the recipient' }
const featurePhrases = {
  anonymousTransfer: {
    required: 'must hide the sender',
    optional: 'may hide the sender',
    prohibited: 'must not hide the sender',
  },
  passwordProtection: {
    required: 'must be password-protected',
    optional: 'may be password-protected',
    prohibited: 'must not be password-protected',
  },
  mobileOtp: {
    required: 'must be protected by a one-time password',
    optional: 'may be protected by a one-time password',
    prohibited: 'must not be protected by a one-time password',
  },
  trackingId: {
    required: 'must have a tracking ID',
    optional: 'may have a tracking ID',
    prohibited: 'must not have a tracking ID',
  },
}

function listed(values: readonly string[], list: Intl.ListFormat): string {
  if (values.length <= MAX_LISTED) return list.format(values)
  const shown = values.slice(0, MAX_LISTED - 1)
  return list.format([...shown, `${values.length - shown.length} others`])
}
