import { type DropPage, isOpen } from '../../shared/domain/dropPage.ts'
import type { Runtime } from '../core/request/context.ts'
import { notFound } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { DropPages } from '../ports/dropPages.ts'

type Parts = { dropPages: Pick<DropPages, 'findByAddress'> } & Pick<Runtime, 'organisation' | 'now'>

/** @throws Refusal 404 for an unknown page, and the same for one that is off or over */
export async function linkedDropPage({ dropPages, organisation, now }: Parts, secret: string): Promise<DropPage> {
  const page = await dropPages.findByAddress(computeDigest(secret))
  if (!page || !organisation.dropPages || !isOpen(page, now())) throw notFound()
  return page
}
