import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { useEffect, useId, useRef } from 'react'
import { common } from '../../../../../shared/texts/en/common.ts'
import { policySimulation } from '../../../../../shared/texts/en/policyEditor.ts'
import { simulationSentences } from '../../../../../shared/texts/policySimulation.ts'
import { SimulationExamples } from './SimulationExamples.tsx'
import styles from './simulation.module.css'
import type { Tried } from './useSimulation.ts'

type Props = { tried: Tried; isOutdated: boolean; onRetry: () => void }

export function SimulationPanel({ tried, isOutdated, onRetry }: Props) {
  const section = useRef<HTMLElement>(null)
  const heading = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is shown
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' })
  }, [tried])
  return (
    <section ref={section} className={styles.panel} aria-labelledby={heading} aria-busy={tried.status === 'running'}>
      <h3 id={heading}>{policySimulation.title}</h3>
      <div role="status">
        {tried.status === 'running' && <p className={styles.quiet}>{policySimulation.running}</p>}
        {tried.status === 'done' && <p>{simulationSentences(tried.result).join(' ')}</p>}
        {tried.status === 'done' && <p className={styles.quiet}>{policySimulation.afterUpload}</p>}
        {isOutdated && <p className={styles.outdated}>{policySimulation.outdated}</p>}
      </div>
      {tried.status === 'failed' && (
        <div role="alert">
          <Alert
            type="error"
            header={policySimulation.failed}
            action={
              <Button formAction="none" onClick={onRetry}>
                {common.retry}
              </Button>
            }
          >
            {tried.fault}
          </Alert>
        </div>
      )}
      {tried.status === 'done' && tried.result.examples.length > 0 && (
        <SimulationExamples examples={tried.result.examples} />
      )}
    </section>
  )
}
