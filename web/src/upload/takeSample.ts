import { computeSha256 } from './digest.ts'

const SAMPLE_BYTES = 64 * 1024
const SAMPLES = 5

/**
 * SHA-256 of the size and five samples, including the first and last bytes. A small file is read completely.
 * @returns in hexadecimal; undefined without WebCrypto
 * @throws when the file can no longer be read
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
