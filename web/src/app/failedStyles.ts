/** Vite takes a stylesheet that once failed as present, so that an import tried again would come without it. */
export async function fetchFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(hasFailed).map(fetchAgain))
}

/** Without a network, Chromium leaves a sheet that refuses to be read, as if it came from elsewhere. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules
  } catch {
    return true
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = resolve
    fresh.onerror = reject
    link.replaceWith(fresh)
  })
}
