import { live } from '../../shared/contract/health.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(live, async () => ({ status: 'ok' as const }))
