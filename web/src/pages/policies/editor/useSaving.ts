import { useRef, useState } from 'react'
import { createPolicy, updatePolicy } from '../../../../../shared/contract/policies.ts'
import { Policy, type PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { tolerant } from '../../../../../shared/domain/tolerantReader.ts'
import { policyPage } from '../../../../../shared/texts/en/policies.ts'
import { ApiError } from '../../../api/call.ts'
import { useCall } from '../../../auth/session.tsx'
import { useToasts } from '../../../shell/toasts.tsx'
import { failureText } from '../failureText.ts'
import type { Fault, PolicyDraft } from './policyDraft.ts'

export type Saved =
  | { outcome: 'saved' }
  | { outcome: 'refused'; fields: readonly Fault[] }
  | { outcome: 'stale'; newer: Policy }
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

  const explain = (error: unknown): Saved => {
    const reply = error instanceof ApiError ? error.reply : undefined
    if (reply?.errorReason === 'conflict') return { outcome: 'conflict', message: reply.errorMessage }
    const newer = reply?.errorReason === 'stale' ? tolerant(Policy).safeParse(reply.current).data : undefined
    if (newer) return { outcome: 'stale', newer }
    if (reply?.fields && reply.fields.length > 0) return { outcome: 'refused', fields: reply.fields }
    return { outcome: 'failed' }
  }

  const save = async (draft: PolicyDraft, base: Policy | undefined): Promise<Saved> => {
    setIsSaving(true)
    try {
      await send(draft, base)
      toasts.success(base ? policyPage.updated : policyPage.created)
      return { outcome: 'saved' }
    } catch (error) {
      const saved = explain(error)
      if (saved.outcome === 'failed') {
        toasts.error(failureText(error, base ? policyPage.updateFailed : policyPage.createFailed))
      }
      return saved
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving }
}
