import { describe, expect, test, vi } from 'vitest'
import { type ErrorCode, statusOfError } from '../../shared/contract/errors.ts'
import { ApiError } from '../../web/src/api/call.ts'
import { unlessAborted } from '../../web/src/upload/persevere.ts'
import { PutError } from '../../web/src/upload/putFile.ts'
import { createSending, type SendingPorts, type SendingState, type SentTransfer } from '../../web/src/upload/sending.ts'

const SENT: SentTransfer = {
  id: 't',
  recipient: 'rita@partner.example',
  expiryDate: '2030-01-01T00:00:00.000Z',
  downloadUrl: 'https://files.acme.example/d/secret',
}

describe('a sending', () => {
  test('saves, uploads two files at a time, and finalizes', async () => {
    const { sending, calls, mostPutsAtOnce } = world({ sizes: [10, 0, 30] })

    await sending.start()

    expect(sending.state()).toMatchObject({ stage: 'done', sent: SENT })
    expect(calls.at(0)).toBe('create')
    expect(calls.at(-1)).toBe('finalize')
    expect(mostPutsAtOnce()).toBe(2)
  })

  test('its bar starts the upload at 5, finalizes at 95, ends at 100 and never goes back', async () => {
    const { sending, states } = world({ sizes: [10, 0, 30] })

    await sending.start()

    const bar = states.map(({ percent }) => percent)
    expect(bar).toEqual(bar.toSorted((a, b) => a - b))
    expect(bar.at(0)).toBe(0)
    expect(bar).toContain(5)
    expect(bar).toContain(95)
    expect(bar.at(-1)).toBe(100)
  })

  test('empty files alone still move the bar', async () => {
    const { sending, states } = world({ sizes: [0, 0] })

    await sending.start()

    expect(states.map(({ percent }) => percent)).toContain(50)
    expect(sending.state().percent).toBe(100)
  })

  test('repeats a PUT three times, each with a fresh URL after a longer pause, then says what the server said', async () => {
    const put = () => Promise.reject(new PutError(507, 'There is no room.'))
    const { sending, callsOf } = world({ sizes: [5], put })

    await sending.start()

    expect(callsOf('url')).toHaveLength(4)
    expect(callsOf('put')).toHaveLength(4)
    expect(callsOf('pause')).toEqual(['pause 1000', 'pause 3000', 'pause 9000'])
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'There is no room.' })
  })

  test('a file that fails does not stop the others, and starting again sends it alone', async () => {
    let isBroken = true
    const put = async (fileName: string) => {
      if (fileName === 'f1' && isBroken) throw new PutError(500)
    }
    const { sending, calls } = world({ sizes: [10, 0, 30], put })

    await sending.start()

    expect(stagesOf(sending.state())).toEqual(['failed', 'uploaded', 'uploaded'])
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'File Upload Unsuccessful' })

    isBroken = false
    calls.length = 0
    await sending.start()

    expect(calls).toEqual(['create', 'url id1', 'put f1', 'complete id1', 'finalize'])
    expect(sending.state().stage).toBe('done')
  })

  test('begins nothing new when nobody answers', async () => {
    const put = () => Promise.reject(new PutError(0))
    const { sending, callsOf } = world({ sizes: [1, 1, 1, 1, 1, 1], put })

    await sending.start()

    expect(new Set(callsOf('put'))).toEqual(new Set(['put f1', 'put f2']))
    expect(sending.state().stage).toBe('failed')
  })

  test('does not send the bytes again when the answer to the completion was lost', async () => {
    let isLost = true
    const completeUpload = async () => {
      if (!isLost) return
      isLost = false
      throw new ApiError(0, undefined)
    }
    const { sending, callsOf } = world({ sizes: [5], completeUpload })

    await sending.start()

    expect(callsOf('put')).toHaveLength(1)
    expect(callsOf('complete')).toHaveLength(2)
    expect(sending.state().stage).toBe('done')
  })

  test('completes, without sending it, a file that the server already has', async () => {
    const uploadUrl = () => Promise.reject(refusal('conflict', 'f1 was already uploaded.'))
    const { sending, calls } = world({ sizes: [5], uploadUrl })

    await sending.start()

    expect(calls).toEqual(['create', 'url id1', 'complete id1', 'finalize'])
  })

  test('sends at the next start what the store does not have after all', async () => {
    let isMissing = true
    const completeUpload = async () => {
      if (isMissing) throw refusal('conflict', 'f1 has not arrived.')
    }
    const { sending, calls } = world({ sizes: [5], completeUpload })

    await sending.start()

    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'f1 has not arrived.' })

    isMissing = false
    calls.length = 0
    await sending.start()

    expect(calls).toContain('put f1')
    expect(sending.state().stage).toBe('done')
  })

  test('waits for a sign-in when the session is over, and goes on', async () => {
    let isSignedOut = true
    const uploadUrl = async () => {
      if (!isSignedOut) return 'url'
      isSignedOut = false
      throw new ApiError(401, undefined)
    }
    const { sending, calls, states } = world({ sizes: [5], uploadUrl })

    await sending.start()

    expect(calls).toContain('signedIn')
    expect(states.map(({ waitsForSignIn }) => waitsForSignIn)).toContain(true)
    expect(sending.state()).toMatchObject({ stage: 'done', waitsForSignIn: false })
  })

  test('does not repeat a file that cannot be read any more, and says what to do', async () => {
    const put = () => Promise.reject(new PutError(0))
    const { sending, callsOf } = world({ sizes: [5], put, isReadable: async () => false })

    await sending.start()

    expect(callsOf('put')).toHaveLength(1)
    expect(sending.state().fault).toContain('f1 cannot be read any more')
  })

  test('does not repeat what was refused', async () => {
    const create = () => Promise.reject(refusal('demand_unmet', 'Not allowed.'))
    const { sending, calls } = world({ sizes: [5], create })

    await sending.start()

    expect(calls).toEqual(['create'])
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'Not allowed.' })
  })

  test('stops when cancelled, and goes on when started again', async () => {
    let hangs = true
    const put = async (fileName: string, signal: AbortSignal) => {
      if (hangs && fileName === 'f2') await unlessAborted(signal, () => undefined)
    }
    const { sending } = world({ sizes: [5, 5], put })

    const run = sending.start()
    await vi.waitFor(() => expect(stagesOf(sending.state())).toEqual(['uploaded', 'uploading']))
    sending.cancel()
    await run

    expect(sending.state().stage).toBe('cancelled')
    expect(stagesOf(sending.state())).toEqual(['uploaded', 'uploading'])

    hangs = false
    await sending.start()

    expect(sending.state().stage).toBe('done')
  })

  test('cannot be cancelled any more while it is finalized', async () => {
    const finalize = async (signal: AbortSignal) => {
      sending.cancel()
      signal.throwIfAborted()
      return SENT
    }
    const { sending } = world({ sizes: [1], finalize })

    await sending.start()

    expect(sending.state().stage).toBe('done')
  })

  test('is given up by cancelling it after it failed', async () => {
    const create = () => Promise.reject(refusal('demand_unmet', 'Not allowed.'))
    const { sending } = world({ sizes: [5], create })
    await sending.start()

    sending.cancel()

    expect(sending.state().stage).toBe('cancelled')
  })
})

