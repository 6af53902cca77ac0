/** Tells screen readers what changed without a change of focus. */
export function announce(text: string) {
  const state = document.getElementById('state')
  if (!state) return
  // The same words twice are announced only if they went away in between.
  state.textContent = ''
  setTimeout(() => {
    state.textContent = text
  }, 50)
}
