import { setTimeout } from 'node:timers/promises'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { toMime } from '../../core/mail/mime.ts'
import { computeDigest } from '../../core/secrets/digest.ts'
import { type Mail, type Mailer, MailRefused } from '../../ports/mail.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'
import { mailClaims } from './mailClaims.ts'
import { isNotPermitted, NotPermitted } from './notPermitted.ts'
import { sendingFate } from './sendingFate.ts'

/** Longer than a function may spend on one mail: whoever holds an older claim has stopped. */
const LEASE = 90_000
/** So long one waits for another who is sending the same mail; after that the step's next try finds out. */
const WAIT_TIMEOUT = 8_000
const MAX_TRIES = 4
/** One address, and nothing that could pass for a second one or for a name. */
const ADDRESS = /^[^\s\p{Cc}@<>(),;:\\"[\]]+@[^\s\p{Cc}@<>(),;:\\"[\]]+$/u

/** SES does not send this mail, whoever asks. @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
const REFUSALS = ['MessageRejected', 'BadRequestException']
const toFate = (error: unknown) => sendingFate(error, REFUSALS)

type Settings = {
  /** The table of operations. */
  table: string
  /** `Name <address>`, or the address alone. */
  from: string
  configurationSet: string
  now?: () => number
  patienceMilliseconds?: number
}

/**
 * Mails by SES. SES keeps no idempotency token: who asks twice sends twice. So an occasion is claimed by a row before it
 * is sent and marked after it. Where the answer is lost nobody knows whether SES took the mail, and the row stays
 * claimed; if it did, its `Send` event says so within seconds (`confirm`). Only when none came until the end of the
 * lease is the mail sent again. A second mail thus takes a lost answer and a lost event, and none is ever left out.
 */
export function sesMailer(
  ses: SESv2Client,
  database: DynamoDBClient,
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
        throw new Error('This mail is being sent by another, or the answer of SES was lost. It is tried again later.')
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
        const fate = toFate(error)
        // Should this fail too, the lease ends by itself.
        if (fate !== 'unknown') await claims.release(keyDigest, claim).catch(() => {})
        throw withoutAddresses(error, fate)
      }
      // It is sent: a row that cannot be marked now is marked by the `Send` event, and the work goes on.
      await claims.settle(keyDigest).catch(() => {})
    },
    confirm: keyDigest => claims.settle(keyDigest),
  }
}

/** Repeats what SES turned away at the door, and nothing else. */
async function submit(ses: SESv2Client, input: SendEmailCommandInput) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ses.send(new SendEmailCommand(input))
    } catch (error) {
      if (toFate(error) !== 'turnedAway' || tries === MAX_TRIES) throw error
    }
    await setTimeout(Math.random() * 250 * 2 ** tries)
  }
}

async function toInput(mail: Mail, keyDigest: string, { header, address }: Sender): Promise<SendEmailCommandInput> {
  if (!ADDRESS.test(mail.to)) throw new MailRefused('A mail was to go to what is not one address.')
  const { transferId, occasion } = mail.about ?? {}
  const tags = { mail: keyDigest, transfer: transferId, occasion }
  return {
    FromEmailAddress: address,
    // To whom it goes, whatever stands in the mail itself; SES puts its own Message-ID and Date there.
    Destination: { ToAddresses: [mail.to] },
    Content: { Raw: { Data: await toMime(mail, { from: header }) } },
    // They come back with every event: nothing has to be read out of the mail itself.
    EmailTags: Object.entries(tags).flatMap(([Name, Value]) => (Value === undefined ? [] : [{ Name, Value }])),
  }
}

type Sender = { header: string; address: string }

/** @param from `Name <address>`: a name with a comma would be two senders, were it not in quotes */
function getSender(from: string): Sender {
  const [, name, address] = /^(.*\S)\s*<([^<>]+)>$/.exec(from) ?? []
  if (!name || !address) return { header: from, address: from }
  return { header: `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`, address }
}

/** SES names addresses in what it says, and errors are logged: its own word for the case and its request id will do. */
function withoutAddresses(error: unknown, fate: ReturnType<typeof toFate>): Error {
  const { name = 'an error', $metadata } = error as { name?: string; $metadata?: { requestId?: string } }
  const said = `${name}, request ${$metadata?.requestId ?? 'unknown'}`
  if (fate === 'refused') return new MailRefused(`SES refused a mail: ${said}.`)
  const sentence = `SES did not say that it took a mail: ${said}.`
  return isNotPermitted(error) ? new NotPermitted(sentence) : new Error(sentence)
}

/** Asks once: the SDK would repeat what may have been sent. What can be repeated safely is repeated here. */
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
