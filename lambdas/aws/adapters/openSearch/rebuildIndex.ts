import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import type { Transfer } from '../../../../shared/domain/transfer.ts'
import type { IndexClient } from './client.ts'
import { aliases, type IndexNames, indexDefinition, indexNames } from './indexDefinition.ts'
import { IndexError } from './indexError.ts'
import { putTransfers } from './putTransfers.ts'
import { rebuildLock } from './rebuildLock.ts'
import { setUpIndex } from './setUpIndex.ts'

export type Rebuild = {
  client: IndexClient
  /** Each transfer is read after the rebuild began. */
  findTransfers: () => AsyncIterable<Transfer[]>
  now: () => number
  onProgress: (taken: number) => void
  names?: IndexNames
  /** Milliseconds for which running queries may need the old index. */
  patience?: number
}

/** At most half a minute, or the rebuild would be considered dead. */
const MAX_TRIES = 6

const Aliases = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }))

const Settings = z.record(
  z.string(),
  z.object({
    settings: z.object({
      index: z.object({
        number_of_shards: z.string(),
        number_of_replicas: z.string(),
        auto_expand_replicas: z.string().optional(),
      }),
    }),
  }),
)

/**
 * Rebuilds the index during normal use. Before the first read, the new index has an alias to which every change is also
 * written. So none is missed: an earlier change is read, and a later one is written to both.
 * @returns the number of indexed transfers, and the ids of those that OpenSearch refused
 * @throws RebuildRefused while another rebuild runs
 */
export async function rebuildIndex({
  client,
  findTransfers,
  now,
  onProgress,
  names = indexNames,
  patience = 10_000,
}: Rebuild): Promise<{ taken: number; refused: string[] }> {
  await setUpIndex(client, {}, names)
  const lock = await rebuildLock(client, names.beats, now)
  const index = `${names.current}-${now()}`
  let taken = 0
  const refused: string[] = []
  try {
    await clear(name => name !== index)
    await make()
    for await (const transfers of findTransfers()) {
      await lock.hold()
      refused.push(...(await patiently(() => putTransfers(client, names.next, transfers))).map(({ _id }) => _id))
      taken += transfers.length
      onProgress(taken)
    }
    await lock.hold()
    await exchange()
    await clear(name => name !== index)
  } finally {
    // Must not hide the original error; the next rebuild removes leftovers.
    await leave().catch(() => undefined)
  }
  return { taken: taken - refused.length, refused }

  /** Removes the index only while lists do not read it. */
  async function leave() {
    await clear(name => name === index)
    await lock.release()
  }

  /** Without refreshes, because it is not searched yet. */
  async function make() {
    const { settings, mappings } = indexDefinition({})
    const copied = await toSettings(names.current)
    const body = {
      settings: { ...settings, ...copied, refresh_interval: '-1' },
      mappings,
      aliases: { [names.next]: {} },
    }
    await client.ask({ method: 'PUT', path: `/${index}`, body })
  }

  async function toSettings(alias: string) {
    const { body } = await client.ask({ method: 'GET', path: `/${alias}/_settings` })
    return Object.values(Settings.parse(body)).at(0)?.settings.index
  }

  async function exchange() {
    const { refresh_interval } = indexDefinition({}).settings
    await client.ask({ method: 'PUT', path: `/${index}/_settings`, body: { refresh_interval } })
    await client.ask({ method: 'POST', path: `/${index}/_refresh` })
    const old = (await indexes()).filter(([, { aliases }]) => names.current in aliases)
    const actions = [
      ...old.flatMap(([name, { aliases }]) =>
        [names.current, names.figures]
          .filter(alias => alias in aliases)
          .map(alias => ({ remove: { index: name, alias } })),
      ),
      ...Object.entries(aliases(names)).map(([alias, options]) => ({ add: { index, alias, ...options } })),
      { remove: { index, alias: names.next } },
    ]
    await client.ask({ method: 'POST', path: '/_aliases', body: { actions } })
    await setTimeout(patience)
  }

  /** Keeps the index that lists read. */
  async function clear(isMeant: (name: string) => boolean) {
    for (const [name, { aliases }] of await indexes()) {
      if (names.current in aliases || !isMeant(name)) continue
      await client.ask({ method: 'DELETE', path: `/${name}` }, 404)
    }
  }

  async function indexes() {
    const { body } = await client.ask({ method: 'GET', path: `/${names.current}-*/_alias` })
    const isOurs = (name: string) => /^(first|\d+)$/.test(name.slice(names.current.length + 1))
    return Object.entries(Aliases.parse(body)).filter(([name]) => isOurs(name))
  }
}

/** A rebuild is not urgent. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof IndexError && error.$fault === 'server')) throw error
      await setTimeout(500 * 2 ** tries)
    }
  }
}
