import { safeFilePath } from '../../../shared/domain/text.ts'
import type { ChosenFile } from '../files/chosenFile.ts'
import { hasSameName } from '../files/sameName.ts'
import type { KeptFile } from './keptSendings.ts'
import { takeSample } from './takeSample.ts'

export type WaitingFile = { id: string; name: string; size: number }

/**
 * `changed`: same size, other bytes; the difference is sent again. `resized`: it cannot resume in this transfer, whose
 * sizes are declared.
 */
export type MatchStatus = 'same' | 'changed' | 'resized'

export type MatchedFile = { file: WaitingFile; status: MatchStatus; chosen: ChosenFile; sample: string | undefined }

export type Matching = {
  matched: MatchedFile[]
  missing: WaitingFile[]
  /** With a waiting file's name. */
  unreadable: string[]
}

type Pair = { file: WaitingFile; chosen: ChosenFile; status: MatchStatus; sample: string | undefined; rank: number }

/**
 * Files that agree in name, size and sample are interchangeable; each is used once.
 * @param known the records made when the sending began
 * @param chosen the first of equal matches wins
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

/** Whether every waiting file has a match that can be sent. */
export function isComplete({ matched, missing }: Matching): boolean {
  return missing.length === 0 && matched.every(({ status }) => status !== 'resized')
}

export function isReady(matching: Matching): boolean {
  return isComplete(matching) && matching.matched.every(({ status }) => status === 'same')
}

export function findMatch({ matched }: Matching, fileId: string): MatchedFile | undefined {
  return matched.find(({ file }) => file.id === fileId)
}

/** Remembers a matched file in its current form. */
export function toCurrent<Kept extends { lastModified: number; sample?: string | undefined }>(
  kept: Kept,
  match: MatchedFile | undefined,
): Kept {
  if (!match) return kept
  return { ...kept, lastModified: match.chosen.file.lastModified, sample: match.sample ?? kept.sample }
}

function sampleIfUseful({ file }: ChosenFile, waiting: readonly WaitingFile[]): Promise<string | undefined> {
  return waiting.some(({ size }) => size === file.size) ? takeSample(file) : Promise.resolve(undefined)
}

function toPair(file: WaitingFile, chosen: ChosenFile, sample: string | undefined, known: readonly KeptFile[]): Pair {
  const kept = known.find(({ fileId }) => fileId === file.id)
  const isSame = sample !== undefined && kept?.sample === sample
  const status = file.size !== chosen.file.size ? 'resized' : isSame ? 'same' : 'changed'
  // The folder may be part of one choice and not of the other.
  const differences = [
    status === 'resized' && 8,
    status === 'changed' && 4,
    safeFilePath(chosen.path) !== file.name && 2,
    kept?.lastModified !== chosen.file.lastModified && 1,
  ]
  return { file, chosen, status, sample, rank: differences.reduce<number>((sum, weight) => sum + Number(weight), 0) }
}

/** Uses each file and each choice once. */
function pickBest(pairs: Pair[]): MatchedFile[] {
  const best: Pair[] = []
  for (const pair of pairs.toSorted((one, other) => one.rank - other.rank)) {
    if (!best.some(({ file, chosen }) => file === pair.file || chosen === pair.chosen)) best.push(pair)
  }
  return best.map(({ rank, ...match }) => match)
}
