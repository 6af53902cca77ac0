import { getLinks, type LinkKind, type Transfer } from '../../../shared/domain/transfer.ts'

type Link = { kind: LinkKind; digest: string }

/** A digest is never in both lists. */
export function linkChanges(
  before: Transfer | undefined,
  after: Transfer | undefined,
): { removed: Link[]; added: Link[] } {
  const had = before ? getLinks(before) : []
  const has = after ? getLinks(after) : []
  const isAmong = (links: Link[], wanted: Link) =>
    links.some(({ kind, digest }) => kind === wanted.kind && digest === wanted.digest)
  return {
    removed: had.filter(({ digest }) => !has.some(link => link.digest === digest)),
    added: has.filter(link => !isAmong(had, link)),
  }
}
