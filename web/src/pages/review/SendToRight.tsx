import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import Textarea from '@cloudscape-design/components/textarea'
import { useRef, useState } from 'react'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isSameAddress } from '../../../../shared/domain/email.ts'
import { addressFault, readTypedAddress } from '../../../../shared/domain/typedAddress.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { AddressField } from '../../components/AddressField.tsx'
import { FieldPair } from '../../components/FieldPair.tsx'
import { faultOfTrackingId } from '../../components/options/faultOfTrackingId.ts'
import { focusField } from '../../components/options/focusField.ts'
import { PhoneField } from '../../components/options/PhoneField.tsx'
import { faultOfPhone, type TypedPhone } from '../../components/options/typedPhone.ts'
import { LinkedText } from '../../policies/LinkedText.tsx'
import { usePolicyAdvice } from '../../policies/usePolicyAdvice.ts'
import { translateSentence } from '../../texts/sentences.ts'
import styles from './blockedTransfer.module.css'
import { useSendAgain } from './useSendAgain.ts'

type Props = {
  transfer: ReviewedTransfer
  files: readonly ReviewedFile[]
  /** ISO 8601. */
  until: string
}

/** Sends the stored files of a withdrawn transfer to the right recipient. */
export function SendToRight({ transfer, files, until }: Props) {
  const { sendAgain: send, isRunning, fault, phoneFault } = useSendAgain(transfer)
  const [typed, setTyped] = useState(
    transfer.isUndone
      ? { recipient: transfer.recipient, name: transfer.recipientName ?? '', message: transfer.message, trackingId: '' }
      : { recipient: '', name: '', message: transfer.message, trackingId: '' },
  )
  const [phone, setPhone] = useState<TypedPhone>({ text: '' })
  const [touched, setTouched] = useState({ recipient: false, others: false })
  const form = useRef<HTMLFormElement>(null)
  const read = readTypedAddress(typed.recipient)
  const address = typeof read === 'string' ? undefined : read.address
  const { advice, isCurrent } = usePolicyAdvice(address === undefined ? undefined : toAdvised(address, transfer, files))
  // Policies may ask more for this recipient.
  const features = isCurrent ? advice?.policyFeatures : undefined
  const needsPhone = transfer.isOTPEnabled || features?.mobileOtp === 'required' || phoneFault !== undefined
  const needsTrackingId = transfer.trackingId === undefined && features?.trackingId === 'required'
  const faults = {
    recipient: findAddressFault(typed.recipient, address, transfer),
    phone: needsPhone
      ? (faultOfPhone(phone) ?? (phone.e164 === phoneFault?.phone ? phoneFault?.text : undefined))
      : undefined,
    trackingId: needsTrackingId ? faultOfTrackingId(typed.trackingId) : undefined,
  }

  const submit = () => {
    setTouched({ recipient: true, others: true })
    const wrong = fields.find(field => faults[field] !== undefined)
    if (wrong) return focusField(form.current, wrong)
    const recipientName = typed.name.trim()
    void send({
      recipient: address,
      ...(recipientName && { recipientName }),
      ...(typed.message !== transfer.message && { message: typed.message }),
      ...(needsPhone && { recipientPhoneNumber: phone.e164 }),
      ...(needsTrackingId && { trackingId: typed.trackingId.trim() }),
    })
  }
  const isWarned = isCurrent && (advice?.rvMessages ?? []).length > 0
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
      <p>
        {review.wrongRecipient.send(formatDateTime(until))}{' '}
        {transfer.isPasswordProtected && review.wrongRecipient.newPassword}
      </p>
      <FieldPair>
        <FormField label={review.wrongRecipient.name} stretch>
          <Input
            name="recipientName"
            autoComplete={false}
            value={typed.name}
            onChange={({ detail }) => setTyped(last => ({ ...last, name: detail.value }))}
          />
        </FormField>
        <div data-field="recipient">
          <AddressField
            label={review.wrongRecipient.email}
            name="recipient"
            value={typed.recipient}
            fault={touched.recipient ? faults.recipient : undefined}
            personName={typed.name}
            messages={isCurrent ? advice?.rvMessages : undefined}
            onChange={(recipient, name) => setTyped(last => ({ ...last, recipient, name: name ?? last.name }))}
            onTouch={() => setTouched(last => ({ ...last, recipient: true }))}
          />
        </div>
      </FieldPair>
      {transfer.isUndone && (
        <FormField label={common.message} stretch>
          <Textarea
            name="message"
            value={typed.message}
            onChange={({ detail }) => setTyped(last => ({ ...last, message: detail.value }))}
          />
        </FormField>
      )}
      {needsPhone && (
        <PhoneField
          phone={phone}
          fault={touched.others ? faults.phone : undefined}
          takesFocus={phoneFault !== undefined}
          onChange={setPhone}
          onTouch={() => setTouched(last => ({ ...last, others: true }))}
        />
      )}
      {needsTrackingId && (
        <div data-field="trackingId">
          <FormField
            label={review.sendAgain.trackingId}
            errorText={touched.others ? faults.trackingId : undefined}
            stretch
          >
            <Input
              name="trackingId"
              autoComplete={false}
              ariaRequired
              value={typed.trackingId}
              onChange={({ detail }) => setTyped(last => ({ ...last, trackingId: detail.value }))}
            />
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
        <Button variant="primary" loading={isRunning} loadingText={review.wrongRecipient.sending}>
          {isWarned && typeof read !== 'string'
            ? review.wrongRecipient.sendActTo(read.written)
            : review.wrongRecipient.sendAct}
        </Button>
      </div>
    </form>
  )
}

/** In the order of the form. */
const fields = ['recipient', 'phone', 'trackingId'] as const

function findAddressFault(text: string, address: string | undefined, transfer: ReviewedTransfer) {
  if (address === undefined) return addressFault(text)
  if (transfer.isUndone) return undefined
  return isSameAddress(address, transfer.recipient) ? review.wrongRecipient.sameAddress : undefined
}

function toAdvised(recipient: string, { trackingId }: ReviewedTransfer, files: readonly ReviewedFile[]) {
  return { recipient, trackingId, files: files.map(({ name, size }, tempId) => ({ name, size, tempId })) }
}
