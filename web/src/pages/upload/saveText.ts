/** Saves a text as a file, as the browser saves downloads. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
