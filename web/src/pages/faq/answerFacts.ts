import type { ClientConfiguration } from '../../../../shared/contract/client.ts'
import { faqPage } from '../../../../shared/texts/en/help.ts'
import { getFacts } from '../help/facts.ts'

/** HTML for the markers of answers. */
export function answerFacts(configuration: ClientConfiguration): Record<string, string> {
  const facts = Object.entries(getFacts(configuration)).map(([name, fact]) => [name, toHtml(fact)])
  const support = configuration['support/email_address']
  return {
    ...Object.fromEntries(facts),
    support: support ? `<a href="mailto:${toHtml(support)}">${toHtml(support)}</a>` : toHtml(faqPage.support),
  }
}

function toHtml(text: string): string {
  return text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
}
