import { policyFaultTexts } from '../../texts/policyFaults.ts'

type ValuePattern = { expression: RegExp; message: string }

/** Eight runs of `*`, because each costs time in every comparison. */
const fewStars = String.raw`(?=[^*]*(?:\*+[^*]+){0,7}(?:\*+[^*]*)?$)`
const starsText = 'At most 8 * are possible.'

const address = {
  whole: { expression: /^[^@\s]+@[^@\s]+$/, message: policyFaultTexts.address },
  /** Without what no address has: spaces, empty labels, and other letters than ASCII, which are in DNS form. */
  glob: {
    expression: new RegExp(String.raw`^${fewStars}(?!\.)(?!.*[.@]\.)[\x21-\x7e]*[\x21-\x3f\x41-\x7e]$`),
    message: `${policyFaultTexts.address} Only whole parts of a domain can have letters such as ü. ${starsText}`,
  },
}
/** In DNS form. */
const domain = {
  whole: { expression: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, message: policyFaultTexts.domain },
  glob: {
    expression: new RegExp(String.raw`^${fewStars}[a-z0-9*?-]+(\.[a-z0-9*?-]+)*$`),
    message: `${policyFaultTexts.domain} Parts with * or ? cannot have letters such as ü. ${starsText}`,
  },
}
const trackingId = { glob: { expression: new RegExp(`^${fewStars}`), message: starsText } }
/** What follows the last dot of a file name. */
const extension = { whole: { expression: /^[^.*?/]+$/, message: 'Write an extension such as pdf.' } }

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
