import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRelease, unpackTexts } from '../../bin/releaseFixture.ts'
import { encodeGazetteer } from '../../engine/inspection/names/gazetteerFile.ts'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import type { StoredRecords } from './previousRecordsProcess.ts'
import { startFlags } from './startFlags.ts'
import type { readOthers } from './storedOthers.ts'

const project = join(import.meta.dirname, '..', '..')
const gazetteers = join('engine', 'inspection', 'names', 'data')

type ReadRecords = { transfers: Transfer[] } & Awaited<ReturnType<typeof readOthers>>

export const release = readRelease()

/** @returns the folder of the last release's pages, in English and without pictures */
export function previousWebsite(): string {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-previous-website-'))
  unpackTexts(join(release.directory, 'website.br'), directory)
  // A page that is newer has no document there.
  for (const document of (Object.keys(pages) as PageName[]).map(toDocument)) {
    if (!existsSync(join(directory, document)))
      cpSync(join(directory, toDocument(undefined)), join(directory, document))
  }
  return directory
}

/**
 * Its gazetteers are empty, because the fixture has none and those of a later version are too large for its table.
 * @returns the folder of the last release's program, which uses the packages of this version
 */
function previousProgram(): string {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-previous-program-'))
  unpackTexts(join(release.directory, 'program.br'), directory)
  symlinkSync(join(project, 'node_modules'), join(directory, 'node_modules'))
  mkdirSync(join(directory, gazetteers), { recursive: true })
  for (const name of ['words.bin', 'places.bin'])
    writeFileSync(join(directory, gazetteers, name), encodeGazetteer(new Map()))
  return directory
}

export type PreviousHost = { origin: string; settled(): Promise<void>; stop(): Promise<void> }

/**
 * Starts the one-machine host of the last release as a process.
 * @throws with what it writes, when it refuses to start
 */
export async function previousHost(
  dataDirectory: string,
  { websiteDirectory = '', at }: { websiteDirectory?: string; at?: number } = {},
): Promise<PreviousHost> {
  const program = previousProgram()
  const script = join(import.meta.dirname, 'previousHostProcess.ts')
  const child = fork(script, [program, dataDirectory, websiteDirectory, ...(at === undefined ? [] : [String(at)])], {
    execArgv: [...startFlags],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', chunk => {
    errors += chunk
  })
  const ended = once(child, 'close')
  const ask = async (word?: string): Promise<string> => {
    if (word !== undefined) child.send(word)
    const answer = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
    if (answer === undefined) throw new Error(errors)
    return String(answer[0])
  }
  try {
    const origin = await ask()
    return {
      origin,
      settled: async () => void (await ask('settled')),
      async stop() {
        child.send('stop')
        await ended
        rmSync(program, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(program, { recursive: true, force: true })
    throw error
  }
}

/**
 * Reads records with the program of the last release, which changes the message of each transfer.
 * @returns what it read
 */
export async function readByPrevious(records: StoredRecords): Promise<ReadRecords> {
  const program = previousProgram()
  try {
    const script = join(import.meta.dirname, 'previousRecordsProcess.ts')
    const child = fork(script, [program, JSON.stringify(records)], { execArgv: [...startFlags] })
    const ended = once(child, 'close')
    const answer = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
    await ended
    if (answer === undefined) throw new Error(`The program of ${release.version} cannot read the records.`)
    return answer[0] as ReadRecords
  } finally {
    rmSync(program, { recursive: true, force: true })
  }
}
