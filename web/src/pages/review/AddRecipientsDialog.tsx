import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  addRecipients,
  checkFurtherRecipients,
  type ReviewedFile,
  type ReviewedTransfer,
} from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { recipients as texts } from '../../../../shared/texts/en/recipients.ts'
import { send } from '../../../../shared/texts/en/send.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { LinkedText } from '../../policies/LinkedText.tsx'
import { usePolicyAdvice } from '../../policies/usePolicyAdvice.ts'
import { RecipientFields } from '../../recipients/RecipientFields.tsx'
import { type CheckedRecipients, toQuestion } from '../../recipients/toQuestion.ts'
import {
  describeRecipients,
  getAddressees,
  isSameList,
  noRecipients,
  recipientFault,
  type TypedRecipients,
  withReplaced,
} from '../../recipients/typedRecipients.ts'
import { useToasts } from '../../shell/toasts.tsx'
import { translateSentence } from '../../texts/sentences.ts'

const RecipientCheck = lazy(async () => ({
  default: (await import('../../recipients/RecipientCheck.tsx')).RecipientCheck,
}))

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
  /** The answer on the recipients of the last attempt. */
  const [checked, setChecked] = useState<CheckedRecipients>()
  const [kept, setKept] = useState<string>()
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })
  const max = useConfiguration()['transfer/max_recipients']
  const fault = recipientFault(typed, max, transfer.deliveries?.length ?? 1)
  const { advice, isCurrent } = usePolicyAdvice(fault === undefined ? toAdvised(typed, transfer, files) : undefined)

  const shown = checked && isSameList(typed, checked.recipients) && checked.outcome !== 'allow' ? checked : undefined
  /** What the sender wants now; nothing once the dialog is closed. */
  const wanted = useRef<TypedRecipients>(undefined)
  useEffect(() => {
    wanted.current = typed
    return () => {
      wanted.current = undefined
    }
  }, [typed])
  const focusAddress = () => form.current?.querySelector<HTMLElement>('input[name=recipient]')?.focus()

  const attemptTo = async (work: () => Promise<void>) => {
    setAttempt({ isRunning: true })
    try {
      await work()
      setAttempt({ isRunning: false })
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
    }
  }
  const check = async (asked: TypedRecipients): Promise<CheckedRecipients> => {
    const addressees = getAddressees(asked)
    const body = { recipients: addressees }
    const reply = await call(checkFurtherRecipients, { params: { id: transfer.id }, body })
    const answer = { ...reply, recipients: addressees.map(({ recipient }) => recipient) }
    setChecked(answer)
    return answer
  }
  const add = async () => {
    const { outcome } = shown ?? (await check(typed))
    // The sender has seen a warning that is shown already.
    if (outcome === 'block' || (outcome === 'warn' && !shown)) return
    // Cancelled or changed during the check.
    if (wanted.current !== typed) return
    const body = { recipients: getAddressees(typed) }
    const { added } = await call(addRecipients, { params: { id: transfer.id }, body })
    toasts.success(texts.added(added.length))
    onClose()
    onAdded()
  }
  const submit = () => {
    if (attempt.isRunning) return
    setIsTouched(true)
    if (fault === undefined && shown?.outcome !== 'block') void attemptTo(add)
    else focusAddress()
  }
  const use = (before: string, after: string) => {
    const next = withReplaced(typed, before, after)
    setTyped(next)
    focusAddress()
    void attemptTo(async () => {
      await check(next)
    })
  }
  return (
    <Dialog
      isOpen
      title={texts.adding.title}
      stay={common.cancel}
      onStay={onClose}
      act={shown ? send.confirm.sendTo(describeRecipients(typed)) : texts.adding.act}
      onAct={submit}
      running={attempt.isRunning ? texts.adding.running : undefined}
    >
      <form
        ref={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <SpaceBetween size="m">
          <div>{texts.adding.text}</div>
          <RecipientFields
            typed={typed}
            faults={{ recipient: isTouched ? fault : undefined }}
            messages={isCurrent && typed.recipient !== '' && !shown ? advice?.rvMessages : undefined}
            onChange={patch => setTyped(last => ({ ...last, ...patch }))}
            onTouch={() => setIsTouched(true)}
          />
          {shown && (
            <Suspense>
              <RecipientCheck
                key={toQuestion(shown)}
                checked={shown}
                recipient={describeRecipients(typed)}
                onChangeRecipient={focusAddress}
                onUse={use}
                kept={kept}
                onKeep={setKept}
                takesFocus
              />
            </Suspense>
          )}
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
