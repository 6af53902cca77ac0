import { useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import type * as z from 'zod'
import { type ReviewedTransfer, sendAgain } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { translateSentence } from '../../texts/sentences.ts'

type Attempt = {
  isRunning: boolean
  fault?: string
  /** With the number that it is about, because another number may be valid. */
  phoneFault?: { phone: string | undefined; text: string }
}

export function useSendAgain({ id, recipient }: Pick<ReviewedTransfer, 'id' | 'recipient'>) {
  const call = useCall()
  const toasts = useToasts()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState<Attempt>({ isRunning: false })

  return {
    ...attempt,

    async sendAgain(body: z.input<typeof sendAgain.body>) {
      setAttempt(({ phoneFault }) => ({ isRunning: true, ...(phoneFault && { phoneFault }) }))
      try {
        const made = await call(sendAgain, { params: { id }, body })
        toasts.success(
          body.recipient === undefined
            ? review.sendAgain.done(recipient)
            : review.wrongRecipient.sendingTo(body.recipient),
        )
        navigate(generatePath(pages.review.path, { transferId: made.id }))
      } catch (error) {
        const fields = error instanceof ApiError ? error.reply?.fields : undefined
        const field = fields?.find(({ path }) => path === 'body.recipientPhoneNumber')
        setAttempt({
          isRunning: false,
          ...(field
            ? { phoneFault: { phone: body.recipientPhoneNumber ?? undefined, text: translateSentence(field.message) } }
            : { fault: error instanceof Error ? error.message : '' }),
        })
      }
    },
  }
}
