import { codeTexts } from '../../shared/texts/codes.ts'
import { downloadTexts } from '../../shared/texts/en/download.ts'
import { findTranslation } from '../../shared/texts/findTranslation.ts'
import { sentences } from '../../shared/texts/sentences.ts'

/** What no page shows: only calls that no page makes are refused like this, or the page has its own words. */
const unshown: readonly string[] = [
  // Of requests that a page never makes.
  'The body must be JSON, with the content type application/json.',
  'The body must not be compressed.',
  'The body is not valid JSON.',
  'The body nests deeper than {0} levels.',
  'An object of the body has more than {0} keys.',
  'The request is not valid HTTP.',
  'The headers of the request are too large.',
  'This host does not serve this address.',
  'This address accepts HTTPS only.',
  'The header {0} does not match the digest of this address.',
  'The file does not have this range.',
  'This file cannot be read. Please contact its sender.',
  'An Idempotency-Key must have 8 to 128 visible ASCII characters.',
  'For this call an Idempotency-Key must have 16 to 128 visible ASCII characters.',
  'This Idempotency-Key was used for another request.',
  'does not match the link.',
  'A size is a whole number of bytes.',
  'A size cannot be negative.',
  'Each file needs a tempId of its own.',
  'A SHA-256 is 64 hexadecimal digits.',
  'Name the sha256 of part {0}.',
  '{0} is too large for one PUT. Request its parts with multipart=true.',
  'Name each part once.',
  'The number of a part.',
  'Give both uploadId and parts.',
  'At most {0} parts at once.',
  '{0} has {1} parts, and no part {2}.',
  'List all {0} parts of {1}, from 1 to {2}.',
  'The parts are not in ascending order.',
  '{0}, Column : {1}',
  'Only csv can be anonymized.',
  'An id begins with the kind of the alert.',
  'At most {0} bytes.',

  // The download page has its own.
  'Acknowledge the terms first: acknowledgement must be true.',
  'The files are still being processed, please try again later.',
  'These files are for a different person. Please login as a different user.',
  'Please login to open these files.',
  'Please enter a one-time code first to open these files.',
  'This device cannot be trusted for these files.',
  'Too many codes were requested. The next one can be sent in {0}.',
  ...Object.values(codeTexts).filter(text => typeof text === 'string'),
  downloadTexts.link.expiredText,
]

const LISTED = '\u0001'
/** The words of policies follow. */
const POLICY = '\u0002'
/** Zod's own words: no value of a form can cause them. */
const DEFAULT = /^(Invalid (input|option|string|discriminator value|URL|ISO)|Too (small|big)|Unrecognized key)/

const marks = Object.fromEntries([...sentences, ...unshown].map(sentence => [sentence, toMark(sentence)]))

function toMark(sentence: string): string {
  if (/^Polic(y|ies): /.test(sentence)) return POLICY
  // A listed sentence must follow.
  const [next = ''] = /(?<=[:.] )\{\d\}$/.exec(sentence) ?? []
  return LISTED + next
}

/** @returns what a text of the API has beside listed sentences */
export function findUnlisted(text: string): string {
  const [beforePolicies = ''] = findTranslation(text, marks).split(POLICY)
  const [, unlisted = ''] = /^(?:(?:path|query|body)[\w.-]*: )?(.*)$/s.exec(beforePolicies) ?? []
  const rest = unlisted.replaceAll(LISTED, '').trim()
  // The server shortens long ones.
  return DEFAULT.test(rest) || rest.endsWith('…') ? '' : rest
}

/** @throws Error when a page that shows the reply could not translate it */
export function assertListed(json: unknown) {
  for (const text of findTexts(json)) {
    const unlisted = findUnlisted(text)
    if (unlisted !== '') throw new Error(`shared/texts/sentences.ts lacks “${unlisted}” of the reply “${text}”`)
  }
}

const anywhere = ['errorMessage', 'failureReason', 'userAction']
/** By the property that an object is in: its sentences. */
const places: Readonly<Record<string, readonly string[]>> = {
  rvMessages: ['text', 'evidence'],
  remedies: ['text'],
  problems: ['text'],
}

function findTexts(json: unknown, place = ''): string[] {
  if (Array.isArray(json)) return json.flatMap(one => findTexts(one, place))
  if (typeof json !== 'object' || json === null) return []
  const values: Readonly<Record<string, unknown>> = { ...json }
  const keys = [
    ...anywhere,
    ...(places[place] ?? []),
    ...(place === 'fields' && 'path' in values ? ['message'] : []),
    // Pages have own words for what could not be inspected.
    ...(values.inspectionType === 'BLOCKING' ? ['errorReason'] : []),
  ]
  const own = keys.map(key => values[key]).filter(text => typeof text === 'string' && text !== '') as string[]
  return [...own, ...Object.entries(values).flatMap(([key, value]) => findTexts(value, key))]
}
