import { createContext, type ReactNode, use } from 'react'
import type { ClientConfiguration } from '../../../shared/contract/client.ts'

const ConfigurationContext = createContext<ClientConfiguration | undefined>(undefined)

export function ConfigurationProvider(props: { configuration: ClientConfiguration; children: ReactNode }) {
  return <ConfigurationContext value={props.configuration}>{props.children}</ConfigurationContext>
}

export function useConfiguration(): ClientConfiguration {
  const configuration = use(ConfigurationContext)
  if (configuration === undefined) throw new Error('useConfiguration needs a ConfigurationProvider above it.')
  return configuration
}
