import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

/**
 * Whether only the Chromium of the npm package is here. It is a build without a window, which ends by itself when a file
 * handle is put into IndexedDB, and has no screen to keep awake.
 */
export const isPacked = installed === undefined

/**
 * A real Chromium: an installed one if there is one, else the one that comes inside an npm package.
 * @param more switches of its command line
 * @param keepsHandles whether files come with handles. Their picker is a window that no test can reach, so most tests
 * do without, as every browser that is not Chromium does.
 */
export async function launchChromium(more: readonly string[] = [], { keepsHandles = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: installed ?? join(tmpdir(), 'chromium'),
    env: installed ? definedOf(process.env) : { ...definedOf(process.env), ...packedEnvironment },
    args: [
      ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-gpu'],
      ...(keepsHandles ? [] : ['--disable-blink-features=FileSystemAccessLocal']),
      ...more,
    ],
  })
}

/** The libraries and fonts that the package brings along, for machines that have none. */
const packedEnvironment = {
  LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib'),
  FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
}

/** Unpacks the Chromium of `@sparticuz/chromium` where no other is installed; what is unpacked already stays. */
export async function unpackChromium() {
  if (!isPacked) return
  const pack = join(import.meta.dirname, '..', '..', 'node_modules', '@sparticuz', 'chromium', 'bin')
  const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
  await Promise.all(files.map(file => inflate(join(pack, file))))
}

function definedOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
