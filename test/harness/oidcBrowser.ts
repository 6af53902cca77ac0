/** A minimal browser for redirects and a provider’s cookies: without pages or scripts. */
export function oidcBrowser() {
  const cookies = new Map<string, string>()

  const get = async (url: URL | string): Promise<Response> => {
    const { host } = new URL(url)
    const sent = [...cookies]
      .filter(([name]) => name.startsWith(`${host} `))
      .map(([name, value]) => `${name.slice(host.length + 1)}=${value}`)
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: sent.join('; ') } })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(`${host} ${name}`, value)
    }
    return response
  }

  /**
   * Follows redirects within `origin`.
   * @returns the first redirect elsewhere, or the page itself
   */
  const follow = async (
    url: URL | string,
    origin: string,
  ): Promise<{ left: URL | undefined; page: Response; at: URL }> => {
    const at = new URL(url)
    const page = await get(at)
    const location = page.headers.get('location')
    if (location === null) return { left: undefined, page, at }
    const next = new URL(location, at)
    return next.origin === origin ? follow(next, origin) : { left: next, page, at }
  }

  return {
    get,
    follow,
    /**
     * Chooses a person at the provider.
     * @returns the redirect to our callback
     */
    async choose(authorization: URL, who: string): Promise<URL> {
      const { origin } = authorization
      const asked = await follow(authorization, origin)
      // The provider does not ask a person with a session.
      const left = asked.left ?? (await follow(`${asked.at.href}/${encodeURIComponent(who)}`, origin)).left
      if (!left) throw new Error(`The provider sent nobody back: ${await asked.page.text()}`)
      return left
    },
  }
}
