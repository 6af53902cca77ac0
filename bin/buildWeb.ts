import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readManifest, writePages } from './routePages.ts'

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
    const source = await hashOfSource()
    await bundle(made, source.slice(0, REVISION_LENGTH))
    await writePages(made, await readManifest(made))
    await compressAll(made)
    await writeFile(join(made, MARK), source)
    await putInPlace(made)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

export async function buildWebIfStale(): Promise<void> {
  const [source, made] = await Promise.all([hashOfSource(), readFile(join(dist, MARK), 'utf8').catch(() => '')])
  // In a child process, because the host must not keep the memory of the build.
  if (source !== made) await promisify(execFile)(process.execPath, [import.meta.filename])
}

async function bundle(outDir: string, revision: string): Promise<void> {
  const { build } = await import('vite')
  // A test's NODE_ENV would select the development build of React.
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      define: { 'import.meta.env.VITE_REVISION': JSON.stringify(revision) },
      build: { outDir, emptyOutDir: true },
    })
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
}

async function compressAll(directory: string): Promise<void> {
  const files = (await filesBelow(directory)).filter(file => textual.has(extname(file)))
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

async function hashOfSource(): Promise<string> {
  const below = await Promise.all([web, join(project, 'shared'), import.meta.dirname].map(filesBelow))
  const files = [...below.flat(), join(project, 'package-lock.json')].sort()
  const contents = await Promise.all(files.map(file => readFile(file)))
  const hash = createHash('sha256')
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? Buffer.alloc(0)
    hash.update(`${relative(project, file)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !(directory === web && name.startsWith('dist')))
      .map(entry => (entry.isDirectory() ? filesBelow(join(directory, entry.name)) : join(directory, entry.name))),
  )
  return found.flat()
}

if (import.meta.main) await buildWeb()
