import { collectBrowserError } from '../../shared/contract/client.ts'
import { endpoint } from '../core/endpoint.ts'

/** Addresses, links and anything long and random: a browser's report must not carry a secret into the log. */
const secrets = /https?:\/\/\S+|\/(dl|transfer|downloads|blobs)\/\S+|[A-Za-z0-9_-]{24,}/g

/** The same text without what could identify a transfer or a person. */
export function withoutSecrets(text: string): string {
  // Word by word: a pattern of its own for addresses would look for an @ from every character on, to the end.
  return text.replace(secrets, '[cut]').replace(/\S+/g, word => (/.@./.test(word) ? '[cut]' : word))
}

/** Logs what went wrong in a browser, and nothing secret. */
export const handler = endpoint(collectBrowserError, async ({ body }, { log }) => {
  const fields = { type: withoutSecrets(body.type), error: withoutSecrets(body.error) }
  log.error('A browser reported an error.', body.info ? { ...fields, stack: withoutSecrets(body.info) } : fields)
  return {}
})
