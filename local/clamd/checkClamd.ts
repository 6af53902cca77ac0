import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { canaryLocked } from '../../lambdas/health/canaryLocked.ts'
import type { MalwareScanner } from '../../lambdas/ports/malwareScanner.ts'

/** More layers than clamd reads by default (MaxRecursion 17). */
const LAYERS = 40

const samples = [
  {
    setting: 'AlertEncrypted',
    meaning: 'calls encrypted files clean',
    toBytes: () => Buffer.from(canaryLocked, 'base64'),
  },
  {
    setting: 'AlertExceedsMax',
    meaning: 'calls files clean that it read only in part',
    toBytes: () => Array.from({ length: LAYERS }).reduce<Buffer>(layer => gzipSync(layer), Buffer.from('text')),
  },
]

/** @returns sentences for the operator: how clamd must be configured so that it reports what it could not read */
export async function checkClamd({ scan }: Pick<MalwareScanner, 'scan'>): Promise<string[]> {
  const problems: string[] = []
  for (const { setting, meaning, toBytes } of samples) {
    const bytes = toBytes()
    const content = { key: '', size: bytes.length, sha256: hash('sha256', bytes), read: () => single(bytes) }
    const { verdict } = await scan(content, { timeoutMilliseconds: 10_000 })
    if (verdict === 'unavailable')
      return ['The malware scanner does not answer correctly: transfers wait until it does.']
    if (verdict !== 'unscannable') problems.push(`clamd ${meaning}. Set “${setting} yes” in its configuration.`)
  }
  return problems
}

async function* single(bytes: Uint8Array) {
  yield bytes
}
