import { frameKinds, uint32 } from '../../../../engine/extraction/isolated/frames.ts'
import { say } from './saying.ts'

// Requests bytes outside the document.
const outbox = say('')
const range = Buffer.alloc(16)
range.writeDoubleLE(-5, 0)
range.writeDoubleLE(1e15, 8)
outbox.add(frameKinds.open, uint32(1), range)
outbox.flush()
setInterval(() => undefined, 1000)
