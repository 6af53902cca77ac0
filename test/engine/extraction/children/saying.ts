import { EventSender } from '../../../../engine/extraction/isolated/eventSender.ts'
import { frameKinds } from '../../../../engine/extraction/isolated/frames.ts'
import { Outbox } from '../../../../engine/extraction/isolated/outbox.ts'

export function say(text: string): Outbox {
  const outbox = new Outbox()
  outbox.add(frameKinds.ready)
  new EventSender(outbox).send({ kind: 'text', text, place: {} })
  outbox.flush()
  return outbox
}
