import type { TextLocation } from '../extracted.ts'
import { findAttribute } from '../markup/attributes.ts'
import type { XmlReader } from '../markup/scanned.ts'
import { TextPieces } from '../text/textPieces.ts'
import { formatText } from './formatText.ts'

/** Text runs of a paragraph, including deleted ones (ECMA-376, Part 1, 17.3.3 and 21.1.2.3). */
const RUNS = new Set(['t', 'delText'])
const PARAGRAPHS = new Set(['p', 'tr', 'br', 'cr'])
const FIELD_CODES = new Set(['instrText', 'delInstrText'])
const LAYOUT = new Set(['posOffset', 'pctWidth', 'pctHeight', 'pctPosHOffset', 'pctPosVOffset'])
/** Text attributes by element; `v` is a cell of a pivot table. */
const ATTRIBUTES = new Map<string, readonly string[]>([
  ['docPr', ['descr', 'title']],
  ['cNvPr', ['descr', 'title']],
  ['imagedata', ['title']],
  ['shape', ['alt']],
  ['textpath', ['string']],
  ['hyperlink', ['tooltip', 'display', 'location']],
  ['hlinkClick', ['tooltip']],
  ['fldSimple', ['instr']],
  ['docVar', ['val']],
  ['listItem', ['displayText', 'value']],
  ['listEntry', ['val']],
  ['default', ['val']],
  ['comment', ['author', 'initials']],
  ['cmAuthor', ['name', 'initials']],
  ['author', ['name', 'initials', 'userId']],
  ['person', ['displayName', 'author']],
  ['dataValidation', ['promptTitle', 'prompt', 'errorTitle', 'error']],
  ['dbPr', ['connection', 'command']],
  ['sheet', ['name']],
  ['s', ['v']],
  ['n', ['v']],
  ['d', ['v']],
  ['Relationship', ['Target']],
])
const MAX_BRANCH_LENGTH = 64 * 1024

/**
 * Joins runs; paragraphs and other texts become lines. Selects by element and not by kind of part, so that no part is
 * omitted.
 */
export class OfficeText implements XmlReader {
  private readonly pieces: TextPieces
  private element = ''
  private isRun = false
  private choice = ''
  private branch = ''
  private branchKind: '' | 'Choice' | 'Fallback' = ''

  constructor(place: TextLocation) {
    this.pieces = new TextPieces(place)
  }

  open(name: string, attributes: string) {
    this.element = name
    this.isRun = RUNS.has(name)
    if (PARAGRAPHS.has(name)) this.breakLine()
    else if (name === 'tab') this.add('\t')
    else if (name === 'noBreakHyphen') this.add('-')
    else if (name === 'Choice' || name === 'Fallback') this.beginBranch(name)
    if (attributes !== '') this.attributes(name, attributes)
  }

  close(name: string) {
    this.element = ''
    this.isRun = false
    if (PARAGRAPHS.has(name)) this.breakLine()
    else if (name === this.branchKind) this.endBranch()
  }

  text(text: string) {
    if (this.isRun) this.add(text)
    else if (text.trim() !== '' && !LAYOUT.has(this.element)) {
      this.add(FIELD_CODES.has(this.element) ? ` ${text} ` : `\n${text}\n`)
    }
  }

  aside(text: string) {
    if (!text.startsWith('xml ')) this.line(text)
  }

  line(text: string) {
    this.add(`\n${text}\n`)
  }

  take(isLast: boolean) {
    if (isLast) this.endBranch()
    return this.pieces.take(isLast)
  }

  private attributes(name: string, attributes: string) {
    const formats = name === 'numFmt' ? formatText(findAttribute(attributes, 'formatCode') ?? '') : ''
    if (formats !== '') this.line(formats)
    const names = ATTRIBUTES.get(name)
    if (names === undefined) return
    if (name === 'Relationship' && findAttribute(attributes, 'TargetMode') !== 'External') return
    for (const key of names) {
      const value = findAttribute(attributes, key)
      if (value !== undefined && value !== '') this.line(value)
    }
  }

  private add(text: string) {
    if (this.branchKind === '') this.pieces.add(text)
    else {
      this.branch += text
      if (this.branch.length > MAX_BRANCH_LENGTH) this.endBranch()
    }
  }

  private breakLine() {
    if (this.branchKind === '') this.pieces.breakLine()
    else this.branch += '\n'
  }

  /** Text boxes have a branch for old programs (ECMA-376, Part 3, 9.3). Equal branches are kept once. */
  private beginBranch(kind: 'Choice' | 'Fallback') {
    this.endBranch()
    this.branchKind = kind
  }

  private endBranch() {
    const { branch, branchKind } = this
    this.branchKind = ''
    this.branch = ''
    if (branchKind === 'Choice') this.choice = branch
    if (branchKind === 'Choice' || branch !== this.choice) this.pieces.add(branch)
  }
}
