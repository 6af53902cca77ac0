export type RtfHandler = {
  open(): void
  close(): void
  /** A control word without its backslash, at most 32 letters. */
  word(name: string, parameter: number | undefined): void
  symbol(byte: number): void
  /** Bytes in the current code page, without line ends; valid until the call returns. */
  text(bytes: Uint8Array): void
}

const MAX_NAME_LENGTH = 32
const MAX_NUMBER = 2 ** 31

const BACKSLASH = 0x5c
const OPEN = 0x7b
const CLOSE = 0x7d
const MINUS = 0x2d
const QUOTE = 0x27
const SPACE = 0x20

type State = 'text' | 'backslash' | 'name' | 'number' | 'hex' | 'binary'

/** Splits RTF (specification 1.9.1, "RTF Syntax") into tokens, piece by piece. */
export class RtfTokens {
  private readonly handler: RtfHandler
  private readonly single = new Uint8Array(1)
  private state: State = 'text'
  private name = ''
  private isNegative = false
  private number: number | undefined
  private hexDigits = 0
  private hexValue = 0
  private binaryLeft = 0

  constructor(handler: RtfHandler) {
    this.handler = handler
  }

  push(chunk: Uint8Array) {
    let at = 0
    while (at < chunk.length) {
      if (this.state === 'text') at = this.readText(chunk, at)
      else if (this.state === 'binary') at = this.skipBinary(chunk, at)
      else if (this.readControl(chunk[at] ?? 0)) at += 1
    }
  }

  private readText(chunk: Uint8Array, from: number): number {
    let at = from
    while (at < chunk.length && !isSpecial(chunk[at] ?? 0)) at += 1
    if (at > from) this.handler.text(chunk.subarray(from, at))
    if (at === chunk.length) return at
    const byte = chunk[at]
    if (byte === OPEN) this.handler.open()
    else if (byte === CLOSE) this.handler.close()
    else if (byte === BACKSLASH) this.state = 'backslash'
    return at + 1
  }

  private skipBinary(chunk: Uint8Array, from: number): number {
    const skipped = Math.min(this.binaryLeft, chunk.length - from)
    this.binaryLeft -= skipped
    if (this.binaryLeft === 0) this.state = 'text'
    return from + skipped
  }

  private readControl(byte: number): boolean {
    switch (this.state) {
      case 'backslash':
        return this.beginControl(byte)
      case 'hex':
        return this.readHex(byte)
      case 'name':
        if (isLetter(byte)) {
          if (this.name.length <= MAX_NAME_LENGTH) this.name += String.fromCharCode(byte)
          return true
        }
        if (byte === MINUS && !this.isNegative) {
          this.isNegative = true
          return true
        }
        this.state = 'number'
        return this.readControl(byte)
      default:
        if (isDigit(byte)) {
          this.number = Math.min((this.number ?? 0) * 10 + byte - 0x30, MAX_NUMBER)
          return true
        }
        this.endWord()
        return byte === SPACE
    }
  }

  private beginControl(byte: number): boolean {
    if (isLetter(byte)) {
      this.name = ''
      this.number = undefined
      this.isNegative = false
      this.state = 'name'
      return false
    }
    if (byte === QUOTE) {
      this.state = 'hex'
      this.hexDigits = 0
      this.hexValue = 0
      return true
    }
    this.state = 'text'
    if (byte === BACKSLASH || byte === OPEN || byte === CLOSE) this.toText(byte)
    else this.handler.symbol(byte)
    return true
  }

  private readHex(byte: number): boolean {
    const digit = hexDigit(byte)
    if (digit < 0) {
      this.state = 'text'
      return false
    }
    this.hexValue = this.hexValue * 16 + digit
    this.hexDigits += 1
    if (this.hexDigits === 2) {
      this.state = 'text'
      this.toText(this.hexValue)
    }
    return true
  }

  private endWord() {
    this.state = 'text'
    const number = this.number === undefined ? undefined : this.isNegative ? -this.number : this.number
    this.handler.word(this.name, number)
    if (this.name === 'bin' && number !== undefined && number > 0) {
      this.binaryLeft = number
      this.state = 'binary'
    }
  }

  private toText(byte: number) {
    this.single[0] = byte
    this.handler.text(this.single)
  }
}

/** RTF ignores line ends. Some writers end a document with NUL. */
function isSpecial(byte: number) {
  return byte === BACKSLASH || byte === OPEN || byte === CLOSE || byte === 0x0a || byte === 0x0d || byte === 0
}

function isLetter(byte: number) {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
}

function isDigit(byte: number) {
  return byte >= 0x30 && byte <= 0x39
}

function hexDigit(byte: number) {
  if (isDigit(byte)) return byte - 0x30
  const lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}
