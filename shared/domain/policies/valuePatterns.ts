import { policyFaults } from '../../texts/en/policyEditor.ts'

type ValuePattern = { expression: RegExp; getMessage: () => string }

/** Eight runs of `*`, because each costs time in every comparison. */
const fewStars = String.raw`(?=[^*]*(?:\*+[^*]+){0,7}(?:\*+[^*]*)?$)`

const address = {
  whole: { expression: /^[^@\s]+@[^@\s]+$/, getMessage: () => policyFaults.address },
  /** Without what no address has: spaces, empty labels, and other letters than ASCII, which are in DNS form. */
  glob: {
    expression: new RegExp(String.raw`^${fewStars}(?!\.)(?!.*[.@]\.)[\x21-\x7e]*[\x21-\x3f\x41-\x7e]$`),
    getMessage: () => policyFaults.addressPattern,
  },
}
/** In DNS form. */
const domain = {
  whole: { expression: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, getMessage: () => policyFaults.domain },
  glob: {
    expression: new RegExp(String.raw`^${fewStars}[a-z0-9*?-]+(\.[a-z0-9*?-]+)*$`),
    getMessage: () => policyFaults.domainPattern,
  },
}
const trackingId = { glob: { expression: new RegExp(`^${fewStars}`), getMessage: () => policyFaults.pattern } }
/** What follows the last dot of a file name. */
const extension = { whole: { expression: /^[^.*?/]+$/, getMessage: () => policyFaults.extension } }

const patterns: Readonly<Record<string, { whole?: ValuePattern; glob?: ValuePattern }>> = {
  sender: address,
  recipient: address,
  'sender.domain': domain,
  'recipient.domain': domain,
  trackingId,
  'files.extension': extension,
}

/** What each stored value of a condition must match; undefined when any text is possible. */
export function getValuePattern(attribute: string, operator: string): ValuePattern | undefined {
  return patterns[attribute]?.[operator === 'matches' ? 'glob' : 'whole']
}
