import Button from '@cloudscape-design/components/button'
import { useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { pageTitles } from '../../../../shared/texts/en/common.ts'
import { helpPage } from '../../../../shared/texts/en/help.ts'
import { useSession } from '../../auth/session.tsx'
import { Panel } from '../../components/Panel.tsx'
import { mayEnter } from '../../shell/menu.ts'
import { forgetTour } from '../../tours/knownTours.ts'
import styles from './help.module.css'

/** Without the review, which needs a transfer: its tour starts with the next one that the person opens. */
const started = ['send', 'transfers', 'insights', 'policies'] as const

/** Tours of the pages that the person may open. */
export function TourList() {
  const session = useSession()
  const navigate = useNavigate()
  const role = session.status === 'signedIn' ? session.role : undefined
  const shown = started.filter(name => mayEnter(pages[name].access, role))
  if (shown.length === 0) return null
  return (
    <Panel title={helpPage.toursTitle}>
      <p>{helpPage.tours}</p>
      <ul className={styles.tours}>
        {shown.map(name => (
          <li key={name}>
            <Button
              onClick={() => {
                forgetTour(name)
                if (name === 'transfers') forgetTour('review')
                navigate(pages[name].path, { state: { isTourAsked: true } })
              }}
            >
              {helpPage.startTour(pageTitles[name])}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
