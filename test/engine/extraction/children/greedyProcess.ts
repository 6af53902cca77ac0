import { frameKinds, uint32 } from '../../../../engine/extraction/isolated/frames.ts'
import { say } from './saying.ts'

// Acknowledges bytes that it never received.
const outbox = say('')
const range = Buffer.alloc(16)
range.writeDoubleLE(1, 8)
outbox.add(frameKinds.open, uint32(1), range)
outbox.add(frameKinds.more, uint32(1), uint32(0xffffffff))
outbox.flush()
setInterval(() => undefined, 1000)
