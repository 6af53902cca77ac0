/**
 * The only check of `redirect_url`: origin and path must equal a trusted URL exactly. Query and fragment are free;
 * credentials are refused.
 * @param wanted from the query
 * @param trusted the configured list
 * @returns the URL, or undefined when it is not trusted
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

/** Replaces existing parameters of these names. */
export function redirectAfterSend(redirect: URL, { downloadUrl, ...handed }: Handed & { downloadUrl: string }): URL {
  return withQuery(redirect, { download_url: downloadUrl, ...toQuery(handed) })
}

/** The upload link notes that an add-on passes it on with its own message. */
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
