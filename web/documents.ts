import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { type DocumentFile, documents } from './documentList.ts'

type Section = { id: string; level: number; title: string; text: string }
type Rendered = { title: string; lead: string; html: string; sections: Section[] }

const project = join(import.meta.dirname, '..')
const LIST = 'virtual:documents'
const SEARCH = 'virtual:documents-search'
const ONE = 'virtual:document-'

/** Renders Markdown at build time, so that browsers need no parser (decision 0046). */
export function documentation(): Plugin {
  const rendered = new Map<string, Rendered>()
  const get = (document: DocumentFile) => {
    const found = rendered.get(document.name) ?? renderDocument(document)
    rendered.set(document.name, found)
    return found
  }
  return {
    name: 'documentation',
    buildStart() {
      rendered.clear()
      assertLinks(documents.map(document => ({ document, ...get(document) })))
    },
    resolveId: { filter: { id: /^virtual:document/ }, handler: id => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:document/ },
      handler(id) {
        const name = id.slice(1)
        if (name === SEARCH)
          return toModule(
            'sections',
            documents.flatMap(document => toSearched(document, get(document))),
          )
        if (name === LIST) return toList(documents.map(document => ({ document, ...get(document) })))
        const document = documents.find(one => `${ONE}${one.name}` === name)
        if (!document) throw new Error(`There is no document ${name}.`)
        const { title, html, sections } = get(document)
        const contents = sections
          .filter(({ level }) => level === 2)
          .map(section => ({ id: section.id, title: section.title }))
        return toModule('document', { title, html, contents })
      },
    },
  }
}

function toModule(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}

/** Each document is a file of its own. */
function toList(all: readonly (Rendered & { document: DocumentFile })[]): string {
  const entries = all.map(({ document: { name, audience }, title, lead }) => {
    const facts = JSON.stringify({ name, audience, title, lead })
    return `{ ...${facts}, load: async () => (await import('${ONE}${name}')).document }`
  })
  return `export const documents = [${entries.join(',\n')}]`
}

function toSearched({ name }: DocumentFile, { title, sections }: Rendered) {
  return sections.map(section => ({
    document: name,
    id: section.level === 1 ? '' : section.id,
    title: section.level === 1 ? title : section.title,
    within: title,
    text: section.text,
  }))
}

function renderDocument({ file, title: given }: DocumentFile): Rendered {
  const marked = new Marked({ renderer: createRenderer(file) })
  const tokens = marked.lexer(readFileSync(join(project, file), 'utf8'))
  const [heading, ...body] = tokens
  if (heading?.type !== 'heading' || heading.depth !== 1) throw new Error(`${file} has no title.`)
  const render = (some: readonly Token[]) => marked.parser([...some])
  const title = given ?? heading.text
  const lead = body.find(({ type }) => type === 'paragraph')
  return {
    title,
    lead: lead
      ? (toText(render([lead]))
          .match(/^.*?[.:](?=\s|$)/)?.[0]
          .replace(/:$/, '.') ?? '')
      : '',
    html: render(body),
    sections: toSections(title, body, render),
  }
}

function toSections(title: string, body: readonly Token[], render: (tokens: readonly Token[]) => string): Section[] {
  const sections: (Section & { tokens: Token[] })[] = [{ id: '', level: 1, title, text: '', tokens: [] }]
  for (const token of body) {
    if (token.type !== 'heading') sections.at(-1)?.tokens.push(token)
    else {
      const text = toText(render([token]))
      sections.push({ id: toSlug(text), level: token.depth, title: text, text: '', tokens: [] })
    }
  }
  return sections.map(({ tokens, ...section }) => ({ ...section, text: toText(render(tokens)) }))
}

function createRenderer(file: string) {
  return {
    heading(this: { parser: { parseInline: (tokens: Token[]) => string } }, { tokens, depth }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens)
      return `<h${depth} id="${toSlug(toText(html))}">${html}</h${depth}>\n`
    },
    // What is wider than the page scrolls, also by the keyboard.
    code: ({ text }: Tokens.Code) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    table(this: { parser: { parseInline: (tokens: Token[]) => string } }, { header, rows }: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], wanted: 'th' | 'td') => {
        const made = cells.map(({ tokens, text }) => {
          const tag = text === '' ? 'td' : wanted
          return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
        })
        return `<tr>${made.join('')}</tr>`
      }
      const head = header.some(({ text }) => text !== '') ? `<thead>${row(header, 'th')}</thead>` : ''
      const body = rows.map(cells => row(cells, 'td')).join('')
      return `<div tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`
    },
    image: () => '',
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    link(this: { parser: { parseInline: (tokens: Token[]) => string } }, { href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens)
      const target = toTarget(href, file)
      return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`
    },
  }
}

/** @returns undefined for files that are no document */
function toTarget(href: string, file: string): string | undefined {
  if (/^https:|^#/.test(href)) return href
  const [path = '', hash] = href.split('#')
  const found = documents.find(document => document.file === normalize(join(dirname(file), path)))
  return found && `/docs/${found.name}${hash === undefined ? '' : `#${hash}`}`
}

/** As on GitHub, where the same documents are read. */
function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function assertLinks(all: readonly (Rendered & { document: DocumentFile })[]) {
  for (const { document, html } of all) {
    for (const [, name = document.name, hash] of html.matchAll(/<a href="(?:\/docs\/(\w+))?#([^"]+)"/g)) {
      const target = all.find(one => one.document.name === name)
      if (target?.sections.some(({ id }) => id === hash)) continue
      throw new Error(`${document.file} links to #${hash} in ${name}, which is missing.`)
    }
  }
}

function toText(html: string): string {
  return html
    .replace(/<\/?(p|li|h\d|td|th|pre|br)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|#38|#60|#62|#34);/g, (_, name) => entities[name as keyof typeof entities])
    .replace(/\s+/g, ' ')
    .trim()
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#38': '&', '#60': '<', '#62': '>', '#34': '"' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
}
