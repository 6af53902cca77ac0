import type { Source } from '../../source.ts'
import type { Budget } from '../budget.ts'
import type { ReadPicture } from '../detection/signatures.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes } from '../sources.ts'
import { type Picture, readPictures } from './picture.ts'
import type { Recogniser } from './recogniser.ts'

const MIB = 1024 * 1024
/** A page in colour at 600 dpi has 100 MiB without compression. */
const MAX_BYTES = 128 * MIB

type PictureFile = {
  recogniser: Recogniser
  budget: Budget
  /** Its format. */
  found: ReadPicture
  place: TextLocation
  /** See Recogniser. */
  isShown: boolean
}

/** Recognises the text of a picture, or of each page of a TIFF. @throws NotInspectable when its header is unreadable */
export async function* readPictureFile(source: Source, file: PictureFile): AsyncGenerator<Extracted> {
  const { recogniser, budget, found, place, isShown } = file
  let pictures: Picture[]
  try {
    if (source.size > MAX_BYTES) throw new NotInspectable('tooLarge')
    pictures = readPictures(found, await readBytes(source, 0, source.size))
  } catch (error) {
    if (!isShown || !(error instanceof NotInspectable)) throw error
    yield { kind: 'notInspectable', reason: 'unsupported', isPicture: true, place }
    return
  }
  for (const [index, picture] of pictures.entries()) {
    const isOne = pictures.length === 1
    const at = isOne ? place : { ...place, page: index + 1 }
    yield* recogniser.read({ toPicture: () => picture, place: at, budget, isShown })
    if (!isOne) yield { kind: 'progress', done: index + 1, total: pictures.length, place }
  }
}
