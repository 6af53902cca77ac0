import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Checkbox, { type CheckboxProps } from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import type { InputProps } from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import type { TransferLimits } from '../../../../shared/domain/limits.ts'
import { acknowledgementText } from '../../../../shared/texts/fields.ts'
import { Actions } from '../../components/Actions.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { type Draft, recipientOf } from './draft.ts'
import { ExpiryField } from './ExpiryField.tsx'
import { faultsOfOptions, type OptionField, type Options, type Prepared, protectionOf } from './options.ts'
import { PreparationFailed } from './PreparationFailed.tsx'
import { ProtectionField } from './ProtectionField.tsx'
import { SendingSummary } from './SendingSummary.tsx'
import { StepBar } from './StepBar.tsx'
import type { Preparation } from './useSendFlow.ts'
import { Verification } from './Verification.tsx'

type Props = {
  draft: Draft
  prepared: Prepared
  limits: TransferLimits
  options: Options
  wasCancelled: boolean
  preparation: Preparation
  onChange: (patch: Partial<Options>) => void
  onBack: () => void
  onSend: () => void
}

/** Step 2: the last look, the options, and the consent. */
export function ConfirmStep(props: Props) {
  const { draft, prepared, limits, options, wasCancelled, preparation, onChange, onBack, onSend } = props
  const [touched, setTouched] = useState<ReadonlySet<OptionField>>(new Set())
  const checkbox = useRef<CheckboxProps.Ref>(null)
  const days = useRef<InputProps.Ref>(null)
  const recipient = recipientOf(draft)
  const faults = faultsOfOptions(options, prepared)
  const shown = (field: OptionField) => (touched.has(field) ? faults[field] : undefined)
  const protection = protectionOf(draft, prepared, limits)
  const isTooLarge = protection.feature === 'required' && protection.fault !== undefined
  const isBlocked = prepared.outcome === 'block' || isTooLarge

  const send = () => {
    setTouched(new Set<OptionField>(['expiryDays', 'acknowledgement']))
    if (faults.expiryDays) days.current?.focus()
    else if (faults.acknowledgement) checkbox.current?.focus()
    else onSend()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBlocked && preparation !== 'running') send()
      }}
    >
      <SpaceBetween size="l">
        <StepBar step={2} />
        <StepHeading takesFocus>{`You are sending ${draft.files.length} file(s) to ${recipient}`}</StepHeading>
        {wasCancelled && (
          <Alert type="info" header="Sending was cancelled">
            Nothing was sent to the recipient. What you entered is still here.
          </Alert>
        )}
        <Verification prepared={prepared} onChangeRecipient={onBack} />
        <SendingSummary draft={draft} />
        <Panel title="Options">
          <SpaceBetween size="l">
            <ExpiryField
              ref={days}
              prepared={prepared}
              options={options}
              fault={shown('expiryDays')}
              onChange={onChange}
              onTouch={() => setTouched(last => new Set(last).add('expiryDays'))}
            />
            <ProtectionField protection={protection} options={options} onChange={onChange} />
            <FormField errorText={shown('acknowledgement')} stretch>
              <Checkbox
                ref={checkbox}
                checked={options.isAcknowledged}
                ariaRequired={prepared.acknowledgementRequired}
                onChange={({ detail }) => {
                  setTouched(last => new Set(last).add('acknowledgement'))
                  onChange({ isAcknowledged: detail.checked })
                }}
              >
                {acknowledgementText}
              </Checkbox>
            </FormField>
          </SpaceBetween>
        </Panel>
        {preparation === 'failed' && <PreparationFailed next="Send Now" />}
        <Actions>
          <Button formAction="none" onClick={onBack}>
            Go Back
          </Button>
          <Button
            variant="primary"
            disabled={isBlocked}
            disabledReason="This transfer is not allowed. Go back and change the recipient."
            loading={preparation === 'running'}
            loadingText="Checking the transfer"
          >
            {prepared.outcome === 'warn' ? `Send to ${recipient}` : 'Send Now'}
          </Button>
        </Actions>
      </SpaceBetween>
    </form>
  )
}
