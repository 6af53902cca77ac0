import * as z from 'zod'
import { ClientConfiguration } from '../../../shared/contract/client.ts'
import { tolerant } from '../../../shared/domain/tolerant.ts'
import { store, stored } from './browserStorage.ts'

const KEPT_FOR_MS = 60 * 60 * 1000

const Configuration = tolerant(ClientConfiguration)
const Kept = z.object({ savedAt: z.number(), configuration: Configuration })

/**
 * The configuration of this installation: the kept copy for an hour, then the server's. When the server cannot be
 * reached, an older copy is better than none.
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

/** After a sign-in that failed: perhaps the installation's identity settings changed within the hour. */
export function forgetConfiguration(): void {
  store('configuration', undefined)
}

async function fetchConfiguration(): Promise<ClientConfiguration> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The configuration was answered with ${response.status}.`)
  return Configuration.parse(await response.json())
}

function keptConfiguration(): z.infer<typeof Kept> | undefined {
  try {
    return Kept.safeParse(JSON.parse(stored('configuration') ?? '')).data
  } catch {
    return undefined
  }
}
