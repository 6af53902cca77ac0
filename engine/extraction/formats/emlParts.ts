import { NotInspectable } from '../notInspectable.ts'
import { type HeaderField, headerFields, isHeaderField, type Structured, structured } from './emlHeaders.ts'

/** A part of a message that is no container, or the text around a container's parts: where its bytes stand. */
export type EmlPart = {
  fields: readonly HeaderField[]
  type: Structured
  /** In a container whose parts are encrypted. */
  isEncrypted: boolean
  /** Has a header of its own: the text before and after the parts of a container has none. */
  hasHeader: boolean
  start: number
  end: number
}

type Level = { boundary: string; isEncrypted: boolean; defaultType: string }

/** `../shared/security.md`, "Input": bounds for what only a program would write. */
const MAX_HEADER_BYTES = 1024 * 1024
const DEEPEST = 100
const MAX_BOUNDARY_LINE_LENGTH = 400

/** The line between the messages of a mailbox (RFC 4155), and the first of a uuencoded file (POSIX, uuencode). */
const MAILBOX_LINE = /^From \S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/
const UUENCODED_LINE = /^begin(?:-base64)? [0-7]{3,4} \S/
/** RFC 2045, 3: a header has these once. */
const ONCE = ['content-type', 'content-transfer-encoding']

const LF = 0x0a
const CR = 0x0d
const DASH = 0x2d

/**
 * Finds the parts of a message (RFC 2046, 5.1) as its bytes go by. Every byte belongs to a header or to a part.
 * @throws NotInspectable `broken` when it does not begin with a header, `tooLarge` for a header beyond 1 MiB,
 * `tooDeep` beyond 100 containers in one another
 */
export class EmlParts {
  /** Those that have ended; the caller empties it. */
  readonly ended: EmlPart[] = []
  /** Those whose header has been read, containers included; the caller empties it. */
  readonly headers: HeaderField[][] = []

  /** Something was seen that other programs read as more than is read here. */
  holdsMore = false

  private readonly levels: Level[] = []
  private part: EmlPart | undefined
  private lines: Uint8Array[] | undefined = []
  private headerBytes = 0
  private isFirstLine = true
  /** The beginning of a line that is not there whole, and how many bytes of it have been let go. */
  private held: Buffer = Buffer.alloc(0)
  private dropped = 0
  private position = 0
  private lastBreak = 0
  private lastByte = 0

  push(chunk: Uint8Array) {
    const bytes = this.held.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.held, chunk])
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
    this.hold(bytes.subarray(start))
  }

  /** To be called once, at the end of the message. */
  end() {
    const end = this.position + this.held.length
    if (this.held.length > 0) this.line(this.held, this.position - this.dropped, end, this.dropped === 0)
    if (this.isFirstLine) throw new NotInspectable('broken', 'A message begins with a header.')
    if (this.lines !== undefined) this.endHeader(end)
    this.endPart(end)
  }

  private hold(rest: Buffer) {
    const most = this.lines === undefined ? MAX_BOUNDARY_LINE_LENGTH : MAX_HEADER_BYTES
    if (rest.length <= most) {
      this.held = Buffer.from(rest)
      return
    }
    if (this.lines !== undefined) throw new NotInspectable('tooLarge', 'A header is longer than any program writes.')
    this.dropped += rest.length
    this.position += rest.length
    this.lastByte = rest.at(-1) ?? 0
    this.held = Buffer.alloc(0)
  }

  private line(content: Buffer, start: number, next: number, isWhole: boolean) {
    if (isWhole && content[0] === DASH && content[1] === DASH && this.delimit(content, start, next)) return
    if (this.lines === undefined) {
      if (isWhole && beginsMore(content, this.part)) this.holdsMore = true
      return
    }
    if (this.isFirstLine) {
      if (content.length === 0) return
      this.isFirstLine = false
      // The line that separates messages in a mailbox may have stayed on one that was taken out of it.
      if (content.subarray(0, 5).toString('latin1') === 'From ') return
      if (!isHeaderField(content)) throw new NotInspectable('broken', 'A message begins with a header.')
    }
    if (content.length === 0) return this.endHeader(next)
    this.headerBytes += content.length
    if (this.headerBytes > MAX_HEADER_BYTES) {
      throw new NotInspectable('tooLarge', 'A header is longer than any program writes.')
    }
    this.lines.push(Uint8Array.from(content))
  }

  /** @returns whether the line delimits parts */
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
    if (isLast) this.part = around(next)
    else this.lines = []
    return true
  }

  private endHeader(next: number) {
    const fields = headerFields(this.lines ?? [])
    this.lines = undefined
    this.headerBytes = 0
    this.headers.push(fields)
    const level = this.levels.at(-1)
    const named = fields.find(({ name }) => name === 'content-type')?.raw ?? ''
    // Programs differ in which of two they take.
    this.holdsMore ||= ONCE.some(once => fields.filter(({ name }) => name === once).length > 1)
    const type = structured(named.trim() === '' ? (level?.defaultType ?? 'text/plain') : named)
    const boundary = type.parameters.get('boundary')?.trimEnd()
    const isEncrypted = (level?.isEncrypted ?? false) || type.value === 'multipart/encrypted'
    if (type.value.startsWith('multipart/') && boundary) {
      if (this.levels.length >= DEEPEST) throw new NotInspectable('tooDeep')
      const defaultType = type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
      this.levels.push({ boundary: Buffer.from(boundary).toString('latin1'), isEncrypted, defaultType })
      this.part = around(next)
    } else this.part = { fields, type, isEncrypted, hasHeader: true, start: next, end: next }
  }

  private endPart(end: number) {
    if (this.part !== undefined) this.ended.push({ ...this.part, end: Math.max(this.part.start, end) })
    this.part = undefined
  }
}

function beginsMore(line: Buffer, part: EmlPart | undefined): boolean {
  // F and b: nearly every line is told by its first byte.
  if (line[0] !== 0x46 && line[0] !== 0x62) return false
  const text = line.toString('latin1', 0, MAX_BOUNDARY_LINE_LENGTH)
  // A part that says itself that it is uuencoded is told of as such.
  const transfer = part?.fields.find(({ name }) => name === 'content-transfer-encoding')?.raw ?? ''
  return MAILBOX_LINE.test(text) || (UUENCODED_LINE.test(text) && !/uue/i.test(transfer))
}

function around(start: number): EmlPart {
  const type = { value: 'text/plain', parameters: new Map<string, string>() }
  return { fields: [], type, isEncrypted: false, hasHeader: false, start, end: start }
}
