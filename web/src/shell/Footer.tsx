import { Link } from 'react-router'
import { pages } from '../../../shared/domain/pages.ts'
import { shell } from '../../../shared/texts/en/common.ts'
import { useConfiguration } from '../app/configuration.tsx'
import { useSession } from '../auth/session.tsx'
import { useAddOnView } from './addOnView.ts'
import styles from './footer.module.css'
import { AlertIcon } from './icons.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { getFooterLinks } from './menu.ts'
import { useHealthProblem } from './useHealthProblem.ts'

/** The product version of the specification. */
const version = 'v1.13.1'

/** A hash of all sources; empty when the build sets none. */
const revision: string = import.meta.env.VITE_REVISION ?? ''

export function Footer() {
  const configuration = useConfiguration()
  const session = useSession()
  const isAddOnView = useAddOnView()
  const hasProblem = useHealthProblem(!isAddOnView)
  if (isAddOnView) return null
  const support = configuration['support/email_address']
  const links = getFooterLinks(session.status === 'signedIn' ? session.role : undefined)
  const papers = [
    { title: configuration['brand/terms_of_service_title'], url: configuration['brand/terms_of_service_url'] },
    { title: configuration['brand/privacy_policy_title'], url: configuration['brand/privacy_policy_url'] },
  ].filter(paper => paper.title && paper.url)

  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <ul className={styles.links}>
          {links.map(({ label, path }) => (
            <li key={path}>
              {path === pages.health.path && hasProblem ? (
                <Link to={path} className={styles.problem}>
                  <AlertIcon size={14} />
                  <span aria-hidden="true">{label}</span>
                  <span className="visually-hidden">{shell.problem(label)}</span>
                </Link>
              ) : (
                <Link to={path}>{label}</Link>
              )}
            </li>
          ))}
          {support && (
            <li>
              <a href={`mailto:${support}`}>{support}</a>
            </li>
          )}
          <li className={styles.version}>
            {version}
            {revision && <> · {revision}</>}
          </li>
          {papers.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
          <li>
            <Link to={pages.accessibility.path}>{shell.accessibility}</Link>
          </li>
        </ul>
        <LanguageMenu />
        <p className={styles.copyright}>
          © {new Date().getFullYear()} {configuration['organisation/name']}
        </p>
      </div>
    </footer>
  )
}
