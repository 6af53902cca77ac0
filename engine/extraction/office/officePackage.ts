import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { attribute } from '../markup/attributes.ts'
import { scan } from '../markup/scanned.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readDirectory, type ZipEntry } from '../zip/directory.ts'
import { entryBytes } from '../zip/entryBytes.ts'
import { nestedEntry } from '../zip/nestedEntry.ts'
import { holdsUnlisted } from '../zip/unlisted.ts'

/** A part of an Office Open XML package (ECMA-376, Part 2). */
export type Part = { name: string; type: string; entry: ZipEntry }
export type Relationship = { id: string; type: string; target: string; isExternal: boolean }

/** What is no content of a document: fonts, a preview of the first page, settings of printers. */
const NO_CONTENT = /^(?:\w+\/fonts\/|docprops\/thumbnail\.|\w+\/printersettings\/)|(?:\.odttf|\.fntdata)$/i
const CONTENT_TYPES = '[Content_Types].xml'

/** An Office Open XML package: its parts, each read once. */
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

  /** @throws NotInspectable */
  static async open(source: Source, scope: ContainerScope): Promise<OfficePackage> {
    const entries = await readDirectory(source)
    const findType = await readContentTypes(source, entries, scope)
    const parts = new Map<string, Part>()
    for (const entry of entries) {
      if (entry.isDirectory) continue
      scope.budget.entry()
      const name = partName(entry.name)
      if (parts.has(name)) throw new NotInspectable('broken', 'two parts of one name')
      parts.set(name, { name, type: findType(name), entry })
    }
    return new OfficePackage(source, scope, entries, parts)
  }

  /** The parts whose content type ends so, in the order in which they lie in the package. */
  ofType(...ends: string[]): Part[] {
    return [...this.parts.values()].filter(({ type }) => ends.some(end => type.endsWith(end)))
  }

  part(name: string): Part | undefined {
    return this.parts.get(partName(name))
  }

  /** Reads a part for what it says of others: it is still to be read for its text. */
  peek(part: Part): AsyncIterable<Uint8Array> {
    return entryBytes(this.source, part.entry, this.scope.budget)
  }

  /** Takes a part to be read: what is not taken before `rest` is left to it. */
  read(part: Part): AsyncIterable<Uint8Array> {
    this.unread.delete(part.name)
    return this.peek(part)
  }

  isRead(part: Part): boolean {
    return !this.unread.has(part.name)
  }

  /** What a part refers to; targets within the package as names of parts. */
  async readRelationships(part: Part): Promise<Relationship[]> {
    const slash = part.name.lastIndexOf('/')
    const rels = this.part(`${part.name.slice(0, slash + 1)}_rels/${part.name.slice(slash + 1)}.rels`)
    if (rels === undefined) return []
    const found: Relationship[] = []
    await scan(this.peek(rels), {
      open(name, attributes) {
        if (name !== 'Relationship') return
        const isExternal = attribute(attributes, 'TargetMode') === 'External'
        const target = attribute(attributes, 'Target') ?? ''
        found.push({
          id: attribute(attributes, 'Id') ?? '',
          type: attribute(attributes, 'Type') ?? '',
          target: isExternal ? target : resolvedName(part.name, target),
          isExternal,
        })
      },
      close() {},
      text() {},
    })
    return found
  }

  /**
   * Yields all that was not read yet: XML by way of `readMarkup`, everything else, such as pictures and embedded
   * documents, as nested documents.
   */
  async *rest(readMarkup: (part: Part) => AsyncIterable<Extracted>): AsyncIterable<Extracted> {
    for (const part of this.parts.values()) {
      if (this.isRead(part) || NO_CONTENT.test(part.name)) continue
      if (isMarkup(part)) yield* this.safely(part, readMarkup(part))
      else yield* nestedEntry(this.source, part.entry, this.scope)
    }
    if (await holdsUnlisted(this.source, this.entries))
      throw new NotInspectable('broken', 'the directory hides entries')
  }

  /** A part that cannot be read is told as such; the others are read all the same. */
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

/** Names of parts are compared without regard to case (ECMA-376, Part 2, 6.2.2.3). */
function partName(name: string): string {
  return name.replace(/^\/+/, '').toLowerCase()
}

function resolvedName(base: string, target: string): string {
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
    await scan(entryBytes(source, entry, budget), {
      open(name, attributes) {
        const type = attribute(attributes, 'ContentType') ?? ''
        if (name === 'Override') byName.set(partName(attribute(attributes, 'PartName') ?? ''), type)
        if (name === 'Default') byExtension.set((attribute(attributes, 'Extension') ?? '').toLowerCase(), type)
      },
      close() {},
      text() {},
    })
  }
  return (name: string) => byName.get(name) ?? byExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? ''
}
