import './app/zodWithoutEval.ts'
import '@cloudscape-design/global-styles/index.css'
import 'virtual:cloudscape-theme.css'
import './app/tokens.css'
import './app/base.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { reportError, watchErrors } from './app/errorReports.ts'
import { start } from './app/start.ts'
import { refuseStrayDrops } from './files/refuseStrayDrops.ts'
import { Loader } from './shell/Loader.tsx'
import { startTheme } from './shell/theme.ts'

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
