import * as z from 'zod'
import { ClientConfiguration } from '../../../shared/contract/client.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { store, stored } from './browserStorage.ts'

const KEPT_FOR_MS = 60 * 60 * 1000

const Configuration = tolerant(ClientConfiguration)
const Kept = z.object({ savedAt: z.number(), configuration: Configuration })

/**
 * Caches it for an hour. An older copy serves when the server is unreachable.
 * @throws when there is neither
 */
export async function loadConfiguration(now: number): Promise<ClientConfiguration> {
  const kept = keptConfiguration()
  if (kept !== undefined && now - kept.savedAt >= 0 && now - kept.savedAt < KEPT_FOR_MS) return kept.configuration
  try {
    const configuration = await fetchConfiguration()
    store('configuration', JSON.stringify({ savedAt: now, configuration }))
    return configuration
  } catch (error) {
    if (kept !== undefined) return kept.configuration
    throw error
  }
}

/** The identity settings may have changed within the hour. */
export function forgetConfiguration(): void {
  store('configuration', undefined)
}

async function fetchConfiguration(): Promise<ClientConfiguration> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The configuration request failed with status ${response.status}.`)
  return Configuration.parse(await response.json())
}

function keptConfiguration(): z.infer<typeof Kept> | undefined {
  try {
    return Kept.safeParse(JSON.parse(stored('configuration') ?? '')).data
  } catch {
    return undefined
  }
}
