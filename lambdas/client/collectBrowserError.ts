import { collectBrowserError } from '../../shared/contract/client.ts'
import { endpoint } from '../core/endpoint.ts'

/** Addresses, links and anything long and random: a browser's report must not carry a secret into the log. */
const secrets = /https?:\/\/\S+|\/(dl|transfer|downloads|blobs)\/\S+|\S+@\S+|[A-Za-z0-9_-]{24,}/g

/** Logs what went wrong in a browser, without what could identify a transfer or a person. */
export const handler = endpoint(collectBrowserError, async ({ body }, { log }) => {
  const clean = (text: string) => text.replace(secrets, '[cut]')
  const fields = { type: clean(body.type), error: clean(body.error) }
  log.error('A browser reported an error.', body.info ? { ...fields, stack: clean(body.info) } : fields)
  return {}
})
