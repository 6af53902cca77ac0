import * as z from 'zod'
import { type BounceReason, toBounceReason } from '../../shared/domain/bounceReason.ts'
import type { LinkMailEvent } from '../pipeline/linkMailEvents.ts'

const Moment = z.iso.datetime({ offset: true })
/** SES returns a tag as a list of one. */
const Tag = z.tuple([z.string()]).optional()

const Mail = z.object({ tags: z.object({ mail: Tag, transfer: Tag, occasion: Tag }) })
/** What the recipient's server answered, as a mail has one recipient. The texts may have addresses: only their codes are read. */
const Answers = z.array(z.object({ status: z.string().nullish(), diagnosticCode: z.string().nullish() })).catch([])
const detail = <Shape extends z.ZodRawShape>(more: Shape) => z.object({ mail: Mail, ...more })

/**
 * Addresses and headers are not read.
 * @see https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const SesEvent = z.discriminatedUnion('detail-type', [
  z.object({ 'detail-type': z.literal('Email Sent'), time: Moment, detail: detail({}) }),
  z.object({ 'detail-type': z.literal('Email Rejected'), time: Moment, detail: detail({}) }),
  z.object({ 'detail-type': z.literal('Email Rendering Failed'), time: Moment, detail: detail({}) }),
  z.object({
    'detail-type': z.literal('Email Delivered'),
    detail: detail({ delivery: z.object({ timestamp: Moment }) }),
  }),
  z.object({
    'detail-type': z.literal('Email Delivery Delayed'),
    detail: detail({
      deliveryDelay: z.object({ timestamp: Moment, delayType: z.string().nullish(), delayedRecipients: Answers }),
    }),
  }),
  z.object({
    'detail-type': z.literal('Email Bounced'),
    detail: detail({
      bounce: z.object({
        timestamp: Moment,
        bounceType: z.string(),
        bounceSubType: z.string().nullish(),
        bouncedRecipients: Answers,
      }),
    }),
  }),
  z.object({
    'detail-type': z.literal('Email Complaint Received'),
    detail: detail({ complaint: z.object({ timestamp: Moment, complaintSubType: z.string().nullish() }) }),
  }),
])
type SesEvent = z.infer<typeof SesEvent>

export type MailEvent = { tags: { [Tag in 'mail' | 'transfer' | 'occasion']?: string | undefined }; event: SesEvent }

/** @throws without quoting the input, which may contain addresses */
export function parseMailEvent(body: unknown): MailEvent {
  const parsed = SesEvent.safeParse(body)
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole')
    throw new Error(`The message is not a supported SES event. Invalid fields: ${places.join(', ')}.`)
  }
  const { mail, transfer, occasion } = parsed.data.detail.mail.tags
  return { tags: { mail: mail?.[0], transfer: transfer?.[0], occasion: occasion?.[0] }, event: parsed.data }
}

/** "Sent" does not mean arrival, so it gives none. */
export function toLinkMailEvent({ event }: MailEvent): LinkMailEvent | undefined {
  switch (event['detail-type']) {
    case 'Email Sent':
      return undefined
    case 'Email Delivered':
      return { state: 'delivered', at: iso(event.detail.delivery.timestamp) }
    case 'Email Delivery Delayed': {
      const { timestamp, delayType, delayedRecipients } = event.detail.deliveryDelay
      return { state: 'delayed', at: iso(timestamp), ...toReason(delayType, delayedRecipients) }
    }
    case 'Email Bounced': {
      const { timestamp, bounceType, bounceSubType, bouncedRecipients } = event.detail.bounce
      // SES also reports out-of-office replies as transient.
      return {
        state: 'bounced',
        at: iso(timestamp),
        isDoubtful: bounceType !== 'Permanent',
        ...toReason(bounceSubType, bouncedRecipients),
      }
    }
    case 'Email Complaint Received': {
      const { timestamp, complaintSubType } = event.detail.complaint
      // Not sent: the account's suppression list has an earlier complaint.
      const state = complaintSubType === 'OnAccountSuppressionList' ? 'refused' : 'complained'
      return { state, at: iso(timestamp) }
    }
    case 'Email Rejected':
    case 'Email Rendering Failed':
      return { state: 'refused', at: iso(event.time) }
  }
}

/**
 * Kinds that say more than the server's answer, or come without one.
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const reasons: Readonly<Record<string, BounceReason>> = {
  NoEmail: 'unknownAddress',
  MailboxFull: 'mailboxFull',
  MessageTooLarge: 'tooLarge',
  ContentRejected: 'refusedMail',
  AttachmentRejected: 'refusedMail',
  SpamDetected: 'refusedMail',
  RecipientServerError: 'unreachable',
  TransientCommunicationFailure: 'unreachable',
}

function toReason(kind: string | null | undefined, answers: z.infer<typeof Answers>): { reason?: BounceReason } {
  const [answer] = answers
  const reason =
    reasons[kind ?? ''] ??
    toBounceReason(answer?.status ?? undefined) ??
    toBounceReason(answer?.diagnosticCode ?? undefined)
  return reason === undefined ? {} : { reason }
}

function iso(moment: string): string {
  return new Date(moment).toISOString()
}
