import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { documents } from '../web/documentList.ts'
import { engineVersion } from './engineVersion.ts'
import { writePages } from './routePages.ts'

const project = join(import.meta.dirname, '..')
const web = join(project, 'web')
const dist = join(web, 'dist')
const MARK = '.build'
const MIN_BYTES_TO_COMPRESS = 512
const REVISION_LENGTH = 7
const textual = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest'])

/** `web/dist` always holds one complete build. */
async function buildWeb(): Promise<void> {
  const made = join(web, `dist.${process.pid}.tmp`)
  await rm(made, { recursive: true, force: true })
  try {
    const source = hashSource()
    await bundle(made, source.slice(0, REVISION_LENGTH))
    await writePages(made)
    await compressAll(made)
    await writeFile(join(made, MARK), source)
    await putInPlace(made)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

export async function buildWebIfStale(): Promise<void> {
  const source = hashSource()
  const made = await readFile(join(dist, MARK), 'utf8').catch(() => '')
  // In a child process, because the host must not keep the memory of the build.
  if (source !== made) await promisify(execFile)(process.execPath, [import.meta.filename])
}

/** @param plugins beside those of the website's configuration */
export async function bundle(outDir: string, revision: string, plugins: Plugin[] = []): Promise<void> {
  const { build } = await import('vite')
  // A test's NODE_ENV would select the development build of React.
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      plugins,
      define: {
        'import.meta.env.VITE_REVISION': JSON.stringify(revision),
        'import.meta.env.VITE_ENGINE_VERSION': JSON.stringify(engineVersion()),
      },
      build: { outDir, emptyOutDir: true },
    })
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
}

async function compressAll(directory: string): Promise<void> {
  const files = filesBelow(directory).filter(file => textual.has(extname(file)))
  await Promise.all(
    files.map(async file => {
      const content = await readFile(file)
      if (content.length < MIN_BYTES_TO_COMPRESS) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Two renames are as atomic as folders allow; of two concurrent builds, one wins completely. */
async function putInPlace(made: string): Promise<void> {
  const old = `${made}.old`
  await rm(old, { recursive: true, force: true })
  try {
    await rename(dist, old).catch(ignoreMissing)
    await rename(made, dist).catch(error => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(old, { recursive: true, force: true })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Reads synchronously, which takes half the CPU: every start runs it. */
function hashSource(): string {
  const folders = [web, join(project, 'shared'), import.meta.dirname]
  const read = ['package-lock.json', ...documents.map(({ file }) => file)].map(file => join(project, file))
  const files = [...folders.flatMap(filesBelow), ...read].sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${relative(project, file)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !(directory === web && name.startsWith('dist')))
    .flatMap(entry => {
      const path = join(directory, entry.name)
      return entry.isDirectory() ? filesBelow(path) : path
    })
}

if (import.meta.main) await buildWeb()
