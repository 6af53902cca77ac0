import { type Block, smallPrint } from './blocks.ts'
import type { MailContent } from './facts.ts'
import { html } from './html.ts'
import { toIsolated, withoutIsolates } from './isolates.ts'
import { layout } from './layout.ts'
import type { MailStyle } from './mailStyle.ts'
import { styles } from './styles.ts'

type Parts = {
  subject: string
  /** Shown on locked screens: nothing secret. */
  preview: string
  heading: string
  blocks: readonly Block[]
  footer: readonly string[]
}

/** Both parts have the same content. */
export function compose(look: MailStyle, { subject, preview, heading, blocks, footer }: Parts): MailContent {
  const title = html`<h1 class="strong" style="${styles.title}">${toIsolated(heading)}</h1>`
  const bodies = [title, ...blocks.flatMap(block => block.html ?? [])]
  const texts = [...blocks.flatMap(block => block.text ?? []), `-- \n${footer.map(withoutIsolates).join('\n')}`]
  return {
    subject,
    text: `${texts.join('\n\n')}\n`,
    html: layout(look, {
      title: subject,
      preview,
      body: bodies.map(indented),
      footer: footer.map(smallPrint).map(indented),
    }),
    language: look.language,
  }
}

/** Keeps the source of the mail readable. */
const indented = (markup: Block['html']) => html`
              ${markup}`