/** The sizes of the files f1, f2 and so on, and what is answered where all does not simply go well. */
type Circumstances = {
  sizes: number[]
  create?: () => ReturnType<SendingPorts['create']>
  uploadUrl?: () => Promise<string>
  put?: (fileName: string, signal: AbortSignal) => Promise<void>
  completeUpload?: () => Promise<void>
  finalize?: (signal: AbortSignal) => Promise<SentTransfer>
  isReadable?: () => Promise<boolean>
}

/** A sending whose ports note each call, and take no time but half a second a PUT, on a clock of their own. */
function world({ sizes, ...answers }: Circumstances) {
  const files = sizes.map((size, index) => ({
    tempId: index + 1,
    file: new File([new Uint8Array(size)], `f${index + 1}`),
  }))
  const calls: string[] = []
  const states: SendingState[] = []
  let now = 0
  let puts = 0
  let mostPuts = 0

  const created = { id: SENT.id, files: files.map(({ tempId }) => ({ id: `id${tempId}`, tempId })) }
  const ports: SendingPorts = {
    async create() {
      calls.push('create')
      return answers.create ? answers.create() : created
    },
    async uploadUrl(_transferId, fileId) {
      calls.push(`url ${fileId}`)
      return answers.uploadUrl ? answers.uploadUrl() : `url-${fileId}`
    },
    async put(_url, file, onSent, signal) {
      const fileName = nameOf(file)
      calls.push(`put ${fileName}`)
      puts += 1
      mostPuts = Math.max(mostPuts, puts)
      try {
        onSent(file.size / 2)
        now += 500
        await answers.put?.(fileName, signal)
        onSent(file.size)
      } finally {
        puts -= 1
      }
    },
    async completeUpload(_transferId, fileId) {
      calls.push(`complete ${fileId}`)
      await answers.completeUpload?.()
    },
    async finalize(_transferId, signal) {
      calls.push('finalize')
      return answers.finalize ? answers.finalize(signal) : SENT
    },
    async isReadable() {
      return answers.isReadable ? answers.isReadable() : true
    },
    async pause(milliseconds) {
      calls.push(`pause ${milliseconds}`)
    },
    async signedIn() {
      calls.push('signedIn')
    },
    now: () => now,
  }

  const sending = createSending(files, ports)
  sending.subscribe(() => states.push(sending.state()))
  const callsOf = (verb: string) => calls.filter(call => call.startsWith(`${verb} `))
  return { sending, calls, callsOf, states, mostPutsAtOnce: () => mostPuts }
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : ''
}

function stagesOf({ files }: SendingState) {
  return files.map(({ stage }) => stage)
}

function refusal(errorCode: ErrorCode, errorMessage: string) {
  return new ApiError(statusOfError[errorCode], { errorMessage, errorCode, requestId: 'r' })
}
