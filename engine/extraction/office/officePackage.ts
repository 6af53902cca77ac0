import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { findAttribute } from '../markup/attributes.ts'
import { scan } from '../markup/scanned.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readDirectory, type ZipEntry } from '../zip/directory.ts'
import { readEntryBytes } from '../zip/entryBytes.ts'
import { readNestedEntry } from '../zip/nestedEntry.ts'
import { hasUnlistedEntries } from '../zip/unlisted.ts'

export type Part = { name: string; type: string; entry: ZipEntry }
export type Relationship = { id: string; type: string; target: string; isExternal: boolean }

const NO_CONTENT = /^(?:\w+\/fonts\/|docprops\/thumbnail\.|\w+\/printersettings\/)|(?:\.odttf|\.fntdata)$/i
const CONTENT_TYPES = '[Content_Types].xml'

/** Each part is read once. */
export class OfficePackage {
  private readonly source: Source
  private readonly scope: ContainerScope
  private readonly entries: readonly ZipEntry[]
  private readonly parts: ReadonlyMap<string, Part>
  private readonly unread: Set<string>

  private constructor(
    source: Source,
    scope: ContainerScope,
    entries: readonly ZipEntry[],
    parts: ReadonlyMap<string, Part>,
  ) {
    this.source = source
    this.scope = scope
    this.entries = entries
    this.parts = parts
    this.unread = new Set(parts.keys())
  }

  static async open(source: Source, scope: ContainerScope): Promise<OfficePackage> {
    const entries = await readDirectory(source)
    const findType = await readContentTypes(source, entries, scope)
    const parts = new Map<string, Part>()
    for (const entry of entries) {
      if (entry.isDirectory) continue
      scope.budget.entry()
      const name = partName(entry.name)
      if (parts.has(name)) throw new NotInspectable('broken', 'Two parts have the same name.')
      parts.set(name, { name, type: findType(name), entry })
    }
    return new OfficePackage(source, scope, entries, parts)
  }

  ofType(...ends: string[]): Part[] {
    return [...this.parts.values()].filter(({ type }) => ends.some(end => type.endsWith(end)))
  }

  part(name: string): Part | undefined {
    return this.parts.get(partName(name))
  }

  peek(part: Part): AsyncIterable<Uint8Array> {
    return readEntryBytes(this.source, part.entry, this.scope.budget)
  }

  read(part: Part): AsyncIterable<Uint8Array> {
    this.unread.delete(part.name)
    return this.peek(part)
  }

  isRead(part: Part): boolean {
    return !this.unread.has(part.name)
  }

  async readRelationships(part: Part): Promise<Relationship[]> {
    const slash = part.name.lastIndexOf('/')
    const rels = this.part(`${part.name.slice(0, slash + 1)}_rels/${part.name.slice(slash + 1)}.rels`)
    if (rels === undefined) return []
    const found: Relationship[] = []
    await scan(this.peek(rels), {
      open(name, attributes) {
        if (name !== 'Relationship') return
        const isExternal = findAttribute(attributes, 'TargetMode') === 'External'
        const target = findAttribute(attributes, 'Target') ?? ''
        found.push({
          id: findAttribute(attributes, 'Id') ?? '',
          type: findAttribute(attributes, 'Type') ?? '',
          target: isExternal ? target : resolveName(part.name, target),
          isExternal,
        })
      },
      close() {},
      text() {},
    })
    return found
  }

  /** Reads the remaining parts: XML by `readMarkup`, others as nested documents. */
  async *rest(readMarkup: (part: Part) => AsyncIterable<Extracted>): AsyncIterable<Extracted> {
    for (const part of this.parts.values()) {
      if (this.isRead(part)) continue
      if (isMarkup(part)) yield* this.safely(part, readMarkup(part))
      else if (!NO_CONTENT.test(part.name)) yield* readNestedEntry(this.source, part.entry, this.scope)
    }
    if (await hasUnlistedEntries(this.source, this.entries))
      throw new NotInspectable('broken', 'The archive has entries outside its directory.')
  }

  async *safely(part: Part, events: AsyncIterable<Extracted>): AsyncIterable<Extracted> {
    try {
      yield* events
    } catch (error) {
      if (!(error instanceof NotInspectable) || this.scope.budget.isSpent) throw error
      yield { kind: 'notInspectable', reason: error.reason, place: this.scope.getPlace(part.entry.name) }
    }
  }
}

function isMarkup({ name, type }: Part): boolean {
  return /[+/]xml$|vmlDrawing$/.test(type) || /\.(?:xml|rels|vml)$/.test(name)
}

/** Part names ignore case (ECMA-376, Part 2, 6.2.2.3). */
function partName(name: string): string {
  return name.replace(/^\/+/, '').toLowerCase()
}

function resolveName(base: string, target: string): string {
  const segments = target.startsWith('/') ? [] : base.split('/').slice(0, -1)
  for (const segment of target.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return partName(segments.join('/'))
}

async function readContentTypes(source: Source, entries: readonly ZipEntry[], { budget }: ContainerScope) {
  const byName = new Map<string, string>()
  const byExtension = new Map<string, string>()
  const entry = entries.find(({ name }) => name === CONTENT_TYPES)
  if (entry !== undefined) {
    await scan(readEntryBytes(source, entry, budget), {
      open(name, attributes) {
        const type = findAttribute(attributes, 'ContentType') ?? ''
        if (name === 'Override') byName.set(partName(findAttribute(attributes, 'PartName') ?? ''), type)
        if (name === 'Default') byExtension.set((findAttribute(attributes, 'Extension') ?? '').toLowerCase(), type)
      },
      close() {},
      text() {},
    })
  }
  return (name: string) => byName.get(name) ?? byExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? ''
}
