import type { MailKind, TemplateSet } from '../../shared/domain/templateSet.ts'
import type { Alternatives } from '../../shared/texts/mails/mailTexts.ts'
import type { MailFacts, PartnerFacts } from './facts.ts'
import { filled, getValues, type Values } from './fill.ts'
import { getMailTexts } from './getMailTexts.ts'

export type Words = ReturnType<typeof toWords>

/**
 * What a mail says: the words of the organisation's set, and those of its language wherever the set has none, or none
 * that can be said. What every mail of its kind has to say is the language's alone.
 */
export function toWords(set: TemplateSet, kind: MailKind, facts: PartnerFacts & Partial<MailFacts>) {
  const texts = getMailTexts(set.language)
  const own = set.mails[kind] ?? {}
  const usual = texts.mails[kind]
  const values = getValues(facts, texts, set.language)
  const one = (...from: (Alternatives | undefined)[]) =>
    filled(
      from.flatMap(found => found ?? []),
      values,
    ) ?? ''
  return {
    subject: one(own.subject, usual.subject),
    preview: one(usual.preview),
    heading: one(own.heading, usual.heading),
    greeting: one(set.greeting, texts.greeting),
    paragraphs: all(own.paragraphs, usual.paragraphs, values),
    messageFrom: one(texts.message),
    button: one(own.button, usual.button),
    after: all(undefined, usual.after ?? [], values),
    footer: [...all(own.footer, usual.footer, values), one([texts.sentBy])],
  }
}

function all(own: readonly Alternatives[] | undefined, usual: readonly Alternatives[], values: Values): string[] {
  const said = (texts: readonly Alternatives[]) => texts.flatMap(alternatives => filled(alternatives, values) ?? [])
  const ours = said(own ?? [])
  return ours.length > 0 ? ours : said(usual)
}
