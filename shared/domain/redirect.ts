/**
 * The one check of `redirect_url`, wherever it appears: origin and path must equal a trusted one exactly. Query and
 * fragment of the wanted URL are free; credentials in it are not.
 * @param wanted as it came in the query
 * @param trusted the configured list
 * @returns the URL to go to, or undefined when it is not trusted
 */
export function trustedRedirect(wanted: string, trusted: readonly string[]): URL | undefined {
  if (!URL.canParse(wanted)) return undefined
  const url = new URL(wanted)
  if (url.username !== '' || url.password !== '') return undefined
  const isTrusted = trusted.some(entry => {
    if (!URL.canParse(entry)) return false
    const allowed = new URL(entry)
    return (
      (allowed.protocol === 'https:' || allowed.protocol === 'http:') &&
      allowed.origin === url.origin &&
      allowed.pathname === url.pathname
    )
  })
  return isTrusted ? url : undefined
}

type Handed = { recipient: string; expiryDate: string }

/**
 * The address to go back to after a send: the trusted one, with the link, the recipient and the expiry in its query.
 * What it had under these names is replaced.
 */
export function redirectAfterSend(redirect: URL, { downloadUrl, ...handed }: Handed & { downloadUrl: string }): URL {
  return withQuery(redirect, { download_url: downloadUrl, ...toQuery(handed) })
}

/** The same after a request. The upload link says that an add-on hands it over, beside a message of its own. */
export function redirectAfterRequest(redirect: URL, { requestUrl, ...handed }: Handed & { requestUrl: string }): URL {
  const link = withQuery(new URL(requestUrl), { addontransfer: 'true' })
  return withQuery(redirect, { request_url: link.href, ...toQuery(handed) })
}

function toQuery({ recipient, expiryDate }: Handed): Record<string, string> {
  return { to_email: recipient, expiry_date: expiryDate }
}

function withQuery(url: URL, query: Record<string, string>): URL {
  const changed = new URL(url)
  for (const [name, value] of Object.entries(query)) changed.searchParams.set(name, value)
  return changed
}
