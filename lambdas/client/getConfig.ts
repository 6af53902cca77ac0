import { getConfig } from '../../shared/contract/client.ts'
import { endpoint } from '../core/request/endpoint.ts'

export const handler = endpoint(getConfig, async (_request, { clientConfiguration }) => clientConfiguration)
