import { accessibility } from '../../../../shared/texts/en/accessibility.ts'
import { getPageLanguage, languageFacts } from '../../../../shared/texts/language.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { Marked } from '../../components/Marked.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'

/** Of the assessment. */
const UPDATED = '2026-11-26'

export function AccessibilityPage() {
  const configuration = useConfiguration()
  const { 'brand/name': brand, 'organisation/name': organisation, 'support/email_address': support } = configuration
  return (
    <PageBody>
      <StepHeading>{accessibility.title}</StepHeading>
      <p>{accessibility.lead(brand, organisation)}</p>
      <Panel title={accessibility.status}>
        <p>{accessibility.statusText(brand)}</p>
      </Panel>
      <Panel title={accessibility.measures}>
        <List texts={accessibility.measuresList} />
      </Panel>
      <Panel title={accessibility.limits}>
        <List texts={accessibility.limitsList} />
      </Panel>
      <Panel title={accessibility.testing}>
        <p>{accessibility.testingText}</p>
      </Panel>
      <Panel title={accessibility.feedback}>
        <p>
          {support ? (
            <Marked
              text={accessibility.feedbackText}
              marks={{ support: <a href={`mailto:${support}`}>{support}</a> }}
            />
          ) : (
            accessibility.feedbackWithoutSupport
          )}
        </p>
      </Panel>
      <Panel title={accessibility.enforcement}>
        <p>{accessibility.enforcementText}</p>
      </Panel>
      <p>{accessibility.updated(toDay(UPDATED))}</p>
    </PageBody>
  )
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function toDay(iso: string): string {
  const { tag } = languageFacts[getPageLanguage()]
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso))
}
