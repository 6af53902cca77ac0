import { countFiles, formatDateTime } from '../../shared/texts/format.ts'
import { oneLine } from '../core/mail/plain.ts'
import type { MailContent, MailFacts } from './facts.ts'
import { memberMail } from './memberMail.ts'

type ReceivedFacts = Pick<MailFacts, 'brandName' | 'timeZone' | 'fileCount' | 'files' | 'expiryDate' | 'link'> & {
  /** Who uploaded them. */
  responder: string
  reviewUrl: string
}

/** Tells a member that the files they asked for are there. The link opens for whoever is signed in as them alone. */
export function receivedMail(facts: ReceivedFacts): MailContent {
  const responder = oneLine(facts.responder)
  const count = countFiles(facts.fileCount)
  const until = `Available until ${formatDateTime(facts.expiryDate, facts.timeZone)}.`
  return memberMail(facts.brandName, {
    subject: `${responder} has sent you ${count}`,
    preview: until,
    heading: `${count} from ${responder}`,
    paragraphs: [
      `${responder} has uploaded ${count} that you had asked for. What was found in them, and what could not be read, is on the page of the transfer.`,
    ],
    advice: [`${until} You download them signed in, with the address that this mail went to.`],
    button: { label: 'Download files', url: facts.link },
    other: {
      words: 'The page of the transfer:',
      url: facts.reviewUrl,
    },
    files: facts.files,
    because: 'you asked for these files',
  })
}
