import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** A real Chromium: an installed one if there is one, else the one that comes inside an npm package. */
export async function launchChromium(): Promise<Browser> {
  const own = installed.find(path => existsSync(path))
  const { executablePath, env } = own ? { executablePath: own, env: process.env } : await packedChromium()
  return chromium.launch({
    executablePath,
    env: env as Record<string, string>,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-gpu'],
  })
}

/** Unpacks the Chromium of `@sparticuz/chromium` with its libraries and fonts, once per machine. */
async function packedChromium() {
  const pack = join(import.meta.dirname, '..', '..', 'node_modules', '@sparticuz', 'chromium', 'bin')
  const [executablePath] = await Promise.all(
    ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map(file => inflate(join(pack, file))),
  )
  if (!executablePath) throw new Error('The Chromium of @sparticuz/chromium could not be unpacked.')
  const libraries = join(tmpdir(), 'al2023', 'lib')
  return {
    executablePath,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
  }
}
