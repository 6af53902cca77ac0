import { extensionGroups } from '../listExtensions.ts'
import { fileExtension } from '../text.ts'

/** What a file has in common with others like it. */
export type FileLikeness = {
  /** The group of its extension; any other extension is a group of its own, and so is none (''). */
  group: string
  /** The name without folders, extension and digits, in lower case: `salaries` of `Salaries_2026-11.csv`. May be ''. */
  stem: string
  /** Kinds of sensitive data, never the data. */
  infoTypes: string[]
}
/** Number and kinds of files. Each list is bounded, the newest first. */
export type Likeness = { files: number; groups: string[]; stems: string[]; infoTypes: string[] }

const MAX_GROUPS = 20
const MAX_STEMS = 50
const MAX_INFO_TYPES = 50
const MAX_STEM_LENGTH = 64
const MAX_GROUP_LENGTH = 16

const groups = new Map<string, string>(
  Object.entries(extensionGroups).flatMap(([group, extensions]) =>
    extensions.map(extension => [extension, group] as const),
  ),
)

/** @param file with the findings of its inspection, if it had one */
export function toLikeness({
  name,
  findings,
}: {
  name: string
  findings?: { summary: readonly { infoType: string }[] } | undefined
}): FileLikeness {
  const extension = fileExtension(name)
  const title = name.slice(name.lastIndexOf('/') + 1)
  const stem = (extension === '' ? title : title.slice(0, -extension.length - 1))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
  return {
    group: groups.get(extension) ?? shorten(extension, MAX_GROUP_LENGTH),
    stem: shorten(stem, MAX_STEM_LENGTH),
    infoTypes: [...new Set(findings?.summary.map(({ infoType }) => infoType))].sort(),
  }
}

export const noLikeness: Likeness = { files: 0, groups: [], stems: [], infoTypes: [] }

export function addLikeness(known: Likeness, files: readonly FileLikeness[]): Likeness {
  return {
    files: known.files + files.length,
    groups: newestFirst(known.groups, files.map(({ group }) => group).filter(Boolean), MAX_GROUPS),
    stems: newestFirst(known.stems, files.map(({ stem }) => stem).filter(Boolean), MAX_STEMS),
    infoTypes: addInfoTypes(known.infoTypes, files),
  }
}

export function addInfoTypes(known: readonly string[], files: readonly FileLikeness[]): string[] {
  return newestFirst(
    known,
    files.flatMap(({ infoTypes }) => infoTypes),
    MAX_INFO_TYPES,
  )
}

/** Files with sensitive data, by their stems. */
export function groupByStem(files: readonly FileLikeness[]): Map<string, FileLikeness[]> {
  return Map.groupBy(
    files.filter(({ stem, infoTypes }) => stem !== '' && infoTypes.length > 0),
    ({ stem }) => stem,
  )
}

function newestFirst(known: readonly string[], added: readonly string[], max: number): string[] {
  return [...new Set([...added, ...known])].slice(0, max)
}

/** Does not split a surrogate pair. */
function shorten(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
