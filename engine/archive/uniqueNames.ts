import { Unsealable } from './unsealable.ts'

/** Limit of common file systems, in UTF-16 units. */
const MAX_NAME_LENGTH = 255
/** The length of a name is a 16-bit field (APPNOTE 4.4.10). */
const MAX_PATH_BYTES = 0xffff
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const UNSAFE = /^$|^\.{1,2}$|[\\:\u0000-\u001f\u007f]/

/** Some system reads such a segment as a drive, a folder or a command. */
export function isUnsafeSegment(segment: string): boolean {
  return !segment.isWellFormed() || UNSAFE.test(segment)
}

/**
 * Prevents entries from unpacking over each other: a second `a.txt` becomes `a (2).txt`, also when one is a folder.
 * Names that differ only in case or Unicode form are equal, as on Windows and macOS.
 */
export class UniqueNames {
  private readonly usedPaths = new Set<string>()
  private readonly folders = new Map<string, string>()
  /** The next number to try; a thousand equal names do not try a million. */
  private readonly numbers = new Map<string, number>()

  /** @returns the path of the entry in the archive @throws Unsealable for an unsafe path */
  toUnique(path: string): string {
    const segments = path.split('/')
    if (segments.some(isUnsafeSegment)) {
      throw new Unsealable('name', 'The name of an entry must be a relative path without `..` or backslashes.')
    }
    const name = segments.pop() ?? ''
    const settled = this.reservePath(
      segments.reduce((parent, segment) => this.resolveFolder(parent, segment), ''),
      name,
    )
    if (Buffer.byteLength(settled) > MAX_PATH_BYTES) throw new Unsealable('name', 'The name of an entry is too long.')
    return settled
  }

  private resolveFolder(parent: string, segment: string): string {
    const requestedKey = key(parent + segment)
    const folder = this.folders.get(requestedKey) ?? `${this.reservePath(parent, segment)}/`
    // A folder with the new name as its original name is the same one.
    this.folders.set(requestedKey, folder).set(key(folder.slice(0, -1)), folder)
    return folder
  }

  private reservePath(parent: string, name: string): string {
    const requestedKey = key(parent + name)
    let path = parent + name
    for (let number = this.numbers.get(requestedKey) ?? 2; this.usedPaths.has(key(path)); number += 1) {
      path = parent + addNumber(name, number)
      this.numbers.set(requestedKey, number + 1)
    }
    this.usedPaths.add(key(path))
    return path
  }
}

/** Equal for some file system. Upper case first, so that `ß` and `SS` match. */
const key = (path: string) => path.normalize('NFKD').toUpperCase().toLowerCase()

function addNumber(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const suffix = ` (${number})${extension}`
  const short = stem.slice(0, Math.max(1, MAX_NAME_LENGTH - suffix.length)).replace(/[\ud800-\udbff]$/, '')
  return short + suffix
}
