/** Vite takes a stylesheet that once failed as present, so that an import tried again would come without it. */
export async function fetchFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const there = new Set(links.filter(isThere).map(({ href }) => href))
  await Promise.all(links.filter(({ href }) => !there.has(href)).map(fetchAgain))
}

/** Without a network, Chromium leaves a sheet that refuses to be read, as if it came from elsewhere. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined
  } catch {
    return false
  }
}

/** Beside the first, which may be no more than late: whoever waits for it would never hear of it again. */
function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = () => {
      // While a sheet is on its way there is none: one that is there and refuses has failed.
      if (link.sheet !== null && !isThere(link)) link.remove()
      resolve()
    }
    fresh.onerror = error => {
      fresh.remove()
      reject(error)
    }
    link.after(fresh)
  })
}
