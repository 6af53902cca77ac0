import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'
import { type Chains, createChainSource, readChains } from './msgChains.ts'

export type CompoundEntry = {
  name: string
  children: ReadonlyMap<string, CompoundEntry> | undefined
  /** A stream can be opened once, because it claims its sectors. @throws NotInspectable `broken`, `overlapping` */
  open(): Source
}

const SIGNATURE = 'd0cf11e0a1b11ae1'
const HEADER = 512
const ENTRY = 128
const MINI_SECTOR = 64
const HEADER_DIFAT = 109
const MAX_ENTRIES = 65_536
const NONE = 0xffffffff
const LAST_SECTOR = 0xfffffff9

/**
 * Opens a compound file (MS-CFB) and reads its directory.
 * @throws NotInspectable `broken` when it is invalid, cyclic or exceeds its end; `tooManyEntries` beyond 65,536 entries
 */
export async function openCompound(source: Source): Promise<CompoundEntry> {
  const header = await toBytes(source, 0, HEADER)
  if (header.toString('hex', 0, 8) !== SIGNATURE) throw broken()
  const shift = header.readUInt16LE(0x1e)
  if (shift !== 9 && shift !== 12) throw broken()
  const isLarge = shift === 12
  const sectorSize = 1 << shift
  const sectors = Math.max(0, Math.ceil(source.size / sectorSize) - 1)
  const offset = (sector: number) => (sector + 1) * sectorSize

  const table = await readSectorTable(source, header, sectors, sectorSize)
  const chains = readChains(table, sectors)
  const createSource = (start: number, size: number) =>
    createChainSource(source, chains.claim(start), sectorSize, offset, size)

  const directory = createSource(header.readUInt32LE(0x30), Number.POSITIVE_INFINITY)
  if (directory.size > MAX_ENTRIES * ENTRY) throw new NotInspectable('tooManyEntries')
  const entries = await toBytes(directory, 0, directory.size)
  const root = readEntry(entries, 0, isLarge)

  const cutoff = header.readUInt32LE(0x38)
  const miniStart = header.readUInt32LE(0x3c)
  let mini: { chains: Chains; stream: Source } | undefined
  if (miniStart < LAST_SECTOR && root.start < LAST_SECTOR) {
    const miniTable = createSource(miniStart, Number.POSITIVE_INFINITY)
    const stream = createSource(root.start, root.size)
    const miniSectors = Math.ceil(stream.size / MINI_SECTOR)
    mini = { chains: readChains(toNumbers(await toBytes(miniTable, 0, miniTable.size)), miniSectors), stream }
  }
  const open = ({ start, size }: { start: number; size: number }): Source => {
    if (size === 0) return { size: 0, async *read() {} }
    if (size >= cutoff) return createSource(start, size)
    if (mini === undefined) throw broken()
    return createChainSource(mini.stream, mini.chains.claim(start), MINI_SECTOR, sector => sector * MINI_SECTOR, size)
  }
  return buildTree(entries, isLarge, open)
}

async function readSectorTable(
  source: Source,
  header: Buffer,
  sectors: number,
  sectorSize: number,
): Promise<Uint32Array> {
  const perSector = sectorSize / 4
  const maxTableSectors = Math.ceil(sectors / perSector) + 1
  const places: number[] = []
  for (let at = 0; at < HEADER_DIFAT; at += 1) places.push(header.readUInt32LE(0x4c + at * 4))
  let next = header.readUInt32LE(0x44)
  for (let count = 0; next < LAST_SECTOR; count += 1) {
    if (next >= sectors || count > maxTableSectors) throw broken()
    const more = toNumbers(await toBytes(source, (next + 1) * sectorSize, (next + 2) * sectorSize))
    places.push(...more.subarray(0, perSector - 1))
    next = more[perSector - 1] ?? NONE
  }
  const used = places.filter(place => place < LAST_SECTOR)
  if (used.length > maxTableSectors || used.some(place => place >= sectors)) throw broken()
  const table = new Uint32Array(used.length * perSector).fill(NONE)
  for (const [index, place] of used.entries()) {
    table.set(toNumbers(await toBytes(source, (place + 1) * sectorSize, (place + 2) * sectorSize)), index * perSector)
  }
  return table
}

type RawEntry = { name: string; type: number; siblings: number[]; child: number; start: number; size: number }

/** MS-CFB 2.6.1. */
function readEntry(entries: Buffer, index: number, isLarge: boolean): RawEntry {
  const at = index * ENTRY
  if (index < 0 || at + ENTRY > entries.length) throw broken()
  const nameLength = Math.min(64, entries.readUInt16LE(at + 64))
  const size = Number(entries.readBigUInt64LE(at + 120))
  return {
    name: entries.toString('utf16le', at, at + Math.max(0, nameLength - 2)),
    type: entries.readUInt8(at + 66),
    siblings: [entries.readUInt32LE(at + 68), entries.readUInt32LE(at + 72)],
    child: entries.readUInt32LE(at + 76),
    start: entries.readUInt32LE(at + 116),
    // Files with small sectors may have any value in the upper half.
    size: isLarge ? size : entries.readUInt32LE(at + 120),
  }
}

const STREAM = 2

function buildTree(entries: Buffer, isLarge: boolean, open: (entry: RawEntry) => Source): CompoundEntry {
  const visited = new Set<number>([0])
  const root = { name: '', children: new Map<string, CompoundEntry>(), open: () => fail() }
  const queue: { index: number; into: Map<string, CompoundEntry> }[] = []
  const enqueue = (index: number, into: Map<string, CompoundEntry>) => {
    if (index === NONE) return
    if (visited.has(index)) throw broken()
    visited.add(index)
    queue.push({ index, into })
  }
  enqueue(readEntry(entries, 0, isLarge).child, root.children)
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { index, into } = next
    const entry = readEntry(entries, index, isLarge)
    for (const sibling of entry.siblings) enqueue(sibling, into)
    const children = entry.type === STREAM ? undefined : new Map<string, CompoundEntry>()
    if (children) enqueue(entry.child, children)
    into.set(entry.name, { name: entry.name, children, open: () => (children ? fail() : open(entry)) })
  }
  return root
}

export async function toBytes(source: Source, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start)
  let at = 0
  for await (const chunk of source.read(start, Math.min(end, source.size))) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

function toNumbers(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4))
}

function broken() {
  return new NotInspectable('broken', 'The compound file is inconsistent.')
}

function fail(): never {
  throw broken()
}
