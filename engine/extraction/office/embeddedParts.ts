import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import type { CompoundEntry } from '../formats/msgCompound.ts'

/** Storages of objects from other programs: MS-DOC 2.1.10, MS-XLS 2.1.7.12. */
const OBJECT = /^(?:MBD|LNK)/
const OBJECT_POOL = 'ObjectPool'
const PICTURES = new Set(['Pictures', 'Data'])

/** Reads the objects of an old Office file, and reports its pictures. */
export async function* embeddedParts(root: CompoundEntry, scope: ContainerScope): AsyncGenerator<Extracted> {
  for (const [name, entry] of root.children ?? []) {
    if (OBJECT.test(name) && entry.children !== undefined) yield* scope.nestedStorage(entry, name)
    if (name === OBJECT_POOL) for (const [inner, one] of entry.children ?? []) yield* scope.nestedStorage(one, inner)
    if (PICTURES.has(name) && entry.children === undefined) {
      yield { kind: 'notInspectable', reason: 'unsupported', isPicture: true, place: scope.getPlace('image') }
    }
  }
}
