/** A seeded generator, mulberry32, so that every run measures the same documents. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from.')
    return item
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items]
    const done: Item[] = []
    while (left.length > 0) done.push(...left.splice(this.int(0, left.length - 1), 1))
    return done
  }

  digits(count: number): string {
    let digits = ''
    while (digits.length < count) digits += this.int(0, 9)
    return digits
  }

  letters(count: number): string {
    let letters = ''
    while (letters.length < count) letters += String.fromCharCode(65 + this.int(0, 25))
    return letters
  }

  /** Replaces every `#` by a digit; the first digit of a number is not zero. */
  shape(pattern: string): string {
    return pattern.replaceAll(/#/g, (_, at: number) => String(this.int(/[\d#]/.test(pattern[at - 1] ?? '') ? 0 : 1, 9)))
  }
}
