import type { LinkMail } from '../domain/transfer.ts'

type Texts = {
  /** Of a link to files. */
  title: string
  /** Of a link through which files are uploaded. */
  requestTitle: string
  meaning: string
}

/** What is said of a link whose mail did not arrive as it should, on the page and in the mail to the sender. */
export const linkMailTexts: Record<Exclude<LinkMail['state'], 'delivered'>, Texts> = {
  delayed: {
    title: 'The mail with the link is delayed',
    requestTitle: 'The mail with the upload link is delayed',
    meaning: 'The recipient’s mail server does not take it at the moment. It is tried again for some hours.',
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

/** What went wrong with the mail of a link; undefined when it was delivered, or nothing is known that this version can say. */
export function linkMailText(linkMail: LinkMail | undefined): Texts | undefined {
  return linkMail && (linkMailTexts as Partial<Record<LinkMail['state'], Texts>>)[linkMail.state]
}
