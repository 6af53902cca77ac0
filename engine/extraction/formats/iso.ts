import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import {
  type Descriptor,
  FIRST_DESCRIPTOR,
  type IsoRecord,
  readDescriptor,
  readDirectory,
  SECTOR_BYTES,
} from '../iso/records.ts'
import { NotInspectable } from '../notInspectable.ts'
import { joinParts, type Part, readBytes } from '../sources.ts'
import { nameTexts } from '../zip/entryTexts.ts'

const MAX_DESCRIPTORS = 64
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024

type IsoFile = { path: string; parts: Part[] }

/**
 * Reads disc images (ECMA-119 with Joliet and Rock Ridge): the files of all their trees, each file once.
 * @throws NotInspectable `broken`, `overlapping`, `tooManyEntries`; `unsupported` at the end for an image with UDF, which
 *   may have other files
 */
export async function* iso(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  const { trees, hasUdf } = await readDescriptors(source)
  const files = new Map<string, IsoFile>()
  // Names in Unicode are the complete ones.
  for (const tree of trees.toSorted((one, other) => Number(other.isUnicode) - Number(one.isUnicode))) {
    for await (const file of filesIn(source, tree, scope)) {
      const key = file.parts.map(({ start, end }) => `${start}-${end}`).join()
      if (!files.has(key)) files.set(key, file)
    }
  }
  assertSeparate([...files.values()].flatMap(({ parts }) => parts))
  yield* nameTexts(
    [...files.values()].map(({ path }) => path),
    scope,
  )
  for (const { path, parts } of files.values()) yield* scope.nested(joinParts(source, parts), path)
  if (hasUdf) throw new NotInspectable('unsupported', 'The image has another file system.')
}

type Tree = Extract<Descriptor, { kind: 'tree' }>

async function readDescriptors(source: Source): Promise<{ trees: Tree[]; hasUdf: boolean }> {
  const trees: Tree[] = []
  let hasUdf = false
  for (let sector = FIRST_DESCRIPTOR; sector < FIRST_DESCRIPTOR + MAX_DESCRIPTORS; sector += 1) {
    const bytes = await readBytes(source, sector * SECTOR_BYTES, (sector + 1) * SECTOR_BYTES)
    if (bytes.length < SECTOR_BYTES) break
    const descriptor = readDescriptor(bytes)
    if (descriptor.kind === 'end') break
    if (descriptor.kind === 'udf') hasUdf = true
    if (descriptor.kind === 'tree') trees.push(descriptor)
  }
  if (trees.length === 0) throw new NotInspectable('broken', 'The image has no directory.')
  return { trees, hasUdf }
}

async function* filesIn(source: Source, { root, isUnicode }: Tree, scope: ContainerScope): AsyncGenerator<IsoFile> {
  const visited = new Set<number>()
  const directories: { path: string; record: IsoRecord }[] = [{ path: '', record: root }]
  for (let next = directories.pop(); next !== undefined; next = directories.pop()) {
    const { path, record } = next
    if (visited.has(record.start)) throw new NotInspectable('broken', 'A directory contains itself.')
    visited.add(record.start)
    if (record.size > MAX_DIRECTORY_BYTES) throw new NotInspectable('tooManyEntries')
    const sectors = await readBytes(source, record.start, record.start + record.size)
    if (sectors.length < record.size) throw new NotInspectable('broken', 'A directory is incomplete.')
    let parts: Part[] = []
    for (const entry of readDirectory(sectors, record.start, isUnicode)) {
      scope.budget.entry()
      if (entry.isDirectory) {
        directories.push({ path: `${path}${entry.name}/`, record: entry })
        continue
      }
      const end = entry.start + entry.size
      if (end > source.size) throw new NotInspectable('broken', 'A file is incomplete.')
      if (entry.size > 0) parts.push({ start: entry.start, end })
      if (entry.goesOn) continue
      if (parts.length > 0) yield { path: path + entry.name, parts }
      parts = []
    }
  }
}

/** Files share no bytes, so that content cannot exceed the image. */
function assertSeparate(parts: readonly Part[]) {
  const sorted = parts.toSorted((one, other) => one.start - other.start)
  for (const [index, { start }] of sorted.entries()) {
    if (start < (sorted[index - 1]?.end ?? 0)) throw new NotInspectable('overlapping', 'Two files share bytes.')
  }
}
