import { oneLine } from '../core/mail/plainTextLines.ts'
import type { MailContent, MailedFile } from './facts.ts'
import { memberMail } from './memberMail.ts'

type FailureFacts = {
  brandName: string
  recipient: string
  reason: string
  files: readonly MailedFile[]
  reviewUrl: string
  isRequest?: boolean | undefined
  /** A policy blocks it, and the sender can send it again on its stored files. */
  canSendAgain?: boolean | undefined
}

export function failedMail(facts: FailureFacts): MailContent {
  const { brandName, files, reviewUrl: url, isRequest, canSendAgain } = facts
  const recipient = oneLine(facts.recipient)
  const reason = `Reason: ${oneLine(facts.reason)}`
  const words = isRequest ? wordsOfRequest(recipient) : wordsOfSend(recipient)
  const button = { label: 'Review the transfer', url }
  const advice = canSendAgain ? [sendAgainAdvice] : []
  return memberMail(brandName, { ...words, preview: reason, remark: reason, advice, button, files })
}

const sendAgainAdvice =
  'The files are stored for five days. To send them with what the policy asks for, review the transfer and choose “Send again”: nothing is uploaded again.'

function wordsOfSend(recipient: string) {
  return {
    subject: `Your transfer to ${recipient} could not be completed`,
    heading: 'Your transfer could not be completed',
    paragraphs: [`Your files were not sent to ${recipient}, and none of them can be downloaded.`],
    because: 'you started this transfer',
  }
}

function wordsOfRequest(recipient: string) {
  return {
    subject: `The files from ${recipient} could not be processed`,
    heading: 'The files that you requested could not be processed',
    paragraphs: [`${recipient} uploaded files for you, but none of them can be downloaded.`],
    because: 'you asked for these files',
  }
}
