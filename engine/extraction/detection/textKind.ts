import { findDivision } from '../tables/delimiter.ts'

export type TextKind = 'txt' | 'csv' | 'json' | 'html' | 'xml' | 'rtf' | 'eml' | 'vcard' | 'ldif'

const TABLES = new Set(['csv', 'tsv', 'tab', 'psv'])
const MESSAGES = new Set(['eml', 'mht', 'mhtml', 'mime'])
const PAGES = new Set(['html', 'htm', 'xhtml'])
const MARKUP = new Set(['xml', 'svg', 'xsd', 'xsl', 'xslt', 'rss', 'fodt', 'fods', 'fodp'])
const HTML_ELEMENT =
  /^<(?:html|head|body|title|meta|link|style|script|div|p|span|table|h[1-6]|ul|ol|a|font|center|article|section|main|form|br|hr|img|b|i|pre)[\s/>]/i
const XML_ELEMENT = /^<[A-Za-z_][\w.:-]{0,100}(?:\s[^<>]{0,2000})?>/
/** RFC 2849: comments, a version, and the name of the first entry. */
const LDIF_BEGINNING = /^(?:(?:#[^\n]{0,1000}| [^\n]{0,1000}|version:[^\n]{0,20}|\r?)\n){0,200}dn:/i
const JSON_BEGINNING = /^(?:\{\s{0,1000}["}]|\[\s{0,1000}(?:[\]{["]|(?:true|false|null)\s{0,1000}[,\]]))/
const HEADER = /^[!-9;-~]{1,100}:[ \t]?/
const MESSAGE_HEADERS = new Set(
  'from to cc subject date message-id mime-version received return-path delivered-to content-type reply-to sender dkim-signature x-mailer content-transfer-encoding'.split(
    ' ',
  ),
)
/** Prose with commas has fewer and less uniform lines. */
const MIN_LINES = 3
const MIN_SHARE = 0.9

/**
 * @param sample beginning of the text
 * @param extension decides on tables, pages and messages that could be plain text
 */
export function detectTextKind(sample: string, isComplete: boolean, extension: string): TextKind {
  const text = sample.replace(/^\ufeff/, '').trimStart()
  if (text.startsWith('{\\rtf')) return 'rtf'
  if (/^BEGIN:(?:VCARD|VCALENDAR)\s/i.test(text)) return 'vcard'
  if (extension === 'ldif' || extension === 'ldi' || LDIF_BEGINNING.test(text)) return 'ldif'
  if (/^<(?:!doctype\s+html|html[\s>])/i.test(text)) return 'html'
  if (/^<\?xml[\s?]/.test(text)) return /<(?:!doctype\s+)?html[\s>]/i.test(text.slice(0, 1000)) ? 'html' : 'xml'
  if (isMessage(text, MESSAGES.has(extension))) return 'eml'
  if (TABLES.has(extension)) return 'csv'
  if (PAGES.has(extension)) return 'html'
  if (MARKUP.has(extension) && text.startsWith('<')) return 'xml'
  if (text.startsWith('<!--') && /<html[\s>]/i.test(text)) return 'html'
  if (JSON_BEGINNING.test(text) || (extension === 'json' && /^[[{"\d-]/.test(text))) return 'json'
  // The extension identifies fragments of pages. Read as text, they lose nothing.
  if (XML_ELEMENT.test(text) && !HTML_ELEMENT.test(text)) return 'xml'
  const division = findDivision(sample, isComplete)
  if (division !== undefined && division.lines >= MIN_LINES && division.share >= MIN_SHARE) {
    if (division.delimiter !== ',' || division.fields > 2) return 'csv'
  }
  return 'txt'
}

/** RFC 5322, 2.2: header fields come first. Requires three known ones, or one when the name is of a message. */
function isMessage(text: string, isNamed: boolean): boolean {
  let known = 0
  const header = text.slice(0, 8192).replace(/^From \S{1,320} [^\n]{0,200}\n/, '')
  for (const line of header.split(/\r?\n/, 60)) {
    if (/^[ \t]/.test(line)) continue
    const name = HEADER.test(line) ? line.slice(0, line.indexOf(':')).toLowerCase() : undefined
    if (name === undefined) break
    if (MESSAGE_HEADERS.has(name)) known += 1
  }
  return known >= (isNamed ? 1 : 3)
}
