import { Budget } from '../engine/extraction/budget.ts'
import { extract } from '../engine/extraction/extract.ts'
import { memorySource } from '../engine/extraction/sources.ts'
import { type EncodingFile, makeEncodingFiles } from './encodingFiles.ts'

// node bench/encodings.ts [--failures] [--peer]: whether files in 67 encodings are read right, reported, or silently
// wrong. Python's codecs and iconv define the encodings; with --peer, charset-normalizer of Python reads the same files.
// Held out: files of documents and languages that decided nothing.
const showsFailures = process.argv.includes('--failures')

type Outcome = 'right' | 'reported' | 'wrong'
type Read = EncodingFile & { outcome: Outcome; encodings: string[] }

const { files, rare, hasPeer } = makeEncodingFiles(process.argv.includes('--peer'))
const known = await readAll(files)
show(
  'Used in development',
  known.filter(({ isHeldOut }) => !isHeldOut),
)
show(
  'Held out',
  known.filter(({ isHeldOut }) => isHeldOut),
)
const others = await readAll(rare)
show(
  'Rare encodings, used in development',
  others.filter(({ isHeldOut }) => !isHeldOut),
)
show(
  'Rare encodings, held out',
  others.filter(({ isHeldOut }) => isHeldOut),
)
const byEncoding = Object.groupBy(
  known.filter(({ isHeldOut }) => isHeldOut),
  ({ encoding }) => encoding,
)
console.log('Held out, by encoding:')
console.table(Object.fromEntries(Object.entries(byEncoding).map(([encoding, of = []]) => [encoding, count(of)])))
if (!hasPeer) console.log('charset-normalizer was not asked (--peer), or is not installed.')

function show(title: string, of: readonly Read[]) {
  const groups = Object.groupBy(of, ({ kind }) => kind)
  console.log(`${title}: ${of.length} files`)
  console.table(
    Object.fromEntries(
      [...Object.entries(groups), ['all', of] as const].map(([kind, some = []]) => [kind, count(some)]),
    ),
  )
  if (!showsFailures) return
  for (const { language, encoding, kind, outcome, encodings } of of.filter(one => one.outcome !== 'right')) {
    console.log(`${outcome}: ${language}, ${encoding}, ${kind}, read as ${encodings.join(' ')}`)
  }
}

function count(of: readonly Read[]) {
  const share = (outcome: Outcome) => of.filter(one => one.outcome === outcome).length
  return {
    files: of.length,
    right: share('right'),
    reported: share('reported'),
    'silently wrong': of.filter(({ outcome, encodings }) => outcome === 'wrong' && encodings.length === 0).length,
    'wrong, marked as assumed': of.filter(({ outcome, encodings }) => outcome === 'wrong' && encodings.length > 0)
      .length,
    ...(hasPeer && {
      'peer right': of.filter(({ peer, text }) => isSame(peer, text)).length,
      'peer wrong': of.filter(({ peer, text }) => typeof peer === 'string' && !isSame(peer, text)).length,
    }),
  }
}

function isSame(peer: string | null | undefined, text: string): boolean {
  return typeof peer === 'string' && toWords(text).every(word => peer.includes(word))
}

async function readAll(of: readonly EncodingFile[]): Promise<Read[]> {
  const read: Read[] = []
  for (const file of of) read.push(await readOne(file))
  return read
}

async function readOne(file: EncodingFile): Promise<Read> {
  let text = ''
  let isReported = false
  const encodings: string[] = []
  for await (const found of extract(memorySource(file.bytes), file.name, new Budget(file.bytes.length))) {
    if (found.kind === 'text') text += found.text
    else if (found.kind === 'notInspectable') isReported = true
    else if (found.kind === 'assumed') encodings.push(found.encoding)
  }
  const isRight = toWords(file.text).every(word => text.includes(word))
  return { ...file, encodings, outcome: isReported ? 'reported' : isRight ? 'right' : 'wrong' }
}

/** What tables and JSON keep. */
function toWords(text: string): string[] {
  return text.split(/[\s,;:"{}[\]]+/).filter(word => word !== '')
}
