import { applyMode, Mode } from '@cloudscape-design/global-styles'
import { store, stored } from '../app/browserStorage.ts'

export type Theme = 'light' | 'dark'

const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  const chosen = stored('theme')
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemTheme()
}

/** The system's current theme means following the system again. */
export function chooseTheme(theme: Theme): void {
  store('theme', theme === systemTheme() ? undefined : theme)
  apply()
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startTheme(): void {
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', event => {
    if (event.key === 'theme' || event.key === null) apply()
  })
}

function systemTheme(): Theme {
  return system.matches ? 'dark' : 'light'
}

function apply(): void {
  const theme = currentTheme()
  document.documentElement.dataset.theme = theme
  applyMode(theme === 'dark' ? Mode.Dark : Mode.Light)
  for (const listener of listeners) listener()
}
