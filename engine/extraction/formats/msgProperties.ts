import type { Source } from '../../source.ts'
import { type CharsetDecoder, findDecoder } from '../text/charsetDecoder.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'
import { type CompoundEntry, toBytes } from './msgCompound.ts'

/** A property with a stream as its value: MS-OXMSG 2.4.1. */
export type Property = { id: number; kind: 'unicode' | 'ansi' | 'binary'; entry: CompoundEntry }

const PROPERTIES = '__properties_version1.0'
const NAME = /^__substg1\.0_([\dA-F]{4})(001E|001F|0102|101E-[\dA-F]{8}|101F-[\dA-F]{8})$/i
const MAX_FIXED_BYTES = 1024 * 1024
const FIXED = 16
const CODE_PAGES = [0x3ffd, 0x3fde]

export class MsgProperties {
  readonly streamed: readonly Property[]
  private readonly fixed: ReadonlyMap<number, number>

  constructor(streamed: readonly Property[], fixed: ReadonlyMap<number, number>) {
    this.streamed = streamed.toSorted((one, other) => one.id - other.id)
    this.fixed = fixed
  }

  /**
   * @param headerBytes bytes before the first property: MS-OXMSG 2.4
   * @throws NotInspectable as the compound file does
   */
  static async read(storage: CompoundEntry, headerBytes: number): Promise<MsgProperties> {
    const streamed: Property[] = []
    for (const [name, entry] of storage.children ?? []) {
      const [, id, type = ''] = NAME.exec(name) ?? []
      if (id === undefined || entry.children !== undefined) continue
      const kind = type === '0102' ? 'binary' : /^.01E/i.test(type) ? 'ansi' : 'unicode'
      streamed.push({ id: Number.parseInt(id, 16), kind, entry })
    }
    const fixed = new Map<number, number>()
    const stream = storage.children?.get(PROPERTIES)?.open()
    const bytes = stream ? await toBytes(stream, 0, Math.min(stream.size, MAX_FIXED_BYTES)) : Buffer.alloc(0)
    for (let at = headerBytes; at + FIXED <= bytes.length; at += FIXED) {
      fixed.set(bytes.readUInt16LE(at + 2), bytes.readUInt32LE(at + 8))
    }
    return new MsgProperties(streamed, fixed)
  }

  static existsIn(storage: CompoundEntry): boolean {
    return storage.children?.has(PROPERTIES) ?? false
  }

  number(id: number): number | undefined {
    return this.fixed.get(id)
  }

  /** @param codePages properties with the code page of text that is not Unicode */
  decoder(kind: 'unicode' | 'ansi', codePages: MsgProperties = this): CharsetDecoder {
    if (kind === 'unicode') return findDecoder('utf-16le') ?? guessingDecoder()
    const page = CODE_PAGES.map(id => codePages.number(id)).find(value => value !== undefined && value > 0)
    return (page === undefined ? undefined : findDecoder(String(page))) ?? guessingDecoder()
  }
}

export async function readShortText(source: Source, decoder: CharsetDecoder): Promise<string> {
  const bytes = await toBytes(source, 0, source.size)
  return (decoder.decode(bytes) + decoder.end()).replaceAll('\0', '').toWellFormed()
}
