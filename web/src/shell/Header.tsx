import { useId, useSyncExternalStore } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { pages } from '../../../shared/domain/pages.ts'
import { common, shell } from '../../../shared/texts/en/common.ts'
import { formatCount } from '../../../shared/texts/format.ts'
import { useConfiguration } from '../app/configuration.tsx'
import { useSession } from '../auth/session.tsx'
import { useAddOnView } from './addOnView.ts'
import styles from './header.module.css'
import { MoonIcon, SunIcon } from './icons.tsx'
import { MenuButton } from './MenuButton.tsx'
import { getMenu, type MenuItem } from './menu.ts'
import { Tooltip } from './Tooltip.tsx'
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts'
import { useNewAlerts } from './useNewAlerts.ts'

/** Of new alerts, in the badge. */
const MAX_SHOWN = 99

export function Header() {
  const session = useSession()
  const { 'brand/name': brand } = useConfiguration()
  const isAddOnView = useAddOnView()
  if (isAddOnView) return null
  const items = getMenu(session.status === 'signedIn' ? session.role : undefined)

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={pages.landing.path} className={styles.brand} aria-label={shell.homeLink(brand)}>
          <BrandMark />
          <span>{brand}</span>
        </Link>
        {items.length > 0 && (
          <MenuButton>
            <nav aria-label={shell.mainMenu}>
              <ul className={styles.menu}>
                {items.map(item => (
                  <li key={item.path}>{item.isDisabled ? <AnnouncedItem item={item} /> : <MenuLink item={item} />}</li>
                ))}
              </ul>
            </nav>
            {session.status === 'signedIn' && <p className={styles.person}>{session.email}</p>}
          </MenuButton>
        )}
        <div className={styles.actions}>
          <ThemeToggle />
          {session.status === 'signedIn' ? <Logout email={session.email} /> : <Login />}
        </div>
      </div>
    </header>
  )
}

function MenuLink({ item }: { item: MenuItem }) {
  if (item.path === pages.insights.path) return <InsightsLink item={item} />
  return (
    <NavLink to={item.path} end className={styles.item ?? ''} data-label={item.label}>
      {item.label}
    </NavLink>
  )
}

/** With the number of new alerts, in words for screen readers. */
function InsightsLink({ item: { path, label } }: { item: MenuItem }) {
  const count = useNewAlerts()
  const isMany = count > MAX_SHOWN
  return (
    <NavLink to={path} end className={styles.item ?? ''} data-label={label}>
      {count === 0 ? (
        label
      ) : (
        <>
          <span aria-hidden="true">
            {label}
            <span className={styles.badge}>{isMany ? `${formatCount(MAX_SHOWN)}+` : formatCount(count)}</span>
          </span>
          <span className="visually-hidden">
            {isMany ? shell.manyNewAlerts(label, MAX_SHOWN) : shell.newAlerts(label, count)}
          </span>
        </>
      )}
    </NavLink>
  )
}

/** Focusable, so that the reason why it is inactive can be read. */
function AnnouncedItem({ item }: { item: MenuItem }) {
  const id = useId()
  return (
    <Tooltip id={id} text={shell.notYet(item.label)}>
      <button type="button" aria-disabled="true" aria-describedby={id} className={styles.item}>
        {item.label}
      </button>
    </Tooltip>
  )
}

function Login() {
  const location = useLocation()
  return (
    <Link to={pages.login.path} state={{ from: location }} className={styles.primary}>
      {common.login}
    </Link>
  )
}

function Logout({ email }: { email: string }) {
  const id = useId()
  return (
    <Tooltip id={id} text={email}>
      <Link to={pages.logout.path} aria-describedby={id} className={styles.secondary}>
        {common.logout}
      </Link>
    </Tooltip>
  )
}

function BrandMark() {
  return (
    <svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M10 22L21 11M12.5 11H21v8.5"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="22" r="3.5" fill="var(--mark-dot)" />
    </svg>
  )
}

function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const label = theme === 'dark' ? shell.toLight : shell.toDark
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
