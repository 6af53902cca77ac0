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
