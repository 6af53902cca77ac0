import { useRef, useState } from 'react'
import { resendRequest } from '../../../../shared/contract/requests.ts'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { linkMailTexts } from '../../../../shared/texts/linkMail.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import type { OwnActions } from './RowActions.tsx'

/** Mails a request again, or makes a new one of it, and stays where it was asked; says whether it was done. */
export function useAskAgain({ id, recipient }: ListedTransfer, { onAsked, onMade, onFailed }: OwnActions) {
  const call = useCall()
  const toasts = useToasts()
  const key = useRef<string>(undefined)
  const [isRunning, setIsRunning] = useState(false)

  const askAgain = async () => {
    setIsRunning(true)
    try {
      // The same until it is answered: trying again after a lost answer does it once.
      key.current ??= crypto.randomUUID()
      const made = await call(resendRequest, { params: { id }, idempotencyKey: key.current })
      key.current = undefined
      if (made.linkMail && made.linkMail.state !== 'delivered')
        toasts.error(`${linkMailTexts[made.linkMail.state].title}.`)
      else toasts.success(`The request was sent to ${recipient} again.`)
      onAsked(id)
      if (made.id !== id) onMade(made.id)
      return true
    } catch (error) {
      toasts.error((error instanceof ApiError && error.reply?.errorMessage) || 'Transfer Request Unsuccessful')
      onFailed()
      return false
    } finally {
      setIsRunning(false)
    }
  }
  return { askAgain, isRunning }
}
