import { fetchFailedStyles } from '../../app/failedStyles.ts'

export type LaterSteps = Awaited<ReturnType<typeof fetchLaterSteps>>

let fetched: Promise<LaterSteps> | undefined

/** A failed load is retried. */
export function laterSteps(): Promise<LaterSteps> {
  fetched ??= fetchLaterSteps().catch(error => {
    fetched = undefined
    throw error
  })
  return fetched
}

async function fetchLaterSteps() {
  await fetchFailedStyles()
  // Nothing is in progress after a failure.
  const { UploadingStep } = await import('./UploadingStep.tsx')
  const { ChooseAgain } = await import('./ChooseAgain.tsx')
  const { beginUpload } = await import('./beginUpload.ts')
  const { newClaim } = await import('./newClaim.ts')
  const { resumeUpload, matchResumed, resumed } = await import('./resumeUpload.ts')
  const { isReady } = await import('../../upload/matchFiles.ts')
  return { UploadingStep, ChooseAgain, beginUpload, newClaim, resumeUpload, matchResumed, resumed, isReady }
}
