import { ClientConfiguration } from '../../../shared/contract/client.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { store } from './browserStorage.ts'
import { keptForHour } from './keptForHour.ts'

const Configuration = tolerant(ClientConfiguration)

/** @throws when there is neither an answer nor a copy */
export function loadConfiguration(now: number): Promise<ClientConfiguration> {
  return keptForHour({ key: 'configuration', schema: Configuration, read: fetchConfiguration }, now)
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
