export type Tree = { [name: string]: Buffer | Tree }

const SECTOR = 512
const MINI = 64
const CUTOFF = 4096
const END = 0xfffffffe
const FREE = 0xffffffff
const FAT = 0xfffffffd

type Entry = { name: string; type: number; child: number; right: number; start: number; size: number }

/** A compound file of version 3 (MS-CFB), up to about 6 MB. */
export function toCompound(tree: Tree): Buffer {
  const entries: Entry[] = [{ name: 'Root Entry', type: 5, child: FREE, right: FREE, start: END, size: 0 }]
  const sectors: Buffer[] = []
  const next: number[] = []
  const minis: Buffer[] = []
  const miniNext: number[] = []

  const store = (bytes: Buffer, size: number, into: Buffer[], chain: number[]) => {
    const start = into.length
    const count = Math.ceil(bytes.length / size)
    for (let at = 0; at < count; at += 1) {
      const sector = Buffer.alloc(size)
      bytes.copy(sector, 0, at * size, (at + 1) * size)
      into.push(sector)
      chain.push(at + 1 < count ? start + at + 1 : END)
    }
    return count === 0 ? END : start
  }
  const add = (of: Entry, children: Tree) => {
    let before: Entry | undefined
    for (const [name, content] of Object.entries(children)) {
      const index = entries.length
      const entry: Entry = { name, type: 1, child: FREE, right: FREE, start: END, size: 0 }
      entries.push(entry)
      if (before) before.right = index
      else of.child = index
      before = entry
      if (!Buffer.isBuffer(content)) {
        add(entry, content)
        continue
      }
      const isMini = content.length < CUTOFF
      entry.type = 2
      entry.size = content.length
      entry.start = isMini ? store(content, MINI, minis, miniNext) : store(content, SECTOR, sectors, next)
    }
  }
  const [root] = entries
  if (root === undefined) throw new Error('There is a root.')
  add(root, tree)

  const miniStream = Buffer.concat(minis)
  root.start = store(miniStream, SECTOR, sectors, next)
  root.size = miniStream.length
  const miniStart = store(numbers(miniNext), SECTOR, sectors, next)
  const directory = store(Buffer.concat(entries.map(bytesOfEntry)), SECTOR, sectors, next)
  const tables = Math.ceil((sectors.length + 4) / 127)
  const fatStart = sectors.length
  const fat = Buffer.alloc(tables * SECTOR, 0xff)
  numbers([...next, ...Array.from({ length: tables }, () => FAT)]).copy(fat)

  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 0x18)
  header.writeUInt16LE(3, 0x1a)
  header.writeUInt16LE(0xfffe, 0x1c)
  header.writeUInt16LE(9, 0x1e)
  header.writeUInt16LE(6, 0x20)
  header.writeUInt32LE(tables, 0x2c)
  header.writeUInt32LE(directory, 0x30)
  header.writeUInt32LE(CUTOFF, 0x38)
  header.writeUInt32LE(miniStart, 0x3c)
  header.writeUInt32LE(END, 0x44)
  header.fill(0xff, 0x4c)
  for (let at = 0; at < tables; at += 1) header.writeUInt32LE(fatStart + at, 0x4c + at * 4)
  return Buffer.concat([header, ...sectors, fat])
}

function bytesOfEntry({ name, type, child, right, start, size }: Entry): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt8(1, 67)
  bytes.writeUInt32LE(FREE, 68)
  bytes.writeUInt32LE(right, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}

/** By property number (MS-OXMSG). */
export function toMessage(
  texts: Record<string, string>,
  more: Tree = {},
  codes: Record<number, number> = {},
  headerBytes = 32,
): Tree {
  const streams = Object.entries(texts).map(([id, text]) => [`__substg1.0_${id}001F`, Buffer.from(text, 'utf16le')])
  return { ...fixed(headerBytes, codes), ...Object.fromEntries(streams), ...more }
}

export function fixed(headerBytes: number, values: Record<number, number> = {}): Tree {
  const entries = Object.entries(values).map(([id, value]) => {
    const bytes = Buffer.alloc(16)
    bytes.writeUInt16LE(3, 0)
    bytes.writeUInt16LE(Number(id), 2)
    bytes.writeUInt32LE(value, 8)
    return bytes
  })
  return { '__properties_version1.0': Buffer.concat([Buffer.alloc(headerBytes), ...entries]) }
}
