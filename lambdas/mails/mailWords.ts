import type { MailKind, TemplateSet } from '../../shared/domain/templateSet.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { Alternatives } from '../../shared/texts/mails/mailTexts.ts'
import type { MailFacts, PartnerFacts } from './facts.ts'
import { fill, fillBody, getValues, type Values } from './fill.ts'
import { getPartnerTexts } from './getMailTexts.ts'

export type Words = ReturnType<typeof toWords>

/** The template set's texts, or the language's where the set has none that can be filled. */
export function toWords(set: TemplateSet, kind: MailKind, facts: PartnerFacts & Partial<MailFacts>) {
  const texts = getPartnerTexts(set.language)
  const own = set.mails[kind] ?? {}
  const usual = texts.mails[kind]
  const values = getValues(facts, set.language)
  const alternatives = (from: readonly (Alternatives | undefined)[]) => from.flatMap(found => found ?? [])
  const say = (...from: (Alternatives | undefined)[]) => fill(alternatives(from), values) ?? ''
  const write = (...from: (Alternatives | undefined)[]) => fillBody(alternatives(from), values, set.language) ?? ''
  const writeAll = (written: readonly Alternatives[] | undefined, ours: readonly Alternatives[]) =>
    fillAll(written, ours, values, set.language)
  return {
    texts,
    subject: say(own.subject, usual.subject),
    preview: say(usual.preview),
    heading: write(own.heading, usual.heading),
    greeting: write(set.greeting, texts.greeting),
    paragraphs: writeAll(own.paragraphs, usual.paragraphs),
    messageFrom: write(texts.message),
    button: say(own.button, usual.button),
    after: writeAll(undefined, usual.after ?? []),
    footer: [...writeAll(own.footer, usual.footer), write([texts.sentBy])],
  }
}

function fillAll(
  own: readonly Alternatives[] | undefined,
  usual: readonly Alternatives[],
  values: Values,
  language: Language,
): string[] {
  const written = (texts: readonly Alternatives[]) =>
    texts.flatMap(alternatives => fillBody(alternatives, values, language) ?? [])
  const ours = written(own ?? [])
  return ours.length > 0 ? ours : written(usual)
}
