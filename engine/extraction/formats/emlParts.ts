import { NotInspectable } from '../notInspectable.ts'
import { type HeaderField, isHeaderField, parseHeaderFields, parseStructured, type Structured } from './emlHeaders.ts'

/** A leaf part, or the text around a container's parts. */
export type EmlPart = {
  fields: readonly HeaderField[]
  type: Structured
  isEncrypted: boolean
  /** False for text around a container's parts. */
  hasHeader: boolean
  start: number
  end: number
}

type Level = { boundary: string; isEncrypted: boolean; defaultType: string }

/** Limits that only hostile messages reach (docs/decisions/0014-the-engine-and-its-processes.md). */
const MAX_HEADER_BYTES = 1024 * 1024
const MAX_DEPTH = 100
const MAX_BOUNDARY_LINE_LENGTH = 400

/** First lines of a mailbox message (RFC 4155) and of a uuencoded file (POSIX, uuencode). */
const MAILBOX_LINE = /^From \S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/
const UUENCODED_LINE = /^begin(?:-base64)? [0-7]{3,4} \S/
/** RFC 2045, 3: a header contains each of these once. */
const SINGLE_FIELDS = ['content-type', 'content-transfer-encoding']

const LF = 0x0a
const CR = 0x0d
const DASH = 0x2d

/**
 * Finds the parts of a message (RFC 2046, 5.1) in a stream. Every byte belongs to a header or a part.
 * @throws NotInspectable `broken` without a first header, `tooLarge` beyond 1 MiB of header, `tooDeep` beyond 100
 *   levels
 */
export class EmlParts {
  /** The caller empties it. */
  readonly ended: EmlPart[] = []
  /** Headers of parts and containers; the caller empties it. */
  readonly headers: HeaderField[][] = []

  /** Other programs would read more in this message. */
  hasUnreadContent = false
  /** A container ends without its last boundary (RFC 2046, 5.1.1), so parts may be missing. */
  isCutShort = false

  private readonly levels: Level[] = []
  private part: EmlPart | undefined
  private lines: Uint8Array[] | undefined = []
  private headerBytes = 0
  private isFirstLine = true
  private pending: Buffer = Buffer.alloc(0)
  private dropped = 0
  private position = 0
  private lastBreak = 0
  private lastByte = 0

  push(chunk: Uint8Array) {
    const bytes = this.pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.pending, chunk])
    let start = 0
    for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, start)) {
      const isCrLf = end > start ? bytes[end - 1] === CR : this.dropped > 0 && this.lastByte === CR
      const lineStart = this.position + start - this.dropped
      const content = bytes.subarray(start, isCrLf && end > start ? end - 1 : end)
      this.line(content, lineStart, this.position + end + 1, this.dropped === 0)
      this.lastBreak = isCrLf ? 2 : 1
      this.dropped = 0
      start = end + 1
    }
    this.position += start
    this.keepPartialLine(bytes.subarray(start))
  }

  end() {
    const end = this.position + this.pending.length
    if (this.pending.length > 0) this.line(this.pending, this.position - this.dropped, end, this.dropped === 0)
    if (this.isFirstLine) throw new NotInspectable('broken', 'The message does not begin with a header.')
    if (this.lines !== undefined) this.endHeader(end)
    this.isCutShort = this.levels.length > 0
    this.endPart(end)
  }

  private keepPartialLine(rest: Buffer) {
    const maxLength = this.lines === undefined ? MAX_BOUNDARY_LINE_LENGTH : MAX_HEADER_BYTES
    if (rest.length <= maxLength) {
      this.pending = Buffer.from(rest)
      return
    }
    if (this.lines !== undefined) throw new NotInspectable('tooLarge', 'A header exceeds the limit.')
    this.dropped += rest.length
    this.position += rest.length
    this.lastByte = rest.at(-1) ?? 0
    this.pending = Buffer.alloc(0)
  }

  private line(content: Buffer, start: number, next: number, isComplete: boolean) {
    if (isComplete && content[0] === DASH && content[1] === DASH && this.delimit(content, start, next)) return
    if (this.lines === undefined) {
      if (isComplete && beginsOtherContent(content, this.part)) this.hasUnreadContent = true
      return
    }
    if (this.isFirstLine) {
      if (content.length === 0) return
      this.isFirstLine = false
      // A message taken from a mailbox may still have the separator line.
      if (content.subarray(0, 5).toString('latin1') === 'From ') return
      if (!isHeaderField(content)) throw new NotInspectable('broken', 'The message does not begin with a header.')
    }
    if (content.length === 0) return this.endHeader(next)
    this.headerBytes += content.length
    if (this.headerBytes > MAX_HEADER_BYTES) {
      throw new NotInspectable('tooLarge', 'A header exceeds the limit.')
    }
    this.lines.push(Uint8Array.from(content))
  }

  private delimit(content: Buffer, start: number, next: number): boolean {
    if (this.levels.length === 0 || content.length > MAX_BOUNDARY_LINE_LENGTH) return false
    const text = content.toString('latin1', 2).trimEnd()
    const at = this.levels.findLastIndex(({ boundary }) => text === boundary || text === `${boundary}--`)
    const level = this.levels[at]
    if (level === undefined) return false

    if (this.lines !== undefined) this.endHeader(start)
    this.endPart(Math.max(this.part?.start ?? 0, start - this.lastBreak))
    const isLast = text !== level.boundary
    this.levels.length = isLast ? at : at + 1
    if (isLast) this.part = createSurroundingText(next)
    else this.lines = []
    return true
  }

  private endHeader(next: number) {
    const fields = parseHeaderFields(this.lines ?? [])
    this.lines = undefined
    this.headerBytes = 0
    this.headers.push(fields)
    const level = this.levels.at(-1)
    const named = fields.find(({ name }) => name === 'content-type')?.raw ?? ''
    this.hasUnreadContent ||= SINGLE_FIELDS.some(once => fields.filter(({ name }) => name === once).length > 1)
    const type = parseStructured(named.trim() === '' ? (level?.defaultType ?? 'text/plain') : named)
    const boundary = type.parameters.get('boundary')?.trimEnd()
    const isEncrypted = (level?.isEncrypted ?? false) || type.value === 'multipart/encrypted'
    if (type.value.startsWith('multipart/') && boundary) {
      if (this.levels.length >= MAX_DEPTH) throw new NotInspectable('tooDeep')
      const defaultType = type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
      this.levels.push({ boundary: Buffer.from(boundary).toString('latin1'), isEncrypted, defaultType })
      this.part = createSurroundingText(next)
    } else this.part = { fields, type, isEncrypted, hasHeader: true, start: next, end: next }
  }

  private endPart(end: number) {
    if (this.part !== undefined) this.ended.push({ ...this.part, end: Math.max(this.part.start, end) })
    this.part = undefined
  }
}

function beginsOtherContent(line: Buffer, part: EmlPart | undefined): boolean {
  // F or b: skips almost every line by its first byte.
  if (line[0] !== 0x46 && line[0] !== 0x62) return false
  const text = line.toString('latin1', 0, MAX_BOUNDARY_LINE_LENGTH)
  // A part with uuencode as its transfer encoding is reported elsewhere.
  const transfer = part?.fields.find(({ name }) => name === 'content-transfer-encoding')?.raw ?? ''
  return MAILBOX_LINE.test(text) || (UUENCODED_LINE.test(text) && !/uue/i.test(transfer))
}

function createSurroundingText(start: number): EmlPart {
  const type = { value: 'text/plain', parameters: new Map<string, string>() }
  return { fields: [], type, isEncrypted: false, hasHeader: false, start, end: start }
}
