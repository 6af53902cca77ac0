import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)
/**
 * Where the packed one lies: the package unpacks it to where the system keeps temporary files, which tests see as a folder
 * of their own. Empty if it does not run here.
 */
const unpacked = process.env.CHROMIUM_DIRECTORY ?? tmpdir()
/** The one that comes inside an npm package. */
const packed = unpacked === '' ? undefined : join(unpacked, 'chromium')

/** Whether there is a Chromium with all that browsers have; see `LaunchOptions.isInstalled`. */
export const hasInstalled = installed !== undefined

export type LaunchOptions = {
  /**
   * Takes the installed Chromium, where there is one, instead of the packed one. That is a build without windows: a third
   * of the work for each page, but it ends by itself when a file handle is put into IndexedDB, has no screen to keep
   * awake, and remembers a failed import until the page is loaded again.
   */
  isInstalled?: boolean
  /**
   * Whether files come with handles. Their picker is a window that no test can reach, so most tests do without, as every
   * browser that is not Chromium does.
   */
  keepsHandles?: boolean | undefined
}

/** A real Chromium. @param more switches of its command line */
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
      ...(keepsHandles ? [] : ['--disable-blink-features=FileSystemAccessLocal']),
      ...more,
    ],
  })
}

/** The libraries and fonts that the package brings along, for machines that have none. */
const packedEnvironment = {
  LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
  FONTCONFIG_PATH: join(unpacked, 'fonts'),
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium`; what is unpacked already stays.
 * @returns whether it runs here: it is made for Linux on x64
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
