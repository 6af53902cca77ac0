import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The documents that Tika's parsers are tested with (Apache-2.0): formats and faults that its users met in 15 years. */
const ARTIFACT = 'org.apache.tika:tika-parsers:1.28.5:jar:tests'
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'
const FOLDER = 'test-documents'

/** @returns the folder with the documents; fetched once into `cache` */
export async function collectDocuments(cache: string): Promise<string> {
  const folder = join(cache, FOLDER)
  if (existsSync(folder)) return folder
  const made = `${folder}.${process.pid}`
  await mkdir(made, { recursive: true })
  await run('mvn', [
    '-q',
    '-B',
    COPY,
    `-Dartifact=${ARTIFACT}`,
    `-DoutputDirectory=${made}`,
    '-Dmdep.stripVersion=true',
  ])
  await run('jar', ['xf', join(made, 'tika-parsers-tests.jar'), FOLDER], { cwd: made })
  await rename(join(made, FOLDER), folder)
  return folder
}
