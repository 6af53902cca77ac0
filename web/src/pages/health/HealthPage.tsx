import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { common, pageTitles } from '../../../../shared/texts/en/common.ts'
import { health } from '../../../../shared/texts/en/health.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { useNow } from '../../components/useNow.ts'
import { CurrentStatus } from './CurrentStatus.tsx'
import { DayStrips } from './DayStrips.tsx'
import { HealthHistory } from './HealthHistory.tsx'
import { Quality } from './Quality.tsx'
import { useHealth } from './useHealth.ts'

/** Keeps relative times correct. */
const TICK_MILLISECONDS = 10_000

export function HealthPage() {
  const { latestRun: latest, runs, isFailed, retry } = useHealth()
  const now = useNow(TICK_MILLISECONDS)
  return (
    <PageBody isWide>
      <StepHeading>{pageTitles.health}</StepHeading>
      {isFailed && (
        <Alert
          type={latest ? 'warning' : 'error'}
          header={health.loadFailed}
          action={<Button onClick={retry}>{common.retry}</Button>}
        >
          {latest ? health.outdated : health.retried}
        </Alert>
      )}
      {!latest && !isFailed && (
        <Panel title={health.currentStatus}>
          <LiveRegion>
            <StatusIndicator type={runs ? 'in-progress' : 'loading'}>
              {runs ? health.firstRun : health.loading}
            </StatusIndicator>
            {runs && <p>{health.firstRunText}</p>}
          </LiveRegion>
        </Panel>
      )}
      {latest && <CurrentStatus run={latest} now={now} />}
      {runs && latest && <DayStrips runs={runs} now={now} />}
      {runs && latest && <HealthHistory runs={runs} />}
      <Quality />
    </PageBody>
  )
}
