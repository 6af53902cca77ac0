import type { Extracted, TextLocation } from '../extracted.ts'
import { frameKinds, MAX_PLACES, uint32 } from './frames.ts'
import type { Outbox } from './outbox.ts'

const MAX_TEXT_LENGTH = 1024 * 1024

/** Sends events to the parent: each place once, then by id. */
export class EventSender {
  private readonly outbox: Outbox
  private ids = new Map<TextLocation, number>()

  constructor(outbox: Outbox) {
    this.outbox = outbox
  }

  send(event: Extracted) {
    const id = uint32(this.getId(event.place))
    if (event.kind === 'notInspectable') {
      const { reason, isPicture } = event
      this.outbox.add(frameKinds.notInspectable, id, Buffer.from(JSON.stringify({ reason, isPicture })))
    } else if (event.kind === 'mismatch') {
      const { named, found } = event
      this.outbox.add(frameKinds.mismatch, id, Buffer.from(JSON.stringify({ named, found })))
    } else if (event.kind === 'assumed') {
      const { encoding } = event
      this.outbox.add(frameKinds.assumed, id, Buffer.from(JSON.stringify({ encoding })))
    } else if (event.kind === 'recognised') {
      this.outbox.add(frameKinds.recognised, id)
    } else if (event.kind === 'progress') {
      const { done, total } = event
      this.outbox.add(frameKinds.progress, id, Buffer.from(JSON.stringify({ done, total })))
      // The next page may take seconds.
      this.outbox.flush()
    } else {
      for (let at = 0; at < event.text.length; ) {
        let end = Math.min(at + MAX_TEXT_LENGTH, event.text.length)
        if (end < event.text.length && (event.text.charCodeAt(end) & 0xfc00) === 0xdc00) end += 1
        this.outbox.add(frameKinds.text, id, Buffer.from(event.text.slice(at, end)))
        at = end
      }
    }
  }

  private getId(place: TextLocation): number {
    const known = this.ids.get(place)
    if (known !== undefined) return known
    if (this.ids.size >= MAX_PLACES) this.ids = new Map()
    const id = this.ids.size
    this.ids.set(place, id)
    this.outbox.add(frameKinds.place, uint32(id), Buffer.from(JSON.stringify(place)))
    return id
  }
}
