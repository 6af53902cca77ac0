import { policyFaultTexts } from '../../texts/policyFaults.ts'

type ValuePattern = { expression: RegExp; message: string }

const address = {
  whole: { expression: /^[^@\s]+@[^@\s]+$/, message: policyFaultTexts.address },
  glob: { expression: /[^@]$/, message: policyFaultTexts.address },
}
/** In DNS form. */
const domain = {
  whole: { expression: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, message: policyFaultTexts.domain },
  glob: { expression: /^[a-z0-9*?-]+(\.[a-z0-9*?-]+)*$/, message: policyFaultTexts.domain },
}
const patterns: Readonly<Record<string, typeof address>> = {
  sender: address,
  recipient: address,
  'sender.domain': domain,
  'recipient.domain': domain,
}

/** What each stored value of a condition must match; undefined when any text is possible. */
export function getValuePattern(attribute: string, operator: string): ValuePattern | undefined {
  return patterns[attribute]?.[operator === 'matches' ? 'glob' : 'whole']
}
