import { PLACEHOLDER, type Placeholder } from '../../shared/domain/templateSet.ts'
import { countShared, formatDateTime } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { MailTexts } from '../../shared/texts/mails/mailTexts.ts'
import { oneLine } from '../core/mail/plain.ts'
import type { MailFacts } from './facts.ts'
import { getName } from './recipientName.ts'

/** What stands for each placeholder; what is not there cannot be named. */
export type Values = { [Name in Placeholder]?: string | undefined }

/** The first text of which everything that it names is there, filled in one pass: what is put in is not filled again. */
export function filled(texts: readonly string[], values: Values): string | undefined {
  const found = texts.find(text =>
    [...text.matchAll(PLACEHOLDER)].every(([, name]) => standsFor(values, name) !== undefined),
  )
  return found?.replace(PLACEHOLDER, (_, name) => standsFor(values, name) ?? '')
}

/** What stands for the placeholders of a mail: all on one line, none of it markup yet. */
export function getValues(facts: Partial<MailFacts>, texts: MailTexts, language: Language): Values {
  const at = (iso: string | undefined) => (iso ? formatDateTime(iso, facts.timeZone, language) : undefined)
  return {
    organisation: oneLine(facts.organisationName ?? ''),
    brand: oneLine(facts.brandName ?? ''),
    sender: facts.senderEmail && oneLine(facts.senderEmail),
    recipientName: getName(facts.recipientName ?? '') || undefined,
    supportEmail: facts.supportEmail && oneLine(facts.supportEmail),
    fileCount:
      facts.fileCount === undefined
        ? undefined
        : countShared(facts.fileCount, facts.isPasswordProtected ?? false, language),
    expiryDate: at(facts.expiryDate),
    receivedAt: at(facts.receivedAt),
    // Before a gate there is none to tell: a sentence without it stands in its place.
    archiveName: facts.archiveName ? oneLine(facts.archiveName) : undefined,
    prefix: facts.prefix,
    minutes: facts.minutes === undefined ? undefined : texts.minutes(facts.minutes),
  }
}

function standsFor(values: Values, name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(values, name) ? values[name as Placeholder] : undefined
}
