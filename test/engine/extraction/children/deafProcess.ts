import { frameKinds, uint32 } from '../../../../engine/extraction/isolated/frames.ts'
import { say } from './saying.ts'

// Requests and acknowledges the document in small steps, but never reads.
const outbox = say('')
const range = Buffer.alloc(16)
range.writeDoubleLE(1024 * 1024 * 1024, 8)
outbox.add(frameKinds.open, uint32(1), range)
outbox.flush()
for (let step = 0; step < 20; step += 1) {
  outbox.add(frameKinds.more, uint32(1), uint32(64 * 1024))
  outbox.flush()
  await new Promise(resolve => setTimeout(resolve, 20))
}
outbox.add(frameKinds.done)
outbox.flush()
process.exit()
