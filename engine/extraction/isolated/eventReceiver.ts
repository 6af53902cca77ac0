import * as z from 'zod'
import { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { type Frame, frameKinds, MAX_PLACES } from './frames.ts'

/** Output of the child is untrusted, because a document may have compromised it. */
const ReceivedPlace = z.strictObject({
  path: z.array(z.string().max(1024)).max(8).optional(),
  page: z.int().min(1).optional(),
  column: z.int().min(0).optional(),
  header: z.string().max(1024).optional(),
})
/** Total of names and headers. No real document reaches it. */
const MAX_STORED_BYTES = 64 * 1024 * 1024
const ReceivedNotInspectable = z.strictObject({ reason: NotInspectableReason, isPicture: z.boolean().optional() })
const ReceivedAssumed = z.strictObject({ encoding: z.string().max(32) })
const ReceivedProgress = z.strictObject({ done: z.int().min(0), total: z.int().min(1) })
const ReceivedMismatch = z.strictObject({ named: z.string().max(32), found: z.string().max(32) })

export class EventReceiver {
  private readonly places: TextLocation[] = []
  private readonly lengths: number[] = []
  private storedBytes = 0

  /** @returns undefined for a frame without an event @throws Error on an invalid frame */
  receive({ kind, payload }: Frame): Extracted | undefined {
    switch (kind) {
      case frameKinds.place: {
        const id = payload.readUInt32LE(0)
        if (id >= MAX_PLACES) throw new Error('A place id exceeds the limit.')
        this.storedBytes += payload.length - (this.lengths[id] ?? 0)
        if (this.storedBytes > MAX_STORED_BYTES) throw new Error('Places exceed the size limit.')
        this.lengths[id] = payload.length
        this.places[id] = ReceivedPlace.parse(JSON.parse(payload.toString('utf8', 4)))
        return undefined
      }
      case frameKinds.text:
        return { kind: 'text', text: payload.toString('utf8', 4), place: this.getPlace(payload) }
      case frameKinds.notInspectable: {
        const { reason, isPicture } = ReceivedNotInspectable.parse(JSON.parse(payload.toString('utf8', 4)))
        return { kind: 'notInspectable', reason, ...(isPicture && { isPicture }), place: this.getPlace(payload) }
      }
      case frameKinds.mismatch: {
        const mismatch = ReceivedMismatch.parse(JSON.parse(payload.toString('utf8', 4)))
        return { kind: 'mismatch', ...mismatch, place: this.getPlace(payload) }
      }
      case frameKinds.assumed: {
        const assumed = ReceivedAssumed.parse(JSON.parse(payload.toString('utf8', 4)))
        return { kind: 'assumed', ...assumed, place: this.getPlace(payload) }
      }
      case frameKinds.recognised:
        return { kind: 'recognised', place: this.getPlace(payload) }
      case frameKinds.progress: {
        const progress = ReceivedProgress.parse(JSON.parse(payload.toString('utf8', 4)))
        return { kind: 'progress', ...progress, place: this.getPlace(payload) }
      }
      default:
        return undefined
    }
  }

  private getPlace(payload: Buffer): TextLocation {
    const place = this.places[payload.readUInt32LE(0)]
    if (place === undefined) throw new Error('A place id is unknown.')
    return place
  }
}
