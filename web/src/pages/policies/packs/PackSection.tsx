import Button from '@cloudscape-design/components/button'
import { useId } from 'react'
import type { PolicyPack } from '../../../../../shared/domain/policies/policyPack.ts'
import { packResultText, policyPackTexts } from '../../../../../shared/texts/policyPacks.ts'
import { countOutcomes } from './addPack.ts'
import { PackPolicy } from './PackPolicy.tsx'
import styles from './packs.module.css'
import { useAdding } from './useAdding.ts'

export function PackSection({ pack, onAdded }: { pack: PolicyPack; onAdded: () => void }) {
  const heading = useId()
  const { outcomes, isAdding, add } = useAdding(pack, onAdded)
  const { title, description, policies, sources } = pack
  const isDone = !isAdding && outcomes.length > 0
  const isAdded = isDone && outcomes.every(({ kind }) => kind !== 'refused')
  return (
    <section className={styles.pack} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p>{description}</p>
      <ul className={styles.policies}>
        {policies.map((policy, index) => (
          <PackPolicy key={policy.name} policy={policy} outcome={outcomes[index]} />
        ))}
      </ul>
      <div className={styles.quiet}>
        {policyPackTexts.sources}
        <ul className={styles.sources}>
          {sources.map(source => (
            <li key={source.url}>
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                {source.title}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.adding}>
        {/* With a reason, a disabled button keeps the focus. */}
        <Button
          formAction="none"
          loading={isAdding}
          disabled={isAdded}
          {...(isAdded && { disabledReason: policyPackTexts.inList })}
          ariaDescribedby={heading}
          onClick={add}
        >
          {isAdded ? policyPackTexts.outcomes.added : policyPackTexts.add(policies.length)}
        </Button>
        <p role="status">
          {isAdding && policyPackTexts.adding(Math.min(outcomes.length + 1, policies.length), policies.length)}
          {isDone && packResultText(countOutcomes(outcomes))}
        </p>
      </div>
    </section>
  )
}
