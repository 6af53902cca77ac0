import type { Limits } from '../../lambdas/ports/limits.ts'
import { type Message, type Sms, SmsRefused, SmsUnanswered } from '../../lambdas/ports/sms.ts'
import { type GatewaySettings, toBody } from './gatewaySettings.ts'

const TIMEOUT_MS = 10_000
const MONTH_SECONDS = 30 * 24 * 60 * 60
/** Of an answer, for the rule of success. */
const MAX_ANSWER_BYTES = 64 * 1024
/** The gateway did not read the message. */
const turnedAway = [408, 425, 429]
/** The operator’s settings are wrong, not the phone. */
const misconfigured = [301, 302, 303, 307, 308, 401, 403, 404, 405]
/** Without a connection nothing was sent. */
const unconnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const E164 = /^\+[1-9]\d{6,14}$/

type Parts = { limits: Pick<Limits, 'takeAll'>; newId: () => string; timeoutMs?: number }

/** Only `SmsRefused` is about the phone; the log has all other errors. They contain neither the phone nor what the gateway answers, because they are logged. */
export function gatewaySms(settings: GatewaySettings, { limits, newId, timeoutMs = TIMEOUT_MS }: Parts): Sms {
  const { pricePerMessage, spendLimit } = settings
  const spent = { name: 'spent on SMS', most: Math.floor(spendLimit / pricePerMessage), seconds: MONTH_SECONDS }
  return {
    async send(message) {
      if (!E164.test(message.to)) throw new SmsRefused('A message needs one phone number in E.164 format.')
      if (await limits.takeAll([spent])) throw new Error('The spend limit of the SMS gateway is reached.')
      await submit(settings, message, { id: newId(), timeoutMs })
    },
  }
}

async function submit(
  { url, method, headers, body: template, success }: GatewaySettings,
  { to, text }: Message,
  { id, timeoutMs }: { id: string; timeoutMs: number },
) {
  const { body } = toBody(template, { number: to, digits: to.slice(1), text: text.toWellFormed(), id })
  const signal = AbortSignal.timeout(timeoutMs)
  // A redirect could lead the secret and the phone to another server.
  const response = await fetch(url, { method, headers, body, redirect: 'manual', signal }).catch(error => {
    throw toFault(error)
  })
  const { status } = response
  if (!success.statuses.includes(status)) {
    await response.body?.cancel().catch(() => {})
    if (turnedAway.includes(status)) throw new Error(`The SMS gateway is too busy: it answered ${status}.`)
    if (misconfigured.includes(status))
      throw new Error(`The settings of the SMS gateway are wrong: it answered ${status}.`)
    if (status >= 500) throw new SmsUnanswered(`The SMS gateway did not confirm a message: it answered ${status}.`)
    throw new SmsRefused(`The SMS gateway refused a message: it answered ${status}.`)
  }
  const answer = await readStart(response).catch(error => {
    throw toFault(error, true)
  })
  if (success.text === undefined || answer.includes(success.text)) return
  throw new SmsRefused(`The SMS gateway refused a message: its answer ${status} does not have the text of success.`)
}

function toFault(error: unknown, wasConnected = false): Error {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  const isUnsent = !wasConnected && code !== undefined && (unconnected.includes(code) || /CERT|TLS|SSL/.test(code))
  if (isUnsent) return new Error(`The SMS gateway cannot be reached: ${code}.`)
  return new SmsUnanswered(`The SMS gateway did not confirm a message: ${code ?? (error as Error).name}.`)
}

async function readStart({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    parts.push(part)
    length += part.length
    if (length >= MAX_ANSWER_BYTES) break
  }
  return Buffer.concat(parts).toString()
}
