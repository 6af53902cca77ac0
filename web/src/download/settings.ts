import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { get } from './get.ts'

export type Settings = (key: keyof ClientConfiguration) => string

let loading: Promise<Settings> | undefined

/** Empty settings when they cannot be loaded. */
export function settings(): Promise<Settings> {
  loading ??= fetched()
  return loading
}

async function fetched(): Promise<Settings> {
  const { status, body } = await get('/api/config')
  const found = status === 200 && typeof body === 'object' && body !== null ? body : undefined
  if (!found) loading = undefined
  return key => {
    const value = (found as Partial<ClientConfiguration> | undefined)?.[key]
    return typeof value === 'string' ? value : ''
  }
}
