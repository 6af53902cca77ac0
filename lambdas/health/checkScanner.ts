import { hash } from 'node:crypto'
import type { MalwareScanner, ScannerFault } from '../ports/malwareScanner.ts'
import { PartFault } from './partFault.ts'
import { testVirus } from './scannerSamples.ts'

const SAMPLE_MILLISECONDS = 10_000

const texts: Partial<Record<ScannerFault, string>> = {
  blind: 'It does not recognise the test virus.',
  alarming: 'It reports a harmless text as malware.',
}

/** The scanner adds a harmless sample to it. @throws PartFault */
export async function checkScanner(scanner: Pick<MalwareScanner, 'scan'>) {
  const bytes = testVirus()
  const result = await scanner.scan(
    { key: '', size: bytes.length, sha256: hash('sha256', bytes), read: () => single(bytes) },
    { timeoutMilliseconds: SAMPLE_MILLISECONDS },
  )
  if (result.verdict === 'infected') return
  const fault = result.verdict === 'unavailable' ? result.fault : 'blind'
  throw new PartFault(texts[fault] ?? 'It does not answer correctly.')
}

async function* single(bytes: Uint8Array) {
  yield bytes
}
