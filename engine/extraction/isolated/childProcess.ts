import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { OcrSettings } from '../../../shared/domain/ocr.ts'

const MIB = 1024 * 1024
const ownScript = fileURLToPath(new URL('./child.ts', import.meta.url))

export type ChildOptions = {
  temporaryDirectory: string
  memoryBytes: number
  cpuSeconds: number
  /** Bundled child script in a folder with its dependencies. Default: the source tree's. */
  extractionScript?: string | undefined
  environment?: Record<string, string> | undefined
  ocr?: OcrSettings | undefined
}
/** The watchdog reports on `reason` why it kills the process. */
export type Child = { process: ChildProcess; input: Writable; output: Readable; reason: Readable }

/**
 * Starts a process that can only read its own code, and read and write the temporary directory: no other files,
 * processes, native code, environment or code from strings.
 */
export function startChild({ temporaryDirectory, memoryBytes, cpuSeconds, ...options }: ChildOptions): Child {
  const { extractionScript, environment = {} } = options
  const directory = realpathSync(temporaryDirectory)
  const script = extractionScript ?? ownScript
  const readable = extractionScript === undefined ? sourceTree() : getFolder(extractionScript)
  const started = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-worker',
      ...[...readable, join(directory, '*')].map(path => `--allow-fs-read=${path}`),
      `--allow-fs-write=${join(directory, '*')}`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      // The watchdog counts all memory; this makes the garbage collector run earlier.
      `--max-old-space-size=${Math.floor(memoryBytes / MIB)}`,
      '--max-semi-space-size=4',
      script,
      String(memoryBytes),
      String(cpuSeconds),
    ],
    { env: environment, stdio: ['pipe', 'pipe', 'ignore', 'pipe'], windowsHide: true },
  )
  const [input, output, , reason] = started.stdio as unknown as [Writable, Readable, null, Readable]
  return { process: started, input, output, reason }
}

function getFolder(script: string): string[] {
  return [...new Set([script, realpathSync(script)])].map(path => join(dirname(path), '*'))
}

function sourceTree(): string[] {
  const root = join(dirname(ownScript), '..', '..', '..')
  const folders = ['engine', 'shared', 'node_modules'].map(name => join(root, name)).filter(path => existsSync(path))
  const real = folders.map(path => realpathSync(path))
  return [...new Set([...folders, ...real])].map(path => join(path, '*')).concat(join(root, 'package.json'))
}
