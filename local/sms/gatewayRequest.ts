import type { Template } from './gatewaySettings.ts'

/** `number` is E.164, `digits` the same without the plus sign, `id` names the message. */
export type Values = { number: string; digits: string; text: string; id: string }

export type Filled = { body: string; contentType: string; used: ReadonlySet<string> }

const PLACEHOLDER = /\{([a-z]+)\}/g
const names: readonly string[] = ['number', 'digits', 'text', 'id'] satisfies (keyof Values)[]

/** Values are encoded by the format after they are filled in, so no text can add a field. */
export function toBody({ format, fields }: Template, values: Values): Filled {
  const used = new Set<string>()
  // In one pass: a placeholder inside a value stays text.
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => {
      used.add(name)
      return values[name as keyof Values] ?? whole
    })
  if (format === 'json') {
    const body = JSON.stringify(fields, (_key, value) => (typeof value === 'string' ? fill(value) : value))
    return { body, contentType: 'application/json', used }
  }
  const filled = Object.entries(fields).map(([name, value]): [string, string] => [name, fill(value)])
  const body = new URLSearchParams(filled).toString()
  return { body, contentType: 'application/x-www-form-urlencoded', used }
}

export function findUnknownPlaceholder(template: Template): string | undefined {
  const { used } = toBody(template, { number: '', digits: '', text: '', id: '' })
  const unknown = [...used].find(name => !names.includes(name))
  return unknown === undefined ? undefined : `{${unknown}}`
}

/** @throws TypeError for a name or value that HTTP does not allow */
export function fillHeaders(headers: Readonly<Record<string, string>>, secret: string, contentType: string): Headers {
  const filled = new Headers()
  for (const [name, value] of Object.entries(headers))
    filled.set(
      name,
      value.replaceAll('{secret}', () => secret),
    )
  filled.set('content-type', contentType)
  return filled
}
