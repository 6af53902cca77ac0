import type { LinkMail } from '../domain/transfer.ts'
import { linkMailReasons, linkMailTexts } from './en/sending.ts'

/** Undefined when the mail was delivered, or its state is unknown to this version. */
export function linkMailText(linkMail: LinkMail | undefined): LinkMailText | undefined {
  const text = linkMail && (linkMailTexts as Partial<Record<LinkMail['state'], LinkMailText>>)[linkMail.state]
  const reason = linkMailReasonText(linkMail?.reason)
  if (text === undefined || reason === undefined) return text
  return { ...text, meaning: linkMail?.state === 'delayed' ? `${text.meaning} ${reason}` : reason }
}

/** Undefined without a reason, or when it is unknown to this version. */
export function linkMailReasonText(reason: LinkMail['reason']): string | undefined {
  return reason && (linkMailReasons as Partial<Record<string, string>>)[reason]
}

type LinkMailText = (typeof linkMailTexts)[keyof typeof linkMailTexts]
