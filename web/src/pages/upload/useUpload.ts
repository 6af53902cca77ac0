import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BoundCall } from '../../api/boundCall.ts'
import { ApiError } from '../../api/call.ts'
import type { FileToSend } from '../../files/chosenFile.ts'
import { holdSending } from '../../upload/holdSending.ts'
import type { Matching } from '../../upload/matchFiles.ts'
import type { Upload } from './beginUpload.ts'
import { forgetUpload } from './forgetUpload.ts'
import type { KeptClaim } from './keptClaims.ts'
import { type LaterSteps, laterSteps } from './laterSteps.ts'
import { type Asked, kindOfRefusal } from './readLink.ts'
import type { ResumedUpload } from './resumeUpload.ts'
import { toFailureText } from './toFailureText.ts'
import { useUploadTexts } from './uploadTexts.ts'
import type { useLink } from './useLink.ts'

/** Once the page is usable, so that it takes nothing from what is needed first. */
const FETCHED_AFTER_MS = 1000

type Running = { upload: Upload; asked: Asked; steps: LaterSteps }
type Choosing = { taken: ResumedUpload; matching: Matching; asked: Asked; steps: LaterSteps; release: () => void }
type Contents = Pick<Parameters<LaterSteps['beginUpload']>[0], 'claim' | 'contents' | 'handles' | 'release'>

/** The uploads of this tab by their links: leaving the page for another does not end them. */
const uploadsHere = new Map<string, Running>()

/** What this tab does with a link: an upload that runs or ran, or files that are chosen again for one. */
export function useUpload(call: BoundCall, linkId: string, link: ReturnType<typeof useLink>) {
  const texts = useUploadTexts()
  const [running, setRunning] = useState(() => uploadsHere.get(linkId))
  const [choosing, setChoosing] = useState<Choosing>()
  const [isBeginning, setIsBeginning] = useState(false)
  const [fault, setFault] = useState<string>()
  const held = useRef<() => void>(undefined)

  useEffect(() => {
    const timer = setTimeout(() => laterSteps().catch(() => {}), FETCHED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      held.current?.()
    }
  }, [])

  const refused = (error: ApiError) => {
    forgetUpload(linkId)
    flushSync(() => {
      become({})
      const kind = kindOfRefusal(error)
      // The link was found to be one: what is bad then is what was asked of it.
      if (kind !== 'unreachable' && error.status !== 400) link.setState({ kind })
      else setFault(toFailureText(error, texts))
    })
    // The button that was pressed is gone: reading goes on with what stands in its place.
    document.querySelector('main')?.focus()
  }
  const givenBack = () => {
    become({})
    link.lookAgain()
  }
  const become = ({ running, choosing }: { running?: Running; choosing?: Choosing }) => {
    if (running) uploadsHere.set(linkId, running)
    else uploadsHere.delete(linkId)
    held.current = choosing?.release
    setRunning(running)
    setChoosing(choosing)
  }
  const run = (steps: LaterSteps, asked: Asked, contents: Contents) => {
    const upload = steps.beginUpload({
      ...contents,
      call,
      texts: texts.sending,
      onRefused: refused,
      onGivenBack: givenBack,
    })
    become({ running: { upload, asked, steps } })
    void upload.sending.start()
  }

  /** Works with the link held for this tab; what fails is told, and leaves all as it was. */
  const attempt = async (work: (steps: LaterSteps, release: () => void) => Promise<void>) => {
    setIsBeginning(true)
    setFault(undefined)
    try {
      const steps = await laterSteps()
      const release = await holdSending(linkId)
      if (!release) return link.lookAgain()
      await work(steps, release).catch(error => {
        release()
        throw error
      })
    } catch (error) {
      if (error instanceof ApiError && kindOfRefusal(error) !== 'unreachable') refused(error)
      else setFault(toFailureText(error, texts))
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

    /** Goes on with an upload; what the browser does not find by itself is chosen again. */
    goOn: (asked: Asked, claim: KeptClaim) =>
      attempt(async (steps, release) => {
        const taken = await steps.resumeUpload(call, claim)
        const matching = await steps.matchResumed(taken, taken.found)
        // It failed, and is given up in this form: the tab may be closed without a question.
        running?.upload.sending.cancel()
        if (steps.isReady(matching)) run(steps, asked, { ...steps.resumed(taken, matching), release })
        else become({ choosing: { taken, matching, asked, steps, release } })
      }),

    resume({ taken, asked, steps, release }: Choosing, matching: Matching) {
      // Files that are chosen and a click on the button may come together.
      if (held.current !== release) return
      run(steps, asked, { ...steps.resumed(taken, matching), release })
    },
  }
}
