import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { type PageName, pages } from '../../../shared/domain/pages.ts'
import { LandingPage } from '../pages/landing/LandingPage.tsx'
import { LoginPage } from '../pages/login/LoginPage.tsx'
import { LogoutPage } from '../pages/logout/LogoutPage.tsx'
import { NotFoundPage } from '../pages/notFound/NotFoundPage.tsx'
import { TokenPage } from '../pages/token/TokenPage.tsx'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { fetchFailedStyles } from './failedStyles.ts'
import { Guarded } from './Guarded.tsx'

type AppPage = { [Name in PageName]: (typeof pages)[Name]['entry'] extends 'app' ? Name : never }[PageName]

type View = { title: string; Page: ComponentType }

/**
 * Small pages are in the main bundle. The build finds the others by their folder, which has the page's name (or the one
 * in `bin/pageFiles.ts`).
 */
const views: Record<AppPage, View> = {
  landing: { title: 'Home', Page: LandingPage },
  login: { title: 'Login', Page: LoginPage },
  logout: { title: 'Logout', Page: LogoutPage },
  token: { title: 'Login', Page: TokenPage },
  send: {
    title: 'Send Files',
    Page: later(async () => (await import('../pages/send/SendPage.tsx')).SendPage),
  },
  request: {
    title: 'Request Files',
    Page: later(async () => (await import('../pages/request/RequestPage.tsx')).RequestPage),
  },
  upload: {
    title: 'Upload Files',
    Page: later(async () => (await import('../pages/upload/UploadPage.tsx')).UploadPage),
  },
  success: {
    title: 'Success',
    Page: later(async () => (await import('../pages/success/SuccessPage.tsx')).SuccessPage),
  },
  transfers: {
    title: 'My Transfers',
    Page: later(async () => (await import('../pages/transfers/TransfersPage.tsx')).TransfersPage),
  },
  allTransfers: {
    title: 'All Transfers',
    Page: later(async () => (await import('../pages/allTransfers/AllTransfersPage.tsx')).AllTransfersPage),
  },
  insights: {
    title: 'Activity Insights',
    Page: later(async () => (await import('../pages/insights/InsightsPage.tsx')).InsightsPage),
  },
  unsubscribe: {
    title: 'Mails with alerts',
    Page: later(async () => (await import('../pages/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage),
  },
  policies: {
    title: 'Compliance',
    Page: later(async () => (await import('../pages/policies/PoliciesPage.tsx')).PoliciesPage),
  },
  health: {
    title: 'System Health',
    Page: later(async () => (await import('../pages/health/HealthPage.tsx')).HealthPage),
  },
  review: {
    title: 'Review Transfer',
    Page: later(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage),
  },
  reviewAny: {
    title: 'Review Transfer',
    Page: later(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewAnyPage),
  },
}

const routes = (Object.keys(views) as AppPage[]).map(name => ({ name, ...pages[name], ...views[name] }))

export function AppRoutes() {
  return (
    <Routes>
      {routes.map(({ name, path, access, title, Page }) => (
        <Route
          key={name}
          path={path}
          caseSensitive
          element={
            <Guarded key={name} access={access}>
              <Titled title={title} />
              <Page />
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
