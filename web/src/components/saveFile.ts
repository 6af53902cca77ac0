/** Saves a content that the page made. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
