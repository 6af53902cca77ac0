import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useState } from 'react'
import { redirectAfterRequest } from '../../../../shared/domain/redirect.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { RedirectMismatch } from '../login/RedirectMismatch.tsx'
import { useTrustedRedirect } from '../login/useTrustedRedirect.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestResult } from './RequestResult.tsx'
import { usePreCheck } from './usePreCheck.ts'
import { useRequestDraft } from './useRequestDraft.ts'
import type { Requested } from './useRequesting.ts'

/** Asks a partner for files. */
export function RequestPage() {
  const { redirect, isMismatched } = useTrustedRedirect()
  if (isMismatched) return <RedirectMismatch />
  return (
    <PageBody>
      <Request redirect={redirect} />
    </PageBody>
  )
}

function Request({ redirect }: { redirect: URL | undefined }) {
  const { preCheck, fault, retry } = usePreCheck()
  const { draft, change, clear } = useRequestDraft()
  const [requested, setRequested] = useState<Requested>()
  const [isAgain, setIsAgain] = useState(false)

  if (requested) {
    const again = () => {
      clear()
      setIsAgain(true)
      setRequested(undefined)
    }
    return <RequestResult requested={requested} isLinkMailed={draft.isLinkMailed} onAgain={again} />
  }
  const finish = (made: Requested) => {
    if (redirect) location.assign(redirectAfterRequest(redirect, made))
    else setRequested(made)
  }
  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus={isAgain}>Request files</StepHeading>
      {preCheck && (
        <RequestForm
          draft={draft}
          preCheck={preCheck}
          isRedirected={redirect !== undefined}
          onChange={change}
          onRequested={finish}
        />
      )}
      {fault !== undefined && (
        <Alert type="error" header="Failed transfer request pre-check" action={<Button onClick={retry}>Retry</Button>}>
          {fault}
        </Alert>
      )}
      {!preCheck && fault === undefined && <StatusIndicator type="loading">Loading the form</StatusIndicator>}
    </SpaceBetween>
  )
}
