import type { PreCheck, RequestDraft, RequestField } from './requestDraft.ts'

export type RequestFieldProps = {
  draft: RequestDraft
  preCheck: PreCheck
  needsMessage: boolean
  findFault: (field: RequestField) => string | undefined
  onChange: (patch: Partial<RequestDraft>) => void
  onTouch: (field: RequestField) => void
}
