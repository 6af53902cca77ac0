import type { LinkMail } from '../../shared/domain/transfer.ts'
import { linkMailTexts } from '../../shared/texts/linkMailStatus.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import type { MailContent, MailedFile } from './facts.ts'
import { memberMail } from './memberMail.ts'

export type Undelivered = Exclude<LinkMail['state'], 'delivered'>

type UndeliveredFacts = {
  brandName: string
  recipient: string
  state: Undelivered
  files: readonly MailedFile[]
  reviewUrl: string
  isRequest?: boolean | undefined
}

/** Without the link, which only the sender's page shows. */
export function undeliveredMail(facts: UndeliveredFacts): MailContent {
  const { brandName, state, files, reviewUrl: url, isRequest } = facts
  const { title, requestTitle, meaning } = linkMailTexts[state]
  const link = isRequest ? 'upload link' : 'link'
  const subject = `Your ${link} ${outcomes[state]} ${oneLine(facts.recipient)}`
  const reason = `${isRequest ? requestTitle : title}. ${meaning}`
  return memberMail(brandName, {
    subject,
    preview: reason,
    heading: subject,
    paragraphs: [],
    remark: reason,
    advice: isRequest ? adviceOfRequest : adviceOfSend,
    button: { label: 'Open the transfer', url },
    files,
    because: isRequest ? 'you asked for files' : 'you sent these files',
  })
}

const adviceOfSend = [
  'Your files are available, and the link works. Open the transfer, copy the link, and give it to the recipient in another way.',
  'If the address is wrong, revoke the transfer and send the files again.',
]
const adviceOfRequest = [
  'The upload link works. Open the transfer, copy the link, and give it to the recipient in another way.',
  'If the address is wrong, revoke the transfer and ask again.',
]

const outcomes: Record<Undelivered, string> = {
  delayed: 'has not yet reached',
  bounced: 'could not be delivered to',
  complained: 'was reported as unwanted by',
  refused: 'could not be delivered to',
}
