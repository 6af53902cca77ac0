import * as z from 'zod'
import { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { type Frame, frameKinds, MAX_PLACES } from './frames.ts'

/** What a child says is not believed: it may have been taken over by what it read. */
const ToldPlace = z.strictObject({
  path: z.array(z.string().max(1024)).max(8).optional(),
  page: z.int().min(1).optional(),
  column: z.int().min(0).optional(),
  header: z.string().max(1024).optional(),
})
/** Of names and headers together: all places with names as long as they may be, in a document that nobody writes. */
const MAX_HELD_BYTES = 64 * 1024 * 1024
const ToldMismatch = z.strictObject({ named: z.string().max(32), found: z.string().max(32) })

/** Makes events again of what a child says. */
export class EventReceiver {
  private readonly places: TextLocation[] = []
  private readonly lengths: number[] = []
  private held = 0

  /** @returns nothing of a frame that is no event. @throws Error on anything that no child of ours would say */
  receive({ kind, payload }: Frame): Extracted | undefined {
    switch (kind) {
      case frameKinds.place: {
        const id = payload.readUInt32LE(0)
        if (id >= MAX_PLACES) throw new Error('A place beyond all places.')
        this.held += payload.length - (this.lengths[id] ?? 0)
        if (this.held > MAX_HELD_BYTES) throw new Error('More is told of places than any document has.')
        this.lengths[id] = payload.length
        this.places[id] = ToldPlace.parse(JSON.parse(payload.toString('utf8', 4)))
        return undefined
      }
      case frameKinds.text:
        return { kind: 'text', text: payload.toString('utf8', 4), place: this.getPlace(payload) }
      case frameKinds.notInspectable: {
        const reason = NotInspectableReason.parse(payload.toString('utf8', 4))
        return { kind: 'notInspectable', reason, place: this.getPlace(payload) }
      }
      case frameKinds.mismatch: {
        const told = ToldMismatch.parse(JSON.parse(payload.toString('utf8', 4)))
        return { kind: 'mismatch', ...told, place: this.getPlace(payload) }
      }
      default:
        return undefined
    }
  }

  private getPlace(payload: Buffer): TextLocation {
    const place = this.places[payload.readUInt32LE(0)]
    if (place === undefined) throw new Error('A place that was never told.')
    return place
  }
}
