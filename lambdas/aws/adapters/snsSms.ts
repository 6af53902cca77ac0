import { setTimeout } from 'node:timers/promises'
import { PublishCommand, type PublishCommandInput, SNSClient } from '@aws-sdk/client-sns'
import * as z from 'zod'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { type Message, type Sms, SmsRefused, SmsUnanswered } from '../../ports/sms.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { sendingFate } from './sendingFate.ts'

export const SmsSettings = z.strictObject({
  /** Shown instead of a number, in countries that allow it. */
  senderId: z.string().optional(),
})
export type SmsSettings = z.infer<typeof SmsSettings>

/** In US dollars. SNS drops and logs more expensive messages. */
const MAX_DOLLARS = '0.50'
/** Within the five seconds of Cognito. */
const MAX_TRIES = 3
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * Permanent. SNS and its SDK use different names.
 * @see https://docs.aws.amazon.com/sns/latest/api/API_Publish.html#API_Publish_Errors
 */
const refusals = ['InvalidParameter', 'InvalidParameterValue', 'OptedOut', 'EndpointDisabled', 'Validation']
  .flatMap(name => [name, `${name}Exception`])
  .concat('ParameterValueInvalid')

/** Directly to a phone: others could subscribe to a topic. */
export function snsSms(sns: SNSClient, { senderId }: SmsSettings): Sms {
  return {
    async send(message) {
      if (!E164.test(message.to)) throw new SmsRefused('A message needs one phone number in E.164 format.')
      try {
        await submit(sns, toInput(message, senderId))
      } catch (error) {
        throw withoutPhones(error)
      }
    },
  }
}

/** Only calls that SNS rejected as too busy: a duplicate costs twice and confuses its reader. */
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
      // More reliable, at a higher price.
      'AWS.SNS.SMS.SMSType': attribute('Transactional'),
      'AWS.SNS.SMS.MaxPrice': attribute(MAX_DOLLARS, 'Number'),
      ...(senderId === undefined ? {} : { 'AWS.SNS.SMS.SenderID': attribute(senderId) }),
    },
  }
}

/** SNS's messages contain phones, and errors are logged. */
function withoutPhones(error: unknown): Error {
  const { name = 'an error', $metadata } = error as { name?: string; $metadata?: { requestId?: string } }
  const said = `${name}, request ${$metadata?.requestId ?? 'unknown'}`
  switch (sendingFate(error, refusals)) {
    case 'refused':
      return new SmsRefused(`SNS refused a message: ${said}.`)
    case 'unknown':
      return new SmsUnanswered(`SNS did not confirm a message: ${said}.`)
    default:
      return new Error(`SNS did not accept a message: ${said}.`)
  }
}

/**
 * The SDK would repeat calls that may have sent a message. `submit` retries the safe ones. The timeout is below
 * Cognito's, which would otherwise request another code.
 */
export function snsClient(): SNSClient {
  return new SNSClient({ ...clientSettings({ requestTimeout: 2500 }), maxAttempts: 1 })
}

export function openSms(): Sms {
  return snsSms(snsClient(), tolerant(SmsSettings).parse(JSON.parse(variable('SMS_SETTINGS'))))
}
