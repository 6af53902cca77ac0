import type { Document } from 'virtual:documents'
import Alert from '@cloudscape-design/components/alert'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { docsPage } from '../../../../shared/texts/en/help.ts'
import { inLanguage } from '../../../../shared/texts/language.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { Html } from '../../html/Html.tsx'
import { Loader } from '../../shell/Loader.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import styles from './docs.module.css'

type Props = { title: string; load: () => Promise<Document> }

export function DocumentView({ title, load }: Props) {
  const { hash, key } = useLocation()
  const [document, setDocument] = useState<Document | 'failed'>()
  usePageTitle(title)

  useEffect(() => {
    let isLeft = false
    load()
      .catch(() => 'failed' as const)
      .then(loaded => {
        if (!isLeft) setDocument(loaded)
      })
    return () => {
      isLeft = true
    }
  }, [load])

  // The same link scrolls again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another navigation
  const scroll = useCallback(() => {
    if (hash !== '') showHeading(decode(hash.slice(1)))
  }, [hash, key])

  return (
    <PageBody isWide>
      <p className={styles.all}>
        <Link to={pages.docs.path}>{docsPage.all}</Link>
      </p>
      <div {...inLanguage('en')}>
        <StepHeading>{title}</StepHeading>
      </div>
      {document === undefined && <Loader label={docsPage.loading} />}
      {document === 'failed' && (
        <Alert type="error" header={docsPage.failedTitle}>
          {docsPage.failed}
        </Alert>
      )}
      {typeof document === 'object' && (
        <div className={styles.document}>
          {document.contents.length > 1 && (
            <nav className={styles.contents} aria-label={docsPage.contents}>
              <h2>{docsPage.contents}</h2>
              <ul {...inLanguage('en')}>
                {document.contents.map(({ id, title: heading }) => (
                  <li key={id}>
                    <Link to={`#${id}`}>{heading}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <article className={styles.article}>
            <Html html={document.html} kind="document" lang="en" onShown={scroll} />
          </article>
        </div>
      )}
    </PageBody>
  )
}

function showHeading(id: string) {
  const heading = document.getElementById(id)
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}

/** A hash that is not encoded well names no heading. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
