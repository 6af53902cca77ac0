import { useRef, useState } from 'react'
import type * as z from 'zod'
import { createRequest } from '../../../../shared/contract/requests.ts'
import { request as texts } from '../../../../shared/texts/en/send.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import type { RequestBody } from './requestDraft.ts'

export type Requested = z.output<typeof createRequest.reply>

/** A retry after a lost reply is the same request to the server. */
export function useRequesting(onRequested: (requested: Requested) => void, onFailed: () => void) {
  const call = useCall()
  const toasts = useToasts()
  const attempt = useRef<{ body: string; key: string }>(undefined)
  const [state, setState] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })

  const request = async (body: RequestBody) => {
    const text = JSON.stringify(body)
    // A changed form is another request.
    if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
    setState({ isRunning: true })
    try {
      const requested = await call(createRequest, { body, idempotencyKey: attempt.current.key })
      setState({ isRunning: false })
      toasts.success(texts.done)
      onRequested(requested)
    } catch (error) {
      const fault = (error instanceof ApiError && error.reply?.errorMessage) || texts.failed
      setState({ isRunning: false, fault })
      onFailed()
      // The page itself reports an ended session.
      if (!(error instanceof ApiError && error.status === 401)) toasts.error(fault)
    }
  }
  return { ...state, request }
}
