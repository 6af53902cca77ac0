class Markup {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** The class is private to this file, so that only `html` creates it. */
export type Html = Markup

type Content = Html | string | number | undefined | readonly Content[]

/** Escapes all values except its own results. */
export function html(fixed: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Markup(fixed.map((text, index) => text + toMarkup(contents[index])).join(''))
}

function toMarkup(content: Content): string {
  if (content === undefined) return ''
  if (content instanceof Markup) return content.toString()
  if (typeof content === 'object') return content.map(toMarkup).join('')
  return escapeHtml(String(content))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const NOT_IN_HTML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_HTML, '\ufffd')
    .replace(/[&<>"']/g, character => entities[character] ?? '')
}
