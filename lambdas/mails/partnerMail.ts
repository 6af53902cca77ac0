import type { MailKind, TemplateSet } from '../../shared/domain/templateSet.ts'
import type { MailTexts } from '../../shared/texts/mails/mailTexts.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import { type Block, paragraph } from './blocks.ts'
import { compose } from './compose.ts'
import type { MailContent, MailFacts, PartnerFacts } from './facts.ts'
import { type MailStyle, toMailStyle } from './mailStyle.ts'
import { toWords, type Words } from './mailWords.ts'

type Pieces = {
  /** After the paragraphs. */
  main?: Block[]
  /** After the standard text. */
  more?: Block[]
}
type Parts = { look: MailStyle; words: Words; texts: MailTexts }

/** A reply would quote the password or code. */
const withoutAnswer: readonly MailKind[] = ['password', 'code']

/** Replies go to the sender, unless the set has an address or the sender is anonymous. */
export function partnerMail(
  set: TemplateSet,
  kind: MailKind,
  facts: PartnerFacts & Partial<MailFacts>,
  toPieces: (parts: Parts) => Pieces = () => ({}),
): MailContent {
  const look = toMailStyle(set, facts)
  const words = toWords(set, kind, facts)
  const { main = [], more = [] } = toPieces({ look, words, texts: words.texts })
  const { subject, preview, heading, greeting, paragraphs, after, footer } = words
  const sender = withoutAnswer.includes(kind) ? undefined : facts.senderEmail && oneLine(facts.senderEmail)
  return {
    ...compose(look, {
      subject,
      preview,
      heading,
      blocks: [...[greeting, ...paragraphs].map(paragraph), ...main, ...after.map(paragraph), ...more],
      footer,
    }),
    replyTo: set.replyTo ?? sender,
    logo: set.logo?.png,
  }
}
