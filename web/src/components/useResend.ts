import { useRef, useState } from 'react'
import type { resendRequest } from '../../../shared/contract/requests.ts'
import { linkMailText } from '../../../shared/texts/linkMail.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../auth/session.tsx'
import { useToasts } from '../shell/toasts.tsx'

export type Resend = {
  /** The call, from the page that asks: others that have their code from the same file do without its schemas. */
  contract: typeof resendRequest
  /** By the id of the request that is mailed now: the same, or a new one. */
  onAsked: (id: string) => void
  /** Something else came of it: what is shown may be wrong. */
  onFailed: () => void
}

/** Mails a request again, or makes a new one of it; says whether it was done. */
export function useResend(
  { id, recipient }: { id: string; recipient: string },
  { contract, onAsked, onFailed }: Resend,
) {
  const call = useCall()
  const toasts = useToasts()
  const key = useRef<string>(undefined)
  const [isRunning, setIsRunning] = useState(false)

  const askAgain = async () => {
    setIsRunning(true)
    try {
      // The same until it is answered: trying again after a lost answer does it once.
      key.current ??= crypto.randomUUID()
      const made = await call(contract, { params: { id }, idempotencyKey: key.current })
      key.current = undefined
      const failed = linkMailText(made.linkMail)
      if (failed) toasts.error(`${failed.title}.`)
      else toasts.success(`The request was sent to ${recipient} again.`)
      onAsked(made.id)
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
