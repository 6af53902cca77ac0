/** Vite treats a stylesheet that once failed as loaded. */
export async function fetchFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const loaded = new Set(links.filter(isLoaded).map(({ href }) => href))
  await Promise.all(links.filter(({ href }) => !loaded.has(href)).map(fetchAgain))
}

/** Offline, Chromium leaves a sheet that throws on reading. */
function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined
  } catch {
    return false
  }
}

/** The first link may only be slow: removing it would leave its load event pending. */
function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = () => {
      // A loading link has no sheet.
      if (link.sheet !== null && !isLoaded(link)) link.remove()
      resolve()
    }
    fresh.onerror = error => {
      fresh.remove()
      reject(error)
    }
    link.after(fresh)
  })
}
