import { setTimeout } from 'node:timers/promises'
import { GetAccountCommand, SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { toMime } from '../../core/mail/mime.ts'
import { computeDigest } from '../../core/secrets/digest.ts'
import { type Mail, type Mailer, MailRefused } from '../../ports/mail.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { mailClaims } from './mailClaims.ts'
import { isNotPermitted, NotPermitted } from './notPermitted.ts'
import { sendingFate } from './sendingFate.ts'

/** Longer than a function may spend on one mail. */
const LEASE = 90_000
/** For another process that sends the same mail. */
const WAIT_TIMEOUT = 8_000
const MAX_TRIES = 4

/** Permanent. @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
const REFUSALS = ['MessageRejected', 'BadRequestException']
const toOutcome = (error: unknown) => sendingFate(error, REFUSALS)

type Settings = {
  table: string
  /** `Name <address>`, or only the address. */
  from: string
  configurationSet: string
  now?: () => number
  patienceMilliseconds?: number
}

/**
 * SES has no idempotency token. So a row claims an occasion before the call and marks it after. If the answer is lost,
 * the row stays claimed; if SES accepted the mail, its `Send` event marks it within seconds (`confirm`). Without an
 * event the mail is sent again after the lease. A duplicate thus needs a lost answer and a lost event, and no mail is
 * ever omitted.
 */
export function sesMailer(
  ses: SESv2Client,
  database: DynamoDBDocumentClient,
  { table, from, configurationSet, now = Date.now, patienceMilliseconds = WAIT_TIMEOUT }: Settings,
): Mailer {
  const claims = mailClaims(database, { table, now, leaseMilliseconds: LEASE })
  const sender = getSender(from)

  const claimed = async (keyDigest: string): Promise<string | undefined> => {
    const patienceEnds = performance.now() + patienceMilliseconds
    for (;;) {
      const found = await claims.claim(keyDigest)
      if (found.kind === 'mine') return found.claim
      if (found.kind === 'sent') return undefined
      if (performance.now() > patienceEnds) {
        throw new Error(
          'Another process is sending this mail, or the answer of SES was lost. The mail is retried later.',
        )
      }
      await setTimeout(100 + Math.random() * 300)
    }
  }

  return {
    async send(mail) {
      const keyDigest = computeDigest(mail.key)
      const input = { ...(await toInput(mail, keyDigest, sender)), ConfigurationSetName: configurationSet }
      const claim = await claimed(keyDigest)
      if (claim === undefined) return
      try {
        await submit(ses, input)
      } catch (error) {
        const outcome = toOutcome(error)
        // Otherwise the lease expires.
        if (outcome !== 'unknown') await claims.release(keyDigest, claim).catch(() => {})
        throw withoutAddresses(error, outcome)
      }
      // Otherwise the `Send` event marks it.
      await claims.settle(keyDigest).catch(() => {})
    },
    confirm: keyDigest => claims.settle(keyDigest),
    async check() {
      const { SendingEnabled, EnforcementStatus } = await ses.send(new GetAccountCommand({}))
      if (!SendingEnabled || EnforcementStatus === 'SHUTDOWN')
        throw new Error('SES has paused the mails of this account.')
    },
  }
}

/** Only calls that SES rejected as too busy. */
async function submit(ses: SESv2Client, input: SendEmailCommandInput) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ses.send(new SendEmailCommand(input))
    } catch (error) {
      if (toOutcome(error) !== 'turnedAway' || tries === MAX_TRIES) throw error
    }
    await setTimeout(Math.random() * 250 * 2 ** tries)
  }
}

async function toInput(mail: Mail, keyDigest: string, { header, address }: Sender): Promise<SendEmailCommandInput> {
  const { transferId, occasion } = mail.about ?? {}
  const tags = { mail: keyDigest, transfer: transferId, occasion }
  return {
    FromEmailAddress: address,
    // Independent of the mail's headers.
    Destination: { ToAddresses: [mail.to] },
    Content: { Raw: { Data: await toMime(mail, { from: header }) } },
    // Every event returns the tags.
    EmailTags: Object.entries(tags).flatMap(([Name, Value]) => (Value === undefined ? [] : [{ Name, Value }])),
  }
}

type Sender = { header: string; address: string }

/** @param from `Name <address>`: without quotes, a name with a comma would be two senders */
function getSender(from: string): Sender {
  const [, name, address] = /^(.*\S)\s*<([^<>]+)>$/.exec(from) ?? []
  if (!name || !address) return { header: from, address: from }
  return { header: `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`, address }
}

/** SES's messages contain addresses, and errors are logged. */
function withoutAddresses(error: unknown, outcome: ReturnType<typeof toOutcome>): Error {
  const { name = 'an error', $metadata } = error as { name?: string; $metadata?: { requestId?: string } }
  const said = `${name}, request ${$metadata?.requestId ?? 'unknown'}`
  if (outcome === 'refused') return new MailRefused(`SES refused a mail: ${said}.`)
  const sentence = `SES did not confirm a mail: ${said}.`
  return isNotPermitted(error) ? new NotPermitted(sentence) : new Error(sentence)
}

/** The SDK would repeat calls that may have sent a mail. `submit` retries the safe ones. */
export function sesClient(): SESv2Client {
  return new SESv2Client({ ...clientSettings(), maxAttempts: 1 })
}

export function openMailer(): Mailer {
  return sesMailer(sesClient(), dynamoClient(), {
    table: variable('OPS_TABLE'),
    from: variable('MAIL_FROM'),
    configurationSet: variable('MAIL_CONFIGURATION_SET'),
  })
}
