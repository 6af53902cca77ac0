/** HyperLogLog registers: the standard error is 1.04 / sqrt(registers), here 1.6 %. */
const REGISTERS = 4096
const INDEX_BITS = 12
const HASH_BITS = 53

/** Exact up to a limit, then HyperLogLog (Flajolet et al. 2007) over 53-bit hashes in 4 KiB. */
export class DistinctCount {
  private readonly exactUpTo: number
  private seen: Set<number> | undefined = new Set()
  private readonly registers: { bytes?: Uint8Array } = {}

  constructor(exactUpTo: number) {
    this.exactUpTo = exactUpTo
  }

  add(hash: number) {
    if (this.seen === undefined) {
      this.note(hash)
      return
    }
    this.seen.add(hash)
    if (this.seen.size <= this.exactUpTo) return
    for (const other of this.seen) this.note(other)
    this.seen = undefined
  }

  get value(): number {
    return this.seen?.size ?? Math.round(this.estimate())
  }

  private note(hash: number) {
    this.registers.bytes ??= new Uint8Array(REGISTERS)
    const index = hash % REGISTERS
    const rest = Math.floor(hash / REGISTERS)
    const rank = rest === 0 ? HASH_BITS - INDEX_BITS + 1 : HASH_BITS - INDEX_BITS - Math.floor(Math.log2(rest))
    if (rank > (this.registers.bytes[index] ?? 0)) this.registers.bytes[index] = rank
  }

  private estimate(): number {
    let sum = 0
    let empty = 0
    for (const rank of this.registers.bytes ?? []) {
      sum += 2 ** -rank
      if (rank === 0) empty++
    }
    const raw = ((0.7213 / (1 + 1.079 / REGISTERS)) * REGISTERS * REGISTERS) / sum
    return raw <= 2.5 * REGISTERS && empty > 0 ? REGISTERS * Math.log(REGISTERS / empty) : raw
  }
}
