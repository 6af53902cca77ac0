import { generatePath } from 'react-router'
import { pages } from '../../../../../shared/domain/pages.ts'
import type { Simulated } from '../../../../../shared/domain/policies/simulated.ts'
import { formatDateTime } from '../../../../../shared/texts/format.ts'
import { simulationResultTexts } from '../../../../../shared/texts/simulationResult.ts'
import styles from './simulation.module.css'

export function SimulationExamples({ examples }: Pick<Simulated, 'examples'>) {
  return (
    <ul className={styles.examples} aria-label="Examples">
      {examples.map(({ id, createdAt, sender, recipient, outcome, because }) => (
        <li key={id}>
          <span className={styles.outcome} data-outcome={outcome}>
            {simulationResultTexts.outcomes[outcome] ?? outcome}
          </span>
          <div>
            <a href={generatePath(pages.reviewAny.path, { transferId: id })} target="_blank" rel="noopener">
              <bdi>{sender}</bdi> to <bdi>{recipient}</bdi>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <p>{because}</p>
          </div>
          <time dateTime={createdAt}>{formatDateTime(createdAt, undefined, 'en', 'short')}</time>
        </li>
      ))}
    </ul>
  )
}
