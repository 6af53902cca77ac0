import { policyPage } from '../../../../shared/texts/en/policies.ts'
import { LongText } from '../../components/LongText.tsx'
import { EditButton } from './EditButton.tsx'
import { MatchCount } from './MatchCount.tsx'
import { ModeSelect } from './ModeSelect.tsx'
import { PolicyName } from './PolicyName.tsx'
import type { RowsProps } from './PolicyRows.tsx'
import styles from './policies.module.css'
import { UpdatedOn } from './UpdatedOn.tsx'

export function PolicyCards({ policies, matches, opening, onEdit, onChanged, now }: RowsProps & { now: number }) {
  return (
    <ul className={styles.cards} aria-label={policyPage.title} aria-busy={!policies}>
      {policies?.map(policy => (
        <li key={policy.id} className={styles.card}>
          <PolicyName policy={policy} />
          {policy.description && (
            <p>
              <LongText about={policy.name}>{policy.description}</LongText>
            </p>
          )}
          <dl className={styles.facts}>
            <div>
              <dt>{policyPage.updatedOn}</dt>
              <dd>
                <UpdatedOn policy={policy} now={now} />
              </dd>
            </div>
            <div>
              <dt>{policyPage.version}</dt>
              <dd>{policy.version}</dd>
            </div>
            <div className={styles.wideFact}>
              <dt>{policyPage.id}</dt>
              <dd className={styles.id}>{policy.id}</dd>
            </div>
          </dl>
          <div className={styles.cardActions}>
            <div>
              <ModeSelect policy={policy} onChanged={onChanged} />
              <MatchCount matches={matches?.[policy.id]} />
            </div>
            <EditButton policy={policy} isOpening={opening === policy.id} onEdit={onEdit} />
          </div>
        </li>
      ))}
    </ul>
  )
}
