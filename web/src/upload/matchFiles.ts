import { safeFilePath } from '../../../shared/domain/text.ts'
import type { ChosenFile } from '../files/chosenFile.ts'
import { hasSameName } from '../files/sameName.ts'
import type { KeptFile } from './keptSendings.ts'
import { takeSample } from './takeSample.ts'

/** A file of a transfer as its server knows it. */
export type WaitingFile = { id: string; name: string; size: number }

/**
 * How a chosen file stands to the one that waits for it. `changed`: of the same size, but with other bytes, so that
 * what differs is sent again. `resized`: it cannot go on in this transfer, whose sizes were declared.
 */
export type Standing = 'same' | 'changed' | 'resized'

export type MatchedFile = { file: WaitingFile; standing: Standing; chosen: ChosenFile; sample: string | undefined }

export type Matching = {
  matched: MatchedFile[]
  /** Files that wait and for which nothing was chosen. */
  missing: WaitingFile[]
  /** Names of what bears the name of a waiting file, but cannot be read. */
  unreadable: string[]
}

type Pair = { file: WaitingFile; chosen: ChosenFile; standing: Standing; sample: string | undefined; rank: number }

/**
 * Finds for each file that waits the one that was chosen for it: by name, size and sample. Files of one name, size and
 * sample are interchangeable; each chosen file serves once.
 * @param known what was kept of the files when the sending began
 * @param chosen where two would do, the first is taken
 */
export async function matchFiles(
  known: readonly KeptFile[],
  waiting: readonly WaitingFile[],
  chosen: readonly ChosenFile[],
): Promise<Matching> {
  const unreadable = new Set<string>()
  const pairs: Pair[] = []
  for (const candidate of chosen) {
    const files = waiting.filter(({ name }) => hasSameName(candidate.path, name))
    try {
      const sample = await sampleIfUseful(candidate, files)
      pairs.push(...files.map(file => toPair(file, candidate, sample, known)))
    } catch {
      unreadable.add(candidate.path)
    }
  }
  const matched = pickBest(pairs)
  const isMatched = (file: WaitingFile) => matched.some(match => match.file === file)
  return { matched, missing: waiting.filter(file => !isMatched(file)), unreadable: [...unreadable] }
}

/** Whether every file that waits has one that can be sent in its place. */
export function isComplete({ matched, missing }: Matching): boolean {
  return missing.length === 0 && matched.every(({ standing }) => standing !== 'resized')
}

/** Whether it can go on with nothing to be told first. */
export function isReady(matching: Matching): boolean {
  return isComplete(matching) && matching.matched.every(({ standing }) => standing === 'same')
}

function sampleIfUseful({ file }: ChosenFile, waiting: readonly WaitingFile[]): Promise<string | undefined> {
  return waiting.some(({ size }) => size === file.size) ? takeSample(file) : Promise.resolve(undefined)
}

function toPair(file: WaitingFile, chosen: ChosenFile, sample: string | undefined, known: readonly KeptFile[]): Pair {
  const kept = known.find(({ fileId }) => fileId === file.id)
  const isSame = sample !== undefined && kept?.sample === sample
  const standing = file.size !== chosen.file.size ? 'resized' : isSame ? 'same' : 'changed'
  // The content tells more than the folder, which may have been chosen one time and its file alone the other.
  const differences = [
    standing === 'resized' && 8,
    standing === 'changed' && 4,
    safeFilePath(chosen.path) !== file.name && 2,
    kept?.lastModified !== chosen.file.lastModified && 1,
  ]
  return { file, chosen, standing, sample, rank: differences.reduce<number>((sum, weight) => sum + Number(weight), 0) }
}

/** The pairs that differ least, no file and no choice in two of them. */
function pickBest(pairs: Pair[]): MatchedFile[] {
  const best: Pair[] = []
  for (const pair of pairs.toSorted((one, other) => one.rank - other.rank)) {
    if (!best.some(({ file, chosen }) => file === pair.file || chosen === pair.chosen)) best.push(pair)
  }
  return best.map(({ rank, ...match }) => match)
}
