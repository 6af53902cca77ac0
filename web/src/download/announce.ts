/** Announces to screen readers without moving the focus. */
export function announce(text: string) {
  const state = document.getElementById('state')
  if (!state) return
  // A live region repeats the same text only after it was emptied.
  state.textContent = ''
  setTimeout(() => {
    state.textContent = text
  }, 50)
}
