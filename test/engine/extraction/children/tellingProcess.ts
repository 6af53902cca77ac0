import { frameKinds } from '../../../../engine/extraction/isolated/frames.ts'
import { say } from './saying.ts'

// Sends content of the document as the reason of a failure.
const outbox = say('')
outbox.add(frameKinds.failed, Buffer.from('4111 1111 1111 1111'))
outbox.flush()
process.exit()
