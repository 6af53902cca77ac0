import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import { pages } from '../../../../shared/domain/pages.ts'
import { pageTitles } from '../../../../shared/texts/en/common.ts'
import { demandTexts, policyTexts } from '../../../../shared/texts/en/options.ts'
import { request as texts } from '../../../../shared/texts/en/send.ts'
import { Actions } from '../../components/Actions.tsx'
import { DiscardDraft } from '../../components/DiscardDraft.tsx'
import { focusField } from '../../components/options/focusField.ts'
import { SwitchFormLink } from '../../components/SwitchFormLink.tsx'
import { LinkedText } from '../../policies/LinkedText.tsx'
import { PolicyNotice } from '../../policies/PolicyNotice.tsx'
import { findNotices } from '../../policies/reasons.ts'
import { usePolicyAdvice } from '../../policies/usePolicyAdvice.ts'
import { RequestOptions } from './RequestOptions.tsx'
import { ResponderPanel } from './ResponderPanel.tsx'
import {
  faultsOfRequest,
  type PreCheck,
  type RequestDraft,
  type RequestField,
  requestFields,
  toAdvised,
  toRequestBody,
  toRules,
} from './requestDraft.ts'
import { type Requested, useRequesting } from './useRequesting.ts'

type Props = {
  draft: RequestDraft
  preCheck: PreCheck
  isRedirected: boolean
  onChange: (patch: Partial<RequestDraft>) => void
  onRequested: (requested: Requested) => void
  onDiscard: (() => void) | undefined
}

export function RequestForm({ draft, preCheck, isRedirected, onChange, onRequested, onDiscard }: Props) {
  // A field that a link filled in is checked like a typed one.
  const [touched, setTouched] = useState<ReadonlySet<RequestField>>(() => new Set(draft.responder ? ['responder'] : []))
  const form = useRef<HTMLFormElement>(null)
  const { advice, isCurrent, isBlocked, retry } = usePolicyAdvice(toAdvised(draft))
  // Policies may have changed.
  const { request, isRunning, fault } = useRequesting(onRequested, retry)
  const rules = toRules(preCheck, advice)
  const faults = faultsOfRequest(draft, rules, !isRedirected)
  const fields = {
    draft,
    rules,
    needsMessage: !isRedirected,
    findFault: (field: RequestField) => {
      if (field === 'responder' && isBlocked) return policyTexts.requestBelow
      return touched.has(field) ? faults[field] : undefined
    },
    onChange,
    onTouch: (field: RequestField) => setTouched(last => new Set(last).add(field)),
  }
  const submit = () => {
    setTouched(new Set(requestFields))
    const wrong = requestFields.find(field => faults[field] !== undefined)
    if (wrong) focusField(form.current, wrong)
    else void request(toRequestBody(draft, rules))
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isRunning && !isBlocked) submit()
      }}
    >
      <SpaceBetween size="l">
        <ResponderPanel {...fields} messages={isCurrent ? advice?.rvMessages : undefined} />
        {isCurrent && advice && findNotices(advice.messages).length > 0 && (
          <LiveRegion>
            <PolicyNotice messages={advice.messages} isBlocked={isBlocked} about="request" onCheck={retry} />
          </LiveRegion>
        )}
        <RequestOptions {...fields} />
        {fault !== undefined && !isRunning && (
          <Alert type="error" header={texts.failedTitle}>
            <LinkedText>{fault}</LinkedText>
            <div>{texts.kept}</div>
          </Alert>
        )}
        <Actions>
          {onDiscard && <DiscardDraft onDiscard={onDiscard}>{texts.discardText}</DiscardDraft>}
          <Button
            variant="primary"
            disabled={isBlocked}
            disabledReason={demandTexts.blockRequest}
            loading={isRunning}
            loadingText={texts.requesting}
          >
            {texts.request}
          </Button>
        </Actions>
        {!isRedirected && <SwitchFormLink to={pages.send.path} question={texts.sendInstead} />}
        {!isRedirected && (
          <SwitchFormLink to={pages.dropPage.path} question={texts.dropInstead} link={pageTitles.dropPage} />
        )}
      </SpaceBetween>
    </form>
  )
}
