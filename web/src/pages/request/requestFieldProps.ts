import type { RequestDraft, RequestField, RequestRules } from './requestDraft.ts'

export type RequestFieldProps = {
  draft: RequestDraft
  rules: RequestRules
  needsMessage: boolean
  findFault: (field: RequestField) => string | undefined
  onChange: (patch: Partial<RequestDraft>) => void
  onTouch: (field: RequestField) => void
}
