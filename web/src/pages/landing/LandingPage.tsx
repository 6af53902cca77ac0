import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { useChosenFiles } from '../../app/chosenFiles.tsx'
import { useConfiguration } from '../../app/configuration.tsx'
import { isDraftStored } from '../../app/drafts.ts'
import { useSession } from '../../auth/session.tsx'
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
      <h1>Send files, safely.</h1>
      <p className={styles.lead}>Choose files, say who they are for, and we deliver them by a secure link.</p>
      <DropZone onChoose={start} />
      {hasDraft && (
        <p className={styles.draft}>
          You have a draft. Files that you choose here are added to it.{' '}
          <Link to={`${pages.send.path}${search}`}>Continue the draft</Link>
        </p>
      )}
      {unfinished.length > 0 && (
        <Suspense>
          <UnfinishedLink kept={unfinished} />
        </Suspense>
      )}
      <div className={styles.request}>
        <p>Waiting for files from another person?</p>
        <LinkButton to={`${pages.request.path}${search}`}>Request Files</LinkButton>
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
      <h1>Send files, safely.</h1>
      <p className={styles.lead}>
        For the people of {organisation} and those they exchange files with. Sign in to send files by a secure link.
      </p>
      <section className={styles.block} aria-label="Sign in">
        <p>Please login to send or request files.</p>
        <LinkButton to={pages.login.path} state={{ from: location }} isPrimary>
          Login
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
      <h1>Send files, safely.</h1>
      <section className={styles.block} aria-label="No permission">
        <p>
          You do not have permission to send or request files. Please contact{' '}
          {email === undefined ? 'your administrator' : <a href={`mailto:${email}`}>{email}</a>} to request access
        </p>
      </section>
    </div>
  )
}

const promises = [
  { title: 'A link for one recipient', text: 'Files never travel as attachments.' },
  { title: 'The right person first', text: 'You confirm the recipient before anything is sent.' },
  { title: 'Yours to take back', text: 'Links expire, and you can revoke them at any time.' },
]

function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(({ title, text }) => (
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
