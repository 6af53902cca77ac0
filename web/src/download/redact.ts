/** A position in our scripts, or a word without digits. No link, address, number or password has these shapes. */
const ALLOWED = /^(?:[\w$.]*@|\()?https:\/\/[^/]+\/assets\/[\w-]+\.js:\d+:\d+\)?$|^[^\d@/]{1,19}$/

/** The server scrubs further; the app's `scrubbedError` is too large for this page. */
export function redact(text: string): string {
  return text.replace(/\S+/g, word => (ALLOWED.test(word) ? word : '...'))
}
