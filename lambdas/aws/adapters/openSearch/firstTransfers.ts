import * as z from 'zod'
import { compareNames, type First } from '../../../../shared/domain/insights/figures.ts'
import { allBut } from './figureQuery.ts'
import type { Clause } from './listQuery.ts'
import type { Search } from './search.ts'

/** Hits of one answer. */
const PAGE_SIZE = 1000

type Source = { search: Search; field: string; without: readonly Clause[] }
type Dated = Omit<First, 'transferId'>

const Page = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        fields: z.record(z.string(), z.tuple([z.string()])),
        /** Of creation, and the tie. */
        sort: z.tuple([z.number(), z.number()]),
      }),
    ),
  }),
})

/** Adds the first transfer of each name: of several at one moment, the smallest id. */
export async function withTransfers(source: Source, names: readonly Dated[]): Promise<First[]> {
  const ids = new Map<string, string>()
  const moments = new Map(names.map(({ name, at }) => [name, at]))
  for await (const { id, name, at } of readTransfers(source, names)) {
    const known = ids.get(name)
    const isFirst = moments.get(name) === at && (known === undefined || compareNames(id, known) < 0)
    if (isFirst) ids.set(name, id)
  }
  return names.flatMap(({ name, at }) => {
    const transferId = ids.get(name)
    return transferId === undefined ? [] : [{ name, at, transferId }]
  })
}

/** Those of all names at all of their moments. */
async function* readTransfers({ search, field, without }: Source, names: readonly Dated[]) {
  if (names.length === 0) return
  const filter = [
    { terms: { [field]: names.map(({ name }) => name) } },
    { terms: { createdAt: [...new Set(names.map(({ at }) => at))] } },
  ]
  const body = {
    query: allBut(without, ...filter),
    size: PAGE_SIZE,
    track_total_hits: false,
    sort: [{ createdAt: 'asc' }, { tie: 'asc' }],
    // Stored fields would have to be decompressed, even for the id.
    stored_fields: '_none_',
    docvalue_fields: ['transferId', field],
  }
  for (let after: [number, number] | undefined; ; ) {
    const { hits } = Page.parse(await search({ ...body, ...(after && { search_after: after }) })).hits
    for (const { fields, sort } of hits) {
      yield { id: fields.transferId?.[0] ?? '', name: fields[field]?.[0] ?? '', at: sort[0] }
    }
    after = hits.at(-1)?.sort
    if (!after || hits.length < PAGE_SIZE) return
  }
}
