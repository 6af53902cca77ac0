import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { common, landing, pageTitles } from '../../../../shared/texts/en/common.ts'
import { useChosenFiles } from '../../app/chosenFiles.tsx'
import { useConfiguration } from '../../app/configuration.tsx'
import { isDraftStored } from '../../app/drafts.ts'
import { useSession } from '../../auth/session.tsx'
import { Marked } from '../../components/Marked.tsx'
import type { Chosen } from '../../files/chosenFile.ts'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { mayEnter } from '../../shell/menu.ts'
import { useKeptSendings } from '../../upload/useKeptSendings.ts'
import { DropZone } from './DropZone.tsx'
import styles from './landing.module.css'

const UnfinishedLink = lazy(async () => ({
  default: (await import('../send/resume/UnfinishedLink.tsx')).UnfinishedLink,
}))

export function LandingPage() {
  const session = useSession()
  if (session.status !== 'signedIn') return <SignedOut />
  return mayEnter(pages.send.access, session.role) ? <Start subject={session.subject} /> : <NoOrganisation />
}

function Start({ subject }: { subject: string }) {
  const [hasDraft] = useState(() => isDraftStored('sendDraft', subject))
  const navigate = useNavigate()
  const { search } = useLocation()
  const { choose } = useChosenFiles()
  const [unfinished] = useKeptSendings()
  usePrefetchedSendPage()

  const start = (chosen: Chosen) => {
    choose(chosen)
    // Keeps the query, in which an add-on names the recipient and the redirect.
    navigate({ pathname: pages.send.path, search })
  }
  return (
    <div className={styles.landing}>
      <h1>{landing.title}</h1>
      <p className={styles.lead}>{landing.lead}</p>
      <DropZone onChoose={start} />
      {hasDraft && (
        <p className={styles.draft}>
          {landing.draft} <Link to={`${pages.send.path}${search}`}>{landing.continueDraft}</Link>
        </p>
      )}
      {unfinished.length > 0 && (
        <Suspense>
          <UnfinishedLink kept={unfinished} />
        </Suspense>
      )}
      <div className={styles.request}>
        <p>{landing.requestQuestion}</p>
        <LinkButton to={`${pages.request.path}${search}`}>{pageTitles.request}</LinkButton>
      </div>
      <Promises />
    </div>
  )
}

function SignedOut() {
  const location = useLocation()
  const { 'organisation/name': organisation } = useConfiguration()
  return (
    <div className={styles.landing}>
      <h1>{landing.title}</h1>
      <p className={styles.lead}>{landing.leadSignedOut(organisation)}</p>
      <section className={styles.block} aria-label={landing.signIn}>
        <p>{landing.signInFirst}</p>
        <LinkButton to={pages.login.path} state={{ from: location }} isPrimary>
          {common.login}
        </LinkButton>
      </section>
      <Promises />
    </div>
  )
}

function NoOrganisation() {
  const { 'support/email_address': email } = useConfiguration()
  return (
    <div className={styles.landing}>
      <h1>{landing.title}</h1>
      <section className={styles.block} aria-label={landing.noPermissionTitle}>
        <p>
          {email === undefined ? (
            landing.noPermissionWithoutEmail
          ) : (
            <Marked text={landing.noPermission} marks={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
          )}
        </p>
      </section>
    </div>
  )
}

function Promises() {
  return (
    <ul className={styles.promises}>
      {Object.values(landing.promises).map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The send page most likely follows. */
function usePrefetchedSendPage() {
  useEffect(() => {
    const timer = setTimeout(() => void import('../send/SendPage.tsx').catch(() => {}), 1500)
    return () => clearTimeout(timer)
  }, [])
}
