import { element, icon } from '../dom.ts'
import { helpLink } from '../helpLink.ts'
import { signedInAs } from '../passes.ts'
import { texts } from '../texts.ts'
import './gates.css'

export function loginView(passed: () => void): HTMLElement {
  const email = signedInAs()
  const words = texts.login
  // A sign-in in another tab passes this gate too.
  const follow = ({ key, newValue }: StorageEvent) => {
    const isSignedIn = key?.endsWith('.idToken') && newValue !== null
    if (view.isConnected && !isSignedIn) return
    removeEventListener('storage', follow)
    if (view.isConnected) passed()
  }
  addEventListener('storage', follow)
  const go = () => leaveFor(email === undefined ? '/login' : '/logout')
  const view = element(
    'div',
    { class: 'card notice' },
    icon('lock'),
    element('h1', { tabindex: '-1' }, email === undefined ? words.title : words.otherPerson),
    ...(email === undefined ? [words.text] : words.otherPersonTexts(email)).map(text => element('p', {}, text)),
    element(
      'button',
      { type: 'button', class: 'primary', click: go },
      email === undefined ? words.signIn : words.signInAsAnother,
    ),
    helpLink(email === undefined ? 'signInAsked' : 'otherPerson'),
  )
  return view
}

/** The path is a secret: only this tab's storage has it, no URL and no referrer. */
function leaveFor(path: string) {
  try {
    sessionStorage.setItem('prevLocation', location.pathname)
  } catch {}
  location.assign(path)
}
