import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext } from 'playwright-core'
import { launchChromium } from '../browser/chromium.ts'
import { watch } from '../browser/look.ts'

const endpoint = new URL(process.env.AWS_ENDPOINT_URL ?? 'https://127.0.0.1')

/** A Chromium that resolves these AWS hosts to the emulator and trusts its certificate. */
export async function chromiumOnEmulator(hosts: readonly string[]): Promise<Browser> {
  const { publicKey } = new X509Certificate(readFileSync(process.env.AWS_CA_BUNDLE ?? ''))
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  const rules = hosts.map(host => `MAP ${host} ${endpoint.host}`)
  return launchChromium([
    `--host-resolver-rules=${rules.join(',')}`,
    `--ignore-certificate-errors-spki-list=${key}`, //
  ])
}

/**
 * Collects CSP violations, exceptions, logged errors, and refused or missing resources. A test that expects a refusal
 * removes it from `refused`.
 */
export function watchClosely(context: BrowserContext) {
  const refused: string[] = []
  const faults = watch(context)
  context.on('response', response => {
    if (response.status() >= 400) refused.push(`${response.status()} ${getPlace(response.url())}`)
  })
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // Requests that a page aborted, and a navigation that became a download: neither was refused.
    if (reason !== 'net::ERR_ABORTED') refused.push(`${reason} ${request.method()} ${getPlace(request.url())}`)
  })
  return { faults, refused }
}

function getPlace(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}
