import { useEffect, useRef } from 'react'
import { network, shell } from '../../../shared/texts/en/common.ts'
import { getPageLanguage, type Language, languageFacts, languages } from '../../../shared/texts/language.ts'
import { closeMenu, foldMenu } from '../components/foldMenu.ts'
import { chooseLanguage } from './chooseLanguage.ts'
import { GlobeIcon } from './icons.tsx'
import styles from './languageMenu.module.css'
import { useToasts } from './toasts.tsx'

/** No `<select>`: the arrow keys choose its options at once, before a person has read them (WCAG 3.2.2). */
export function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const toasts = useToasts()
  const current = getPageLanguage()
  useEffect(() => (menu.current ? foldMenu(menu.current) : undefined), [])

  async function choose(language: Language) {
    if (menu.current) closeMenu(menu.current)
    try {
      await chooseLanguage(language)
    } catch {
      toasts.error(network.unreachable)
    }
  }

  return (
    <details ref={menu} className={styles.menu}>
      <summary>
        <GlobeIcon />
        <span className="visually-hidden">{shell.language} </span>
        {languageFacts[current].name}
      </summary>
      <ul>
        {languages.map(language => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => choose(language)}
            >
              {languageFacts[language].name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
