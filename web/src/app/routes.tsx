import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { type PageName, pages } from '../../../shared/domain/pages.ts'
import { pageTitles } from '../../../shared/texts/en/common.ts'
import { LandingPage } from '../pages/landing/LandingPage.tsx'
import { LoginPage } from '../pages/login/LoginPage.tsx'
import { LogoutPage } from '../pages/logout/LogoutPage.tsx'
import { NotFoundPage } from '../pages/notFound/NotFoundPage.tsx'
import { TokenPage } from '../pages/token/TokenPage.tsx'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { FirstVisit } from '../tours/FirstVisit.tsx'
import { fetchFailedStyles } from './failedStyles.ts'
import { Guarded } from './Guarded.tsx'

type AppPage = { [Name in PageName]: (typeof pages)[Name]['entry'] extends 'app' ? Name : never }[PageName]

/**
 * Small pages are in the main bundle. The build finds the others by their folder, which has the page's name (or the one
 * in `bin/pageFiles.ts`).
 */
const views: Record<AppPage, ComponentType> = {
  landing: LandingPage,
  login: LoginPage,
  logout: LogoutPage,
  token: TokenPage,
  send: later(async () => (await import('../pages/send/SendPage.tsx')).SendPage),
  request: later(async () => (await import('../pages/request/RequestPage.tsx')).RequestPage),
  upload: later(async () => (await import('../pages/upload/UploadPage.tsx')).UploadPage),
  dropPage: later(async () => (await import('../pages/dropPage/OwnDropPage.tsx')).OwnDropPage),
  drop: later(async () => (await import('../pages/drop/DropPage.tsx')).DropPage),
  success: later(async () => (await import('../pages/success/SuccessPage.tsx')).SuccessPage),
  transfers: later(async () => (await import('../pages/transfers/TransfersPage.tsx')).TransfersPage),
  allTransfers: later(async () => (await import('../pages/allTransfers/AllTransfersPage.tsx')).AllTransfersPage),
  insights: later(async () => (await import('../pages/insights/InsightsPage.tsx')).InsightsPage),
  unsubscribe: later(async () => (await import('../pages/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage),
  policies: later(async () => (await import('../pages/policies/PoliciesPage.tsx')).PoliciesPage),
  health: later(async () => (await import('../pages/health/HealthPage.tsx')).HealthPage),
  faq: later(async () => (await import('../pages/faq/FaqPage.tsx')).FaqPage),
  help: later(async () => (await import('../pages/help/HelpPage.tsx')).HelpPage),
  docs: later(async () => (await import('../pages/docs/DocsPage.tsx')).DocsPage),
  document: later(async () => (await import('../pages/docs/DocsPage.tsx')).DocumentPage),
  accessibility: later(async () => (await import('../pages/accessibility/AccessibilityPage.tsx')).AccessibilityPage),
  receipt: later(async () => (await import('../pages/receipt/ReceiptPage.tsx')).ReceiptPage),
  review: later(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage),
  reviewAny: later(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewAnyPage),
}

const routes = (Object.keys(views) as AppPage[]).map(name => ({ name, ...pages[name], Page: views[name] }))

export function AppRoutes() {
  return (
    <Routes>
      {routes.map(({ name, path, access, Page }) => (
        <Route
          key={name}
          path={path}
          caseSensitive
          element={
            <Guarded key={name} access={access}>
              <Titled title={pageTitles[name]} />
              <Page />
              <FirstVisit page={name} />
            </Guarded>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    // A failed prefetch may have lost the styles.
    await fetchFailedStyles()
    return { default: await load() }
  })
}

/** Runs before the page, so that the page can set a more exact title. */
function Titled({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
