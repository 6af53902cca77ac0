import { use, useState, useSyncExternalStore } from 'react'
import { BrowserRouter } from 'react-router'
import { getPageLanguage } from '../../../shared/texts/language.ts'
import { SessionProvider } from '../auth/session.tsx'
import { subscribeToLanguage } from '../shell/chooseLanguage.ts'
import { Shell } from '../shell/Shell.tsx'
import { ToastsProvider } from '../shell/toasts.tsx'
import { ChosenFilesProvider } from './chosenFiles.tsx'
import { ConfigurationProvider } from './configuration.tsx'
import { AppRoutes } from './routes.tsx'
import { StartFailed } from './StartFailed.tsx'
import { type Start, start } from './start.ts'

export function App({ firstStart }: { firstStart: Promise<Start> }) {
  const [starting, setStarting] = useState(firstStart)
  // Renders all below again, with their state: modules read texts when they render.
  useSyncExternalStore(subscribeToLanguage, getPageLanguage)
  const started = use(starting)
  if (started.status === 'failed') {
    return (
      <ToastsProvider>
        <StartFailed attempt={starting} onRetry={() => setStarting(start())} />
      </ToastsProvider>
    )
  }

  return (
    <ConfigurationProvider configuration={started.configuration}>
      <SessionProvider keeper={started.keeper}>
        <BrowserRouter>
          <ToastsProvider>
            <ChosenFilesProvider>
              <Shell>
                <AppRoutes />
              </Shell>
            </ChosenFilesProvider>
          </ToastsProvider>
        </BrowserRouter>
      </SessionProvider>
    </ConfigurationProvider>
  )
}
