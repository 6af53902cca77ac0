import type { LinkMail } from '../domain/transfer.ts'

/** What is said of a link whose mail did not arrive as it should, on the page and in the mail to the sender. */
export const linkMailTexts: Record<Exclude<LinkMail['state'], 'delivered'>, { title: string; meaning: string }> = {
  delayed: {
    title: 'The mail with the link is delayed',
    meaning: 'The recipient’s mail server does not take it at the moment. It is tried again for some hours.',
  },
  bounced: {
    title: 'The mail with the link came back',
    meaning: 'The recipient’s mail server did not take it. Please check the address.',
  },
  complained: {
    title: 'The mail with the link was reported as unwanted',
    meaning: 'Mails are no longer sent to this address.',
  },
  refused: {
    title: 'The mail with the link could not be sent',
    meaning: 'The mail system did not take it. Please check the address.',
  },
}
