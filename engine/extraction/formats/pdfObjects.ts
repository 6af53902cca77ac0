import { createHash } from 'node:crypto'
import type { Budget } from '../budget.ts'
import { inflated } from '../inflated.ts'
import { NotInspectable } from '../notInspectable.ts'

/** ISO 32000-1, 7.3.8. A longer dictionary is not of an embedded file. */
const MAX_DICTIONARY = 16 * 1024
const MAX_STRING = 64 * 1024
const EMBEDDED = /\/Type\s*\/EmbeddedFile\b/
const OBJECTS = /\/Type\s*\/ObjStm\b/
/** 7.11.4: the streams of a file and of its related files, by their numbers. */
const EMBEDDED_REFERENCES = /\/(?:EF|RF)\s*<<([^<>]{0,500})>>/g
/** The same as an object of its own, which has a key for each system. */
const EMBEDDED_ELSEWHERE = /\/EF\s+\d{1,10} \d{1,5} R\b/
const SYSTEMS = /<<((?:\s*\/(?:F|UF|DOS|Mac|Unix)\s+\d{1,10} \d{1,5} R){1,5})\s*>>/g
/** 12.5.6.2: who wrote a note, and what it is about. */
const NOTES = /\/(?:T|Subj)\s*(\(|<(?!<))/g

type PdfStream = { number: number; dictionary: string; start: number; end: number }

/** What pdf.js gave out. */
export type PdfGiven = {
  titles: Set<string>
  /** SHA-256 of their content. */
  files: Set<string>
}

/** What a document has and pdf.js does not give out. */
export type PdfObjects = {
  /** Titles and subjects of notes. */
  notes: string[]
  files: Buffer[]
  /** Some of it is encrypted, or in a filter that is not read. */
  isUnread: boolean
}

/**
 * Reads objects without their cross-references: files that only a page, a note or an element refers to, and fields of notes.
 * @throws NotInspectable as the budget does
 */
export async function readPdfObjects(bytes: Buffer, given: PdfGiven, budget: Budget): Promise<PdfObjects> {
  const objects: PdfObjects = { notes: [], files: [], isUnread: false }
  const isEncrypted = bytes.includes('/Encrypt')
  const referred = new Set<number>()
  const ofSystems = new Set<number>()
  let isReferredElsewhere = false
  const seen = new Set<string>()
  const readText = (text: string) => {
    addReferences(referred, text, EMBEDDED_REFERENCES)
    addReferences(ofSystems, text, SYSTEMS)
    isReferredElsewhere ||= EMBEDDED_ELSEWHERE.test(text)
    for (const note of readNotes(text)) if (note.trim() !== '' && !given.titles.has(note)) seen.add(note)
  }
  const streams: PdfStream[] = []
  let at = 0
  let isUnreadObject = false
  for (const stream of findStreams(bytes)) {
    readText(bytes.toString('latin1', at, stream.start))
    at = stream.end
    streams.push(stream)
    if (!OBJECTS.test(stream.dictionary) || isEncrypted) continue
    const objectText = await decode(bytes, stream, budget)
    if (objectText === undefined) isUnreadObject = true
    else readText(objectText.toString('latin1'))
  }
  readText(bytes.toString('latin1', at))

  const attached = isReferredElsewhere ? referred.union(ofSystems) : referred
  const unmatched = new Set(given.files)
  const read = new Set(given.files)
  let unread = 0
  for (const stream of streams) {
    if (!EMBEDDED.test(stream.dictionary) && !attached.has(stream.number)) continue
    const content = isEncrypted ? undefined : await decode(bytes, stream, budget)
    const hash = content === undefined ? '' : toHash(content)
    unmatched.delete(hash)
    if (content === undefined) unread += 1
    else if (!read.has(hash)) objects.files.push(content)
    read.add(hash)
  }
  if (!isEncrypted) objects.notes.push(...seen)
  objects.isUnread = isUnreadObject || unread > unmatched.size || (isEncrypted && seen.size > 0)
  return objects
}

function addReferences(numbers: Set<number>, text: string, dictionaries: RegExp) {
  for (const [, references = ''] of text.matchAll(dictionaries))
    for (const [, number] of references.matchAll(/(\d{1,10}) \d{1,5} R/g)) numbers.add(Number(number))
}

export function toHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function* findStreams(bytes: Buffer): Generator<PdfStream> {
  let last = 0
  let next = 0
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', next)) {
    next = at + 'stream'.length
    // Names may have the word, such as the kind `octet-stream`.
    if (!/>>\s*$/.test(bytes.toString('latin1', Math.max(last, at - 20), at))) continue
    const head = bytes.toString('latin1', Math.max(last, at - MAX_DICTIONARY), at)
    const [, number = '', dictionary = ''] = /(\d{1,10})\s+\d{1,5}\s+obj((?:(?!\bobj\b)[\s\S])*)$/.exec(head) ?? []
    const start = next + (bytes[next] === 0x0d ? 1 : 0) + 1
    const end = findEnd(bytes, start, dictionary)
    last = end
    next = end
    yield { number: Number(number), dictionary, start, end }
  }
}

/** The content may have the word, so a length that leads to it comes first. */
function findEnd(bytes: Buffer, start: number, dictionary: string): number {
  const length = Number(/\/Length (\d{1,10})(?! \d+ R)/.exec(dictionary)?.[1] ?? Number.NaN)
  if (/^\s*endstream/.test(bytes.toString('latin1', start + length, start + length + 20))) return start + length
  const end = bytes.indexOf('endstream', start)
  return end === -1 ? bytes.length : end
}

/** Undefined when it has a filter that is not read. */
async function decode(
  bytes: Buffer,
  { dictionary, start, end }: PdfStream,
  budget: Budget,
): Promise<Buffer | undefined> {
  const data = bytes.subarray(start, end)
  if (!dictionary.includes('/Filter')) return data
  if (
    !/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/(?!\w*Decode)|>)/.test(dictionary) ||
    dictionary.includes('/DecodeParms')
  )
    return undefined
  const pieces: Uint8Array[] = []
  try {
    for await (const piece of inflated(once(data), 'zlib', budget)) pieces.push(piece)
  } catch (error) {
    if (!(error instanceof NotInspectable) || budget.isSpent) throw error
    return undefined
  }
  return Buffer.concat(pieces)
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

function* readNotes(text: string): Generator<string> {
  NOTES.lastIndex = 0
  for (let found = NOTES.exec(text); found !== null; found = NOTES.exec(text)) {
    const isLiteral = found[1] === '('
    const rest = text.slice(NOTES.lastIndex, NOTES.lastIndex + MAX_STRING)
    const length = isLiteral ? findLiteralEnd(rest) : rest.indexOf('>')
    // An open string is not looked at twice.
    NOTES.lastIndex += length === -1 ? rest.length : length
    if (length === -1) continue
    const content = rest.slice(0, length)
    yield toText(isLiteral ? unescaped(content) : Buffer.from(content.replace(/\s/g, ''), 'hex'))
  }
}

/** 7.3.4.2: parentheses may be nested. */
function findLiteralEnd(text: string): number {
  let depth = 1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '', f: '' }

function unescaped(literal: string): Buffer {
  const text = literal.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, sign?: string) =>
    octal === undefined ? (ESCAPES[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
  )
  return Buffer.from(text, 'latin1')
}

/** 7.9.2.2: UTF-16, UTF-8, or else an encoding that has the letters of Latin-1. */
function toText(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 3)
  const encoding = mark.startsWith('feff') ? 'utf-16be' : mark === 'efbbbf' ? 'utf-8' : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes).toWellFormed()
}
