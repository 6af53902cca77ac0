import { EventSender } from '../../../../engine/extraction/isolated/eventSender.ts'
import { frameKinds } from '../../../../engine/extraction/isolated/frames.ts'
import { Outbox } from '../../../../engine/extraction/isolated/outbox.ts'

/** Says a text as the process that opens documents does. */
export function say(text: string): Outbox {
  const outbox = new Outbox()
  outbox.add(frameKinds.ready)
  new EventSender(outbox).send({ kind: 'text', text, place: {} })
  outbox.flush()
  return outbox
}
