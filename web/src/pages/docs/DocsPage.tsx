import { documents } from 'virtual:documents'
import { Link, useParams } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { docsPage } from '../../../../shared/texts/en/help.ts'
import { inLanguage } from '../../../../shared/texts/language.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { DocumentSearch } from './DocumentSearch.tsx'
import { DocumentView } from './DocumentView.tsx'
import styles from './docs.module.css'
import { toDocumentPath } from './documentPath.ts'

const audiences = ['members', 'administrators', 'operators', 'integrators'] as const

export function DocsPage() {
  return (
    <PageBody>
      <StepHeading>{docsPage.title}</StepHeading>
      <p>{docsPage.lead}</p>
      <DocumentSearch />
      {audiences.map(audience => (
        <Panel key={audience} title={docsPage.audiences[audience]}>
          <ul className={styles.documents} {...inLanguage('en')}>
            {documents
              .filter(document => document.audience === audience)
              .map(({ name, title, lead }) => (
                <li key={name}>
                  <Link to={toDocumentPath(name)}>{title}</Link>
                  <p>{lead}</p>
                </li>
              ))}
          </ul>
        </Panel>
      ))}
    </PageBody>
  )
}

export function DocumentPage() {
  const { document: name } = useParams()
  const found = documents.find(document => document.name === name)
  if (found) return <DocumentView key={found.name} {...found} />
  return (
    <PageBody>
      <StepHeading>{docsPage.goneTitle}</StepHeading>
      <p>{docsPage.gone}</p>
      <p>
        <Link to={pages.docs.path}>{docsPage.all}</Link>
      </p>
    </PageBody>
  )
}
