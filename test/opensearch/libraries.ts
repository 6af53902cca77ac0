import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CannotEmulate } from '../aws/ministack.ts'

const run = promisify(execFile)
const here = import.meta.dirname
const cache = join(here, '..', '..', 'node_modules', '.cache', 'waybill')
const POM = join(here, 'node.pom.xml')
const MAVEN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'
/** Of the node's version. */
const SECURITY = 'org.opensearch.plugin:opensearch-security:2.19.1.0:zip'

/**
 * The folder of the node’s libraries, fetched once for each list of versions.
 * @throws CannotEmulate when Java, Maven or its registry is unavailable
 */
export async function librariesOfOpenSearch(): Promise<string> {
  await assertJdk()
  const digest = createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12)
  return fetched(`opensearch-${digest}`, made => [
    ...['-f', POM, `${MAVEN}:copy-dependencies`, `-DoutputDirectory=${made}`, '-DincludeScope=runtime'],
  ])
}

/** The unpacked plugin for fine-grained access, with its libraries. */
export function securityPlugin(): Promise<string> {
  const [, , version] = SECURITY.split(':')
  return fetched(`opensearch-security-${version}`, made => [
    ...[`${MAVEN}:unpack`, `-Dartifact=${SECURITY}`, `-DoutputDirectory=${made}`],
  ])
}

async function fetched(name: string, toGoal: (made: string) => string[]): Promise<string> {
  const directory = join(cache, name)
  if (existsSync(directory)) return directory
  await output('mvn', ['--version'], 'Maven, at its first start')
  const made = `${directory}.${process.pid}`
  try {
    await mkdir(cache, { recursive: true })
    await run('mvn', ['-q', '-B', ...toGoal(made)], { cwd: cache })
    // Atomic: two runs may begin at once, and one may be stopped.
    await rename(made, directory)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (existsSync(directory)) return directory
    const { stdout = '', message } = error as Error & { stdout?: string }
    const reason = stdout.split('\n').find(line => line.includes('ERROR')) ?? message
    throw new CannotEmulate(`OpenSearch could not be fetched: it takes Maven and its central registry. ${reason}`)
  }
  return directory
}

/** The node starts from source, which needs the compiler: a JRE has none. */
async function assertJdk() {
  const what = 'Java (the JDK, 17 or newer)'
  const modules = await output('java', ['--list-modules'], what)
  const version = Number(/^jdk\.compiler@(\d+)/m.exec(modules)?.[1] ?? 0)
  if (version < 17) throw new CannotEmulate(`OpenSearch takes ${what}: what java runs here is older, or a JRE.`)
}

async function output(program: string, flags: readonly string[], what: string): Promise<string> {
  const { stdout } = await run(program, flags).catch(() => {
    throw new CannotEmulate(`OpenSearch takes ${what}: the command ${program} cannot be run here.`)
  })
  return stdout
}
