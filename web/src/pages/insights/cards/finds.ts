import type { FoundFirst, InsightReply } from '../../../../../shared/contract/insights.ts'
import { toReviewPath } from '../../../../../shared/domain/insights/alertLink.ts'
import { InfoType } from '../../../../../shared/domain/inspection.ts'
import { type DateChoice, type ListFilters, toListLink } from '../../../../../shared/domain/listAddress.ts'
import { found as foundTexts, insights } from '../../../../../shared/texts/en/insights.ts'
import { infoTypeLabel } from '../../../../../shared/texts/inspection.ts'

export type Found = {
  id: string
  name: string
  at: string
  note?: string
  links: { text: string; to: string }[]
  to?: string
}
export type Finds = {
  total: number
  change: number | null
  found: Found[]
  /** All of them in a list. */
  to?: string | undefined
}

export function findFirsts(
  firsts: readonly FoundFirst[],
  toFilters: (name: string) => ListFilters,
  creation: DateChoice,
): Pick<Finds, 'found'> {
  const found = firsts.map(({ name, at, transferId }) => ({
    id: name,
    name,
    at,
    to: toListLink(toFilters(name), creation),
    links: [{ text: foundTexts.review, to: toReviewPath(transferId) }],
  }))
  return { found }
}

export function findMistakes({ mistakeTransfers, total, mistakeTransfersChange }: InsightReply<'mistakes'>): Finds {
  const found = mistakeTransfers.map(({ id, sender, recipient, createdAt, newId }) => ({
    id,
    name: foundTexts.between(sender, recipient),
    at: createdAt,
    links: [
      { text: foundTexts.review, to: toReviewPath(id) },
      ...(newId === undefined ? [] : [{ text: foundTexts.corrected, to: toReviewPath(newId) }]),
    ],
  }))
  return { total, change: mistakeTransfersChange, found }
}

export function findSensitive(reply: InsightReply<'sensitiveInfotypes'>, creation: DateChoice): Finds {
  const { hits, total } = reply.transfers.hits
  const found = hits.map(({ _source: { id, sender, recipient, createdAt, files } }) => {
    const kinds = new Set(files.flatMap(({ findings }) => findings?.summary ?? []).map(({ infoType }) => infoType))
    return {
      id,
      name: foundTexts.between(sender, recipient),
      at: createdAt,
      note: insights.listed([...kinds].map(infoTypeLabel)),
      links: [{ text: foundTexts.review, to: toReviewPath(id) }],
    }
  })
  return { total, change: reply.sensitiveInfotypesChange, found, to: toSensitiveLink(reply, creation) }
}

/** Undefined where the server names no infotypes, or a newer one names an infotype that lists do not know. */
function toSensitiveLink({ infoTypes = [] }: InsightReply<'sensitiveInfotypes'>, creation: DateChoice) {
  const isKnown = infoTypes.length > 0 && infoTypes.every(one => InfoType.safeParse(one).success)
  return isKnown ? toListLink({ infotype: infoTypes }, creation) : undefined
}
