import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import type { TransferLimits } from '../../../../../shared/domain/limits.ts'
import { fieldTexts } from '../../../../../shared/texts/en/fields.ts'
import { send as sendTexts } from '../../../../../shared/texts/en/send.ts'
import { ActionBar } from '../../../components/ActionBar.tsx'
import { focusField } from '../../../components/options/focusField.ts'
import { StepHeading } from '../../../components/StepHeading.tsx'
import { LinkedText } from '../../../policies/LinkedText.tsx'
import { PolicyNotice } from '../../../policies/PolicyNotice.tsx'
import { PolicyReasons } from '../../../policies/PolicyReasons.tsx'
import { findNotices, reasonsFor } from '../../../policies/reasons.ts'
import { RecipientCheck } from '../../../recipients/RecipientCheck.tsx'
import { describeRecipients, isSameList } from '../../../recipients/typedRecipients.ts'
import type { Draft } from '../draft/draft.ts'
import { PreparationFailed } from '../draft/PreparationFailed.tsx'
import type { LateFiles } from '../draft/useLateFiles.ts'
import { StepBar } from '../StepBar.tsx'
import { SendingSummary } from '../sending/SendingSummary.tsx'
import type { Preparation } from '../useSendFlow.ts'
import { OptionsPanel } from './OptionsPanel.tsx'
import { faultsOfOptions, type OptionField, optionFields } from './optionFaults.ts'
import type { OptionFieldProps } from './optionFieldProps.ts'
import { getProtection, type Options, type Prepared } from './options.ts'

type Props = {
  draft: Draft
  prepared: Prepared
  limits: TransferLimits
  options: Options
  wasCancelled: boolean
  refusal: string | undefined
  preparation: Preparation
  lateFiles: LateFiles
  onChange: (patch: Partial<Options>) => void
  onBack: () => void
  /** Opens step 1 at the address. */
  onChangeRecipient: () => void
  /** @param before the address that it replaces */
  onUseRecipient: (before: string, after: string) => void
  /** See `RecipientCheck`. */
  kept: string | undefined
  onKeep: (kept: string | undefined) => void
  onSend: () => void
  /** Replaces Send; undefined when the server knows all files. */
  onCheck: (() => void) | undefined
}

export function ConfirmStep(props: Props) {
  const { draft, prepared, limits, options, wasCancelled, refusal, preparation, lateFiles } = props
  const { onChange, onBack, onChangeRecipient, onUseRecipient, kept, onKeep, onSend, onCheck } = props
  const [touched, setTouched] = useState<ReadonlySet<OptionField>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const recipient = describeRecipients(draft)
  const needsSingle = prepared.recipients.length > 1 && prepared.policyFeatures.mobileOtp === 'required'
  const faults = faultsOfOptions(options, prepared)
  const findFault = (field: OptionField) => (touched.has(field) ? faults[field] : undefined)
  const touch = (field: OptionField) => setTouched(last => new Set(last).add(field))
  const protection = getProtection(draft, prepared, limits)
  const isTooLarge = protection.feature === 'required' && protection.fault !== undefined
  const isBlocked = !onCheck && (prepared.outcome === 'block' || isTooLarge || needsSingle)
  const isWarned = prepared.outcome === 'warn' || findNotices(prepared.policyMessages).length > 0
  const sendLabel = isWarned ? sendTexts.confirm.sendTo(recipient) : sendTexts.confirm.send
  const next = onCheck && preparation === 'failed' ? sendTexts.confirm.checkAgain : sendLabel

  const send = () => {
    setTouched(new Set(optionFields))
    const wrong = optionFields.find(field => faults[field] !== undefined)
    if (wrong) focusField(form.current, wrong)
    else onSend()
  }
  const fields = { prepared, options, protection, findFault, onChange, onTouch: touch }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBlocked && preparation !== 'running') (onCheck ?? send)()
      }}
    >
      <SpaceBetween size="l">
        <StepBar step={2} />
        {/* A suggested recipient moves the focus here. */}
        <StepHeading key={recipient} takesFocus>
          {sendTexts.confirm.heading(draft.files.length, recipient)}
        </StepHeading>
        {(wasCancelled || refusal !== undefined) && <NotSent refusal={refusal} />}
        {isSameList(draft, prepared.recipients) && (
          <RecipientCheck
            checked={prepared}
            recipient={recipient}
            onChangeRecipient={onChangeRecipient}
            onUse={onUseRecipient}
            kept={kept}
            onKeep={onKeep}
          />
        )}
        <PolicyNotice messages={prepared.policyMessages} isBlocked={false} about="transfer" />
        <SendingSummary draft={draft} lateFiles={lateFiles} />
        <OptionsPanel {...fields} recipient={recipient} />
        {preparation === 'failed' && <PreparationFailed next={next} />}
      </SpaceBetween>
      <ActionBar beside={prepared.acknowledgementRequired && <ConsentField {...fields} />}>
        <Button formAction="none" onClick={onBack}>
          {sendTexts.back}
        </Button>
        <Button
          variant="primary"
          disabled={isBlocked}
          disabledReason={sendTexts.confirm.notAllowed}
          loading={preparation === 'running'}
          loadingText={sendTexts.checking}
        >
          {next}
        </Button>
      </ActionBar>
    </form>
  )
}

function NotSent({ refusal }: { refusal: string | undefined }) {
  if (refusal !== undefined) {
    return (
      <Alert type="error" header={sendTexts.confirm.refusedTitle}>
        <LinkedText>{refusal}</LinkedText>
        <div>{sendTexts.confirm.refused}</div>
      </Alert>
    )
  }
  return (
    <Alert type="info" header={sendTexts.confirm.cancelledTitle}>
      {sendTexts.confirm.cancelled}
    </Alert>
  )
}

function ConsentField({ prepared, options, findFault, onChange, onTouch }: Omit<OptionFieldProps, 'recipient'>) {
  return (
    <div data-field="acknowledgement">
      <FormField errorText={findFault('acknowledgement')} stretch>
        <Checkbox
          checked={options.isAcknowledged}
          ariaRequired
          onChange={({ detail }) => {
            onTouch('acknowledgement')
            onChange({ isAcknowledged: detail.checked })
          }}
        >
          {fieldTexts.acknowledgement}
        </Checkbox>
      </FormField>
      <PolicyReasons messages={reasonsFor(prepared.policyMessages, 'acknowledgement')} />
    </div>
  )
}
