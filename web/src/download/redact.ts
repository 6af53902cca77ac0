/** A position in a script of ours, and words without digits: no link, address, number or password has these shapes. */
const KEPT = /^(?:[\w$.]*@|\()?https:\/\/[^/]+\/assets\/[\w-]+\.js:\d+:\d+\)?$|^[^\d@/]{1,19}$/

/** Keeps what explains an error. The server scrubs further; the app's `scrubbedError` weighs more than this page may. */
export function redact(text: string): string {
  return text.replace(/\S+/g, word => (KEPT.test(word) ? word : '...'))
}
