import { generatePath } from 'react-router'
import { pages } from '../../../../../shared/domain/pages.ts'
import type { Simulated } from '../../../../../shared/domain/policies/simulated.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { policySimulation } from '../../../../../shared/texts/en/policyEditor.ts'
import { formatShortDateTime } from '../../../../../shared/texts/format.ts'
import { becauseTexts } from '../../../../../shared/texts/policySimulation.ts'
import { Marked } from '../../../components/Marked.tsx'
import { translateSentence } from '../../../texts/sentences.ts'
import styles from './simulation.module.css'

export function SimulationExamples({ examples }: Pick<Simulated, 'examples'>) {
  return (
    <ul className={styles.examples} aria-label={policySimulation.examples}>
      {examples.map(({ id, createdAt, sender, recipient, outcome, because, unmet }) => (
        <li key={id}>
          <span className={styles.outcome} data-outcome={outcome}>
            {policySimulation.outcomes[outcome] ?? outcome}
          </span>
          <div>
            <a href={generatePath(pages.reviewAny.path, { transferId: id })} target="_blank" rel="noopener">
              <Marked
                text={policySimulation.exchange}
                marks={{ sender: <bdi>{sender}</bdi>, recipient: <bdi>{recipient}</bdi> }}
              />
              <span className="visually-hidden"> {common.opensInNewTab}</span>
            </a>
            <p>{unmet ? becauseTexts(outcome, unmet).join(' ') : translateSentence(because)}</p>
          </div>
          <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>
        </li>
      ))}
    </ul>
  )
}
