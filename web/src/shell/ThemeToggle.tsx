import { useSyncExternalStore } from 'react'
import styles from './header.module.css'
import { MoonIcon, SunIcon } from './icons.tsx'
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts'

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const label = `Switch to the ${other} theme`
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(other)}
    >
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}
