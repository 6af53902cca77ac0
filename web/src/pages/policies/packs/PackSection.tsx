import Button from '@cloudscape-design/components/button'
import { useId, useMemo } from 'react'
import type { PolicyPack } from '../../../../../shared/domain/policies/policyPack.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { policyPacks } from '../../../../../shared/texts/en/policyEditor.ts'
import { describeOutcomes } from './addPack.ts'
import { PackPolicy } from './PackPolicy.tsx'
import styles from './packs.module.css'
import { translatePack } from './translatePack.ts'
import { useAdding } from './useAdding.ts'

export function PackSection({ pack, onAdded }: { pack: PolicyPack; onAdded: () => void }) {
  const heading = useId()
  const translated = useMemo(() => translatePack(pack), [pack])
  const { outcomes, isAdding, add } = useAdding(pack, translated, onAdded)
  const { title, description, policies, sources } = translated
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
        {policyPacks.sources}
        <ul className={styles.sources}>
          {sources.map(source => (
            <li key={source.url}>
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                {source.title}
                <span className="visually-hidden"> {common.opensInNewTab}</span>
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
          {...(isAdded && { disabledReason: policyPacks.inList })}
          ariaDescribedby={heading}
          onClick={add}
        >
          {isAdded ? policyPacks.allAdded : policyPacks.add(policies.length)}
        </Button>
        <p role="status">
          {isAdding && policyPacks.adding(Math.min(outcomes.length + 1, policies.length), policies.length)}
          {isDone && describeOutcomes(outcomes)}
        </p>
      </div>
    </section>
  )
}
