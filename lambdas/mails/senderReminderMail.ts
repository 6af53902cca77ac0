import { countFiles, formatDateTime } from '../../shared/texts/format.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import type { MailContent, MailFacts } from './facts.ts'
import { memberMail } from './memberMail.ts'

type SenderReminderFacts = Pick<MailFacts, 'brandName' | 'timeZone' | 'fileCount' | 'expiryDate' | 'isRequest'> & {
  recipient: string
  reviewUrl: string
}

export function senderReminderMail(facts: SenderReminderFacts): MailContent {
  const { brandName, reviewUrl: url, isRequest } = facts
  const recipient = oneLine(facts.recipient)
  const until = formatDateTime(facts.expiryDate, facts.timeZone)
  const words = isRequest
    ? wordsOfRequest(recipient, until)
    : wordsOfSend(recipient, until, countFiles(facts.fileCount))
  return memberMail(brandName, { ...words, button: { label: 'Open the transfer', url } })
}

function wordsOfSend(recipient: string, until: string, count: string) {
  return {
    subject: `${recipient} has not yet downloaded your files`,
    preview: `They expire on ${until}.`,
    heading: 'Your files are still waiting',
    paragraphs: [`You sent ${count} to ${recipient}. Nothing was downloaded so far, and the link expires on ${until}.`],
    advice: ['If the mail with the link was lost, open the transfer to copy the link.'],
    because: 'you sent these files',
  }
}

function wordsOfRequest(recipient: string, until: string) {
  return {
    subject: `${recipient} has not yet uploaded any files`,
    preview: `The upload link expires on ${until}.`,
    heading: 'Your request is still waiting',
    paragraphs: [`You asked ${recipient} for files. Nothing was uploaded so far, and the link expires on ${until}.`],
    advice: ['If the mail with the link was lost, open the transfer to copy the upload link.'],
    because: 'you asked for files',
  }
}
