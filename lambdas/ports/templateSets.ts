import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { PinnedTemplateSet } from '../../shared/domain/transfer.ts'

/** Template sets as they were when a transfer was created: the organisation may edit or drop them afterwards. */
export type TemplateSets = {
  /** Keeps a set, and answers how it is found again. Its version follows from what is in it, so that repeats are one. */
  keep(set: TemplateSet): Promise<PinnedTemplateSet>
  /** A set that was kept, unchanged. */
  get(pinned: PinnedTemplateSet): Promise<TemplateSet | undefined>
}
