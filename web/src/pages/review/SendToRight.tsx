import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import { useRef, useState } from 'react'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isSameAddress } from '../../../../shared/domain/email.ts'
import { addressFault, readTypedAddress } from '../../../../shared/domain/typedAddress.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { AddressField } from '../../components/AddressField.tsx'
import { FieldPair } from '../../components/FieldPair.tsx'
import { faultOfTrackingId } from '../../components/options/faultOfTrackingId.ts'
import { focusField } from '../../components/options/focusField.ts'
import { PhoneField } from '../../components/options/PhoneField.tsx'
import { faultOfPhone, type TypedPhone } from '../../components/options/typedPhone.ts'
import { LinkedText } from '../../policies/LinkedText.tsx'
import { usePolicyAdvice } from '../../policies/usePolicyAdvice.ts'
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
  const { sendAgain, isRunning, fault, phoneFault } = useSendAgain(transfer)
  const [typed, setTyped] = useState({ recipient: '', name: '', trackingId: '' })
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
    recipient: findAddressFault(typed.recipient, address, transfer.recipient),
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
    void sendAgain({
      recipient: address,
      ...(recipientName && { recipientName }),
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
        Send the same files, message and options to the right recipient. Nothing is uploaded again. You can do this
        until {formatDateTime(until)}; then the files are erased.
        {transfer.isPasswordProtected && ' The archive gets a new password.'}
      </p>
      <FieldPair>
        <FormField label="Name of the right recipient - optional" stretch>
          <Input
            name="recipientName"
            autoComplete={false}
            value={typed.name}
            onChange={({ detail }) => setTyped(last => ({ ...last, name: detail.value }))}
          />
        </FormField>
        <div data-field="recipient">
          <AddressField
            label="E-mail of the right recipient"
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
            label="Tracking ID of this transfer"
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
          <Alert type="error" header="It was not sent again">
            <LinkedText>{fault}</LinkedText>
          </Alert>
        </div>
      )}
      <div>
        <Button variant="primary" loading={isRunning} loadingText="Sending the stored files">
          {isWarned && typeof read !== 'string' ? `Send to ${read.written}` : 'Send to the right recipient'}
        </Button>
      </div>
    </form>
  )
}

/** In the order of the form. */
const fields = ['recipient', 'phone', 'trackingId'] as const

function findAddressFault(text: string, address: string | undefined, wrong: string): string | undefined {
  if (address === undefined) return addressFault(text)
  return isSameAddress(address, wrong) ? 'This is the address to which it was sent by mistake.' : undefined
}

function toAdvised(recipient: string, { trackingId }: ReviewedTransfer, files: readonly ReviewedFile[]) {
  return { recipient, trackingId, files: files.map(({ name, size }, tempId) => ({ name, size, tempId })) }
}
