import { type SmsSettings, snsClient, snsSms } from '../../lambdas/aws/adapters/snsSms.ts'
import type { Message } from '../../lambdas/ports/sms.ts'

type SentSms = {
  MessageId: string
  PhoneNumber: string
  Message: string
  MessageAttributes: Record<string, unknown>
}

export async function sentSms(): Promise<SentSms[]> {
  const answer = await fetch(`${process.env.AWS_ENDPOINT_URL}/_ministack/sns/sms-messages`)
  const { sms_messages: byPhone } = (await answer.json()) as { sms_messages: Record<string, SentSms[]> }
  return Object.values(byPhone).flat()
}

/** An SMS sender, and the new messages that it sent. */
export async function openSms(settings: SmsSettings = {}) {
  const before = new Set((await sentSms()).map(({ MessageId }) => MessageId))
  const sns = snsClient()
  const sent = async () => (await sentSms()).filter(({ MessageId }) => !before.has(MessageId))
  return {
    sns,
    sms: snsSms(sns, settings),
    sent,
    delivered: async (): Promise<Message[]> =>
      (await sent()).map(({ PhoneNumber, Message }) => ({ to: PhoneNumber, text: Message })),
    close: async () => {},
  }
}

export type AwsSms = Awaited<ReturnType<typeof openSms>>
