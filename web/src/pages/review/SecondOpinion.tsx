import Icon from '@cloudscape-design/components/icon'
import type { SecondOpinion as Opinion } from '../../../../shared/domain/secondLook.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { formatList } from '../../../../shared/texts/format.ts'
import { infoTypeLabel } from '../../../../shared/texts/inspection.ts'
import styles from './fileFindings.module.css'

/** What Macie found in the released file, beside the findings of the inspection. */
export function SecondOpinion({ opinions }: { opinions: readonly Opinion[] }) {
  const { secondOpinion: texts } = review
  const list = (some: readonly Opinion[]) => (some.length > 0 ? formatList(some.map(describe)) : undefined)
  const sought = opinions.filter(({ secondCount }) => secondCount !== undefined)
  const missed = list(sought.filter(({ count }) => count === 0))
  const both = list(sought.filter(({ count, secondCount = 0 }) => count > 0 && secondCount > 0))
  const onlyHere = list(sought.filter(({ secondCount }) => secondCount === 0))
  const notSought = list(opinions.filter(({ secondCount }) => secondCount === undefined))
  return (
    <div>
      <b>{texts.title}</b>
      <ul className={styles.kinds}>
        {missed && (
          <li className={styles.missed}>
            <Icon name="status-warning" variant="warning" size="small" />
            <span>{texts.onlyMacie(missed)}</span>
          </li>
        )}
        {both && <li>{texts.both(both)}</li>}
        {onlyHere && <li>{texts.onlyHere(onlyHere)}</li>}
        {notSought && <li>{texts.notSought(notSought)}</li>}
      </ul>
    </div>
  )
}

function describe({ infoType, count, secondCount = 0 }: Opinion): string {
  const { counted, counts } = review.secondOpinion
  const kind = infoTypeLabel(infoType)
  return count > 0 && secondCount > 0 ? counts(kind, count, secondCount) : counted(kind, count || secondCount)
}
