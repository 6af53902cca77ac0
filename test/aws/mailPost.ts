import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { CreateEmailIdentityCommand, type SESv2Client } from '@aws-sdk/client-sesv2'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { sesClient, sesMailer } from '../../lambdas/aws/adapters/sesMailer.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { fixedClock } from '../harness/host.ts'
import { makeTables } from './tables.ts'

type Sent = { Source: string; To: string[]; Subject: string; BodyText: string; BodyHtml: string }

/** A mailer over a table of its own, with an address of its own that identifies its mails. */
export async function openPost({ from, patienceMilliseconds = 8000 }: PostOptions = {}) {
  const ses = sesClient()
  const database = toDocumentClient(new DynamoDBClient(clientSettings()))
  const tables = await makeTables(database, 'ops')
  const clock = fixedClock(Date.now())
  const address = from ?? `no-reply-${randomUUID()}@acme.example`
  if (from === undefined) await verify(ses, 'acme.example')
  const settings = { table: tables.names.ops, configurationSet: 'mails', now: clock.now, patienceMilliseconds }
  const another = () => sesMailer(ses, database, { ...settings, from: `Größe "A" <${address}>` })
  const sent = async () => (await readMails()).filter(({ Source }) => Source.includes(address))
  return {
    ses,
    database,
    clock,
    address,
    table: tables.names.ops,
    mailer: another(),
    another,
    sent,
    delivered: async () =>
      (await sent()).map(({ To, Subject, BodyText, BodyHtml }) => ({
        to: To.join(', '),
        subject: Subject,
        text: BodyText,
        html: BodyHtml,
      })),
    close: () => tables.remove(),
  }
}

type PostOptions = { from?: string; patienceMilliseconds?: number }
export type AwsPost = Awaited<ReturnType<typeof openPost>>

/** The emulator treats a domain as verified as soon as it exists. */
export async function verify(ses: SESv2Client, domain: string) {
  await ses.send(new CreateEmailIdentityCommand({ EmailIdentity: domain }))
}

/** Of all tests. */
export async function readMails(): Promise<Sent[]> {
  const answer = await fetch(`${process.env.AWS_ENDPOINT_URL}/_ministack/ses/messages`)
  const { messages } = (await answer.json()) as { messages: Record<string, Sent[]> }
  return Object.values(messages).flat()
}
