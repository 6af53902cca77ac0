import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { FaqFile, MAX_FAQ_BYTES, toFaqPath } from '../shared/domain/faqFile.ts'
import type { Organisation } from '../shared/domain/organisation.ts'

export class FaqFileError extends Error {
  override name = 'FaqFileError'
}

/**
 * The organisation's questions of the FAQ, by the path under which the website serves them.
 * @param directory of the settings; file names are relative to it
 * @throws FaqFileError with the file, the field and a correction
 */
export function readFaqFiles({ faq }: Pick<Organisation, 'faq'>, directory: string): Map<string, Buffer> {
  return new Map(
    Object.entries(faq).map(([language, name]) => [
      toFaqPath(language),
      Buffer.from(JSON.stringify(readFaqFile(resolve(directory, name)))),
    ]),
  )
}

function readFaqFile(file: string): FaqFile {
  const parsed = FaqFile.safeParse(toJson(file))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw new FaqFileError(`${file}: ${faults.join(' ')}`)
}

function toJson(file: string): unknown {
  try {
    const { size } = statSync(file)
    if (size > MAX_FAQ_BYTES) throw new FaqFileError(`${file} has ${size} bytes; questions may have ${MAX_FAQ_BYTES}.`)
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof FaqFileError) throw error
    throw new FaqFileError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
}
