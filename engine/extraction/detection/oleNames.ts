import type { Source } from '../../source.ts'
import { readBytes } from '../sources.ts'

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const HEADER_SECTORS = 109
/** The identifying entries come first, so a directory of more than a thousand entries is cut. */
const MAX_SECTORS = 256

/** @returns entry names (MS-CFB 2.2 to 2.6); empty for a broken file */
export async function readOleNames(source: Source): Promise<string[]> {
  const header = await readBytes(source, 0, HEADER_BYTES)
  if (header.length < HEADER_BYTES) return []
  const sectorBytes = 1 << header.readUInt16LE(30)
  if (sectorBytes !== 512 && sectorBytes !== 4096) return []
  const read = (sector: number) => readBytes(source, (sector + 1) * sectorBytes, (sector + 2) * sectorBytes)
  const names: string[] = []
  let sector = header.readUInt32LE(48)
  for (let count = 0; count < MAX_SECTORS && (sector + 1) * sectorBytes < source.size; count += 1) {
    const entries = await read(sector)
    for (let at = 0; at + ENTRY_BYTES <= entries.length; at += ENTRY_BYTES) {
      const bytes = entries.readUInt16LE(at + 64)
      if (bytes >= 2 && bytes <= 64) names.push(entries.toString('utf16le', at, at + bytes - 2))
    }
    const perSector = sectorBytes / 4
    const table = Math.floor(sector / perSector)
    if (table >= HEADER_SECTORS) break
    const fat = await read(header.readUInt32LE(76 + 4 * table))
    if (fat.length < sectorBytes) break
    sector = fat.readUInt32LE(4 * (sector % perSector))
  }
  return names
}
