import { createTransfer } from '../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import type { FileToSend } from '../../files/chosenFile.ts'
import { guardUnload } from '../../upload/guardUnload.ts'
import { keepSending, recordOf } from '../../upload/keepSending.ts'
import { createSending, type Sending } from '../../upload/sending.ts'
import { keepAwake } from '../../upload/wakeLock.ts'
import type { CreateBody } from './createBody.ts'
import type { Resumed } from './flow.ts'
import { sendingPorts } from './sendingPorts.ts'

type Api = { call: BoundCall; untilSignedIn: () => Promise<void> }
type Wanted = { body: CreateBody; files: readonly FileToSend[]; subject: string | undefined }

/** A sending of chosen files, that creates its transfer first. */
export function newSending({ call, untilSignedIn }: Api, { body, files, subject }: Wanted): Sending {
  const sending = createSending(
    files.map(({ tempId, path, file }) => ({ tempId, name: path, size: file.size, content: file })),
    { ...sendingPorts(call, untilSignedIn), create: signal => call(createTransfer, { body, signal }) },
  )
  if (subject !== undefined) keepSending(sending, recordOf(files, subject))
  return lookedAfter(sending)
}

/** A sending whose tab was closed: its transfer is there already. */
export function resumedSending({ call, untilSignedIn }: Api, { record, uploads, release }: Resumed): Sending {
  const transfer = {
    id: record.transferId,
    files: record.files.map(({ fileId, tempId }) => ({ id: fileId, tempId })),
  }
  const sending = createSending(uploads, { ...sendingPorts(call, untilSignedIn), create: async () => transfer })
  keepSending(sending, async () => record, release)
  return lookedAfter(sending)
}

function lookedAfter(sending: Sending): Sending {
  guardUnload(sending)
  keepAwake(sending)
  return sending
}
