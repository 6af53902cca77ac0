import { ready } from '../../shared/contract/health.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { errorFields } from '../core/request/log.ts'
import { unavailable } from '../core/request/refusal.ts'

export const handler = endpoint(ready, async (_request, { health, log }) => {
  await health.latest().catch(error => {
    log.error('The database does not answer.', errorFields(error))
    throw unavailable()
  })
  return { status: 'ok' as const }
})
