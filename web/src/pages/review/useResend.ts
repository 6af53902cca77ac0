import { useRef, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { resendRequest } from '../../../../shared/contract/requests.ts'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { linkMailTexts } from '../../../../shared/texts/linkMail.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'

/** Mails a request again, or makes a new one of it, and goes there. */
export function useResend({ id, recipient }: ReviewedTransfer, onResent: () => void) {
  const call = useCall()
  const toasts = useToasts()
  const navigate = useNavigate()
  const key = useRef<string>(undefined)
  const [isRunning, setIsRunning] = useState(false)

  const resend = async () => {
    setIsRunning(true)
    try {
      // The same until it is answered: trying again after a lost answer does it once.
      key.current ??= crypto.randomUUID()
      const made = await call(resendRequest, { params: { id }, idempotencyKey: key.current })
      key.current = undefined
      if (made.linkMail && made.linkMail.state !== 'delivered')
        toasts.error(`${linkMailTexts[made.linkMail.state].title}.`)
      else toasts.success(`The request was sent to ${recipient} again.`)
      if (made.id !== id) navigate(generatePath(pages.review.path, { transferId: made.id }))
      onResent()
    } catch (error) {
      toasts.error((error instanceof ApiError && error.reply?.errorMessage) || 'Transfer Request Unsuccessful')
    }
    setIsRunning(false)
  }
  return { resend, isRunning }
}
