import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import type { MailOccasion } from '../../lambdas/ports/mail.ts'

type Kind =
  | 'Sent'
  | 'Delivered'
  | 'Delivery Delayed'
  | 'Bounced'
  | 'Complaint Received'
  | 'Rejected'
  | 'Rendering Failed'

type Details = {
  at: string
  transferId?: string
  occasion?: MailOccasion
  bounceType?: 'Permanent' | 'Transient' | 'Undetermined'
  complaintSubType?: string
  bounceSubType?: string
  /** The enhanced status code of the recipient's server. */
  status?: string
  delayType?: string
}

const recipient = 'rita@partner.example'

/**
 * An event as SES sends it to EventBridge, with addresses and headers.
 * @see https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html
 */
export function sesEvent(kind: Kind, { at, transferId = 't', occasion = 'link', ...more }: Details) {
  return {
    version: '0',
    id: '6a7e8feb-b491-4cf7-a9f1-bf3703467718',
    'detail-type': `Email ${kind}`,
    source: 'aws.ses',
    account: '123456789012',
    time: at.replace(/\.\d+Z$/, 'Z'),
    region: 'eu-central-1',
    resources: ['arn:aws:ses:eu-central-1:123456789012:configuration-set/mails'],
    detail: {
      eventType: eventTypes[kind],
      mail: {
        timestamp: at,
        source: 'Waybill <no-reply@acme.example>',
        sourceArn: 'arn:aws:ses:eu-central-1:123456789012:identity/acme.example',
        sendingAccountId: '123456789012',
        messageId: '010701935b0c4c1e-11111111-2222-3333-4444-555555555555-000000',
        destination: [recipient],
        headersTruncated: false,
        headers: [{ name: 'To', value: recipient }],
        commonHeaders: { to: [recipient], subject: 'alice@acme.example has shared 1 file with you' },
        tags: {
          'ses:configuration-set': ['mails'],
          'ses:source-ip': ['192.0.2.7'],
          'ses:from-domain': ['acme.example'],
          mail: [computeDigest(`${occasion} ${transferId}`)],
          transfer: [transferId],
          occasion: [occasion],
        },
      },
      ...toDetails(kind, at, more),
    },
  }
}

const eventTypes: Record<Kind, string> = {
  Sent: 'Send',
  Delivered: 'Delivery',
  'Delivery Delayed': 'DeliveryDelay',
  Bounced: 'Bounce',
  'Complaint Received': 'Complaint',
  Rejected: 'Reject',
  'Rendering Failed': 'Rendering Failure',
}

function toDetails(kind: Kind, timestamp: string, more: Partial<Details>) {
  const { bounceType = 'Permanent', bounceSubType = 'General', delayType = 'General', complaintSubType, status } = more
  const answer = { action: 'failed', status, diagnosticCode: `smtp; 550 ${status} refused for ${recipient}` }
  const recipients = [{ emailAddress: recipient, ...(status === undefined ? {} : answer) }]
  switch (kind) {
    case 'Sent':
      return { send: {} }
    case 'Delivered':
      return {
        delivery: { timestamp, processingTimeMillis: 546, recipients: [recipient], smtpResponse: '250 2.6.0 received' },
      }
    case 'Delivery Delayed':
      return { deliveryDelay: { timestamp, delayType, delayedRecipients: recipients } }
    case 'Bounced':
      return { bounce: { timestamp, bounceType, bounceSubType, bouncedRecipients: recipients } }
    case 'Complaint Received':
      return { complaint: { timestamp, complaintSubType: complaintSubType ?? null, complainedRecipients: recipients } }
    case 'Rejected':
      return { reject: { reason: 'Bad content' } }
    case 'Rendering Failed':
      return { failure: { errorMessage: 'Attribute is not present', templateName: 'none' } }
  }
}
