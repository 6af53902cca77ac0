/**
 * Closes a menu of `<details>` with Escape, which returns the focus, and when the person goes elsewhere.
 * @returns removes the listeners
 */
export function foldMenu(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const leave = (to: EventTarget | null) => {
    // Safari's buttons take no focus at a click: it goes nowhere.
    if (to instanceof Node && !menu.contains(to)) menu.open = false
  }
  menu.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal })
  document.addEventListener('pointerdown', ({ target }) => leave(target), { signal })
  menu.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') closeMenu(menu)
    },
    { signal },
  )
  return () => listening.abort()
}

export function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}
