import { refuseStrayDrops } from '../files/refuseStrayDrops.ts'
import { announce } from './announce.ts'
import { type Gate, type LinkAnswer, linkAnswer } from './answers.ts'
import { element } from './dom.ts'
import { focusAfterChoice, languageMenu } from './languageMenu.ts'
import { linkView } from './linkView.ts'
import { notice } from './notice.ts'
import { callWithPasses, deviceTrust } from './passes.ts'
import { watchPresence } from './presence.ts'
import { reportError, reportUncaughtErrors } from './reportError.ts'
import { settings } from './settings.ts'
import { loadTexts, texts } from './texts.ts'

const PROCESSING_SECONDS = 5

const main = document.querySelector('main')
let shown: LinkAnswer | undefined
let isOpening = false
let nextTry: ReturnType<typeof setTimeout> | undefined
let passing: Promise<void> | undefined
let brandName = ''

reportUncaughtErrors()
watchPresence()
refuseStrayDrops()
stripHints()
window.addEventListener('online', () => {
  if (shown?.kind === 'unreachable') open()
})
const firstAnswer = ask()
await loadTexts()
main?.querySelector('h1')?.replaceChildren(texts.opening)
const menu = languageMenu()
document.querySelector('footer')?.append(...helpLinks(), menu)
focusAfterChoice(menu)
await open(firstAnswer)
brandName = await showBrand()
showTitle()

/** The hints name the recipient. */
function stripHints() {
  const address = new URL(location.href)
  address.searchParams.delete('r')
  address.searchParams.delete('rph')
  history.replaceState(history.state, '', address)
}

/**
 * Polls while only time can change the reply.
 * @returns whether the view changed
 */
async function open(pending?: Promise<LinkAnswer>): Promise<boolean> {
  if (isOpening) return true
  isOpening = true
  clearTimeout(nextTry)
  main?.setAttribute('aria-busy', 'true')
  const answer = await (pending ?? ask())
  const isNew = await show(answer)
  main?.removeAttribute('aria-busy')
  isOpening = false
  if (answer.kind === 'processing') openIn(PROCESSING_SECONDS)
  if (answer.kind === 'busy') openIn(answer.seconds)
  return isNew
}

function openIn(seconds: number) {
  nextTry = setTimeout(() => void open(), seconds * 1000)
}

/** Announced even without a change. */
async function retry() {
  if (!(await open())) announce(title())
}

async function ask(): Promise<LinkAnswer> {
  const secret = /^\/dl\/([A-Za-z0-9_-]{43})\/?$/.exec(location.pathname)?.[1]
  if (secret === undefined) return { kind: 'unknown' }
  try {
    return linkAnswer(await callWithPasses(`/api/downloads/${secret}`))
  } catch (error) {
    reportError('reply', error)
    return { kind: 'refused', isPassing: false }
  }
}

async function show(answer: LinkAnswer): Promise<boolean> {
  // Keeps the reader's place.
  if (JSON.stringify(answer) === JSON.stringify(shown)) return false
  const isGate = answer.kind === 'login' || answer.kind === 'code'
  const view = isGate ? await gateView(answer, reopen) : linkView(answer, { retry, end, pass })
  shown = answer
  put(view)
  if (answer.kind === 'active') void addDeviceNote(view)
  return true
}

/** Loads on demand, because most recipients trust no device. */
async function addDeviceNote(view: Element) {
  const trust = deviceTrust()
  if (trust) view.append((await import('./gates/deviceNote.ts')).deviceNote(trust))
}

/** A gate that is still closed starts again. */
function reopen() {
  shown = undefined
  void open()
}

function end() {
  void show({ kind: 'expired' })
}

/** A pass expired. The gate covers the view until it is passed; then the view returns unchanged. */
function pass(gate: Gate): Promise<void> {
  passing ??= showGate(gate).finally(() => {
    passing = undefined
  })
  return passing
}

async function showGate(gate: Gate) {
  const behind = { shown, views: [...(main?.children ?? [])] }
  const focused = document.activeElement
  await new Promise<void>(passed => void gateView(gate, passed).then(put))
  // The transfer may have ended in the meantime.
  if (shown !== behind.shown) return
  put(...behind.views)
  if (focused instanceof HTMLElement) focused.focus()
}

function put(...views: Element[]) {
  const hadFocus = main?.contains(document.activeElement) ?? false
  main?.replaceChildren(...views)
  if (hadFocus) main?.querySelector('h1')?.focus()
  showTitle()
  announce(title())
}

function title(): string {
  return main?.querySelector('h1')?.textContent ?? ''
}

function showTitle() {
  document.title = brandName === '' ? title() : `${title()} - ${brandName}`
}

/** @returns the organisation's name; '' when the settings cannot be loaded */
async function showBrand(): Promise<string> {
  const text = await settings()
  const name = text('brand/name')
  if (name === '') return ''
  const support = text('support/email_address')
  const links = [
    support === '' ? undefined : element('a', { href: `mailto:${support}` }, support),
    pageLink(text('brand/terms_of_service_title'), text('brand/terms_of_service_url')),
    pageLink(text('brand/privacy_policy_title'), text('brand/privacy_policy_url')),
  ]
  document.getElementById('brand')?.replaceChildren(name)
  // Help is in the same order on every page (WCAG 3.2.6).
  document.querySelector('footer a[href="/accessibility"]')?.before(...links.filter(link => link !== undefined))
  return name
}

/** As at the end of every page of the application, in tabs of their own: a download may run here. */
function helpLinks(): HTMLElement[] {
  const { faq, help, accessibility } = texts
  const links = { '/faq': faq, '/help': help, '/accessibility': accessibility }
  return Object.entries(links).map(([href, label]) =>
    element('a', { href, target: '_blank', rel: 'noreferrer' }, label),
  )
}

function pageLink(title: string, url: string): HTMLAnchorElement | undefined {
  const isPage = title !== '' && /^https?:\/\//i.test(url)
  return isPage ? element('a', { href: url, target: '_blank', rel: 'noreferrer' }, title) : undefined
}

/** Loads on demand, because most links have no gate. */
async function gateView(gate: Gate, passed: () => void): Promise<HTMLElement> {
  try {
    if (gate.kind === 'login') return (await import('./gates/loginView.ts')).loginView(passed)
    return (await import('./gates/codeView.ts')).codeView(gate, passed)
  } catch {
    // A browser may cache a failed import until the page reloads.
    const action = { label: texts.retry, run: () => location.reload() }
    return notice({
      drawing: 'alert',
      title: texts.link.unreachable,
      texts: [texts.link.unreachableText],
      action,
      help: 'downloadStops',
    })
  }
}
