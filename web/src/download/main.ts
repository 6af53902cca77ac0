import { type LinkAnswer, linkAnswer } from './answers.ts'
import { showBrand } from './brand.ts'
import { get } from './get.ts'
import { linkView } from './linkView.ts'
import { reportError, reportUncaughtErrors } from './reportError.ts'
import { say } from './say.ts'

const PROCESSING_SECONDS = 5

const main = document.querySelector('main')
let shown: LinkAnswer | undefined
let isOpening = false
let nextTry: ReturnType<typeof setTimeout> | undefined
let brandName = ''

reportUncaughtErrors()
stripHints()
window.addEventListener('online', () => {
  if (shown?.kind === 'unreachable') open()
})
await open()
brandName = await showBrand()
showTitle()

/** The hints of the link (whose it is) are for no one who looks at the address bar or the history. */
function stripHints() {
  const address = new URL(location.href)
  address.searchParams.delete('r')
  address.searchParams.delete('rph')
  history.replaceState(null, '', address)
}

/**
 * Asks what lies behind the link and shows it; asks again by itself where time alone may change the answer.
 * @returns whether there was something new to show
 */
async function open(): Promise<boolean> {
  if (isOpening) return true
  isOpening = true
  clearTimeout(nextTry)
  main?.setAttribute('aria-busy', 'true')
  const answer = await ask()
  main?.removeAttribute('aria-busy')
  isOpening = false
  if (answer.kind === 'processing') nextTry = setTimeout(open, PROCESSING_SECONDS * 1000)
  if (answer.kind === 'busy') nextTry = setTimeout(open, answer.seconds * 1000)
  return show(answer)
}

/** The same by hand, which is answered even when nothing is new. */
async function retry() {
  if (!(await open())) say(title())
}

async function ask(): Promise<LinkAnswer> {
  const secret = /^\/dl\/([A-Za-z0-9_-]{43})\/?$/.exec(location.pathname)?.[1]
  if (secret === undefined) return { kind: 'unknown' }
  try {
    return linkAnswer(await get(`/api/downloads/${secret}`))
  } catch (error) {
    reportError('reply', error)
    return { kind: 'refused', message: 'Failed to download.' }
  }
}

function show(answer: LinkAnswer): boolean {
  // The same answer again leaves the view, and the reader's place in it, as they are.
  if (JSON.stringify(answer) === JSON.stringify(shown)) return false
  shown = answer
  const hadFocus = main?.contains(document.activeElement) ?? false
  main?.replaceChildren(linkView(answer, { retry, end: () => show({ kind: 'expired' }) }))
  if (hadFocus) main?.querySelector('h1')?.focus()
  showTitle()
  say(title())
  return true
}

function title(): string {
  return main?.querySelector('h1')?.textContent ?? ''
}

function showTitle() {
  document.title = brandName === '' ? title() : `${title()} - ${brandName}`
}
