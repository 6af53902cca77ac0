import { computeSha256 } from './digest.ts'

const SAMPLE_BYTES = 64 * 1024
const SAMPLES = 5

/**
 * A fingerprint by which a file is known again without reading all of it: SHA-256 over its size and five samples, the
 * first and last bytes among them; a small file is taken whole.
 * @returns in hexadecimal; undefined where the browser has no WebCrypto
 * @throws when the file cannot be read any more
 */
export async function takeSample(file: Blob): Promise<string | undefined> {
  return computeSha256(new Blob([`${file.size}\n`, ...takeSamples(file)]), new AbortController().signal)
}

function takeSamples(file: Blob): Blob[] {
  if (file.size <= SAMPLES * SAMPLE_BYTES) return [file]
  const lastStart = file.size - SAMPLE_BYTES
  return Array.from({ length: SAMPLES }, (_, index) => {
    const start = Math.floor((lastStart * index) / (SAMPLES - 1))
    return file.slice(start, start + SAMPLE_BYTES)
  })
}
