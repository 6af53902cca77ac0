import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { TemplateSet } from '../../../shared/domain/templateSet.ts'
import type { PinnedTemplateSet, Transfer } from '../../../shared/domain/transfer.ts'
import { isLanguage, type Language } from '../../../shared/texts/language.ts'
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

type Reached = { templateSets: Pick<TemplateSets, 'get'>; organisation: Pick<Organisation, 'templateSets'> }

/** For mails: the version from the transfer's creation, in the language of the transfer. */
export async function getTemplateSet(transfer: Pick<Transfer, 'templateSet'>, reach: Reached): Promise<TemplateSet> {
  return inLanguage(await getPinnedSet(transfer, reach), transfer.templateSet?.language)
}

/** As the organisation wrote it. */
export async function getPinnedSet(
  { templateSet }: Pick<Transfer, 'templateSet'>,
  { templateSets, organisation }: Reached,
): Promise<TemplateSet> {
  const pinned = templateSet && (await templateSets.get(templateSet))
  // Transfers of earlier versions have none.
  return pinned ?? chosenTemplateSet(undefined, organisation)
}

/** In another language, a set keeps its look and gets the words of the language's catalogue. */
function inLanguage(set: TemplateSet, language: Language | undefined): TemplateSet {
  // A newer version may have stored one that this version has no words for.
  if (language === undefined || language === set.language || !isLanguage(language)) return set
  const { greeting: _, sms: _1, ...look } = set
  return { ...look, language, mails: {} }
}

/**
 * Pins the version of a set for all mails of a transfer.
 * @param language the sender's, if neither the sender nor a policy named the set
 */
export async function pinTemplateSet(
  templateSets: Pick<TemplateSets, 'keep'>,
  set: TemplateSet,
  language: Language | undefined,
): Promise<PinnedTemplateSet> {
  return { ...(await templateSets.keep(set)), ...(language && { language }) }
}
