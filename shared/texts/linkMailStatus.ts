import type { LinkMail } from '../domain/transfer.ts'

type Texts = {
  /** Shown when the link is for a download. */
  title: string
  /** Shown when the link is for an upload. */
  requestTitle: string
  meaning: string
}

/** Shown on the page and in the mail to the sender. */
export const linkMailTexts: Record<Exclude<LinkMail['state'], 'delivered'>, Texts> = {
  delayed: {
    title: 'The mail with the link is delayed',
    requestTitle: 'The mail with the upload link is delayed',
    meaning: 'The recipient’s mail server does not take it at the moment. Delivery is tried again for some hours.',
  },
  bounced: {
    title: 'The mail with the link came back',
    requestTitle: 'The mail with the upload link came back',
    meaning: 'The recipient’s mail server did not take it. Please check the address.',
  },
  complained: {
    title: 'The mail with the link was reported as unwanted',
    requestTitle: 'The mail with the upload link was reported as unwanted',
    meaning: 'Mails are no longer sent to this address.',
  },
  refused: {
    title: 'The mail with the link could not be sent',
    requestTitle: 'The mail with the upload link could not be sent',
    meaning: 'The mail system did not take it. Please check the address.',
  },
}

/** Undefined when the mail was delivered, or its state is unknown to this version. */
export function linkMailText(linkMail: LinkMail | undefined): Texts | undefined {
  return linkMail && (linkMailTexts as Partial<Record<LinkMail['state'], Texts>>)[linkMail.state]
}
