import { useRef, useState } from 'react'
import type { resendRequest } from '../../../shared/contract/requests.ts'
import { dialogs } from '../../../shared/texts/en/common.ts'
import { linkMailText } from '../../../shared/texts/linkMailStatus.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../auth/session.tsx'
import { useToasts } from '../shell/toasts.tsx'
import { translateSentence } from '../texts/sentences.ts'

export type Resend = {
  /** Passed in, so that others in this chunk do not load its schemas. */
  contract: typeof resendRequest
  /** The id may be new. */
  onRequestSent: (id: string) => void
  onFailed: () => void
}

/** @returns whether it succeeded */
export function useResend(
  { id, recipient }: { id: string; recipient: string },
  { contract, onRequestSent, onFailed }: Resend,
) {
  const call = useCall()
  const toasts = useToasts()
  const key = useRef<string>(undefined)
  const [isRunning, setIsRunning] = useState(false)

  const askAgain = async () => {
    setIsRunning(true)
    try {
      // One key until a reply arrives, so that a retry acts once.
      key.current ??= crypto.randomUUID()
      const made = await call(contract, { params: { id }, idempotencyKey: key.current })
      key.current = undefined
      const failed = linkMailText(made.linkMail)
      if (failed) toasts.error(`${failed.title}.`)
      else toasts.success(dialogs.resend.done(recipient))
      onRequestSent(made.id)
      return true
    } catch (error) {
      const refusal = error instanceof ApiError ? error.reply?.errorMessage : undefined
      toasts.error(refusal ? translateSentence(refusal) : dialogs.resend.failed)
      onFailed()
      return false
    } finally {
      setIsRunning(false)
    }
  }
  return { askAgain, isRunning }
}
