import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useState } from 'react'
import { redirectAfterRequest } from '../../../../shared/domain/redirect.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { request as texts } from '../../../../shared/texts/en/send.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { RedirectMismatch } from '../login/RedirectMismatch.tsx'
import { useTrustedRedirect } from '../login/useTrustedRedirect.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestResult } from './RequestResult.tsx'
import { usePreCheck } from './usePreCheck.ts'
import { useRequestDraft } from './useRequestDraft.ts'
import type { Requested } from './useRequesting.ts'

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
  const { draft, replaced, isBegun, change, clear } = useRequestDraft()
  const [made, setMade] = useState<{ requested: Requested; isLinkMailed: boolean }>()
  const [isAgain, setIsAgain] = useState(false)
  const [round, setRound] = useState(0)

  if (made) {
    const again = () => {
      setIsAgain(true)
      setMade(undefined)
    }
    return <RequestResult {...made} onAgain={again} />
  }
  const finish = (requested: Requested) => {
    clear()
    if (redirect) location.assign(redirectAfterRequest(redirect, requested))
    else setMade({ requested, isLinkMailed: draft.isLinkMailed })
  }
  const discard = () => {
    clear()
    setRound(last => last + 1)
    document.querySelector('h1')?.focus()
  }
  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus={isAgain}>{texts.heading}</StepHeading>
      {replaced !== '' && (
        <Alert type="warning" header={texts.replacedTitle(draft.responder)}>
          {texts.replaced(replaced)}
        </Alert>
      )}
      {preCheck && (
        <RequestForm
          key={round}
          draft={draft}
          preCheck={preCheck}
          isRedirected={redirect !== undefined}
          onChange={change}
          onRequested={finish}
          onDiscard={isBegun ? discard : undefined}
        />
      )}
      {fault !== undefined && (
        <Alert type="error" header={texts.preCheckFailed} action={<Button onClick={retry}>{common.retry}</Button>}>
          {fault}
        </Alert>
      )}
      {!preCheck && fault === undefined && <StatusIndicator type="loading">{texts.loading}</StatusIndicator>}
    </SpaceBetween>
  )
}
