/** Fields of a structure in Thrift's compact protocol, in the order of their numbers. */
type Field = readonly [id: number, type: number, content: Buffer]

const varint = (value: number): Buffer => {
  const bytes: number[] = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    bytes.push(left > 0x7f ? (left % 128) + 0x80 : left)
    if (left <= 0x7f) return Buffer.from(bytes)
  }
}
const int = (id: number, value: number): Field => [id, 5, varint(value * 2)]
const long = (id: number, value: number): Field => [id, 6, varint(value * 2)]
const text = (value: string) => Buffer.concat([varint(value.length), Buffer.from(value)])
const list = (id: number, type: number, items: readonly Buffer[]): Field => [
  id,
  9,
  Buffer.concat([Buffer.from([0xf0 | type]), varint(items.length), ...items]),
]

function struct(...fields: readonly Field[]): Buffer {
  let last = 0
  const parts = fields.flatMap(([id, type, content]) => {
    const head = Buffer.from([((id - last) << 4) | type])
    last = id
    return [head, content]
  })
  return Buffer.concat([...parts, Buffer.from([0])])
}

const MARK = Buffer.from('PAR1')
const OPTIONAL = 1
const BYTE_ARRAY = 6
const toLevels = (run: number) => Buffer.concat([varint(run * 2), Buffer.from([1])])

/** A file of one optional column of texts, without compression, in one page. */
export function toParquet(page: { values: number; run: number; encoding: number; content: Buffer }): Buffer {
  const levels = toLevels(page.run)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(levels.length)
  const data = Buffer.concat([size, levels, page.content])
  const header = struct(int(1, 0), int(2, data.length), int(3, data.length), [
    5,
    12,
    struct(int(1, page.values), int(2, page.encoding), int(3, 3), int(4, 3)),
  ])
  const chunk = Buffer.concat([header, data])
  const column = struct(
    int(1, BYTE_ARRAY),
    list(2, 5, [varint(0)]),
    list(3, 8, [text('name')]),
    int(4, 0),
    long(5, page.values),
    long(6, chunk.length),
    long(7, chunk.length),
    long(9, MARK.length),
  )
  const rows = struct(
    list(1, 12, [struct(long(2, MARK.length), [3, 12, column])]),
    long(2, chunk.length),
    long(3, page.values),
  )
  const schema = [
    struct([4, 8, text('schema')], int(5, 1)),
    struct(int(1, BYTE_ARRAY), int(3, OPTIONAL), [4, 8, text('name')]),
  ]
  const metadata = struct(int(1, 1), list(2, 12, schema), long(3, page.values), list(4, 12, [rows]))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(metadata.length)
  return Buffer.concat([MARK, chunk, metadata, length, MARK])
}

/** A text with its length, as PLAIN has it. */
export function plainText(content: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([length, Buffer.from(content)])
}

/** DELTA_BINARY_PACKED: up to 33 numbers, in one part of 16 bits a number. */
export function deltas(numbers: readonly number[]): Buffer {
  const MIN_DELTA = -1000
  const [first = 0] = numbers
  const part = Buffer.alloc(64)
  for (const [index, number] of numbers.slice(1).entries())
    part.writeUInt16LE(number - (numbers[index] ?? 0) - MIN_DELTA, 2 * index)
  const head = [varint(128), varint(4), varint(numbers.length), varint(first * 2), varint(-MIN_DELTA * 2 - 1)]
  return Buffer.concat([...head, Buffer.from([16, 0, 0, 0]), part])
}

/** DELTA_BYTE_ARRAY: each value claims to repeat so many bytes of the one before it. */
export function repeatedPrefixes(values: number, prefix: number): Buffer {
  const BLOCK = 128
  const PARTS = 4
  const head = Buffer.concat([varint(BLOCK), varint(PARTS), varint(values), varint(prefix * 2)])
  return Buffer.concat([head, Buffer.alloc(Math.ceil(values / BLOCK) * (1 + PARTS))])
}
