import { useState } from 'react'
import { Link } from 'react-router'
import { helpSteps } from '../../../../shared/domain/helpSteps.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { helpPage } from '../../../../shared/texts/en/help.ts'
import { Marked } from '../../components/Marked.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import styles from './help.module.css'
import { PictureDialog } from './PictureDialog.tsx'
import { StepCard } from './StepCard.tsx'
import { TourList } from './TourList.tsx'

export function HelpPage() {
  const [zoomed, setZoomed] = useState<number>()
  return (
    <PageBody isWide>
      <StepHeading>{helpPage.title}</StepHeading>
      <p>{helpPage.lead}</p>
      <ol className={styles.steps}>
        {helpSteps.map((step, index) => (
          <li key={step}>
            <StepCard step={step} number={index + 1} onZoom={() => setZoomed(index)} />
          </li>
        ))}
      </ol>
      <TourList />
      <p>
        <Marked text={helpPage.questions} marks={{ link: <Link to={pages.faq.path}>{helpPage.faq}</Link> }} />
      </p>
      <p>
        <Marked
          text={helpPage.documents}
          marks={{ link: <Link to={pages.docs.path}>{helpPage.documentation}</Link> }}
        />
      </p>
      {zoomed !== undefined && (
        <PictureDialog index={zoomed} onChange={setZoomed} onClose={() => setZoomed(undefined)} />
      )}
    </PageBody>
  )
}
