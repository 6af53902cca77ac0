import { createTransfer } from '../../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import { isOtherPerson, type SessionKeeper } from '../../../auth/sessionKeeper.ts'
import type { FileToSend } from '../../../files/chosenFile.ts'
import { guardUnload } from '../../../upload/guardUnload.ts'
import { keepSending, toRecord } from '../../../upload/keepSending.ts'
import { unlessAborted } from '../../../upload/retry.ts'
import { createSending, type Sending } from '../../../upload/sending.ts'
import { isRunning } from '../../../upload/underWay.ts'
import { keepAwake } from '../../../upload/wakeLock.ts'
import type { Resumed } from '../flow.ts'
import type { CreateBody } from '../options/createBody.ts'
import { sendingPorts } from './sendingPorts.ts'

type Api = { call: BoundCall; keeper: SessionKeeper; subject: string | undefined }
type Wanted = { body: CreateBody; files: readonly FileToSend[] }

export function newSending(api: Api, { body, files }: Wanted): Sending {
  const { subject } = api
  const call = callAsSender(api)
  const sending = createSending(
    files.map(({ tempId, path, file }) => ({ tempId, name: path, size: file.size, content: file })),
    { ...toPorts(api), create: signal => call(createTransfer, { body, signal }) },
  )
  if (subject !== undefined) keepSending(sending, toRecord(files, subject))
  return guarded(sending, api)
}

export function resumedSending(api: Api, { record, uploads, release }: Resumed): Sending {
  const transfer = {
    id: record.transferId,
    files: record.files.map(({ fileId, tempId }) => ({ id: fileId, tempId })),
  }
  const sending = createSending(uploads, { ...toPorts(api), create: async () => transfer })
  keepSending(sending, async () => record, release)
  return guarded(sending, api)
}

function guarded(sending: Sending, api: Api): Sending {
  guardUnload(sending)
  keepAwake(sending)
  pauseForOtherMember(sending, api)
  // An upload outlives its token, also when that ends offline.
  api.keeper.prepare()
  return sending
}

function toPorts(api: Api) {
  return sendingPorts(callAsSender(api), () => api.keeper.untilSignedIn(api.subject))
}

/** No call is made in another person's name. */
function callAsSender({ call, keeper, subject }: Api): BoundCall {
  return async (contract, input) => {
    if (isOtherPerson(keeper.session(), subject)) {
      const signal = input?.signal ?? new AbortController().signal
      await unlessAborted(signal, wake => keeper.untilSignedIn(subject).then(wake))
    }
    return call(contract, input)
  }
}

function pauseForOtherMember(sending: Sending, { keeper, subject }: Api): void {
  let stopListening: (() => void) | undefined
  const pause = () => {
    if (isOtherPerson(keeper.session(), subject)) sending.pause()
  }
  sending.subscribe(() => {
    if (isRunning(sending.state())) stopListening ??= keeper.subscribe(pause)
    else {
      stopListening?.()
      stopListening = undefined
    }
  })
}
