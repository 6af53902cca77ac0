import { useState } from 'react'
import { type ReviewedTransfer, resetPhoneVerification } from '../../../../shared/contract/transfers.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { useCall } from '../../auth/session.tsx'
import { translateSentence } from '../../texts/sentences.ts'

type Attempt = { running?: 'unlock' | 'change'; fault?: string | undefined }

export function usePhoneReset({ id }: ReviewedTransfer, onReset: () => void) {
  const call = useCall()
  const [attempt, setAttempt] = useState<Attempt>({})

  const reset = async (recipientPhoneNumber?: string): Promise<boolean> => {
    setAttempt({ running: recipientPhoneNumber === undefined ? 'unlock' : 'change' })
    try {
      const body = recipientPhoneNumber === undefined ? {} : { recipientPhoneNumber }
      await call(resetPhoneVerification, { params: { id }, body })
      setAttempt({})
      onReset()
      return true
    } catch (error) {
      setAttempt({ fault: error instanceof Error ? translateSentence(error.message) : review.codes.resetFailed })
      return false
    }
  }
  return { ...attempt, reset, forgetFault: () => setAttempt({}) }
}
