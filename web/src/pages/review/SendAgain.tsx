import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useRef, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import type { Blocked } from '../../../../shared/domain/policies/policyMessage.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { faultOfTrackingId } from '../../components/options/faultOfTrackingId.ts'
import { focusField } from '../../components/options/focusField.ts'
import { PhoneField } from '../../components/options/PhoneField.tsx'
import { faultOfPhone, type TypedPhone } from '../../components/options/typedPhone.ts'
import { LinkedText } from '../../policies/LinkedText.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import styles from './blockedTransfer.module.css'
import { describeRemedy } from './describeRemedy.ts'
import { useSendAgain } from './useSendAgain.ts'

type Props = { transfer: ReviewedTransfer; remedies: Blocked['remedies'] }

/** Sends a blocked transfer on its stored files, with what the policies demand. */
export function SendAgain({ transfer, remedies }: Props) {
  const { sendAgain, isRunning, fault, phoneFault } = useSendAgain(transfer)
  const [phone, setPhone] = useState<TypedPhone>({ text: '' })
  const [trackingId, setTrackingId] = useState('')
  const [isAcknowledged, setIsAcknowledged] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isDemanded = (asked: string) => remedies.some(({ feature, value }) => feature === asked && value === true)
  // A policy may ask for a code since the transfer was blocked.
  const needsPhone = isDemanded('mobileOtp') || phoneFault !== undefined
  const needsTrackingId = isDemanded('trackingId')
  const needsConsent = isDemanded('acknowledgement')
  const faults = {
    phone: needsPhone
      ? (faultOfPhone(phone) ?? (phone.e164 === phoneFault?.phone ? phoneFault?.text : undefined))
      : undefined,
    trackingId: needsTrackingId ? faultOfTrackingId(trackingId) : undefined,
    acknowledgement: needsConsent && !isAcknowledged ? fieldTexts.consent : undefined,
  }

  const submit = () => {
    setIsTouched(true)
    const wrong = fields.find(field => faults[field] !== undefined)
    if (wrong) focusField(form.current, wrong)
    else {
      void sendAgain({
        ...(needsPhone && { recipientPhoneNumber: phone.e164 }),
        ...(needsTrackingId && { trackingId: trackingId.trim() }),
        ...(needsConsent && { acknowledgement: true }),
      })
    }
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isRunning) submit()
      }}
    >
      <div>
        <p>{review.blocked.changes}</p>
        <ul>
          {remedies.map(remedy => (
            <li key={remedy.feature}>{describeRemedy(remedy)}</li>
          ))}
        </ul>
      </div>
      {needsPhone && (
        <PhoneField
          phone={phone}
          fault={isTouched ? faults.phone : undefined}
          takesFocus={phoneFault !== undefined}
          onChange={setPhone}
          onTouch={() => setIsTouched(true)}
        />
      )}
      {needsTrackingId && (
        <div data-field="trackingId">
          <FormField label={review.sendAgain.trackingId} errorText={isTouched ? faults.trackingId : undefined}>
            <Input
              name="trackingId"
              autoComplete={false}
              ariaRequired
              value={trackingId}
              onChange={({ detail }) => setTrackingId(detail.value)}
            />
          </FormField>
        </div>
      )}
      {needsConsent && (
        <div data-field="acknowledgement">
          <FormField errorText={isTouched ? faults.acknowledgement : undefined} stretch>
            <Checkbox
              checked={isAcknowledged}
              ariaRequired
              onChange={({ detail }) => setIsAcknowledged(detail.checked)}
            >
              {fieldTexts.acknowledgement}
            </Checkbox>
          </FormField>
        </div>
      )}
      {fault !== undefined && (
        <div role="alert">
          <Alert type="error" header={review.sendAgain.failed}>
            <LinkedText>{translateSentence(fault)}</LinkedText>
          </Alert>
        </div>
      )}
      <div>
        <Button variant="primary" loading={isRunning} loadingText={review.sendAgain.running}>
          {review.sendAgain.act}
        </Button>
      </div>
    </form>
  )
}

/** In the order of the form. */
const fields = ['phone', 'trackingId', 'acknowledgement'] as const
