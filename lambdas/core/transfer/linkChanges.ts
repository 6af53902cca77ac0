import { getLinks, type LinkKind, type Transfer } from '../../../shared/domain/transfer.ts'

type Link = { kind: LinkKind; digest: string }

/** The links that a write of a transfer takes away, and those that it gives; a digest stands on one of the sides. */
export function linkChanges(before: Transfer | undefined, after: Transfer | undefined): { gone: Link[]; come: Link[] } {
  const had = before ? getLinks(before) : []
  const has = after ? getLinks(after) : []
  const isAmong = (links: Link[], wanted: Link) =>
    links.some(({ kind, digest }) => kind === wanted.kind && digest === wanted.digest)
  return {
    gone: had.filter(({ digest }) => !has.some(link => link.digest === digest)),
    come: has.filter(link => !isAmong(had, link)),
  }
}
