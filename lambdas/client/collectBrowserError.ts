import { collectBrowserError } from '../../shared/contract/client.ts'
import { scrubbedError, scrubbedType } from '../../shared/domain/errorReport.ts'
import { endpoint } from '../core/request/endpoint.ts'

/** Logs an error that a browser met, in the shapes that `scrubbedError` keeps: any client may send anything. */
export const handler = endpoint(collectBrowserError, async ({ body }, { log }) => {
  const fields = { type: scrubbedType(body.type), error: scrubbedError(body.error) }
  log.error('A browser reported an error.', body.info ? { ...fields, stack: scrubbedError(body.info) } : fields)
  return {}
})
