import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'
import type { ZipEntry } from './directory.ts'

/** The default encoding of an archive (APPNOTE D.1), which tools of other countries replace by their own. */
const DEFAULT_ENCODING = 'ibm437'
/** `.md` and `.zip` are domains of countries and of the world, but here they are kinds of files. */
const EXTENSION = /(?:\.[A-Za-z][A-Za-z\d]{0,9}){1,2}$/

/** Names of files and folders, and comments: a recipient sees them. */
export function* entryTexts(
  entries: readonly ZipEntry[],
  archiveComment: Buffer,
  scope: ContainerScope,
): Generator<Extracted> {
  const place = { ...scope.place }
  const lines: string[] = []
  const legacy: Buffer[] = []
  for (const { name, texts } of entries) {
    // The name in an extra field is UTF-8, and so is one without a declaration that can be.
    lines.push(withoutExtension(name))
    if (texts.isUtf8) lines.push(texts.comment.toString('utf8'))
    else legacy.push(withoutExtensionBytes(texts.name), texts.comment)
  }
  const decoder = guessingDecoder(DEFAULT_ENCODING)
  const bytes = Buffer.concat([...legacy, archiveComment].filter(({ length }) => length > 0).flatMap(one => [one, LF]))
  const text = [...new Set([...lines, ...(decoder.decode(bytes) + decoder.end()).split('\n')])].join('\n')
  scope.budget.inflate(text.length)
  if (text.trim() !== '') yield { kind: 'text', text: `${text.toWellFormed()}\n`, place }
  const assumed = decoder.assumed?.()
  if (assumed !== undefined) scope.assume(assumed)
  if (decoder.fault?.() !== undefined) yield { kind: 'notInspectable', reason: 'encoding', place }
}

/** The same for formats whose names are in Unicode. */
export function* nameTexts(names: readonly string[], { place, budget }: ContainerScope): Generator<Extracted> {
  const text = [...new Set(names.map(withoutExtension))].join('\n')
  budget.inflate(text.length)
  if (text.trim() !== '') yield { kind: 'text', text: `${text.toWellFormed()}\n`, place: { ...place } }
}

const LF = Buffer.from('\n')

/** An address keeps its end. */
function withoutExtension(name: string): string {
  const path = name.replace(/\/$/, '')
  return path.slice(path.lastIndexOf('/') + 1).includes('@') ? path : path.replace(EXTENSION, '')
}

function withoutExtensionBytes(name: Buffer): Buffer {
  return Buffer.from(withoutExtension(name.toString('latin1').replaceAll('\\', '/')), 'latin1')
}
