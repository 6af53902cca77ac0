import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { TemplateSet } from '../../../shared/domain/templateSet.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { TemplateSets } from '../../ports/templateSets.ts'
import { Refusal } from '../request/refusal.ts'

/** For an organisation without template sets. */
const plainSet: TemplateSet = {
  name: 'Standard',
  description: 'The mails of every day.',
  configOverrides: {},
  language: 'en',
  mails: {},
}

/** @throws Refusal 400 for an unknown name */
export function chosenTemplateSet(
  wanted: string | null | undefined,
  { templateSets }: Pick<Organisation, 'templateSets'>,
): TemplateSet {
  const set = wanted ? templateSets.find(({ name }) => name === wanted) : (templateSets[0] ?? plainSet)
  if (set) return set
  throw new Refusal('bad_request', `There is no template set named ${wanted}.`)
}

export function listedSet({ name, description, configOverrides }: TemplateSet) {
  return { name, description, configOverrides }
}

/** The version from the transfer's creation. */
export async function getTemplateSet(
  { templateSet }: Pick<Transfer, 'templateSet'>,
  context: { templateSets: Pick<TemplateSets, 'get'>; organisation: Pick<Organisation, 'templateSets'> },
): Promise<TemplateSet> {
  const pinned = templateSet && (await context.templateSets.get(templateSet))
  // Transfers of earlier versions have none.
  return pinned ?? chosenTemplateSet(undefined, context.organisation)
}
