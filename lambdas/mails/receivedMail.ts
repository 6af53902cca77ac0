import { countFiles, formatDateTime } from '../../shared/texts/format.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import type { MailContent, MailFacts } from './facts.ts'
import { memberMail } from './memberMail.ts'

type ReceivedFacts = Pick<MailFacts, 'brandName' | 'timeZone' | 'fileCount' | 'files' | 'expiryDate' | 'link'> & {
  responder: string
  reviewUrl: string
}

/** The link requires the member's sign-in. */
export function receivedMail(facts: ReceivedFacts): MailContent {
  const responder = oneLine(facts.responder)
  const count = countFiles(facts.fileCount)
  const until = `Available until ${formatDateTime(facts.expiryDate, facts.timeZone)}.`
  return memberMail(facts.brandName, {
    subject: `${responder} has sent you ${count}`,
    preview: until,
    heading: `${count} from ${responder}`,
    paragraphs: [
      `${responder} has uploaded ${count} that you had asked for. The page of the transfer lists the findings, and files that could not be read.`,
    ],
    advice: [`${until} To download them, sign in with the address of this mail.`],
    button: { label: 'Download files', url: facts.link },
    other: {
      words: 'The page of the transfer:',
      url: facts.reviewUrl,
    },
    files: facts.files,
    because: 'you asked for these files',
  })
}
