import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { focusField } from '../../components/options/focusField.ts'
import { PhoneField } from '../../components/options/PhoneField.tsx'
import { faultOfPhone, type TypedPhone } from '../../components/options/typedPhone.ts'
import { useToasts } from '../../shell/toasts.tsx'
import { usePhoneReset } from './usePhoneReset.ts'

type Props = { transfer: ReviewedTransfer; onClose: () => void; onReset: () => void }

export function ChangeNumberDialog({ transfer, onClose, onReset }: Props) {
  const [phone, setPhone] = useState<TypedPhone>({ text: '' })
  const [isTouched, setIsTouched] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const toasts = useToasts()
  const { reset, running, fault } = usePhoneReset(transfer, onReset)

  const change = async () => {
    setIsTouched(true)
    if (phone.e164 === undefined) return focusField(form.current, 'phone')
    if (!(await reset(phone.e164))) return
    toasts.success(review.codes.changed(transfer.recipient))
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={review.codes.changeTitle}
      stay={common.keep}
      onStay={onClose}
      act={review.codes.change}
      onAct={change}
      running={running && review.codes.changing}
    >
      <form
        ref={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!running) void change()
        }}
      >
        <SpaceBetween size="m">
          <span>
            {transfer.recipientPhoneNumber === undefined
              ? review.codes.changeUnknownText(transfer.recipient)
              : review.codes.changeText(transfer.recipientPhoneNumber, transfer.recipient)}
          </span>
          <PhoneField
            phone={phone}
            fault={isTouched ? faultOfPhone(phone) : undefined}
            takesFocus
            onChange={setPhone}
            onTouch={() => {}}
          />
          {fault !== undefined && (
            <Alert type="error" header={review.codes.changeFailed}>
              {fault}
            </Alert>
          )}
        </SpaceBetween>
      </form>
    </Dialog>
  )
}
