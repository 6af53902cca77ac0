import { openSearchUrl } from '../../opensearch/openSearchUrl.ts'

/** The documents under the lists’ alias by id, read directly from the node. */
export async function indexed(): Promise<Map<string, unknown>> {
  await ask('POST', '/transfers/_refresh')
  const { hits } = await ask('POST', '/transfers/_search', { size: 10_000, version: true })
  const found = hits as { total: { value: number }; hits: { _id: string; _version: number; _source: unknown }[] }
  if (found.total.value > found.hits.length) throw new Error('More is indexed than was read.')
  return new Map(found.hits.map(({ _id, _version, _source }) => [_id, { version: _version, ...(_source as object) }]))
}

/** Gives the lists an empty index with the settings and aliases of the former one. */
export async function emptyIndex(): Promise<void> {
  const [[old, made] = ['', {}]] = Object.entries(await ask('GET', '/transfers'))
  const { mappings, settings, aliases } = made as {
    mappings: object
    settings: { index: Record<string, unknown> }
    aliases: Record<string, object>
  }
  const { uuid: _, creation_date: __, provided_name: ___, version: ____, ...index } = settings.index
  const next = `${old}-emptied`
  await ask('PUT', `/${next}`, { mappings, settings: { index } })
  const names = Object.entries(aliases).map(([alias, details]) => ({ add: { ...details, index: next, alias } }))
  const actions = [{ remove_index: { index: old } }, ...names]
  await ask('POST', '/_aliases', { actions })
}

async function ask(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(`${openSearchUrl()}${path}`, { method, headers, ...sent })
  if (!answer.ok) throw new Error(`The node answered ${method} ${path} with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}
