import { useRef, useState } from 'react'
import { insights } from '../../../../shared/texts/en/insights.ts'
import { usePrefetch } from '../../app/laterSteps.ts'
import { StepHeading } from '../../components/StepHeading.tsx'
import { AlertsColumn } from './alerts/AlertsColumn.tsx'
import { InsightCard } from './card/InsightCard.tsx'
import { ActivityHighlights } from './cards/ActivityHighlights.tsx'
import { dataVolume, flows, transfersOverTime, weekdays } from './cards/activityCards.tsx'
import { topInfotypes, topPartners, topReceivers, topSenders } from './cards/rankings.tsx'
import { SecurityHighlights } from './cards/SecurityHighlights.tsx'
import { SpikesCard } from './cards/SpikesCard.tsx'
import { behaviours, fileTypes, firstDownloads } from './cards/securityCards.tsx'
import { wantLaterCharts } from './charts/laterCharts.ts'
import { FailureToastsProvider, useFailureToasts } from './failureToasts.ts'
import { InsightTools } from './InsightTools.tsx'
import styles from './insights.module.css'
import './print.css'
import { RangeNote } from './RangeNote.tsx'
import { InsightQuestionProvider, useInsightView } from './useInsightView.ts'
import { useNamedCard } from './useNamedCard.ts'
import { usePrintLayout } from './usePrintLayout.ts'

export function InsightsPage() {
  const [version, setVersion] = useState(0)
  const { question, change } = useInsightView(version)
  const noteFailure = useFailureToasts()
  const page = useRef<HTMLDivElement>(null)
  useNamedCard(page)
  usePrintLayout(page)
  usePrefetch(wantLaterCharts)
  return (
    <FailureToastsProvider value={noteFailure}>
      <InsightQuestionProvider value={question}>
        <div ref={page} className={styles.page} data-insights>
          <header className={styles.top}>
            <StepHeading>{insights.title}</StepHeading>
            <RangeNote />
            <InsightTools onChange={change} onRefresh={() => setVersion(version + 1)} />
          </header>
          <div className={styles.columns}>
            <div className={styles.main}>
              <section className={styles.section} aria-labelledby="activity">
                <h2 id="activity">{insights.activity}</h2>
                <ActivityHighlights />
                <InsightCard card={transfersOverTime} />
                <InsightCard card={topPartners} />
                <InsightCard card={topSenders} />
                <InsightCard card={dataVolume} />
                <InsightCard card={weekdays} />
                <InsightCard card={flows} />
              </section>
              <section className={styles.section} aria-labelledby="security" data-second-page>
                <h2 id="security">{insights.security}</h2>
                <SecurityHighlights />
                <InsightCard card={behaviours} />
                <InsightCard card={topInfotypes} />
                <InsightCard card={topReceivers} />
                <InsightCard card={fileTypes} />
                <InsightCard card={firstDownloads} />
                <SpikesCard />
              </section>
            </div>
            <aside className={styles.aside} data-screen-only>
              <AlertsColumn onChange={change} />
            </aside>
          </div>
        </div>
      </InsightQuestionProvider>
    </FailureToastsProvider>
  )
}
