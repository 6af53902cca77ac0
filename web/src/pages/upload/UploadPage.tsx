import { lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { upload as texts } from '../../../../shared/texts/en/upload.ts'
import { type BoundCall, boundCall } from '../../api/boundCall.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import type { FileToSend } from '../../files/chosenFile.ts'
import { Loader } from '../../shell/Loader.tsx'
import { useUnfinished } from '../../upload/useUnfinished.ts'
import { LinkMessage } from './LinkMessage.tsx'
import { ResponderForm } from './ResponderForm.tsx'
import { getRequesterName, isInfected, readLink } from './readLink.ts'
import { getRespondingTexts } from './respondingTexts.ts'
import { UnfinishedUpload } from './UnfinishedUpload.tsx'
import { useUpload } from './useUpload.ts'

const Receipt = lazy(async () => ({ default: (await import('./Receipt.tsx')).Receipt }))

export function UploadPage() {
  const { linkId = '' } = useParams()
  return <Steps key={linkId} linkId={linkId} />
}

function Steps({ linkId }: { linkId: string }) {
  const call = useOpenCall()
  const look = useCallback(() => readLink(call, linkId), [call, linkId])
  const link = useUnfinished(linkId, look)
  const lookForMalware = useCallback(() => isInfected(call, linkId), [call, linkId])
  const upload = useUpload(call, linkId, link)
  const [files, setFiles] = useState<readonly FileToSend[]>([])
  const { running, choosing, isBeginning, fault } = upload
  const { state } = link
  useAskBeforeUnload(files.length > 0 && !running)

  if (running) {
    const { steps, asked } = running
    return (
      <PageBody>
        <steps.UploadingStep
          asker={getRequesterName(asked)}
          upload={running.upload}
          isBeginning={isBeginning}
          fault={fault}
          onChooseAgain={() => upload.goOn(asked, running.upload.claim)}
          look={lookForMalware}
        />
      </PageBody>
    )
  }
  if (choosing) {
    const { steps, taken, matching } = choosing
    return (
      <PageBody>
        <steps.ChooseAgain
          files={taken.files}
          found={taken.found}
          matching={matching}
          match={chosen => steps.matchResumed(taken, chosen)}
          texts={texts}
          sendingTexts={getRespondingTexts()}
          onGoOn={found => upload.resume(choosing, found)}
        />
      </PageBody>
    )
  }
  switch (state.kind) {
    case 'looking':
      return <Loader />
    case 'open':
      return (
        <PageBody>
          <ResponderForm
            asked={state.asked}
            files={files}
            isBeginning={isBeginning}
            fault={fault}
            onChange={setFiles}
            onUpload={() => upload.begin(state.asked, files)}
          />
        </PageBody>
      )
    case 'unfinished':
      return (
        <PageBody>
          <UnfinishedUpload
            asked={state.asked}
            claim={state.claim}
            isBeginning={isBeginning}
            fault={fault}
            onGoOn={() => upload.goOn(state.asked, state.claim)}
          />
        </PageBody>
      )
    case 'handedIn':
      return (
        <PageBody>
          <Receipt asker={getRequesterName(state.asked)} files={state.claim.files} look={lookForMalware} />
        </PageBody>
      )
    default:
      return <LinkMessage state={state} onRetry={link.lookAgain} />
  }
}

/** A reload loses chosen files. */
function useAskBeforeUnload(isAtStake: boolean) {
  useEffect(() => {
    if (!isAtStake) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtStake])
}

/** Calls have no token: a signed-in member is not involved. */
function useOpenCall(): BoundCall {
  const { api_endpoint: endpoint } = useConfiguration()
  return useMemo(() => boundCall({ endpoint, token: async () => undefined }), [endpoint])
}
