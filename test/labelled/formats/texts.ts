import type { Draft } from '../draft.ts'
import type { Random } from '../random.ts'
import { escapedXml } from './bytes.ts'
import { toLines, wrapped } from './lines.ts'

export function plainText(draft: Draft, random: Random): string {
  const newline = random.pick(['\n', '\r\n'])
  return toLines(draft)
    .map(line => line.replaceAll('\n', newline))
    .join(newline + newline.repeat(random.int(0, 1)))
}

/** Paragraphs wrapped at 76, as mail programs do. */
export function wrappedText(draft: Draft): string {
  return toLines(draft)
    .map(line =>
      line
        .split('\n')
        .flatMap(part => wrapped(part, 76))
        .join('\n'),
    )
    .join('\n\n')
}

/** Rows by RFC 4180, quoted where required. */
export function separated(draft: Draft, separator: string, random: Random): string {
  const newline = random.pick(['\n', '\r\n'])
  const isAllQuoted = random.chance(0.3)
  const cell = (text: string) =>
    isAllQuoted || /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  return draft.blocks
    .flatMap(block =>
      'paragraph' in block ? [] : [block.header, ...block.rows.map(row => row.map(({ text }) => text))],
    )
    .map(row => row.map(cell).join(separator) + newline)
    .join('')
}

export function html(draft: Draft): string {
  const blocks = draft.blocks.map(block => {
    if ('paragraph' in block) return `<p>${escapedXml(block.paragraph.text).replaceAll('\n', '<br>')}</p>`
    const cells = (row: readonly string[], tag: string) =>
      `<tr>${row.map(text => `<${tag}>${escapedXml(text)}</${tag}>`).join('')}</tr>`
    const rows = block.rows.map(row =>
      cells(
        row.map(({ text }) => text),
        'td',
      ),
    )
    return `<table>\n${[cells(block.header, 'th'), ...rows].join('\n')}\n</table>`
  })
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escapedXml(draft.title)}</title>
<style>p { margin: 0 0 1.5em }</style><script>window.started = Date.now()</script></head>
<body>\n${blocks.join('\n')}\n</body></html>\n`
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '') || 'field'

export function xml(draft: Draft): string {
  const blocks = draft.blocks.flatMap(block => {
    if ('paragraph' in block) return [`  <paragraph>${escapedXml(block.paragraph.text)}</paragraph>`]
    const fields = block.header.map(slug)
    return block.rows.map(
      row =>
        `  <record>${row.map(({ text }, at) => `<${fields[at]}>${escapedXml(text)}</${fields[at]}>`).join('')}</record>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<document title="${draft.title}">\n${blocks.join('\n')}\n</document>\n`
}

export function json(draft: Draft, random: Random): string {
  const content = draft.blocks.map(block =>
    'paragraph' in block
      ? block.paragraph.text
      : block.rows.map(row => Object.fromEntries(row.map(({ text }, at) => [block.header[at] ?? 'field', text]))),
  )
  return JSON.stringify({ title: draft.title, content }, undefined, random.pick([0, 2]))
}

/** Rich Text Format 1.9: letters outside ASCII by code page 1252 or by `\u`. */
export function rtf(draft: Draft): string {
  const said = (text: string) =>
    text.replace(/[\\{}]/g, '\\$&').replace(/[\u0080-\uffff]/g, char => {
      const code = char.charCodeAt(0)
      return code >= 0xa0 && code <= 0xff ? `\\'${code.toString(16)}` : `\\u${code > 0x7fff ? code - 0x10000 : code}?`
    })
  const body = toLines(draft).map(
    line => `\\pard\\f0\\fs22 ${said(line).replaceAll('\t', '\\tab ').replaceAll('\n', '\\line ')}\\par`,
  )
  return `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Verdana;}}{\\colortbl ;\\red0\\green0\\blue0;}\n${body.join('\n')}\n}`
}
