import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
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
    toasts.success(`Codes for ${transfer.recipient} go to the new number from now on.`)
    onClose()
  }
  return (
    <Dialog
      isOpen
      title="Change the number for codes"
      stay="Keep it"
      onStay={onClose}
      act="Change number"
      onAct={change}
      running={running && 'Changing the number'}
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
          <span>{`Codes go to ${transfer.recipientPhoneNumber ?? 'another number'} now. Make sure that the new number belongs to ${transfer.recipient}: anyone who has it can get the files.`}</span>
          <PhoneField
            phone={phone}
            fault={isTouched ? faultOfPhone(phone) : undefined}
            takesFocus
            onChange={setPhone}
            onTouch={() => {}}
          />
          {fault !== undefined && (
            <Alert type="error" header="The number was not changed">
              {fault}
            </Alert>
          )}
        </SpaceBetween>
      </form>
    </Dialog>
  )
}
