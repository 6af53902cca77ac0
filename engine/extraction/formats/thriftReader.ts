import { NotInspectable } from '../notInspectable.ts'

const types = { true: 1, false: 2, byte: 3, double: 7, binary: 8, list: 9, struct: 12 }
const FIRST_INTEGER = 4
const LAST_INTEGER = 6
const MAX_DEPTH = 32
/** Of a number of 64 bits. */
const MAX_VARINT_BYTES = 10

type Value = number | boolean | Map<number, Value> | undefined

/**
 * Reads structures of Thrift's compact protocol
 * (https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md): numbers and structures by the number of
 * their field. Texts and lists are skipped.
 */
export class ThriftReader {
  private readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  /** @throws NotInspectable `broken` */
  struct(depth = 0): Map<number, Value> {
    if (depth > MAX_DEPTH) throw broken()
    const fields = new Map<number, Value>()
    let id = 0
    for (let byte = this.byte(); byte !== 0; byte = this.byte()) {
      const delta = byte >> 4
      const type = byte & 0xf
      id = delta === 0 ? this.integer() : id + delta
      fields.set(id, type === types.true ? true : type === types.false ? false : this.value(type, depth))
    }
    return fields
  }

  /** @throws NotInspectable `broken` beyond 64 bits */
  varint(): number {
    let value = 0
    for (let count = 0; count < MAX_VARINT_BYTES; count += 1) {
      const byte = this.byte()
      value += (byte & 0x7f) * 2 ** (7 * count)
      if (byte < 0x80) return value
    }
    throw broken()
  }

  private value(type: number, depth: number): Value {
    if (type >= FIRST_INTEGER && type <= LAST_INTEGER) return this.integer()
    if (type === types.struct) return this.struct(depth + 1)
    if (type === types.list) this.skipList(depth)
    else if (type === types.binary) this.skip(this.varint())
    else if (type === types.double) this.skip(8)
    else if (type === types.byte || type === types.true || type === types.false) this.skip(1)
    else throw broken()
    return undefined
  }

  private skipList(depth: number) {
    const header = this.byte()
    const size = header >> 4
    const count = size === 15 ? this.varint() : size
    for (let index = 0; index < count; index += 1) this.value(header & 0xf, depth + 1)
  }

  /** Zigzag: the lowest bit is the sign. @throws NotInspectable `broken` */
  integer(): number {
    const value = this.varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  private skip(count: number) {
    this.at += count
    if (this.at > this.bytes.length) throw broken()
  }

  private byte(): number {
    const byte = this.bytes[this.at]
    if (byte === undefined) throw broken()
    this.at += 1
    return byte
  }
}

function broken(): NotInspectable {
  return new NotInspectable('broken', 'A structure is incomplete.')
}
