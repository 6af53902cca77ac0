const BLOCK_STRINGS = 256
/** 128 MiB, or twice that beyond Latin-1. */
const MAX_CHARACTERS = 128 * 1024 * 1024
const MAX_STRINGS = 16 * 1024 * 1024

/** Strings by index. Blocks keep the overhead per string low. */
export class StringStore {
  private readonly blocks: string[] = []
  private pending: string[] = []
  private pendingCharacters = 0
  private characters = 0
  private size = 0
  private ends = new Uint32Array(BLOCK_STRINGS)
  private used = new Uint8Array(BLOCK_STRINGS)

  add(text: string): boolean {
    if (this.characters + text.length > MAX_CHARACTERS || this.size >= MAX_STRINGS) return false
    if (this.size === this.ends.length) {
      this.ends = copyTo(this.ends, new Uint32Array(this.size * 2))
      this.used = copyTo(this.used, new Uint8Array(this.size * 2))
    }
    this.pending.push(text)
    this.pendingCharacters += text.length
    this.ends[this.size] = this.pendingCharacters
    this.characters += text.length
    this.size += 1
    if (this.pending.length === BLOCK_STRINGS) this.endBlock()
    return true
  }

  finish() {
    if (this.pending.length > 0) this.endBlock()
  }

  get(index: number): string | undefined {
    const end = index < this.size ? this.ends[index] : undefined
    if (end === undefined) return undefined
    this.used[index] = 1
    const start = index % BLOCK_STRINGS === 0 ? 0 : this.ends[index - 1]
    return this.blocks[Math.floor(index / BLOCK_STRINGS)]?.slice(start, end)
  }

  *unused(): Iterable<string> {
    for (let index = 0; index < this.size; index += 1) if (this.used[index] === 0) yield this.get(index) ?? ''
  }

  private endBlock() {
    this.blocks.push(this.pending.join(''))
    this.pending = []
    this.pendingCharacters = 0
  }
}

function copyTo<A extends Uint8Array | Uint32Array>(from: A, to: A): A {
  to.set(from)
  return to
}
