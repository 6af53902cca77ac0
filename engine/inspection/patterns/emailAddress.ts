import { DIGIT, LABEL, LETTER, LOCAL } from './characters.ts'
import { TOPIC } from './contextWords.ts'
import { LIKELY, POSSIBLE, type Scan, UNLIKELY, VERY_LIKELY } from './scan.ts'
import { findTopLevelDomain } from './topLevelDomains.ts'

/** RFC 5321, 4.5.3.1. */
const MAX_LOCAL_LENGTH = 64
const MAX_DOMAIN_LENGTH = 253
const MAX_LABEL_LENGTH = 63
/** RFC 2606, RFC 6762 and common internal domains. */
const INNER_DOMAINS = new Set([
  'local',
  'internal',
  'lan',
  'corp',
  'intranet',
  'test',
  'example',
  'invalid',
  'localdomain',
])

const AT = 0x40
const STOP = 0x2e
const COLON = 0x3a
const SLASH = 0x2f
const UNDERSCORE = 0x5f
const PERCENT = 0x25

/** EMAIL_ADDRESS: RFC 5321 and 6531 in practical forms, under an existing top-level domain. */
export function findEmailAddress(scan: Scan, at: number) {
  const start = findLocalStart(scan, at)
  if (start === at || scan.code(at - 1) === STOP || scan.code(start - 1) === AT || isUserOfUrl(scan, start, at)) return
  const domain = findDomain(scan, at)
  if (domain === undefined) return
  scan.report('EMAIL_ADDRESS', start, domain.end, computeScore(scan, start, at, domain))
}

type Domain = { end: number; isKnown: boolean; isInner: boolean }

function computeScore(scan: Scan, start: number, at: number, { end, isKnown, isInner }: Domain): number {
  // `git@github.com:owner/name` is a login of a program.
  if (at - start === 3 && scan.reads('git', start) && scan.code(end) === COLON) return UNLIKELY
  const isMentioned = scan.context.isAbout(TOPIC.email, start)
  if (isKnown) return isMentioned ? VERY_LIKELY : LIKELY
  return isInner || isMentioned ? POSSIBLE : UNLIKELY
}

/** @returns `at` when there is none or it is too long */
function findLocalStart(scan: Scan, at: number): number {
  let start = at
  while ((scan.class(start - 1) & LOCAL) !== 0) {
    if (at - start === MAX_LOCAL_LENGTH) return at
    if (scan.code(start - 1) === STOP && scan.code(start) === STOP) break
    start--
  }
  // Belongs to the text before: a quote, stop or rest of an escape.
  while (start < at && (scan.class(start) & (LETTER | DIGIT)) === 0 && scan.code(start) !== UNDERSCORE) {
    start += scan.code(start) === PERCENT && start + 3 < at ? 3 : 1
  }
  return start
}

function findDomain(scan: Scan, at: number): Domain | undefined {
  let found: Domain | undefined
  let label = at + 1
  for (let end = label; end <= at + 1 + MAX_DOMAIN_LENGTH; end++) {
    if ((scan.class(end) & LABEL) !== 0) continue
    if (end === label || end - label > MAX_LABEL_LENGTH) break
    if (scan.code(label) === HYPHEN || scan.code(end - 1) === HYPHEN) break
    if (label > at + 1) {
      const name = scan.text.slice(label, end)
      const top = findTopLevelDomain(name)
      if (top !== undefined) found = { end: label + top.length, isKnown: true, isInner: false }
      else if (found?.isKnown !== true && LAST_LABEL.test(name)) {
        found = { end, isKnown: false, isInner: INNER_DOMAINS.has(name.toLowerCase()) }
      }
    }
    if (scan.code(end) !== STOP) break
    label = end + 1
  }
  return found
}

const HYPHEN = 0x2d
const LAST_LABEL = /^[a-z]{2,24}$/i

/** Name and password in `https://name:password@host/` are not a mailbox. */
function isUserOfUrl(scan: Scan, start: number, at: number): boolean {
  if (!scan.isInUrl(at)) return false
  for (let index = Math.max(scan.urlHost, start - MAX_LOCAL_LENGTH); index < at; index++) {
    if (scan.code(index) === SLASH) return false
  }
  return start - scan.urlHost < MAX_LOCAL_LENGTH
}
