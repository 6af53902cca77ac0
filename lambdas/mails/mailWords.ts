import type { MailKind, TemplateSet } from '../../shared/domain/templateSet.ts'
import type { Alternatives } from '../../shared/texts/mails/mailTexts.ts'
import type { MailFacts, PartnerFacts } from './facts.ts'
import { fill, getValues, type Values } from './fill.ts'
import { getMailTexts } from './getMailTexts.ts'

export type Words = ReturnType<typeof toWords>

/** The template set's texts, or the language's where the set has none that can be filled. */
export function toWords(set: TemplateSet, kind: MailKind, facts: PartnerFacts & Partial<MailFacts>) {
  const texts = getMailTexts(set.language)
  const own = set.mails[kind] ?? {}
  const usual = texts.mails[kind]
  const values = getValues(facts, texts, set.language)
  const one = (...from: (Alternatives | undefined)[]) =>
    fill(
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
  const fillAll = (texts: readonly Alternatives[]) => texts.flatMap(alternatives => fill(alternatives, values) ?? [])
  const ours = fillAll(own ?? [])
  return ours.length > 0 ? ours : fillAll(usual)
}
