import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import type { PinnedTemplateSet } from '../../shared/domain/transfer.ts'

/** As of a transfer's creation: the organisation may edit or delete them later. */
export type TemplateSets = {
  /** The version derives from the content, so repeats are stored once. */
  keep(set: TemplateSet): Promise<PinnedTemplateSet>
  get(pinned: PinnedTemplateSet): Promise<TemplateSet | undefined>
}
