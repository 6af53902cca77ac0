import { Unsealable } from './unsealable.ts'

/** What common file systems take as one name, in UTF-16 units. */
const MAX_NAME_LENGTH = 255
/** A name's length is a 16-bit field (APPNOTE 4.4.10). */
const MAX_PATH_BYTES = 0xffff
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const UNSAFE = /^$|^\.{1,2}$|[\\:\u0000-\u001f\u007f]/

/**
 * Sees to it that no two entries of an archive unpack over each other: a second `a.txt` becomes `a (2).txt`, and so
 * does a file where a folder of that name is, or the reverse. Names that differ in case or in their Unicode form alone
 * count as the same, since Windows and macOS take them so.
 */
export class SettledNames {
  /** What a path became, by the key of its settled folder and its own name; files have no entry in `folders`. */
  private readonly taken = new Set<string>()
  private readonly folders = new Map<string, string>()
  /** The next number worth a try, so that a thousand equal names do not try a million. */
  private readonly numbers = new Map<string, number>()

  /** @returns the path under which the entry goes into the archive @throws Unsealable for a path that leads elsewhere */
  settle(path: string): string {
    const segments = path.split('/')
    if (!path.isWellFormed() || segments.some(segment => UNSAFE.test(segment))) {
      throw new Unsealable('name', 'The name of an entry must be a relative path without `..` or backslashes.')
    }
    const name = segments.pop() ?? ''
    const settled = this.free(
      segments.reduce((parent, segment) => this.folder(parent, segment), ''),
      name,
    )
    if (Buffer.byteLength(settled) > MAX_PATH_BYTES) throw new Unsealable('name', 'The name of an entry is too long.')
    return settled
  }

  private folder(parent: string, segment: string): string {
    const wanted = key(parent + segment)
    const folder = this.folders.get(wanted) ?? `${this.free(parent, segment)}/`
    // Also under what it became: a folder that is called so from the start is the same one.
    this.folders.set(wanted, folder).set(key(folder.slice(0, -1)), folder)
    return folder
  }

  /** A path that nothing has yet, and takes it. */
  private free(parent: string, name: string): string {
    const wanted = key(parent + name)
    let path = parent + name
    for (let number = this.numbers.get(wanted) ?? 2; this.taken.has(key(path)); number += 1) {
      path = parent + numbered(name, number)
      this.numbers.set(wanted, number + 1)
    }
    this.taken.add(key(path))
    return path
  }
}

/** Equal for what some file system holds to be one name; upper case first, so that `ß` and `SS` meet as well. */
const key = (path: string) => path.normalize('NFKD').toUpperCase().toLowerCase()

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const suffix = ` (${number})${extension}`
  // A pair of surrogates is not cut in two.
  const short = stem.slice(0, Math.max(1, MAX_NAME_LENGTH - suffix.length)).replace(/[\ud800-\udbff]$/, '')
  return short + suffix
}
