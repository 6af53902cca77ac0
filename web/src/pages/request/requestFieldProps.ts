import type { PreCheck, RequestDraft, RequestField } from './requestDraft.ts'

/** What the fields of a request are drawn from, and what they tell. */
export type RequestFieldProps = {
  draft: RequestDraft
  preCheck: PreCheck
  needsMessage: boolean
  /** What a field says, once it was touched. */
  findFault: (field: RequestField) => string | undefined
  onChange: (patch: Partial<RequestDraft>) => void
  onTouch: (field: RequestField) => void
}
