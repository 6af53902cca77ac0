import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { isLoopback } from '../isLoopback.ts'
import { SecretFile } from '../secretFile.ts'

const urlMessage = 'must be https, or http to loopback, without a name, a password and placeholders.'

/** A phone in a URL would be in the logs of proxies, so only the body has placeholders of a message. */
const Url = z
  .url({ protocol: /^https?$/, error: urlMessage })
  .refine(text => !/[{}]|%7[bd]/i.test(text), urlMessage)
  .transform(text => new URL(text))
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname), urlMessage)
  .refine(({ username, password, hash }) => username + password + hash === '', urlMessage)

const Template = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('json'), fields: z.record(z.string(), z.json()) }),
  z.strictObject({ format: z.literal('form'), fields: z.record(z.string(), z.string()) }),
])
type Template = z.infer<typeof Template>

const GatewayFile = z.strictObject({
  url: Url,
  method: z.enum(['POST', 'PUT']).default('POST'),
  /** `{secret}` is the content of `SMS_GATEWAY_SECRET_FILE`. */
  headers: z.record(z.string(), z.string()).default({}),
  body: Template,
  success: z
    .strictObject({
      statuses: z.array(z.int().min(200).max(299)).min(1).default([200, 201, 202]),
      /** The answer has it, too. */
      text: z.string().min(1).optional(),
    })
    .prefault({}),
  /** Of one SMS to the most expensive country, in the currency of the limit. */
  pricePerMessage: z.number().positive(),
  /** Within any 30 days. */
  spendLimit: z.number().positive(),
})

export type GatewaySettings = Omit<z.infer<typeof GatewayFile>, 'headers'> & { headers: Headers }

export const gatewayVariables = {
  SMS_GATEWAY_FILE: z.string().optional(),
  SMS_GATEWAY_SECRET_FILE: SecretFile.optional(),
}

type Variables = z.infer<z.ZodObject<typeof gatewayVariables>>

export class GatewayFileError extends Error {
  override name = 'GatewayFileError'
}

/**
 * @returns undefined where codes by SMS are not available
 * @throws GatewayFileError naming the field
 */
export function toGatewaySettings({
  SMS_GATEWAY_FILE: file,
  SMS_GATEWAY_SECRET_FILE: secret,
}: Variables): GatewaySettings | undefined {
  if (file === undefined) return undefined
  const fail = (text: string): never => {
    throw new GatewayFileError(`SMS_GATEWAY_FILE ${file}: ${text}`)
  }
  const parsed = GatewayFile.safeParse(readJson(file, fail))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return fail(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
  }
  const settings = parsed.data
  const unknown = findUnknownPlaceholder(settings.body)
  if (unknown !== undefined)
    return fail(`body: ${unknown} is no placeholder. There are {number}, {digits}, {text} and {id}.`)
  const sample = toBody(settings.body, sampleMessage)
  if (!isComplete(sample)) return fail('body: it needs {text}, and {number} or {digits}.')
  if (settings.spendLimit < settings.pricePerMessage) return fail('spendLimit: it is below the price of one message.')
  if (secret === undefined && Object.values(settings.headers).some(value => value.includes('{secret}'))) {
    return fail('headers: {secret} needs SMS_GATEWAY_SECRET_FILE.')
  }
  try {
    return { ...settings, headers: fillHeaders(settings.headers, secret ?? '', sample.contentType) }
  } catch {
    // The message of the platform has the value, which may be the secret.
    return fail('headers: a name or a value is not allowed in HTTP.')
  }
}

const sampleMessage = { number: '+41791234567', digits: '41791234567', text: 'KX-123456', id: 'a' }

function isComplete({ used }: Filled): boolean {
  return used.has('text') && (used.has('number') || used.has('digits'))
}

function readJson(file: string, fail: (text: string) => never): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`it cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** `number` is E.164, `digits` the same without the plus sign, `id` names the message. */
type Values = { number: string; digits: string; text: string; id: string }

type Filled = { body: string; contentType: string; used: ReadonlySet<string> }

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

function findUnknownPlaceholder(template: Template): string | undefined {
  const { used } = toBody(template, { number: '', digits: '', text: '', id: '' })
  const unknown = [...used].find(name => !names.includes(name))
  return unknown === undefined ? undefined : `{${unknown}}`
}

/** @throws TypeError for a name or value that HTTP does not allow */
function fillHeaders(headers: Readonly<Record<string, string>>, secret: string, contentType: string): Headers {
  const filled = new Headers()
  for (const [name, value] of Object.entries(headers))
    filled.set(
      name,
      value.replaceAll('{secret}', () => secret),
    )
  filled.set('content-type', contentType)
  return filled
}
