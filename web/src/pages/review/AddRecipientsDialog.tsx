import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import { addRecipients, type ReviewedFile, type ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { recipients as texts } from '../../../../shared/texts/en/recipients.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { LinkedText } from '../../policies/LinkedText.tsx'
import { usePolicyAdvice } from '../../policies/usePolicyAdvice.ts'
import { RecipientFields } from '../../recipients/RecipientFields.tsx'
import { getAddressees, noRecipients, recipientFault, type TypedRecipients } from '../../recipients/typedRecipients.ts'
import { useToasts } from '../../shell/toasts.tsx'
import { translateSentence } from '../../texts/sentences.ts'

type Props = {
  transfer: ReviewedTransfer
  files: readonly ReviewedFile[]
  onClose: () => void
  onAdded: () => void
}

/** Sends the stored files to further recipients. */
export function AddRecipientsDialog({ transfer, files, onClose, onAdded }: Props) {
  const call = useCall()
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<TypedRecipients>(noRecipients)
  const [isTouched, setIsTouched] = useState(false)
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })
  const max = useConfiguration()['transfer/max_recipients']
  const fault = recipientFault(typed, max, transfer.deliveries?.length ?? 1)
  const { advice, isCurrent } = usePolicyAdvice(fault === undefined ? toAdvised(typed, transfer, files) : undefined)

  const add = async () => {
    if (attempt.isRunning) return
    setIsTouched(true)
    if (fault !== undefined) {
      form.current?.querySelector<HTMLElement>('input[name=recipient]')?.focus()
      return
    }
    setAttempt({ isRunning: true })
    try {
      const body = { recipients: getAddressees(typed) }
      const { added } = await call(addRecipients, { params: { id: transfer.id }, body })
      toasts.success(texts.added(added.length))
      onClose()
      onAdded()
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <Dialog
      isOpen
      title={texts.adding.title}
      stay={common.cancel}
      onStay={onClose}
      act={texts.adding.act}
      onAct={add}
      running={attempt.isRunning ? texts.adding.running : undefined}
    >
      <form
        ref={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void add()
        }}
      >
        <SpaceBetween size="m">
          <div>{texts.adding.text}</div>
          <RecipientFields
            typed={typed}
            faults={{ recipient: isTouched ? fault : undefined }}
            messages={isCurrent && typed.recipient !== '' ? advice?.rvMessages : undefined}
            onChange={patch => setTyped(last => ({ ...last, ...patch }))}
            onTouch={() => setIsTouched(true)}
          />
          {attempt.fault !== undefined && (
            <div role="alert">
              <Alert type="error" header={texts.adding.failed}>
                <LinkedText>{translateSentence(attempt.fault)}</LinkedText>
              </Alert>
            </div>
          )}
        </SpaceBetween>
      </form>
    </Dialog>
  )
}

function toAdvised(typed: TypedRecipients, { trackingId }: ReviewedTransfer, files: readonly ReviewedFile[]) {
  const last = getAddressees(typed).at(-1)
  return (
    last && {
      recipient: last.recipient,
      trackingId,
      files: files.map(({ name, size }, tempId) => ({ name, size, tempId })),
    }
  )
}
