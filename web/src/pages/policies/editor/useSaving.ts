import { useRef, useState } from 'react'
import { createPolicy, getPolicy, updatePolicy } from '../../../../../shared/contract/policies.ts'
import type { Policy, PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policyPageTexts } from '../../../../../shared/texts/policyPage.ts'
import { ApiError } from '../../../api/call.ts'
import { useCall } from '../../../auth/session.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { failureText } from '../failureText.ts'
import type { Fault, PolicyDraft } from './policyDraft.ts'

export type Saved =
  | { outcome: 'saved' }
  | { outcome: 'refused'; fields: readonly Fault[] }
  | { outcome: 'stale'; newer: Policy & { versions: readonly Policy[] } }
  | { outcome: 'conflict'; message: string }
  | { outcome: 'failed' }

/** A retry after a lost reply creates no second policy. */
export function useSaving() {
  const call = useCall()
  const toasts = useToasts()
  const attempt = useRef<{ body: string; key: string }>(undefined)
  const [isSaving, setIsSaving] = useState(false)

  const send = async (draft: PolicyDraft, base: Policy | undefined) => {
    const body = draft as unknown as PolicyContent
    if (base) return void (await call(updatePolicy, { body: { ...body, id: base.id, version: base.version } }))
    const text = JSON.stringify(body)
    if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
    await call(createPolicy, { body, idempotencyKey: attempt.current.key })
  }

  const explain = async (error: unknown, base: Policy | undefined): Promise<Saved> => {
    const reply = error instanceof ApiError ? error.reply : undefined
    if (reply?.errorReason === 'conflict') return { outcome: 'conflict', message: reply.errorMessage }
    if (reply?.errorReason === 'stale' && base) {
      return { outcome: 'stale', newer: await call(getPolicy, { params: { id: base.id } }) }
    }
    if (reply?.fields && reply.fields.length > 0) return { outcome: 'refused', fields: reply.fields }
    throw error
  }

  const save = async (draft: PolicyDraft, base: Policy | undefined): Promise<Saved> => {
    setIsSaving(true)
    try {
      await send(draft, base)
      toasts.success(base ? policyPageTexts.updated : policyPageTexts.created)
      return { outcome: 'saved' }
    } catch (error) {
      return await explain(error, base).catch((failure: unknown) => {
        toasts.error(failureText(failure, base ? policyPageTexts.updateFailed : policyPageTexts.createFailed))
        return { outcome: 'failed' }
      })
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving }
}
