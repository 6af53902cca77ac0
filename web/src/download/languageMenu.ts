import { getPageLanguage, type Language, languageFacts, languages } from '../../../shared/texts/language.ts'
import { foldMenu } from '../components/foldMenu.ts'
import { element } from './dom.ts'
import { texts } from './texts.ts'

/** As in the application, but it loads the page again. */
export function languageMenu(): HTMLElement {
  const current = getPageLanguage()
  const choices = languages.map(language =>
    element(
      'li',
      {},
      element(
        'button',
        {
          type: 'button',
          lang: language,
          'aria-current': language === current && 'true',
          click: () => choose(language),
        },
        languageFacts[language].name,
      ),
    ),
  )
  const label = element('span', { class: 'visually-hidden' }, `${texts.language} `)
  const summary = element('summary', {}, label, languageFacts[current].name)
  const menu = element('details', {}, summary, element('ul', {}, ...choices))
  foldMenu(menu)
  return menu
}

/** `early.js` reads it. Without storage, the page stays as it is. */
function choose(language: Language) {
  try {
    localStorage.setItem('language', language)
  } catch {}
  history.replaceState({ hasChosenLanguage: true }, '')
  location.reload()
}

/** Once it is in the page. A person who has chosen stays where they were. */
export function focusAfterChoice(menu: HTMLElement): void {
  if (!history.state?.hasChosenLanguage) return
  history.replaceState(null, '')
  menu.querySelector('summary')?.focus()
}
