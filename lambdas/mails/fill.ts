import { PLACEHOLDER, type Placeholder } from '../../shared/domain/templateSet.ts'
import { countShared, formatDateTime, formatDuration } from '../../shared/texts/format.ts'
import { type Language, languageFacts } from '../../shared/texts/language.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import type { MailFacts } from './facts.ts'
import { isolate, withoutIsolates } from './isolates.ts'

export type Values<Name extends string = Placeholder> = { readonly [Of in Name]?: string | undefined }

/** The first text whose values are all present. Values are not filled again. */
export function fill(
  texts: readonly string[],
  values: Values<string>,
  toShown: (value: string) => string = withoutIsolates,
): string | undefined {
  const found = texts.find(text =>
    [...text.matchAll(PLACEHOLDER)].every(([, name]) => getValue(values, name) !== undefined),
  )
  return found?.replace(PLACEHOLDER, (_, name) => toShown(getValue(values, name) ?? ''))
}

/** For the body of a mail: values in a right-to-left sentence keep their own direction. */
export function fillBody(texts: readonly string[], values: Values<string>, language: Language): string | undefined {
  return fill(texts, values, languageFacts[language].direction === 'rtl' ? isolate : withoutIsolates)
}

/** Single lines, not yet escaped. */
export function getValues(facts: Partial<MailFacts>, language: Language): Values {
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
    // Absent behind a gate.
    archiveName: facts.archiveName ? oneLine(facts.archiveName) : undefined,
    prefix: facts.prefix,
    minutes: facts.minutes === undefined ? undefined : formatDuration(facts.minutes, 'minute', language),
  }
}

function getValue(values: Values<string>, name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined
}

const MAX_NAME_LENGTH = 80
/** Characters that are invisible or reverse text. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu

/** '' for a name that a mail program might turn into a link inside the product's text. */
function getName(text: string): string {
  const name = oneLine(text.toWellFormed().replace(UNSEEN, ''))
  return /[/\\:@]|\.\p{L}{2}/u.test(name) || name.length > MAX_NAME_LENGTH ? '' : name
}
