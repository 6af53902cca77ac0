import './zodWithoutEval.ts'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { refuseStrayDrops } from '../files/refuseStrayDrops.ts'
import { Loader } from '../shell/Loader.tsx'
import { startTheme } from '../shell/theme.ts'
import { App } from './App.tsx'
import { reportError, watchErrors } from './errorReports.ts'
import { start } from './start.ts'

export function renderApp(): void {
  watchErrors()
  refuseStrayDrops()
  startTheme()
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element.')
  createRoot(root, {
    onCaughtError: (error, { componentStack }) => reportError('crash', error, componentStack),
  }).render(
    <StrictMode>
      <Suspense fallback={<Loader />}>
        <App firstStart={start()} />
      </Suspense>
    </StrictMode>,
  )
}
