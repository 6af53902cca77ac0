import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { get } from './get.ts'

/** A setting as text; '' when there is none. */
export type Settings = (key: keyof ClientConfiguration) => string

let asked: Promise<Settings> | undefined

/** What the server tells every page; nothing when it cannot be had just now. */
export function settings(): Promise<Settings> {
  asked ??= fetched()
  return asked
}

async function fetched(): Promise<Settings> {
  const { status, body } = await get('/api/config')
  const found = status === 200 && typeof body === 'object' && body !== null ? body : undefined
  if (!found) asked = undefined
  return key => {
    const value = (found as Partial<ClientConfiguration> | undefined)?.[key]
    return typeof value === 'string' ? value : ''
  }
}
