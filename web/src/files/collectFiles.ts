import type { Chosen } from './chosenFile.ts'
import { describeSkipped } from './describeSkipped.ts'
import { entryOfPicked, type Found, toEntries } from './entries.ts'
import type { Source } from './sources.ts'
import { type Entry, sorted, walk } from './walk.ts'

/** More than a transfer takes, and a list that a page can show. */
const MAX_FILES = 1000

type OnFound = (count: number) => void

export async function gather(sources: readonly Source[], onFound: OnFound): Promise<Chosen> {
  return gatherEntries((await Promise.all(sources.map(toEntries))).flat(), onFound)
}

export function gatherPicked(files: readonly File[], onFound: OnFound): Promise<Chosen> {
  return gatherEntries(
    sorted(files.map(entryOfPicked), ({ name }) => name),
    onFound,
  )
}

async function gatherEntries(entries: Entry<Found>[], onFound: OnFound): Promise<Chosen> {
  const found = await walk(entries, MAX_FILES, onFound)
  return {
    files: found.files.map(({ path, opened }) => ({ path, ...opened })),
    describeSkipped: describeSkipped(found, MAX_FILES),
  }
}
