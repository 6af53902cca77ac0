import type { Organisation } from '../../../shared/domain/organisation.ts'
import { TemplateSet } from '../../../shared/domain/templateSet.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { TemplateSets } from '../../ports/templateSets.ts'
import { Refusal } from '../request/refusal.ts'

/** Of an organisation that has none of its own. */
const plainSet = TemplateSet.parse({ name: 'Standard', description: 'The mails of every day.' })

/**
 * The set that somebody chose, or the first.
 * @throws Refusal 400 for a name that is not there
 */
export function chosenTemplateSet(
  wanted: string | null | undefined,
  { templateSets }: Pick<Organisation, 'templateSets'>,
): TemplateSet {
  const set = wanted ? templateSets.find(({ name }) => name === wanted) : (templateSets[0] ?? plainSet)
  if (set) return set
  throw new Refusal('bad_request', `There is no template set named ${wanted}.`)
}

/** A set as people choose it: how it speaks they see when they get a mail. */
export function listedSet({ name, description, configOverrides }: TemplateSet) {
  return { name, description, configOverrides }
}

/** What a transfer's mails are made from: the set as it was when the transfer was created. */
export async function getTemplateSet(
  { templateSet }: Pick<Transfer, 'templateSet'>,
  context: { templateSets: Pick<TemplateSets, 'get'>; organisation: Pick<Organisation, 'templateSets'> },
): Promise<TemplateSet> {
  const pinned = templateSet && (await context.templateSets.get(templateSet))
  // Transfers of earlier versions have none.
  return pinned ?? chosenTemplateSet(undefined, context.organisation)
}
