/** The text of HTML without its tags, for a search and where the tags cannot be cleaned. */
export function toPlainText(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ')
}
