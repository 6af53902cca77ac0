import { NotInspectable } from '../notInspectable.ts'
import { memorySource } from '../sources.ts'
import { MsgProperties, type Property } from './msgProperties.ts'

const MULTIPLE = 0x1000
const FIRST_NAMED = 0x8000
const GUID_BYTES = 16
/** It begins with the identifier of its interface. */
const OBJECT = 0x000d
const BY_NAME = 1
/** MS-OXCDATA 2.11.1: bytes of a value, padded to four. */
const FIXED_BYTES = new Map([
  [0x0002, 4],
  [0x0003, 4],
  [0x0004, 4],
  [0x0005, 8],
  [0x0006, 8],
  [0x0007, 8],
  [0x000a, 4],
  [0x000b, 4],
  [0x0014, 8],
  [0x0040, 8],
  [0x0048, 16],
])
const KINDS = new Map<number, Property['kind']>([
  [OBJECT, 'binary'],
  [0x001e, 'ansi'],
  [0x001f, 'unicode'],
  [0x0102, 'binary'],
])

/**
 * Reads properties (MS-OXTNEF 2.1.3.4.1), or a counted list of them: one for each recipient.
 * @throws NotInspectable `broken`
 */
export function readTnefProperties(bytes: Buffer, isList: boolean): MsgProperties[] {
  const reader = new PropertyReader(bytes)
  const count = isList ? reader.number() : 1
  const found: MsgProperties[] = []
  for (let index = 0; index < count; index += 1) found.push(readProperties(reader))
  return found
}

function readProperties(reader: PropertyReader): MsgProperties {
  const streamed: Property[] = []
  const fixed = new Map<number, number>()
  const count = reader.number()
  for (let index = 0; index < count; index += 1) {
    const tag = reader.number()
    const type = tag & 0xffff & ~MULTIPLE
    const id = tag >>> 16
    if (id >= FIRST_NAMED) {
      const name = readName(reader)
      if (name !== undefined) streamed.push(toProperty(id, 'unicode', name))
    }
    const kind = KINDS.get(type)
    const isMultiple = (tag & MULTIPLE) !== 0
    const values = isMultiple || kind !== undefined ? reader.number() : 1
    for (let value = 0; value < values; value += 1) {
      const size = kind === undefined ? FIXED_BYTES.get(type) : reader.number()
      if (size === undefined) throw broken()
      const data = reader.padded(size)
      if (kind === undefined) fixed.set(id, data.readUInt32LE(0))
      else streamed.push(toProperty(id, kind, type === OBJECT ? data.subarray(GUID_BYTES) : data))
    }
  }
  return new MsgProperties(streamed, fixed)
}

/** A named property has a set and a number or a name in it. */
function readName(reader: PropertyReader): Buffer | undefined {
  reader.padded(GUID_BYTES)
  if (reader.number() === BY_NAME) return reader.padded(reader.number())
  reader.number()
  return undefined
}

function toProperty(id: number, kind: Property['kind'], data: Buffer): Property {
  return { id, kind, entry: { name: '', children: undefined, open: () => memorySource(data) } }
}

class PropertyReader {
  private readonly bytes: Buffer
  private at = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  number(): number {
    return this.padded(4).readUInt32LE(0)
  }

  padded(size: number): Buffer {
    const end = this.at + size
    if (end > this.bytes.length) throw broken()
    const data = this.bytes.subarray(this.at, end)
    this.at = end + ((4 - (size & 3)) & 3)
    return data
  }
}

function broken(): NotInspectable {
  return new NotInspectable('broken', 'A property is incomplete.')
}
