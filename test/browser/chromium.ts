import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)
/** Where the package unpacks its Chromium. Empty if it cannot run here. */
const unpacked = process.env.CHROMIUM_DIRECTORY ?? tmpdir()
const packed = unpacked === '' ? undefined : join(unpacked, 'chromium')

/** See `LaunchOptions.isInstalled`. */
export const hasInstalled = installed !== undefined

/** Tests play persons, whose browsers do not name themselves as driven by a program. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

export type LaunchOptions = {
  /**
   * Prefers the installed Chromium. The packed one takes a third of the work per page, but crashes when a file handle
   * enters IndexedDB, has no wake lock, and caches a failed import until a reload.
   */
  isInstalled?: boolean
  /** Whether files have handles. Tests cannot operate their picker, and other browsers have none. */
  keepsHandles?: boolean | undefined
}

export async function launchChromium(
  more: readonly string[] = [],
  { isInstalled = false, keepsHandles = false }: LaunchOptions = {},
): Promise<Browser> {
  const executablePath = isInstalled ? (installed ?? packed) : (packed ?? installed)
  if (executablePath === undefined) throw new Error('There is no Chromium on this machine. Install one.')
  return chromium.launch({
    executablePath,
    env: { ...getDefined(process.env), ...(executablePath === packed ? packedEnvironment : {}) },
    args: [
      ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-gpu'],
      `--user-agent=${USER_AGENT}`,
      `--disable-blink-features=${['AutomationControlled', ...(keepsHandles ? [] : ['FileSystemAccessLocal'])].join(',')}`,
      ...more,
    ],
  })
}

/** For machines without them. */
const packedEnvironment = {
  LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
  FONTCONFIG_PATH: join(unpacked, 'fonts'),
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium`.
 * @returns whether it runs here: it supports Linux on x64
 */
export async function unpackChromium(): Promise<boolean> {
  if (packed === undefined || process.platform !== 'linux' || process.arch !== 'x64') return false
  const pack = join(import.meta.dirname, '..', '..', 'node_modules', '@sparticuz', 'chromium', 'bin')
  const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
  await Promise.all(files.map(file => inflate(join(pack, file))))
  return spawnSync(packed, ['--version'], { env: { ...process.env, ...packedEnvironment } }).status === 0
}

function getDefined(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
