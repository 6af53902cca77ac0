import { useRef, useState } from 'react'
import type * as z from 'zod'
import { createRequest } from '../../../../shared/contract/requests.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import type { RequestBody } from './requestDraft.ts'

/** A request that was made. */
export type Requested = z.output<typeof createRequest.reply>

/** Makes a request, once: what is tried again after a lost answer is the same request to the server. */
export function useRequesting(onRequested: (requested: Requested) => void) {
  const call = useCall()
  const toasts = useToasts()
  const attempt = useRef<{ body: string; key: string }>(undefined)
  const [state, setState] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })

  const request = async (body: RequestBody) => {
    const text = JSON.stringify(body)
    // A key stands for one body: a form that was changed is another request.
    if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
    setState({ isRunning: true })
    try {
      const requested = await call(createRequest, { body, idempotencyKey: attempt.current.key })
      setState({ isRunning: false })
      toasts.success('Transfer Request Successful')
      onRequested(requested)
    } catch (error) {
      const fault = (error instanceof ApiError && error.reply?.errorMessage) || 'Transfer Request Unsuccessful'
      setState({ isRunning: false, fault })
      // That the session is over, the page says by itself.
      if (!(error instanceof ApiError && error.status === 401)) toasts.error(fault)
    }
  }
  return { ...state, request }
}
