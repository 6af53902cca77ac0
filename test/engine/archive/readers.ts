import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'

const run = promisify(execFile)
configure({ useWebWorkers: false })

/** By path. */
export type Unpacked = Map<string, Buffer>

export type Reader = {
  name: string
  isMissing: boolean
  unpack(archive: Uint8Array, password: string): Promise<Unpacked>
}

const isMissing = (command: string) => spawnSync(command, ['--help']).error !== undefined

export const readers: readonly Reader[] = [
  { name: 'zip.js', isMissing: false, unpack: zipJs },
  {
    name: '7z',
    isMissing: isMissing('7z'),
    unpack: (archive, password) =>
      unpackedBy(archive, (zip, to) => run('7z', ['x', `-p${password}`, `-o${to}`, '-bd', '-y', zip])),
  },
  {
    name: 'bsdtar',
    isMissing: isMissing('bsdtar'),
    // bsdtar converts file names to the locale's characters.
    unpack: (archive, password) =>
      unpackedBy(archive, (zip, to) =>
        run('bsdtar', ['-xf', zip, '-C', to, '--passphrase', password], { env: { ...process.env, LC_ALL: 'C.UTF-8' } }),
      ),
  },
]

async function zipJs(archive: Uint8Array, password: string): Promise<Unpacked> {
  const reader = new ZipReader(new Uint8ArrayReader(archive), { password })
  const unpacked: Unpacked = new Map()
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) unpacked.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())))
  }
  return unpacked
}

async function unpackedBy(
  archive: Uint8Array,
  unpack: (zip: string, to: string) => Promise<unknown>,
): Promise<Unpacked> {
  return withArchive(archive, async (zip, directory) => {
    const to = await mkdtemp(join(directory, 'unpacked-'))
    await unpack(zip, to)
    const entries = await readdir(to, { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    return new Map(
      await Promise.all(files.map(async path => [path.slice(to.length + 1), await readFile(path)] as const)),
    )
  })
}

/** As Python's zipfile reads it, without a password. */
export type Structure = {
  name: string
  size: number
  packedSize: number
  crc: number
  flags: number
  method: number
  version: number
  time: number[]
  extra: string
}

export const pythonIsMissing = isMissing('python3')

const LIST = `
import json, sys, zipfile
print(json.dumps([dict(name=i.filename, size=i.file_size, packedSize=i.compress_size, crc=i.CRC, flags=i.flag_bits,
  method=i.compress_type, version=i.extract_version, time=i.date_time, extra=i.extra.hex())
  for i in zipfile.ZipFile(sys.argv[1]).infolist()]))`

export async function pythonList(zip: string): Promise<Structure[]> {
  const { stdout } = await run('python3', ['-c', LIST, zip], { maxBuffer: 2 ** 28 })
  return JSON.parse(stdout)
}

export async function withArchive<T>(archive: Uint8Array, use: (zip: string, directory: string) => Promise<T>) {
  const directory = await mkdtemp(join(tmpdir(), 'waybill-archive-'))
  try {
    const zip = join(directory, 'archive.zip')
    await writeFile(zip, archive)
    return await use(zip, directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}
