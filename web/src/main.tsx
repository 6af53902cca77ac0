import '@cloudscape-design/global-styles/index.css'
import 'virtual:cloudscape-theme.css'
import './app/tokens.css'
import './app/base.css'
import { pageOfPath } from '../../shared/domain/pages.ts'
import { isLanguage, setPageLanguage } from '../../shared/texts/language.ts'
import { loadTextsOfPage } from './texts/loadTexts.ts'

// `early.js` has chosen the language. The texts come before the modules that use them.
const { lang } = document.documentElement
if (isLanguage(lang)) setPageLanguage(lang)
void loadTextsOfPage(pageOfPath(location.pathname))
  .then(() => import('./app/renderApp.tsx'))
  .then(({ renderApp }) => renderApp())
  .catch(showFailure)

/** In English: the texts are what did not arrive. The static document has the ring that it replaces. */
function showFailure() {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.lang = 'en'
  message.append('The application could not be loaded. Please check your connection and reload the page.')
  const reload = document.createElement('button')
  reload.append('Reload')
  reload.addEventListener('click', () => location.reload())
  document.querySelector('.boot')?.replaceWith(message, reload)
}
