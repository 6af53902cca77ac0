import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'
import { type Chains, joinedSource, readChains } from './msgChains.ts'

/** A storage or stream of a compound file. */
export type CompoundEntry = {
  name: string
  /** Of a storage: what is in it, by name. */
  children: ReadonlyMap<string, CompoundEntry> | undefined
  /** Of a stream, and each stream once: its sectors are nobody else's. @throws NotInspectable `broken`, `overlapping` */
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
 * Opens a compound file (MS-CFB) and reads its directory; its streams stay where they are.
 * @throws NotInspectable `broken` when it is none, or its sectors and entries run in circles or beyond its end,
 * `tooManyEntries` beyond 65,536 entries
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

  const table = await sectorTable(source, header, sectors, sectorSize)
  const chains = readChains(table, sectors)
  const createSource = (start: number, size: number) =>
    joinedSource(source, chains.claim(start), sectorSize, offset, size)

  const directory = createSource(header.readUInt32LE(0x30), Number.POSITIVE_INFINITY)
  if (directory.size > MAX_ENTRIES * ENTRY) throw new NotInspectable('tooManyEntries')
  const entries = await toBytes(directory, 0, directory.size)
  const root = entryAt(entries, 0, isLarge)

  const cutoff = header.readUInt32LE(0x38)
  const miniStart = header.readUInt32LE(0x3c)
  let mini: { chains: Chains; stream: Source } | undefined
  if (miniStart < LAST_SECTOR && root.start < LAST_SECTOR) {
    const miniTable = createSource(miniStart, Number.POSITIVE_INFINITY)
    const stream = createSource(root.start, root.size)
    const most = Math.ceil(stream.size / MINI_SECTOR)
    mini = { chains: readChains(toNumbers(await toBytes(miniTable, 0, miniTable.size)), most), stream }
  }
  const open = ({ start, size }: { start: number; size: number }): Source => {
    if (size === 0) return { size: 0, async *read() {} }
    if (size >= cutoff) return createSource(start, size)
    if (mini === undefined) throw broken()
    return joinedSource(mini.stream, mini.chains.claim(start), MINI_SECTOR, sector => sector * MINI_SECTOR, size)
  }
  return buildTree(entries, isLarge, open)
}

/** The sector that follows each sector: MS-CFB 2.3 and 2.5. */
async function sectorTable(source: Source, header: Buffer, sectors: number, sectorSize: number): Promise<Uint32Array> {
  const perSector = sectorSize / 4
  const most = Math.ceil(sectors / perSector) + 1
  const places: number[] = []
  for (let at = 0; at < HEADER_DIFAT; at += 1) places.push(header.readUInt32LE(0x4c + at * 4))
  let next = header.readUInt32LE(0x44)
  for (let count = 0; next < LAST_SECTOR; count += 1) {
    if (next >= sectors || count > most) throw broken()
    const more = toNumbers(await toBytes(source, (next + 1) * sectorSize, (next + 2) * sectorSize))
    places.push(...more.subarray(0, perSector - 1))
    next = more[perSector - 1] ?? NONE
  }
  const used = places.filter(place => place < LAST_SECTOR)
  if (used.length > most || used.some(place => place >= sectors)) throw broken()
  const table = new Uint32Array(used.length * perSector).fill(NONE)
  for (const [index, place] of used.entries()) {
    table.set(toNumbers(await toBytes(source, (place + 1) * sectorSize, (place + 2) * sectorSize)), index * perSector)
  }
  return table
}

type RawEntry = { name: string; type: number; siblings: number[]; child: number; start: number; size: number }

/** MS-CFB 2.6.1. */
function entryAt(entries: Buffer, index: number, isLarge: boolean): RawEntry {
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
    // In files of small sectors the upper half may hold anything.
    size: isLarge ? size : entries.readUInt32LE(at + 120),
  }
}

const STREAM = 2

/** Walks the trees of siblings, each entry once: one that is met again makes a circle. */
function buildTree(entries: Buffer, isLarge: boolean, open: (entry: RawEntry) => Source): CompoundEntry {
  const met = new Set<number>([0])
  const root = { name: '', children: new Map<string, CompoundEntry>(), open: () => fail() }
  const waiting: { index: number; into: Map<string, CompoundEntry> }[] = []
  const wait = (index: number, into: Map<string, CompoundEntry>) => {
    if (index === NONE) return
    if (met.has(index)) throw broken()
    met.add(index)
    waiting.push({ index, into })
  }
  wait(entryAt(entries, 0, isLarge).child, root.children)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { index, into } = next
    const entry = entryAt(entries, index, isLarge)
    for (const sibling of entry.siblings) wait(sibling, into)
    const children = entry.type === STREAM ? undefined : new Map<string, CompoundEntry>()
    if (children) wait(entry.child, children)
    into.set(entry.name, { name: entry.name, children, open: () => (children ? fail() : open(entry)) })
  }
  return root
}

/** The bytes of a source from `start` up to `end`; those beyond its end are zero. */
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
  return new NotInspectable('broken', 'The compound file contradicts itself.')
}

function fail(): never {
  throw broken()
}
