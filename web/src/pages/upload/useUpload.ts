import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BoundCall } from '../../api/boundCall.ts'
import { ApiError } from '../../api/call.ts'
import { laterSteps, usePrefetch } from '../../app/laterSteps.ts'
import type { FileToSend } from '../../files/chosenFile.ts'
import type { Matching } from '../../upload/matchFiles.ts'
import { holdSending } from '../../upload/sendingLock.ts'
import type { useUnfinished } from '../../upload/useUnfinished.ts'
import type { Upload } from './beginUpload.ts'
import { forgetUpload, type KeptClaim } from './keptClaims.ts'
import { type Asked, kindOfRefusal, type LinkCheck } from './readLink.ts'
import type { ResumedUpload } from './resumeUpload.ts'
import { toFailureText } from './toFailureText.ts'

type LaterSteps = Awaited<ReturnType<typeof uploadSteps.load>>

const uploadSteps = laterSteps(async () => {
  // Nothing is in progress after a failure.
  const { UploadingStep } = await import('./UploadingStep.tsx')
  const { ChooseAgain } = await import('../../upload/ChooseAgain.tsx')
  const { beginUpload } = await import('./beginUpload.ts')
  const { newClaim } = await import('./newClaim.ts')
  const { resumeUpload, matchResumed, resumed } = await import('./resumeUpload.ts')
  const { isReady } = await import('../../upload/matchFiles.ts')
  return { UploadingStep, ChooseAgain, beginUpload, newClaim, resumeUpload, matchResumed, resumed, isReady }
})

type Running = { upload: Upload; asked: Asked; steps: LaterSteps }
type Choosing = { taken: ResumedUpload; matching: Matching; asked: Asked; steps: LaterSteps; release: () => void }
type Link = ReturnType<typeof useUnfinished<LinkCheck>>
type Contents = Pick<Parameters<LaterSteps['beginUpload']>[0], 'claim' | 'contents' | 'handles' | 'release'>

/** Uploads survive navigation. */
const tabUploads = new Map<string, Running>()

export function useUpload(call: BoundCall, linkId: string, link: Link) {
  const [running, setRunning] = useState(() => tabUploads.get(linkId))
  const [choosing, setChoosing] = useState<Choosing>()
  const [isBeginning, setIsBeginning] = useState(false)
  const [fault, setFault] = useState<string>()
  const held = useRef<() => void>(undefined)

  usePrefetch(uploadSteps.load)
  useEffect(() => () => held.current?.(), [])

  const refused = (error: ApiError) => {
    forgetUpload(linkId)
    flushSync(() => {
      become({})
      const kind = kindOfRefusal(error)
      // The link is valid, so the request body is bad.
      if (kind !== 'unreachable' && error.status !== 400) link.show({ kind })
      else setFault(toFailureText(error))
    })
    // The pressed button is removed.
    document.querySelector('main')?.focus()
  }
  const reopened = () => {
    become({})
    link.lookAgain()
  }
  const become = ({ running, choosing }: { running?: Running; choosing?: Choosing }) => {
    if (running) tabUploads.set(linkId, running)
    else tabUploads.delete(linkId)
    held.current = choosing?.release
    setRunning(running)
    setChoosing(choosing)
  }
  const run = (steps: LaterSteps, asked: Asked, contents: Contents) => {
    const upload = steps.beginUpload({
      ...contents,
      call,
      onRefused: refused,
      onReopened: reopened,
    })
    become({ running: { upload, asked, steps } })
    void upload.sending.start()
  }

  /** Works while this tab holds the link's lock. */
  const attempt = async (work: (steps: LaterSteps, release: () => void) => Promise<void>) => {
    setIsBeginning(true)
    setFault(undefined)
    try {
      const steps = await uploadSteps.load()
      const release = await holdSending(linkId)
      if (!release) return link.lookAgain()
      await work(steps, release).catch(error => {
        release()
        throw error
      })
    } catch (error) {
      if (error instanceof ApiError && kindOfRefusal(error) !== 'unreachable') refused(error)
      else setFault(toFailureText(error))
    } finally {
      setIsBeginning(false)
    }
  }

  return {
    running,
    choosing,
    isBeginning,
    fault,

    begin: (asked: Asked, files: readonly FileToSend[]) =>
      attempt(async (steps, release) => {
        const claim = await steps.newClaim(linkId, files)
        const contents = new Map(files.map(({ tempId, file }) => [tempId, file]))
        const handles = new Map(files.flatMap(({ tempId, handle }) => (handle ? [[tempId, handle] as const] : [])))
        run(steps, asked, { claim, contents, handles, release })
      }),

    goOn: (asked: Asked, claim: KeptClaim) =>
      attempt(async (steps, release) => {
        const taken = await steps.resumeUpload(call, claim)
        const matching = await steps.matchResumed(taken, taken.found)
        // The tab may close without a question.
        running?.upload.sending.cancel()
        if (steps.isReady(matching)) run(steps, asked, { ...steps.resumed(taken, matching), release })
        else become({ choosing: { taken, matching, asked, steps, release } })
      }),

    resume({ taken, asked, steps, release }: Choosing, matching: Matching) {
      // Choosing the last file and a click may happen together.
      if (held.current !== release) return
      run(steps, asked, { ...steps.resumed(taken, matching), release })
    },
  }
}
