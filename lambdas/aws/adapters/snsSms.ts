import { setTimeout } from 'node:timers/promises'
import { PublishCommand, type PublishCommandInput, SNSClient } from '@aws-sdk/client-sns'
import * as z from 'zod'
import { tolerant } from '../../../shared/domain/tolerant.ts'
import { type Message, type Sms, SmsRefused, SmsUnanswered } from '../../ports/sms.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { sendingFate } from './sendingFate.ts'

/** What a function knows of the deployment's SMS: `SMS_SETTINGS`. */
export const SmsSettings = z.strictObject({
  /** Shown in the place of a number, in countries that allow it. */
  senderId: z.string().optional(),
})
export type SmsSettings = z.infer<typeof SmsSettings>

/** In US dollars: a message to an ordinary phone costs some cents. SNS drops what would cost more, and says so in its log. */
const MAX_DOLLARS = '0.50'
/** Cognito waits five seconds for the function that sends a code. */
const MAX_TRIES = 3
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * SNS does not send this, whoever asks. It names errors otherwise than its SDK does, which tells them by either name.
 * @see https://docs.aws.amazon.com/sns/latest/api/API_Publish.html#API_Publish_Errors
 */
const refusals = ['InvalidParameter', 'InvalidParameterValue', 'OptedOut', 'EndpointDisabled', 'Validation']
  .flatMap(name => [name, `${name}Exception`])
  .concat('ParameterValueInvalid')

/** SMS by SNS, straight to a phone: there is no topic that anybody could listen to. */
export function snsSms(sns: SNSClient, { senderId }: SmsSettings): Sms {
  return {
    async send(message) {
      if (!E164.test(message.to)) throw new SmsRefused('A message was to go to what is not one phone.')
      try {
        await submit(sns, toInput(message, senderId))
      } catch (error) {
        throw withoutPhones(error)
      }
    },
  }
}

/** Repeats what SNS turned away at the door, and nothing else: what is sent twice costs twice, and confuses its reader. */
async function submit(sns: SNSClient, input: PublishCommandInput) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sns.send(new PublishCommand(input))
    } catch (error) {
      if (sendingFate(error, refusals) !== 'turnedAway' || tries === MAX_TRIES) throw error
    }
    await setTimeout(Math.random() * 200 * 2 ** tries)
  }
}

/** @see https://docs.aws.amazon.com/sns/latest/dg/sms_sending-overview.html */
function toInput({ to, text }: Message, senderId: string | undefined): PublishCommandInput {
  const attribute = (StringValue: string, DataType = 'String') => ({ DataType, StringValue })
  return {
    PhoneNumber: to,
    Message: text.toWellFormed(),
    MessageAttributes: {
      // Goes by the dearer and surer way, ahead of what can wait.
      'AWS.SNS.SMS.SMSType': attribute('Transactional'),
      'AWS.SNS.SMS.MaxPrice': attribute(MAX_DOLLARS, 'Number'),
      ...(senderId === undefined ? {} : { 'AWS.SNS.SMS.SenderID': attribute(senderId) }),
    },
  }
}

/** SNS names the phone in what it says, and errors are logged: its own word for the case and its request id will do. */
function withoutPhones(error: unknown): Error {
  const { name = 'an error', $metadata } = error as { name?: string; $metadata?: { requestId?: string } }
  const said = `${name}, request ${$metadata?.requestId ?? 'unknown'}`
  switch (sendingFate(error, refusals)) {
    case 'refused':
      return new SmsRefused(`SNS refused a message: ${said}.`)
    case 'unknown':
      return new SmsUnanswered(`SNS did not say that it took a message: ${said}.`)
    default:
      return new Error(`SNS did not take a message: ${said}.`)
  }
}

/**
 * Asks once: the SDK would repeat what may have been sent. What can be repeated safely is repeated here. An answer is
 * waited for less long than Cognito waits for all of the function, or it would have another code sent.
 */
export function snsClient(): SNSClient {
  return new SNSClient({ ...clientSettings({ requestTimeout: 2500 }), maxAttempts: 1 })
}

export function openSms(): Sms {
  return snsSms(snsClient(), tolerant(SmsSettings).parse(JSON.parse(variable('SMS_SETTINGS'))))
}
