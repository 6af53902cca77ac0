import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { OcrSettings } from '../../../shared/domain/ocr.ts'
import type { Budget } from '../budget.ts'
import { EnvironmentFailure } from '../environmentFailure.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { Table } from '../tables/table.ts'
import type { LayoutPart } from './pageLayout.ts'
import type { Picture } from './picture.ts'
import { type RecognisedText, RecognitionTimeout, Tesseract } from './tesseract.ts'

/** Decoded in colour, and copied once. */
const MAX_PIXELS = 40_000_000
/** No line of text is lower. */
const MIN_SIDE = 12
/** Below it, words are wrong so often that the text counts as read in part only (docs/quality.md, Scans). */
const MIN_CONFIDENCE = 70
/** The four ways in which a page may lie, in Exif's numbers: upright, turned right, turned left, upside down. */
const TURNS = [1, 6, 8, 3]

type Reading = {
  /** Decoded or rendered when its turn comes. */
  toPicture(): Picture | Promise<Picture>
  place: TextLocation
  budget: Budget
  /** A picture that a document shows beside its text: most are logos, so it is reported as a picture. */
  isShown: boolean
}

/** Recognises text in the pictures and pages of one file, within its limits. */
export class Recogniser {
  private readonly settings: OcrSettings
  private tesseract: Tesseract | undefined
  private pages = 0
  private usedSeconds = 0
  private startedAt = 0

  constructor(settings: OcrSettings) {
    this.settings = settings
  }

  /** Yields the text of a picture, and whether it is incomplete. A fault of the picture is an event. */
  async *read({ toPicture, place, budget, isShown }: Reading): AsyncGenerator<Extracted> {
    const unread = (reason: NotInspectableReason): Extracted =>
      isShown
        ? { kind: 'notInspectable', reason: 'unsupported', isPicture: true, place }
        : { kind: 'notInspectable', reason, place }
    this.startedAt = getCpuSeconds()
    try {
      this.assertWithinLimits()
      const picture = await toPicture()
      assertReadable(picture)
      this.pages += 1
      const { parts, confidence } = await this.recognise(picture)
      for (const extracted of parts.flatMap(part => toTexts(part, place))) {
        budget.inflate(extracted.text.length)
        yield extracted
      }
      if (parts.length > 0) yield { kind: 'recognised', place }
      if (parts.length === 0 || confidence < MIN_CONFIDENCE) yield unread('unsupported')
    } catch (error) {
      if (budget.isSpent || error instanceof EnvironmentFailure) throw error
      yield unread(this.toReason(error))
    } finally {
      this.usedSeconds += getCpuSeconds() - this.startedAt
    }
  }

  private assertWithinLimits() {
    if (this.pages >= this.settings.maxPages) throw new NotInspectable('tooManyEntries')
    if (this.isLate()) throw new NotInspectable('timeout')
  }

  private isLate(): boolean {
    return this.usedSeconds + getCpuSeconds() - this.startedAt > this.settings.maxSeconds
  }

  /** A page that lies on its side or head reads as nonsense, so the other ways are tried. */
  private async recognise(picture: Picture): Promise<RecognisedText> {
    this.tesseract ??= await Tesseract.open(this.settings.languages, () => this.isLate())
    let best = this.tesseract.recognise(picture.toBytes(), picture.orientation)
    for (const turn of TURNS) {
      if (best.parts.length === 0 || best.confidence >= MIN_CONFIDENCE || this.isLate()) break
      if (turn === picture.orientation) continue
      const turned = this.tesseract.recognise(picture.toBytes(), turn)
      if (turned.confidence > best.confidence) best = turned
    }
    return best
  }

  private toReason(error: unknown): NotInspectableReason {
    if (error instanceof NotInspectable) return error.reason
    // After an error the module may be in any state.
    this.tesseract = undefined
    return error instanceof RecognitionTimeout ? 'timeout' : 'broken'
  }
}

function toTexts(part: LayoutPart, place: TextLocation) {
  if ('text' in part) return [{ kind: 'text' as const, text: `${part.text}\n`, place }]
  const table = new Table(place)
  for (const { column, text } of part.firstRow) table.cell(column, text)
  table.endRow()
  for (const { column, text } of part.cells) table.cell(column, text)
  return table.take(true).filter(extracted => extracted.kind === 'text')
}

function assertReadable({ width, height }: Picture) {
  if (width * height > MAX_PIXELS) throw new NotInspectable('tooLarge')
  if (Math.min(width, height) < MIN_SIDE) throw new NotInspectable('unsupported', 'Too small for text.')
}

function getCpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
