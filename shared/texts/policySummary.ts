import type { Condition, InfoTypeCondition, Statement } from '../domain/policies/policy.ts'
import { policySummaryTexts as texts } from './en/policies.ts'
import { countedKinds, infoTypeText } from './inspection.ts'

const MAX_LISTED = 4

type Content = { conditions: readonly Condition[]; statements: readonly Statement[] }

/** 'If the files contain credit card numbers and the recipient is not …, the files must be password-protected.' */
export function policySummary({ conditions, statements }: Content): string {
  const [clauses, demands] = [conditions.map(conditionText), statements.map(statementText)]
  if (clauses.length === 0) return demands.length > 0 ? texts.forAll(demands) : texts.unfinishedForAll
  return demands.length > 0 ? texts.sentence(clauses, demands) : texts.unfinished(clauses)
}

/** One condition as a clause: 'the recipient’s domain is acme.example'. */
export function conditionText(condition: Condition): string {
  switch (condition.attribute) {
    case 'sender':
    case 'sender.domain':
    case 'recipient':
    case 'recipient.domain':
    case 'trackingId':
      return texts.texts[condition.attribute][condition.operator](shorten(condition.values))
    case 'sender.group':
    case 'files.extension':
      return texts.sets[condition.attribute][condition.operator](shorten(condition.values))
    case 'files.infoType':
      return infoTypeClause(condition)
    case 'files.count':
    case 'files.totalSize':
      return texts.numbers[condition.attribute][condition.operator](condition.values[0])
    default:
      return texts.flags[condition.attribute][condition.values[0] ? 'yes' : 'no']
  }
}

/** All infotypes: the number of others would read as a number of findings. */
function infoTypeClause({ operator, values, minCount = 1, minLikelihood = 'POSSIBLE' }: InfoTypeCondition): string {
  const clause =
    minCount > 1
      ? texts.countedInfoTypes[operator](values.map(infoType => countedKinds([{ infoType, count: minCount }])))
      : texts.sets['files.infoType'][operator](values.map(value => infoTypeText(value).many))
  return texts.certainty[minLikelihood](clause)
}

/** One statement as a clause: 'the files must be password-protected'. */
export function statementText(statement: Statement): string {
  switch (statement.feature) {
    case 'minExpiryDays':
      return texts.minExpiry(statement.value)
    case 'maxExpiryDays':
      return texts.maxExpiry(statement.value)
    case 'templateSet':
      return texts.templateSet(statement.value)
    case 'transfer':
      return texts.demands.transfer[statement.effect]
    case 'acknowledgement':
    case 'signIn':
      return texts.demands[statement.feature][statement.effect]
    default:
      return texts.demands[statement.feature][statement.effect]
  }
}

function shorten(values: readonly string[]): readonly string[] {
  if (values.length <= MAX_LISTED) return values
  const shown = values.slice(0, MAX_LISTED - 1)
  return [...shown, texts.others(values.length - shown.length)]
}
