import type { Source } from '../../source.ts'
import { Budget } from '../budget.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readDirectory, type ZipEntry } from '../zip/directory.ts'
import { readEntryBytes } from '../zip/entryBytes.ts'

const BEGINNING_BYTES = 256 * 1024
const MAIN_PARTS: readonly [end: RegExp, found: string][] = [
  [/wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macroEnabled/, 'docx'],
  [/ms-excel\.sheet\.binary\.macroEnabled/, 'xlsb'],
  [/spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\.(?:sheet|template|addin)\.macroEnabled/, 'xlsx'],
  [/presentationml\.(?:presentation|slideshow|template)\.main\+xml|ms-powerpoint\.\w+\.macroEnabled/, 'pptx'],
]
const MEDIA_TYPES: Record<string, string> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/vnd.oasis.opendocument.text-master': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.presentation-template': 'odp',
  'application/vnd.oasis.opendocument.graphics': 'odp',
  'application/epub+zip': 'epub',
}

/**
 * Office Open XML by part types (ECMA-376, Part 2), OpenDocument and EPUB by the first entry.
 * @throws NotInspectable when the directory is unreadable
 */
export async function detectZipKind(source: Source): Promise<string> {
  const entries = await readDirectory(source)
  const beginning = async (name: string) => {
    const entry = entries.find(candidate => candidate.name === name)
    return entry === undefined ? undefined : getBeginning(source, entry)
  }
  const types = await beginning('[Content_Types].xml')
  const office = types === undefined ? undefined : MAIN_PARTS.find(([main]) => main.test(types))?.[1]
  if (office !== undefined) return office
  const media = (await beginning('mimetype'))?.trim()
  return (media !== undefined ? MEDIA_TYPES[media] : undefined) ?? 'zip'
}

/** Uncounted, because the format's reader counts the entry again. */
async function getBeginning(source: Source, entry: ZipEntry): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for await (const piece of readEntryBytes(source, entry, new Budget(0))) {
      pieces.push(piece)
      length += piece.length
      if (length >= BEGINNING_BYTES) break
    }
  } catch (error) {
    if (!(error instanceof NotInspectable)) throw error
  }
  return Buffer.concat(pieces).toString('utf8')
}
