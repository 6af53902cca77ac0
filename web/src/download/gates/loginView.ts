import { element, icon } from '../dom.ts'
import { signedInAs } from '../passes.ts'
import { texts } from '../texts.ts'
import './gates.css'

/** The gate of a sign-in: by the members' own pages, which come back here. */
export function loginView(passed: () => void): HTMLElement {
  const email = signedInAs()
  const words = texts.login
  // Whoever signs in beside this page, in another tab, need not do it here again.
  addEventListener('storage', event => {
    if (event.key?.endsWith('.idToken') && event.newValue !== null && view.isConnected) passed()
  })
  const go = () => leaveFor(email === undefined ? '/login' : '/logout')
  const view = element(
    'div',
    { class: 'card notice' },
    icon('lock'),
    element('h1', { tabindex: '-1' }, email === undefined ? words.title : words.somebodyElse),
    ...(email === undefined ? [words.text] : words.somebodyElseTexts(email)).map(text => element('p', {}, text)),
    element(
      'button',
      { type: 'button', class: 'primary', click: go },
      email === undefined ? words.signIn : words.signInAsAnother,
    ),
  )
  return view
}

/** The way back holds a secret: it is handed over in this tab's storage, and stands in no address and no referrer. */
function leaveFor(path: string) {
  try {
    sessionStorage.setItem('prevLocation', location.pathname)
  } catch {}
  location.assign(path)
}
