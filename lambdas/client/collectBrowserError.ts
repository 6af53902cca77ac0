import { collectBrowserError } from '../../shared/contract/client.ts'
import { scrubbedError, scrubbedType } from '../../shared/domain/errorReport.ts'
import { endpoint } from '../core/request/endpoint.ts'

/** Reduced, because any client can call this. */
export const handler = endpoint(collectBrowserError, async ({ body }, { log }) => {
  const fields = { type: scrubbedType(body.type), error: scrubbedError(body.error) }
  log.error('A browser reported an error.', body.info ? { ...fields, stack: scrubbedError(body.info) } : fields)
  return {}
})
