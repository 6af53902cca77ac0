import type * as z from 'zod'

const MAX_SHOWN_LENGTH = 60

/** @param input as parsed, to recognise missing fields */
export function mistakesIn(error: z.ZodError, input: unknown): string[] {
  return error.issues.map(issue => {
    const path = toPath(issue.path)
    if (issue.code === 'unrecognized_keys') return unknownField(path, issue.keys)
    const found = valueAt(input, issue.path)
    if (found === undefined) return `${path} is missing. ${toSentence(issue)}`
    return `${path} ${typeof found === 'object' ? 'is not valid' : `is ${shown(found)}`}. ${toSentence(issue)}`
  })
}

/** Rewords the library's messages. */
function toSentence(issue: z.core.$ZodIssue): string {
  if (/[.]$/.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `Write ${getName(issue.expected)}.`
    case 'too_small':
      return issue.origin === 'string'
        ? 'Write something.'
        : `Write ${issue.origin === 'array' ? 'a list of ' : ''}${issue.minimum} or more.`
    case 'too_big':
      return `Write at most ${issue.maximum}.`
    case 'invalid_value':
      return `Write ${issue.values.map(value => String(value)).join(' or ')}.`
    case 'invalid_format':
      return `Write ${issue.format === 'email' ? 'an e-mail address, such as support@acme.example' : 'an address, such as https://acme.example'}.`
    default:
      return `${issue.message}.`
  }
}

function getName(type: string): string {
  const names: Record<string, string> = {
    object: 'an object',
    array: 'a list',
    string: 'a text',
    number: 'a whole number',
    int: 'a whole number',
  }
  return names[type] ?? `a ${type}`
}

function unknownField(path: string, keys: readonly string[]): string {
  const fields = keys.map(key => (path === THE_FILE ? key : `${path}.${key}`)).join(', ')
  return `${fields}: unknown field. Remove it, or correct its name.`
}

const THE_FILE = 'the deployment'

function toPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return THE_FILE
  return path
    .map((part, index) => (isIndex(part) ? `[${String(part)}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')
}

function isIndex(part: PropertyKey): boolean {
  return /^\d+$/.test(String(part))
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    input,
  )
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)}…`
}
